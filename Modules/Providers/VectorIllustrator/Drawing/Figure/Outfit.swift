/// What a person wears.
struct Outfit: Sendable {
    enum Lower: Sendable { case trousers, shorts, skirt, none }
    enum Pattern: Sendable { case plain, stripes, dots, stars, checks }
    enum Front: Sendable { case plain, buttons, zip, pocket, number }
    enum Neck: Sendable { case round, collar, hood, high }
    enum Feet: Sendable { case shoes, boots, sandals, slippers, bare }

    let garment: Garment
    let top: Colour
    let bottom: Colour
    /// What is seen below a bib.
    let under: Colour
    let accent: Colour
    let shoes: Colour
    let lower: Lower
    let pattern: Pattern
    let feet: Feet

    init(_ description: String, palette: [String]) {
        let words = description.lowercased()
        func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
        let bib: Garment? = has("dungaree", "overall") ? .dungarees : has("pinafore") ? .pinafore : nil
        garment = bib ?? Garment(nearest: words)
        let main = ColourNames.clothes.colour(of: palette.first)
        let second = palette.count > 1 ? ColourNames.clothes.colour(of: palette[1]) : main.darker(0.35)
        let isOnePiece = [.pyjamas, .spacesuit].contains(garment)
        lower =
            switch true {
            case garment.isLong: .none
            case has("skirt", "kilt"): .skirt
            case has("shorts") || (garment == .jersey && !has("tracksuit")): .shorts
            default: .trousers
            }
        pattern = Self.pattern(words, garment)
        top = main
        bottom = bib != nil ? main : isOnePiece ? main.darker(0.06) : second
        under = palette.count > 1 ? second : main.lighter(0.75)
        accent = palette.count > 2 ? ColourNames.clothes.colour(of: palette[2]) : second
        feet =
            switch true {
            case has("barefoot", "bare feet"): .bare
            case has("boot", "wellies", "wellington") || [.raincoat, .spacesuit].contains(garment): .boots
            case has("sandal", "swim"): .sandals
            case has("slipper") || [.pyjamas, .nightgown].contains(garment): .slippers
            default: .shoes
            }
        shoes = feet == .boots ? 0xF2C14E : palette.count > 2 ? accent : feet == .slippers ? 0xE9A0A8 : 0x6B4A3F
    }

    /// Whether something of a description is drawn.
    static func knows(_ description: String) -> Bool {
        let words = description.lowercased()
        let others = [
            "trousers", "jeans", "leggings", "shorts", "skirt", "kilt", "tracksuit", "boot", "wellies", "wellington",
            "sandal", "slipper", "swim", "barefoot", "shoe",
        ]
        return Garment.known(words) != nil || others.contains { words.contains($0) }
    }

    private static func pattern(_ words: String, _ garment: Garment) -> Pattern {
        func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
        switch true {
        case has("strip"): return .stripes
        case has("dot", "spot", "polka"): return .dots
        case has("star"): return .stars
        case has("check", "plaid", "tartan"): return .checks
        default: return garment == .pyjamas ? .dots : garment == .nightgown ? .stars : .plain
        }
    }

    var hasBib: Bool { garment == .dungarees || garment == .pinafore }

    /// How much of the arm a sleeve covers.
    var sleeve: Double {
        switch garment {
        case .vest: 0
        case .tShirt, .dress, .jersey, .pinafore: 0.4
        default: 1
        }
    }

    /// How much of the thighs the garment covers, from 0 to 1 at the knee.
    var length: Double {
        switch garment {
        case .dress, .nightgown: 0.95
        case .pinafore: 0.85
        case .tunic: 0.6
        case .coat, .raincoat: 0.5
        default: lower == .skirt ? 0.78 : 0
        }
    }

    var front: Front {
        switch garment {
        case .shirt: pattern == .stripes ? .plain : .buttons
        case .cardigan, .coat, .pyjamas: .buttons
        case .jacket, .raincoat, .spacesuit: .zip
        case .hoodie: .pocket
        case .jersey: .number
        default: .plain
        }
    }

    var neck: Neck {
        switch garment {
        case .shirt, .jacket, .pyjamas: .collar
        case .hoodie, .raincoat: .hood
        case .jumper, .coat, .spacesuit: .high
        default: .round
        }
    }
}

extension Garment {
    /// Whether it leaves the legs bare.
    fileprivate var isLong: Bool { [.dress, .pinafore, .nightgown].contains(self) }
}

/// What a person wears.
struct Outfit: Sendable {
    enum Lower: Sendable { case trousers, shorts, skirt, none }
    enum Pattern: Hashable, Sendable {
        case plain, stripes, dots, stars, checks, flowers, hearts, number(Int), motif(Motif)
    }
    enum Front: Sendable { case plain, buttons, zip, pocket, open }
    enum Neck: Sendable { case round, collar, hood, high }
    enum Feet: Sendable { case shoes, boots, wellies, sandals, slippers, socks, bare }
    enum Legwear: Sendable { case none, socks, kneeSocks, tights }

    private(set) var garment: Garment
    private(set) var top: Color
    private(set) var bottom: Color
    /// The visible colour below a bib or an open jacket.
    let under: Color
    let accent: Color
    let shoes: Color
    private(set) var lower: Lower
    /// The pattern of the top.
    private(set) var pattern: Pattern
    private(set) var patternColor: Color?
    /// The pattern of a skirt, or of trousers.
    private(set) var lowerPattern: Pattern
    private(set) var lowerPatternColor: Color?
    private(set) var feet: Feet
    private(set) var legwear: Legwear
    let legColor: Color
    let isDenim: Bool
    let isSlim: Bool
    /// Whether something described is worn under a jacket.
    private(set) var isOpen: Bool

    init(_ description: String, palette: [String]) {
        let told = ToldOutfit(description)
        let tints = ToldColors(told, palette: palette)
        let outer = told.outer
        garment = outer.garment
        lower = told.lower
        (top, bottom, under, accent) = (tints.top, tints.bottom, tints.under, tints.accent)
        isDenim = told.isDenim
        isSlim = told.isSlim
        isOpen = told.inner != nil && [.cardigan, .jacket, .coat].contains(garment)
        legwear = told.legwear
        legColor = tints.legs
        feet = told.feet
        shoes = tints.shoes
        // Under a bib it is the shirt that is seen.
        let seen = outer.hasBib ? told.inner : told.outerPiece
        pattern = seen?.pattern ?? (outer.hasBib ? .plain : outer.garment.usualPattern)
        patternColor = seen?.patternColor
        let isWhole = garment.isLong || garment == .pyjamas
        lowerPattern =
            told.lowerPiece?.pattern ?? (outer.hasBib ? told.outerPiece?.pattern : isWhole ? pattern : nil) ?? .plain
        lowerPatternColor =
            told.lowerPiece?.patternColor ?? (isWhole ? patternColor : told.outerPiece?.patternColor)
    }

    /// Returns whether something of a description is drawn.
    static func knows(_ description: String) -> Bool { !OutfitWords(description).pieces.isEmpty }

    /// The nightclothes, in the colours of the day: a family knows its child by them.
    var forBed: Outfit {
        var night = self
        night.feet = .bare
        guard garment != .pyjamas, garment != .nightgown else { return night }
        night.garment = lower == .skirt || garment.isLong ? .nightgown : .pyjamas
        night.lower = night.garment == .nightgown ? .none : .trousers
        night.bottom = top.darker(0.06)
        night.legwear = .none
        night.isOpen = false
        if case .plain = pattern { night.pattern = night.garment.usualPattern }
        (night.lowerPattern, night.lowerPatternColor) = (night.pattern, night.patternColor)
        return night
    }

    /// The same with something over it: a coat has a coat's colour, all else that of what is under it, by which a child
    /// is known.
    func under(_ garment: Garment) -> Outfit {
        var outer = self
        outer.garment = garment
        outer.isOpen = false
        (outer.pattern, outer.patternColor) = (garment.usualPattern, nil)
        if lower == .none || lower == .skirt { outer.lower = .trousers }
        if garment == .coat { outer.top = Self.wool }
        return outer
    }

    private static let wool: Color = 0x8A6DB0

    var hasBib: Bool { garment == .dungarees || garment == .pinafore }

    /// How much of the arm a sleeve covers.
    var sleeve: Double {
        switch garment {
        case .vest, .swimsuit: 0
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
        case .coat: 0.74
        case .raincoat: 0.5
        default: lower == .skirt ? 0.78 : 0
        }
    }

    var front: Front {
        if isOpen { return .open }
        return switch garment {
        case .shirt: pattern == .stripes ? .plain : .buttons
        case .cardigan, .coat, .pyjamas: .buttons
        case .jacket, .raincoat, .spacesuit: .zip
        case .hoodie: .pocket
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
    var isLong: Bool { [.dress, .pinafore, .nightgown, .swimsuit].contains(self) }

    /// The default pattern.
    var usualPattern: Outfit.Pattern {
        switch self {
        case .pyjamas: .dots
        case .nightgown: .stars
        case .jersey: .number(7)
        default: .plain
        }
    }
}

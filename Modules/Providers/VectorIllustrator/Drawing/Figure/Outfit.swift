/// What a person wears.
struct Outfit: Sendable {
    enum Lower: Sendable { case trousers, shorts, skirt, dress }
    enum Pattern: Sendable { case plain, stripes, dots, stars, checks }

    let top: Colour
    let bottom: Colour
    let accent: Colour
    let shoes: Colour
    let lower: Lower
    let pattern: Pattern
    let hasShortSleeves: Bool
    let hasBib: Bool
    let hasButtons: Bool

    init(_ description: String, palette: [String]) {
        let words = description.lowercased()
        func has(_ any: String...) -> Bool { any.contains { words.contains($0) } }
        let isNightwear = has("pyjama", "pajama", "nightgown", "nightshirt", "onesie")
        let main = ColourNames.clothes.colour(of: palette.first)
        let second = palette.count > 1 ? ColourNames.clothes.colour(of: palette[1]) : main.darker(0.35)
        hasBib = has("dungaree", "overall", "pinafore")
        hasButtons = has("coat", "jacket", "cardigan", "button", "uniform", "pyjama", "pajama")
        hasShortSleeves = has("t-shirt", "tee", "dress", "vest", "short", "summer") && !isNightwear
        lower =
            switch true {
            case has("dress", "gown", "tunic", "pinafore"): .dress
            case has("skirt", "kilt"): .skirt
            case has("shorts"): .shorts
            default: .trousers
            }
        pattern =
            switch true {
            case has("strip"): .stripes
            case has("dot", "spot", "polka"): .dots
            case has("star"): .stars
            case has("check", "plaid", "tartan"): .checks
            default: isNightwear ? .dots : .plain
            }
        top = main
        bottom = isNightwear ? main.darker(0.06) : second
        accent = palette.count > 2 ? ColourNames.clothes.colour(of: palette[2]) : second
        shoes = has("boot", "wellies") ? 0xF2C14E : (palette.count > 2 ? accent : 0x6B4A3F)
    }
}

/// Finds colours by the words that people use for them.
struct ColorNames: Sendable {
    private let colors: [(word: String, color: Color)]
    private let neutral: Color

    /// The colour that a word means: `#rrggbb`, a known name, or a known name inside a longer description.
    func color(of word: String?) -> Color {
        guard let word = word?.lowercased() else { return neutral }
        if let exact = Self.hexadecimal(word) { return exact }
        if let exact = colors.first(where: { $0.word == word }) { return exact.color }
        guard let part = colors.first(where: { word.contains($0.word) }) else {
            guard let everyday = Self.everyday.first(where: { word.contains($0.word) }) else { return neutral }
            return everyday.color
        }
        if word.contains("dark") || word.contains("deep") { return part.color.darker(0.25) }
        if word.contains("light") || word.contains("pale") { return part.color.lighter(0.3) }
        return part.color
    }

    /// Returns whether a word means a colour.
    func knows(_ word: String) -> Bool {
        let word = word.lowercased()
        return Self.hexadecimal(word) != nil || (colors + Self.everyday).contains { word.contains($0.word) }
    }

    /// The known names, each colour once.
    var names: [String] {
        var seen: Set<Color> = []
        return colors.filter { seen.insert($0.color).inserted }.map(\.word)
    }

    private static func hexadecimal(_ word: String) -> Color? {
        let digits = word.dropFirst()
        guard word.first == "#", digits.utf8.count == 6, let value = Int(digits, radix: 16), value >= 0 else {
            return nil
        }
        return Color(integerLiteral: value)
    }

    /// Longer names stand before the names that they contain.
    private static let everyday: [(word: String, color: Color)] = [
        ("navy", 0x2F4070), ("sky", 0x8CC8E8), ("turquoise", 0x4DBFB5), ("teal", 0x2F8F8B), ("mint", 0x9ED9B8),
        ("lime", 0xA9CF4B), ("olive", 0x8A8B45), ("yellow", 0xF5C542), ("gold", 0xE3AE3A), ("mustard", 0xD9A130),
        ("orange", 0xEE8A3C), ("peach", 0xF7BE99), ("coral", 0xF08070), ("salmon", 0xF0907F), ("crimson", 0xB8324A),
        ("maroon", 0x86304A), ("burgundy", 0x86304A), ("red", 0xD94F45), ("rose", 0xE58AA0), ("pink", 0xF09DB5),
        ("magenta", 0xC9508F), ("violet", 0x8F6BC0), ("purple", 0x8659B0), ("lilac", 0xBFA2DD), ("lavender", 0xBFA2DD),
        ("indigo", 0x4A4A9C), ("blue", 0x4F86C6), ("green", 0x5FA463), ("cream", 0xFBEFD5), ("beige", 0xE5D3B3),
        ("khaki", 0xB8A878), ("brown", 0x8B5E3C), ("black", 0x3A3540), ("grey", 0x9A9CA5), ("gray", 0x9A9CA5),
        ("silver", 0xC5C9D0), ("white", 0xF7F5F0),
    ]

    /// Colours of clothes and things.
    static let clothes = ColorNames(colors: everyday, neutral: 0xE9A15B)

    static let hair = ColorNames(
        colors: [
            ("light brown", 0xA0713F), ("dark brown", 0x4A2F23), ("strawberry", 0xDE9360), ("auburn", 0x8E3F26),
            ("ginger", 0xC85F2E), ("red", 0xC4552D), ("copper", 0xB8602F), ("blond", 0xE8C36A), ("fair", 0xE8C36A),
            ("golden", 0xE0B050), ("chestnut", 0x6F3F26), ("brown", 0x7A4B2A), ("black", 0x2E2628),
            ("grey", 0x9A9A9E), ("gray", 0x9A9A9E), ("silver", 0xC8CAD0), ("white", 0xECE8E0),
        ], neutral: 0x6B4530)

    static let skin = ColorNames(
        colors: [
            ("very light", 0xFBE0CF), ("pale", 0xFBE0CF), ("light", 0xF6CDB0), ("fair", 0xF6CDB0),
            ("medium", 0xE3AC82), ("olive", 0xD6A878), ("tan", 0xC98C5E), ("very dark", 0x553220),
            ("dark", 0x6F432C), ("deep", 0x6F432C), ("black", 0x6F432C), ("brown", 0x9C6240),
        ], neutral: 0xDDA57C)

    static let eyes = ColorNames(
        colors: [
            ("hazel", 0x9A7438), ("brown", 0x6B4226), ("blue", 0x3F7FBF), ("green", 0x4F9455), ("grey", 0x76868F),
            ("gray", 0x76868F), ("amber", 0xB77A25), ("black", 0x33272A),
        ], neutral: 0x6B4226)
}

/// Characters of ASCII in place of others, for terminals that know no others.
enum PlainCharacters {
    private static let known: [Character: Character] = [
        "‘": "'", "’": "'", "‚": ",", "“": "\"", "”": "\"", "„": "\"", "–": "-", "—": "-", "…": "~", "•": "*",
        "·": ".", "×": "x", "←": "<", "→": ">", "↑": "^", "↓": "v", "‹": "<", "›": ">", "«": "<", "»": ">",
        "─": "-", "│": "|", "╭": "+", "╮": "+", "╰": "+", "╯": "+", "█": "#", "▌": "|", "░": ".", "▒": ":",
        "♥": "*", "★": "*", "☆": "*", "✓": "x", "ß": "s", "æ": "a", "Æ": "A", "œ": "o", "Œ": "O", "ø": "o",
        "Ø": "O", "\u{A0}": " ",
    ]

    /// As many characters as the other one has columns.
    static func replacement(for character: Character, columns: Int) -> String {
        let plain = known[character] ?? letter(of: character) ?? "?"
        return String(repeating: plain, count: max(1, columns))
    }

    /// The letter without its marks.
    private static func letter(of character: Character) -> Character? {
        guard let scalar = character.unicodeScalars.first else { return nil }
        if scalar.isASCII { return Character(scalar) }
        // Its name describes it: "LATIN SMALL LETTER E WITH ACUTE".
        guard let words = scalar.properties.name?.split(separator: " "), words.count > 4, words[0] == "LATIN",
            words[2] == "LETTER", words[3].count == 1, words[4] == "WITH", let letter = words[3].first
        else { return nil }
        return words[1] == "SMALL" ? Character(letter.lowercased()) : letter
    }
}

/// Finds the colours in a description of clothes.
enum ColorWords {
    /// Returns the colours of a text in order, each once, with a preceding "dark" or "light".
    static func found(in text: String) -> [String] {
        let words = text.lowercased().split { !$0.isLetter }.map(String.init)
        var found: [String] = []
        for (index, word) in words.enumerated() where colors.contains(word) {
            let shade = index > 0 && shades.contains(words[index - 1]) ? words[index - 1] + " " : ""
            if !found.contains(shade + word) { found.append(shade + word) }
        }
        return found
    }

    private static let shades: Set<String> = ["dark", "deep", "light", "pale"]

    private static let colors: Set<String> = [
        "navy", "turquoise", "teal", "mint", "lime", "olive", "yellow", "gold", "golden", "mustard", "orange", "peach",
        "coral", "salmon", "crimson", "maroon", "burgundy", "red", "rose", "pink", "magenta", "violet", "purple",
        "lilac", "lavender", "indigo", "blue", "green", "cream", "beige", "khaki", "brown", "black", "grey", "gray",
        "silver", "white",
    ]
}

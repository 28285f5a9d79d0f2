public import StoryCore

extension Appearance {
    private static let textures: Set<String> = ["straight", "wavy", "curly"]
    private static let colors: Set<String> = [
        "black", "brown", "blond", "blonde", "red", "ginger", "auburn", "grey", "gray", "white", "silver", "golden",
        "pink", "blue", "green", "purple", "orange",
    ]
    private static let shades: Set<String> = ["dark", "light"]

    /// Sets the hair from a few words in any order, such as "long curly dark brown", and replaces the previous values.
    ///
    /// A texture and a colour are recognised; all other words are the style.
    public mutating func setHair(_ words: String) {
        var style: [String] = []
        var color: [String] = []
        var texture: String?
        let line = (PlainText.line(words, limit: .max) ?? "").lowercased()
        for word in line.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init) where word != "hair" {
            if Self.textures.contains(word) {
                texture = word
            } else if Self.colors.contains(word) || Self.shades.contains(word) {
                color.append(word)
            } else {
                style.append(word)
            }
        }
        hairStyle = style.isEmpty ? nil : style.joined(separator: " ")
        hairColor = color.isEmpty ? nil : color.joined(separator: " ")
        hairTexture = texture
    }
}

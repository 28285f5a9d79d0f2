/// The canonical description of a hero, part of every illustration request.
public struct CharacterSheet: Hashable, Codable, Sendable {
    /// The hero's identifier.
    public let hero: HeroID
    /// The hero's name.
    public let name: String
    /// The completed appearance: only the accessories and the art style may be missing.
    public let appearance: Appearance
    /// The appearance as one English sentence, the same for a hero in every story.
    public let summary: String

    /// Creates the sheet of a hero.
    public init(of hero: Hero) {
        let look = hero.appearance.completed(for: hero.id)
        self.hero = hero.id
        name = hero.name
        appearance = look
        summary = Self.sentence(name: hero.name, look: look)
    }

    private static func sentence(name: String, look: Appearance) -> String {
        let hair = [look.hairStyle, look.hairTexture, look.hairColor].compactMap { $0 }.joined(separator: " ")
        var parts = [
            "\(name) is a child of \(look.age ?? 5)",
            "with \(hair) hair",
            "\(look.eyeColor ?? "brown") eyes and \(look.skinTone ?? "medium") skin",
            "wearing \(look.clothing ?? "everyday clothes") in \(look.palette.joined(separator: " and "))",
        ]
        if !look.accessories.isEmpty { parts.append("always with \(look.accessories.joined(separator: ", "))") }
        if let style = look.artStyle { parts.append("drawn in the style \(style)") }
        return parts.joined(separator: ", ") + "."
    }
}

/// The one canonical description of a hero that travels with every picture request.
public struct CharacterSheet: Hashable, Codable, Sendable {
    /// The hero that is described.
    public let hero: HeroID
    /// The hero's name.
    public let name: String
    /// The complete look: no field but the accessories and the art style is missing.
    public let appearance: Appearance
    /// The look as one English sentence, the same for the same hero in every story.
    public let summary: String

    /// Describes a hero.
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

public import StoryCore

/// The result of looking up a hero by name.
public enum HeroMatch: Hashable, Sendable {
    /// The hero.
    case found(Hero)
    /// No hero has this name; `similar` lists heroes with similar names.
    case none(similar: [String])
}

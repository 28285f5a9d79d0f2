public import StoryCore

/// Whether somebody whom a person named is a hero of the library.
public enum HeroMatch: Hashable, Sendable {
    /// The hero.
    case found(Hero)
    /// Nobody is called so; the names are those of heroes who are called nearly so.
    case none(similar: [String])
}

public import StoryCore

/// The situations of the form for a hero.
public enum HeroFormViewState: Sendable {
    /// Nothing has been requested yet.
    case idle
    /// The hero who is to be changed is being read.
    case loading
    /// The hero who is to be changed could not be read.
    case error(LibraryError)
    /// A step is being filled in.
    case editing(HeroFormStep)
    /// The hero is being kept.
    case saving
    /// The hero was kept.
    case saved(Hero)
    /// The hero could not be kept; what was typed is still there.
    case failed(LibraryError)
}

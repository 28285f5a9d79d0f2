public import StoryCore

/// The states of the form for a hero.
public enum HeroFormViewState: Sendable {
    /// Nothing was requested yet.
    case idle
    /// The hero is being loaded.
    case loading
    /// The hero could not be loaded.
    case error(LibraryError)
    /// A step is being edited.
    case editing(HeroFormStep)
    /// The hero is being saved.
    case saving
    /// The hero was saved.
    case saved(Hero)
    /// The hero could not be saved; the draft is kept.
    case failed(LibraryError)
}

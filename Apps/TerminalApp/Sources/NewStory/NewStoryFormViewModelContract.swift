public import GenerationViews
public import Library
public import Observation

/// The state and the actions of the new story form, beside those of its feature.
@MainActor
public protocol NewStoryFormViewModelContract: AnyObject, Observable {
    /// The library's heroes and events for the form of another feature; nil until they are loaded.
    var choices: GenerationChoices? { get }
    /// Why heroes or events could not be loaded; nil if they could.
    var failure: LibraryError? { get }
    /// Whether the story that is being made can be played.
    var canListen: Bool { get }
    /// Whether the story will be played as soon as its first page is narrated.
    var isAboutToPlay: Bool { get }

    /// Loads heroes and events, and refreshes them whenever the library changes, until the task is cancelled.
    func observeChanges() async
    /// Clears ``failure``.
    func didDismissFailure()
    /// Plays the story while it is being made.
    func didTapOnListen()
    /// Shows the form for a new hero.
    func didTapOnNewHero()
}

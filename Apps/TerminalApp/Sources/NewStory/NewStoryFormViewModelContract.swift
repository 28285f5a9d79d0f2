public import GenerationViews
public import Library
public import Observation

/// What the screen shows on which stories are made, beside what its feature knows.
@MainActor
public protocol NewStoryFormViewModelContract: AnyObject, Observable {
    /// What can be chosen for a story: the library's heroes and events, which another feature's form offers; nil until
    /// they were read.
    var choices: GenerationChoices? { get }
    /// Why heroes or events could not be read; nil if they could.
    var failure: LibraryError? { get }
    /// Whether the story that is being made can be listened to meanwhile.
    var canListen: Bool { get }
    /// Whether the story is heard as soon as its first page is narrated.
    var isAboutToPlay: Bool { get }

    /// Reads heroes and events, and keeps them as the library is, until the task is cancelled.
    func observeChanges() async
    /// Dismisses ``failure``.
    func didDismissFailure()
    /// Plays the story that is being made, and goes on with what is made of it meanwhile.
    func didTapOnListen()
    /// Shows the form for a new hero.
    func didTapOnNewHero()
}

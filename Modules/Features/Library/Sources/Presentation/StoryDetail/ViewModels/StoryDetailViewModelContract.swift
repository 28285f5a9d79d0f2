public import FeatureKit
public import Observation
public import StoryCore

/// The state and the actions of a story's screen.
@MainActor
public protocol StoryDetailViewModelContract: AnyObject, Observable {
    var state: StoryDetailViewState { get }
    /// Whether a change is being saved.
    var isSaving: Bool { get }
    /// The error of the last action, beside what is still on screen; nil if it succeeded.
    var failure: LibraryError? { get }

    /// Loads the story, unless it was requested already.
    func didAppear() async
    /// Loads the story again.
    func didTapOnRetryButton() async
    /// Refreshes the story; it stays on screen meanwhile and, unless it was deleted, if that fails.
    func didPullToRefresh() async
    /// Toggles the favourite mark; does nothing while a change is being saved.
    func didTapOnFavorite() async
    /// Changes title and texts; does nothing while a change is being saved.
    ///
    /// - Returns: Whether the change was saved; if not, ``failure`` says why.
    func save(_ edit: StoryEdit) async -> Bool
    /// Refreshes the story whenever the library changes, until the task is cancelled.
    func observeChanges() async
    /// Clears ``failure``.
    func didDismissFailure()
    /// Plays the story in the player.
    func didTapOnPlay()
    /// Queues the story after the current one.
    func didTapOnPlayNext()
    /// Queues the story at the end.
    func didTapOnAddToQueue()
    /// Shows the confirmation of deleting the story.
    func didTapOnDelete()
    /// Closes the screen.
    func didTapOnBack()
}

extension StoryDetailViewModelContract {
    /// The story on screen; nil if there is none.
    public var story: Story? {
        if case .loaded(let story) = state { story } else { nil }
    }
}

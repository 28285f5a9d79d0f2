public import FeatureKit
public import Observation
public import StoryCore

/// What a story's screen shows and what can be done on it.
@MainActor
public protocol StoryDetailViewModelContract: AnyObject, Observable {
    var state: StoryDetailViewState { get }
    /// Whether a change is being kept.
    var isSaving: Bool { get }
    /// Why the last thing that was asked for could not be done, beside a story that is still shown; nil if it could.
    var failure: LibraryError? { get }

    /// Reads the story if nothing was asked for yet.
    func didAppear() async
    /// Reads the story again.
    func didTapOnRetryButton() async
    /// Reads the story anew; it stays shown meanwhile and, unless it is gone, if that fails.
    func didPullToRefresh() async
    /// Marks the story, or takes the mark away; does nothing while a change is being kept.
    func didTapOnFavorite() async
    /// Changes title and texts; does nothing while a change is being kept.
    ///
    /// - Returns: Whether the change was kept; if not, ``failure`` says why.
    func save(_ edit: StoryEdit) async -> Bool
    /// Keeps the story as the library has it, until the task is cancelled.
    func observeChanges() async
    /// Takes away what ``failure`` says.
    func didDismissFailure()
    /// Shows the player, which plays the story.
    func didTapOnPlay()
    /// Has the story played after the one that plays.
    func didTapOnPlayNext()
    /// Puts the story at the end of the queue.
    func didTapOnAddToQueue()
    /// Asks whether the story should be deleted.
    func didTapOnDelete()
    /// Leaves the screen.
    func didTapOnBack()
}

extension StoryDetailViewModelContract {
    /// The story that is shown; nil if none is.
    public var story: Story? {
        if case .loaded(let story) = state { story } else { nil }
    }
}

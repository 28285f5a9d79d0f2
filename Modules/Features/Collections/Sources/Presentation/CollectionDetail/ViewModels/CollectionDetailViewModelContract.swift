public import FeatureKit
public import Observation

/// The state and the actions of a collection's screen.
@MainActor
public protocol CollectionDetailViewModelContract: AnyObject, Observable {
    var state: CollectionDetailViewState { get }
    /// The error of the last action, beside a collection that is still on screen; nil if it succeeded.
    var failure: CollectionsError? { get }
    /// The new achievements; empty once they were dismissed.
    var achievements: [Achievement] { get }
    /// The progress of the missing stories; nil if none are being made.
    var progress: CollectionProgress? { get }
    /// The stories that can be added, by title; nil until they are requested.
    var choices: [StoryChoice]? { get }

    /// Loads the collection, unless it was requested already.
    func didAppear() async
    /// Loads the collection again.
    func didTapOnRetryButton() async
    /// Refreshes the collection; the current one stays on screen meanwhile, and if that fails.
    func didPullToRefresh() async
    /// Refreshes the collection whenever the library changes, until the task is cancelled.
    func observeChanges() async
    /// Clears ``failure``.
    func didDismissFailure()
    /// Clears ``achievements``.
    func didDismissAchievements()
    /// Shows a story.
    func didSelect(_ story: CollectedStory)
    /// Plays all stories, one after the other; does nothing if there are none.
    func didTapOnPlayAll()
    /// Plays a story.
    func didTapOnPlay(_ story: CollectedStory)
    /// Marks a story as completed or not completed.
    func didTapOnComplete(_ story: CollectedStory) async
    /// Makes the missing stories, even after the screen is closed.
    func didTapOnResume() async
    /// Discards the plan for the missing stories.
    func didConfirmDiscard() async
    /// Stops making the missing stories; finished ones stay.
    func didTapOnStop()
    /// Loads the stories that can be added.
    func didTapOnAddStory() async
    /// Appends a story of the library.
    func add(_ story: StoryChoice) async
    /// Removes a story from the collection; it stays in the library.
    func didTapOnRemove(_ story: CollectedStory) async
    /// Renames the collection.
    ///
    /// - Returns: Whether it succeeded; if not, ``failure`` says why.
    func rename(to title: String) async -> Bool
    /// Deletes the collection after a confirmation, and closes the screen; the stories stay.
    func didConfirmDeletion() async
    /// Shows the form for a new collection.
    func didTapOnNewCollection()
    /// Closes the screen.
    func didTapOnBack()
}

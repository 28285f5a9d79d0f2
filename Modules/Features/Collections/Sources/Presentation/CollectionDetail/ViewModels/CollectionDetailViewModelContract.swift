public import FeatureKit
public import Observation
public import StoryCore

/// What a collection's screen shows and what can be done on it.
@MainActor
public protocol CollectionDetailViewModelContract: AnyObject, Observable {
    var state: CollectionDetailViewState { get }
    /// Why the last thing that was asked for could not be done, beside a collection that is still shown; nil if it
    /// could.
    var failure: CollectionsError? { get }
    /// What was reached just now; empty once somebody has seen it.
    var achievements: [Achievement] { get }
    /// How far the missing stories are while they are made; nil if none are.
    var making: CollectionProgress? { get }
    /// The stories that can be put into the collection, by title; nil until somebody wants to.
    var choices: [StoryChoice]? { get }

    /// Reads the collection if nothing was asked for yet.
    func didAppear() async
    /// Reads the collection again.
    func didTapOnRetryButton() async
    /// Reads the collection anew; what is shown stays meanwhile, and if that fails.
    func didPullToRefresh() async
    /// Keeps the collection as the library has it, until the task is cancelled.
    func observeChanges() async
    /// Takes away what ``failure`` says.
    func didDismissFailure()
    /// Takes away what ``achievements`` says.
    func didDismissAchievements()
    /// Shows a story.
    func didSelect(_ story: CollectedStory)
    /// Plays all stories, one after the other; does nothing without any.
    func didTapOnPlayAll()
    /// Plays a story.
    func didTapOnPlay(_ story: CollectedStory)
    /// Marks a story as completed, or takes that back.
    func didTapOnComplete(_ story: CollectedStory) async
    /// Makes the stories that the collection lacks; it goes on when the screen is left.
    func didTapOnResume() async
    /// Makes the collection wait no more for the stories that it lacks.
    func didConfirmDiscard() async
    /// Stops making them; those that are made stay.
    func didTapOnStop()
    /// Reads the stories that can be put into the collection.
    func didTapOnAddStory() async
    /// Puts a story of the library behind the others.
    func add(_ story: StoryChoice) async
    /// Takes a story out of the collection; it stays in the library.
    func didTapOnRemove(_ story: CollectedStory) async
    /// Gives the collection another title.
    ///
    /// - Returns: Whether that could be done; if not, ``failure`` says why.
    func rename(to title: String) async -> Bool
    /// Removes the collection, after somebody was asked, and leaves the screen; the stories stay.
    func didConfirmDeletion() async
    /// Shows the form for a new collection.
    func didTapOnNewCollection()
    /// Leaves the screen.
    func didTapOnBack()
}

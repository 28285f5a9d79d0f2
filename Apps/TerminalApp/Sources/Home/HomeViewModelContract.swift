public import Generation
public import Observation
public import Playback
public import StoryCore

/// The state and the actions of Home.
@MainActor
public protocol HomeViewModelContract: AnyObject, Observable {
    var state: HomeViewState { get }
    /// Why a story could not be discarded; nil if it could.
    var failure: HomeError? { get }

    /// Loads the content, unless it was requested already.
    func didAppear() async
    /// Loads the content again.
    func didTapOnRetryButton() async
    /// Refreshes the content if it was loaded; the current one stays on screen meanwhile.
    func refresh() async
    /// Refreshes the content whenever the library changes, until the task is cancelled.
    func observeChanges() async
    /// Shows the new story form.
    func didTapOnNewStory()
    /// Shows the queue.
    func didTapOnQueue()
    /// Shows the form for a new hero.
    func didTapOnNewHero()
    /// Shows the heroes.
    func didTapOnHeroes()
    /// Shows the custom events.
    func didTapOnEvents()
    /// Shows the form for a new collection.
    func didTapOnNewCollection()
    /// Shows the achievements.
    func didTapOnAchievements()
    /// Shows what the family has listened to.
    func didTapOnJourney()
    /// Shows a story.
    func didSelect(_ story: StorySummary)
    /// Plays a story from its saved position.
    func didTapOnContinue(_ story: StartedStory)
    /// Resumes an unfinished story, and shows its progress.
    func didTapOnResume(_ job: JobOverview)
    /// Discards an unfinished story.
    func discard(_ job: JobOverview) async
    /// Clears ``failure``.
    func didDismissFailure()
}

public import Generation
public import Observation
public import Playback
public import StoryCore

/// What the first screen shows and what can be done on it.
@MainActor
public protocol HomeViewModelContract: AnyObject, Observable {
    var state: HomeViewState { get }
    /// Why a story could not be discarded, or what is shown not be read anew, beside it; nil if all could.
    var failure: HomeError? { get }

    /// Reads what there is if nothing was asked for yet.
    func didAppear() async
    /// Reads it again.
    func didTapOnRetryButton() async
    /// Reads it anew if it was read before; it stays shown meanwhile.
    func refresh() async
    /// Keeps the screen as the library is, until the task is cancelled.
    func observeChanges() async
    /// Shows where stories are made.
    func didTapOnNewStory()
    /// Shows the form for a new hero.
    func didTapOnNewHero()
    /// Shows the heroes.
    func didTapOnHeroes()
    /// Shows the family's own events.
    func didTapOnEvents()
    /// Shows the form for a new collection.
    func didTapOnNewCollection()
    /// Shows what the family has reached.
    func didTapOnAchievements()
    /// Shows a story.
    func didSelect(_ story: StorySummary)
    /// Plays a story from where it was left.
    func didTapOnContinue(_ story: StartedStory)
    /// Resumes a story that is not finished, where its progress is shown.
    func didTapOnResume(_ job: JobOverview)
    /// Discards what was made of a story that is not finished.
    func discard(_ job: JobOverview) async
    /// Takes away what ``failure`` says.
    func didDismissFailure()
}

public import FeatureKit

/// What the reading journey shows and what can be done on it.
@MainActor
public protocol ReadingJourneyViewModelContract: ListViewModelContract
where Content == ReadingJourney, Failure == CollectionsError {
    /// The time that is looked at more closely.
    var period: JourneyPeriod { get set }
    /// Shows what the family has reached.
    func didTapOnAchievements()
    /// Shows the stories, one of which can be listened to.
    func didTapOnStories()
}

public import FeatureKit
public import StoryCore

/// What the list of achievements shows and what can be done on it.
@MainActor
public protocol AchievementListViewModelContract: ListViewModelContract
where Content == [Achievement], Failure == CollectionsError {
    /// Shows what the family has listened to.
    func didTapOnJourney()
}

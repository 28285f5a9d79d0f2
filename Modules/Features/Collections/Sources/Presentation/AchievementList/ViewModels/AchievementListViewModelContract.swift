public import FeatureKit

/// The state and the actions of the list of achievements.
@MainActor
public protocol AchievementListViewModelContract: ListViewModelContract
where Content == [Achievement], Failure == CollectionsError {
    /// Shows what the family has listened to.
    func didTapOnJourney()
}

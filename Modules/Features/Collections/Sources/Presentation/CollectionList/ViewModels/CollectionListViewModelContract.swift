public import FeatureKit

/// The state and the actions of the list of collections.
@MainActor
public protocol CollectionListViewModelContract: ListViewModelContract
where Content == [StoryCollection], Failure == CollectionsError {
    /// Shows a collection.
    func didSelect(_ collection: StoryCollection)
    /// Shows the achievements.
    func didTapOnAchievements()
    /// Shows what the family has listened to.
    func didTapOnJourney()
    /// Shows the form for a new one.
    func didTapOnNewCollection()
}

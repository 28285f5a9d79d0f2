public import FeatureKit
public import StoryCore

/// What the list of collections shows and what can be done on it.
@MainActor
public protocol CollectionListViewModelContract: ListViewModelContract
where Content == [StoryCollection], Failure == CollectionsError {
    /// Shows a collection.
    func didSelect(_ collection: StoryCollection)
    /// Shows what the family has reached.
    func didTapOnAchievements()
    /// Shows what the family has listened to.
    func didTapOnJourney()
    /// Shows the form for a new one.
    func didTapOnNewCollection()
}

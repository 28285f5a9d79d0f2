public import FeatureKit

/// The states of the list of achievements, the newest first.
public typealias AchievementListViewState = ListViewState<[Achievement], CollectionsError>

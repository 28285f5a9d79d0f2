public import FeatureKit
public import StoryCore

/// The states of the list of achievements, the newest first.
public typealias AchievementListViewState = ListViewState<[Achievement], CollectionsError>

public import FeatureKit
public import StoryCore

/// The situations of the list of achievements, the newest of which stand first.
public typealias AchievementListViewState = ListViewState<[Achievement], CollectionsError>

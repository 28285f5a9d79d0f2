public import FeatureKit
public import StoryCore

/// The situations of the list of custom events, which stand in the order of their names.
public typealias EventListViewState = ListViewState<[CustomStoryEvent], LibraryError>

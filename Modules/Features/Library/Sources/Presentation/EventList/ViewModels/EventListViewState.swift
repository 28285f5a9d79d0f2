public import FeatureKit
public import StoryCore

/// The states of the list of custom events, ordered by title.
public typealias EventListViewState = ListViewState<[CustomStoryEvent], LibraryError>

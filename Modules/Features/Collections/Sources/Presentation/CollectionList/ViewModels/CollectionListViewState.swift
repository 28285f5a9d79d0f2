public import FeatureKit
public import StoryCore

/// The situations of the list of collections, the newest of which stand first.
public typealias CollectionListViewState = ListViewState<[StoryCollection], CollectionsError>

public import FeatureKit

/// The states of the list of collections, the newest first.
public typealias CollectionListViewState = ListViewState<[StoryCollection], CollectionsError>

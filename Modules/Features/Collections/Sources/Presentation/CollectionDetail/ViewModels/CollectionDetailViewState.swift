public import FeatureKit
public import StoryCore

/// The states of a collection's screen.
public typealias CollectionDetailViewState = DetailViewState<StoryCollection, CollectionsError>

public import FeatureKit
public import StoryCore

/// The situations of a collection's screen.
public typealias CollectionDetailViewState = DetailViewState<StoryCollection, CollectionsError>

public import FeatureKit

/// The states of a collection's screen.
public typealias CollectionDetailViewState = DetailViewState<StoryCollection, CollectionsError>

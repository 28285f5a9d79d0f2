public import FeatureKit
public import StoryCore

/// The states of a story's screen.
public typealias StoryDetailViewState = DetailViewState<Story, LibraryError>

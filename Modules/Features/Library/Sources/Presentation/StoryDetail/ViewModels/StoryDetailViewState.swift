public import FeatureKit
public import StoryCore

/// The situations of a story's screen.
public typealias StoryDetailViewState = DetailViewState<Story, LibraryError>

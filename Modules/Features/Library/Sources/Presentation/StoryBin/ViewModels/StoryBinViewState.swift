public import FeatureKit
public import StoryCore

/// The situations of the bin.
public typealias StoryBinViewState = ListViewState<StoryBin, LibraryError>

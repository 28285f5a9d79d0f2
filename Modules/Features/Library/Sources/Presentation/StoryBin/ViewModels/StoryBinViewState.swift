public import FeatureKit
public import StoryCore

/// The states of the bin.
public typealias StoryBinViewState = ListViewState<StoryBin, LibraryError>

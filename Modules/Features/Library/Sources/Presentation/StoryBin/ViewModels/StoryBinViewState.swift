public import StoryCore

/// The situations of the bin.
public enum StoryBinViewState: Sendable {
    /// Nothing was asked for yet.
    case idle
    /// The bin is being read.
    case loading
    /// What is in the bin.
    case loaded(StoryBin)
    /// There is nothing in it.
    case empty
    /// The bin could not be read.
    case error(LibraryError)
}

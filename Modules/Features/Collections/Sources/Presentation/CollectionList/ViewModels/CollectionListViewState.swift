public import StoryCore

/// The situations of the list of collections.
public enum CollectionListViewState: Sendable {
    /// Nothing was asked for yet.
    case idle
    /// The collections are being read.
    case loading
    /// The collections, the newest first.
    case loaded([StoryCollection])
    /// There are none.
    case empty
    /// The collections could not be read.
    case error(CollectionsError)
}

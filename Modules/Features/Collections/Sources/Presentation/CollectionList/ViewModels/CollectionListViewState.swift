/// The situations of the screen Collection List.
public enum CollectionListViewState: Sendable {
    /// Nothing was asked for yet.
    case idle
    /// The list is being read.
    case loading
    /// What is known of the list.
    case loaded(CollectionListPage)
    /// There is nothing to list.
    case empty
    /// The list could not be read.
    case error(CollectionsError)
}

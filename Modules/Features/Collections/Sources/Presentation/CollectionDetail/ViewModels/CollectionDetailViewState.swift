/// The situations of the screen Collection Detail.
public enum CollectionDetailViewState: Sendable {
    /// Nothing was asked for yet.
    case idle
    /// It is being read.
    case loading
    /// What is shown.
    case loaded(CollectionDetailItem)
    /// It could not be read.
    case error(CollectionsError)
}

/// The states of Home.
public enum HomeViewState: Sendable {
    /// Nothing was requested yet.
    case idle
    /// The content is being loaded.
    case loading
    /// The content.
    case loaded(HomeContent)
    /// There is no story yet.
    case empty
    /// The content could not be loaded.
    case error(HomeError)
}

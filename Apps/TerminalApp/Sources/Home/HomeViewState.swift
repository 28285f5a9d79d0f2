/// The situations of the first screen.
public enum HomeViewState: Sendable {
    /// Nothing has been requested yet.
    case idle
    /// What there is is being read.
    case loading
    /// What there is.
    case loaded(HomeContent)
    /// There is no story yet.
    case empty
    /// What there is could not be read.
    case error(HomeError)
}

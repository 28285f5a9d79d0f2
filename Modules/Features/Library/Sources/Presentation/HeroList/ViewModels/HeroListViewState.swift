public import StoryCore

/// The situations of the list of heroes.
public enum HeroListViewState: Sendable {
    /// Nothing was asked for yet.
    case idle
    /// The heroes are being read.
    case loading
    /// The heroes, in the order of their names.
    case loaded([Hero])
    /// There are none.
    case empty
    /// The heroes could not be read.
    case error(LibraryError)
}

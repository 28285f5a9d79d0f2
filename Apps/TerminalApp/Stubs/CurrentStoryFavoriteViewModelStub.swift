public import Library
public import Observation
public import TerminalApp

/// A stub of the favourite mark in a fixed state.
@MainActor
@Observable
public final class CurrentStoryFavoriteViewModelStub: CurrentStoryFavoriteViewModelContract {
    public var isFavorite: Bool?
    public var failure: LibraryError?
    public var confirmation: String?

    /// Creates a stub in a state.
    public init(isFavorite: Bool? = nil, failure: LibraryError? = nil) {
        (self.isFavorite, self.failure) = (isFavorite, failure)
    }
}

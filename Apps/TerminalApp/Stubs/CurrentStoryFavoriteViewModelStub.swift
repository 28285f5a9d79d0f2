public import Library
public import Observation
public import TerminalApp

/// Shows a story that is a favourite, or none, and does nothing.
@MainActor
@Observable
public final class CurrentStoryFavoriteViewModelStub: CurrentStoryFavoriteViewModelContract {
    public var isFavorite: Bool?
    public var failure: LibraryError?
    public var confirmation: String?

    /// Creates a stub that shows this state.
    public init(isFavorite: Bool? = nil, failure: LibraryError? = nil) {
        (self.isFavorite, self.failure) = (isFavorite, failure)
    }
}

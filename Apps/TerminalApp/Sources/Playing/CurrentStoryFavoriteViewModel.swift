public import Library
public import Observation
public import Playback
import StoryCore

/// Marks the story in the player as a favourite, as an optimistic update: the mark is shown at once, and taken back if
/// it cannot be kept.
@MainActor
@Observable
public final class CurrentStoryFavoriteViewModel: CurrentStoryFavoriteViewModelContract {
    public private(set) var failure: LibraryError?
    public private(set) var confirmation: String?

    private let library: LibraryFeature
    private let player: any AudioPlaybackViewModelContract
    /// What somebody wants of stories, until it is kept and the player knows, or it could not be kept.
    private var marks: [StoryID: Bool] = [:]
    /// Keeps the marks of stories.
    @ObservationIgnored private var keeping: [StoryID: Task<Void, Never>] = [:]

    /// Makes the view model; reads nothing yet.
    public init(library: LibraryFeature, player: any AudioPlaybackViewModelContract) {
        (self.library, self.player) = (library, player)
    }

    public var isFavorite: Bool? {
        player.currentStory.map { marks[$0.id] ?? $0.isFavorite }
    }

    public func didTapOnFavorite() async {
        guard let story = player.currentStory?.id, let kept = isFavorite else { return }
        failure = nil
        marks[story] = !kept
        confirmation = kept ? "Removed from favourites." : "Added to favourites."
        // Whoever keeps a mark looks afterwards whether another one is wanted by then.
        guard keeping[story] == nil else { return }
        let task = Task { await keepMark(of: story, kept: kept) }
        keeping[story] = task
        await task.value
    }

    /// Returns when the marks are kept, or could not be.
    public func settle() async {
        for task in keeping.values { await task.value }
    }

    public func didDismissFailure() { failure = nil }

    public func didSeeAnswer() {
        if failure != nil { failure = nil }
        if confirmation != nil { confirmation = nil }
    }

    /// - Parameter kept: What the library keeps so far.
    private func keepMark(of story: StoryID, kept: Bool) async {
        var kept = kept
        repeat {
            while let wanted = marks[story], wanted != kept {
                do throws(LibraryError) {
                    try await library.setFavorite(wanted, of: story)
                    kept = wanted
                } catch {
                    marks[story] = kept
                    (failure, confirmation) = (error, nil)
                }
            }
            // From here on the player says what the library says.
            await player.refreshStory()
        } while marks[story] != kept
        (keeping[story], marks[story]) = (nil, nil)
    }
}

public import Library
public import Observation
public import Playback
import StoryCore

/// Toggles the favourite mark of the story in the player, as an optimistic update: the mark is shown at once, and
/// reverted if it cannot be saved.
@MainActor
@Observable
public final class CurrentStoryFavoriteViewModel: CurrentStoryFavoriteViewModelContract {
    public private(set) var failure: LibraryError?
    public private(set) var confirmation: String?

    private let library: LibraryFeature
    private let player: any AudioPlaybackViewModelContract
    /// The marks that differ from what the player has read.
    private var marks: [StoryID: Bool] = [:]
    /// The tasks that save marks.
    @ObservationIgnored private var keeping: [StoryID: Task<Void, Never>] = [:]

    /// Creates the view model; reads nothing yet.
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
        // The running task checks afterwards whether another mark is wanted by then.
        guard keeping[story] == nil else { return }
        let task = Task { await keepMark(of: story, kept: kept) }
        keeping[story] = task
        await task.value
    }

    /// Returns when the marks are saved, or could not be.
    public func settle() async {
        for task in keeping.values { await task.value }
    }

    public func didDismissFailure() { failure = nil }

    public func didSeeAnswer() {
        if failure != nil { failure = nil }
        if confirmation != nil { confirmation = nil }
    }

    /// Saves the mark of a story.
    ///
    /// - Parameter kept: The mark that is stored so far.
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

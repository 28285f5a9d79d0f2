import Observation
import StoryCore

/// The stories that a player has skipped, so that one that can't be played doesn't end the evening.
@MainActor
@Observable
final class SkippedStories {
    /// The errors of all skipped stories since the player was created, in order.
    private(set) var errors: [AudioPlaybackError] = []
    private let status: PlaybackStatus
    /// The titles in the notice.
    @ObservationIgnored private var titles: [String] = []
    /// The number of stories skipped since one played: a queue that repeats is tried once.
    @ObservationIgnored private var tries = 0
    /// Whether the queue advances by itself. A story that the listener has chosen is not skipped.
    @ObservationIgnored private var isFollowingQueue = false

    init(_ status: PlaybackStatus) { self.status = status }

    /// Call before opening a story that the listener has chosen; clears the notice.
    func willOpenChosenStory() {
        isFollowingQueue = false
        forget()
    }

    /// Call when the queue advances; clears the notice.
    func willFollowQueue() {
        isFollowingQueue = true
        forget()
    }

    /// Call when the queue advances from a story that can't be played; the notice stays.
    func willGoOn() { isFollowingQueue = true }

    /// Skips a story that can't be played.
    ///
    /// - Parameter count: The number of stories in the queue.
    /// - Returns: Whether the next one should be tried.
    func skip(_ story: Story, for error: AudioPlaybackError, of count: Int) -> Bool {
        guard isFollowingQueue, error.isOfOneStory, tries < count else { return false }
        tries += 1
        errors.append(error)
        titles.append(story.title)
        status.show(.skipped(titles: titles, error), from: .skipped)
        return true
    }

    /// Call once a story has been opened.
    func didOpen() { tries = 0 }

    private func forget() {
        titles = []
        status.show(nil, from: .skipped)
    }
}

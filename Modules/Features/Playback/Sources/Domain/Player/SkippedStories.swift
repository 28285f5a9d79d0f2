import Observation
import StoryCore

/// The stories that a player has skipped, so that one that can't be played doesn't end the evening.
@MainActor
@Observable
final class SkippedStories {
    /// Why stories were skipped since the player is there, in order.
    private(set) var errors: [AudioPlaybackError] = []
    private let status: PlaybackStatus
    /// Those that are said to be skipped.
    @ObservationIgnored private var titles: [String] = []
    /// How many were skipped since a story was heard: a queue that repeats is tried once.
    @ObservationIgnored private var tries = 0
    /// Whether the queue leads from story to story. A story that somebody has chosen is not skipped.
    @ObservationIgnored private var isFollowingQueue = false

    init(_ status: PlaybackStatus) { self.status = status }

    /// Somebody has chosen the story that is opened next.
    func willOpenChosenStory() {
        isFollowingQueue = false
        forget()
    }

    /// The queue leads to the story that is opened next.
    func willFollowQueue() {
        isFollowingQueue = true
        forget()
    }

    /// The queue leads on from a story that can't be played.
    func willGoOn() { isFollowingQueue = true }

    /// Skips a story that can't be played.
    ///
    /// - Parameter count: How many stories the queue has.
    /// - Returns: Whether the next one is to be tried.
    func skip(_ story: Story, for error: AudioPlaybackError, of count: Int) -> Bool {
        guard isFollowingQueue, error.isOfOneStory, tries < count else { return false }
        tries += 1
        errors.append(error)
        titles.append(story.title)
        status.show(.skipped(titles: titles, error), from: .skipped)
        return true
    }

    /// A story is heard.
    func didPlay() { tries = 0 }

    private func forget() {
        titles = []
        status.show(nil, from: .skipped)
    }
}

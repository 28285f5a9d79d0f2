import Observation
import StoryCore

/// The stories that a player has passed over, so that one that can't be played doesn't end the evening.
@MainActor
@Observable
final class SkippedStories {
    /// Why stories were passed over since the player is there, in order.
    private(set) var errors: [AudioPlaybackError] = []
    private let status: PlaybackStatus
    /// Those passed over since a story was heard: in a queue that repeats, each is tried once.
    @ObservationIgnored private var tried: Set<StoryID> = []
    /// Whether the queue leads from story to story. A story that somebody has chosen is not passed over.
    @ObservationIgnored private var isFollowingQueue = false

    init(_ status: PlaybackStatus) { self.status = status }

    /// Somebody has chosen the story that is opened next, or the queue leads to it.
    func willOpen(fromQueue isFromQueue: Bool) {
        isFollowingQueue = isFromQueue
        status.show(nil, from: .skipped)
    }

    /// Passes over a story that can't be played.
    ///
    /// - Returns: Whether the next one is to be tried.
    func skip(_ story: Story, for error: AudioPlaybackError) -> Bool {
        guard isFollowingQueue, error.isOfOneStory, tried.insert(story.id).inserted else { return false }
        let skipped = AudioPlaybackError.skipped(title: story.title, error)
        errors.append(skipped)
        status.show(skipped, from: .skipped)
        return true
    }

    /// A story is heard.
    func didPlay() { tried = [] }
}

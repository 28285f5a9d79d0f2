public import Foundation

/// Keeps what was played: positions, listening sessions, play counts, and the queue.
///
/// Everything about a story goes with it. Any number of players may use one library at once.
public protocol PlaybackRepository: Sendable {
    /// Begins to listen to a story, which takes over its position, and what was heard of it since it counted last, from
    /// every playback before.
    ///
    /// - Parameter date: When that is.
    /// - Throws: ``StorageError/notFound(_:_:)`` if there is no such story.
    func begin(_ story: StoryID, at date: Date) async throws(StorageError) -> PlaybackStart

    /// Keeps how far a playback is: its position and what was heard, unless a later playback of the story has begun, and
    /// how long somebody listened. A playback counts once, as soon as it says that the story was heard.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` if the story is gone.
    @discardableResult
    func record(_ progress: PlaybackProgress) async throws(StorageError) -> PositionKeeping

    /// Where a story was left, in seconds; nil if it was never played.
    func position(of story: StoryID) async throws(StorageError) -> TimeInterval?

    /// What was listened to since a date, in order; sessions under ``ListeningSession/minimumLength`` are left out.
    func sessions(since date: Date) async throws(StorageError) -> [ListeningSession]

    /// Those of some stories that there still are, as they are now, by identifier.
    func queuedStories(_ identifiers: Set<StoryID>) async throws(StorageError) -> [StoryID: QueuedStory]

    /// The queue that was kept last, without what is gone; empty if none was.
    func queue() async throws(StorageError) -> StoryQueue

    /// Keeps a queue in place of the last one; what is not in the library is left out.
    func save(_ queue: StoryQueue) async throws(StorageError)
}

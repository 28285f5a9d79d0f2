public import Foundation
public import StoryCore

/// Stores positions, listening sessions, play counts, and the queue.
///
/// They are deleted together with their story. Any number of players may use a library concurrently.
public protocol PlaybackRepositoryContract: Sendable {
    /// Begins a playback of a story, which takes over the position and the heard seconds from earlier playbacks.
    ///
    /// - Parameter date: The date of the beginning.
    /// - Throws: ``StorageError/notFound(_:_:)`` if there is no such story.
    func begin(_ story: StoryID, at date: Date) async throws(StorageError) -> PlaybackStart

    /// Saves a playback's listening time and, unless a later playback of the story has begun, its position and heard
    /// seconds. A playback increments the play count once, as soon as the story counts as heard.
    ///
    /// - Throws: ``StorageError/notFound(_:_:)`` if the story is deleted.
    @discardableResult
    func record(_ progress: PlaybackProgress) async throws(StorageError) -> PositionKeeping

    /// Returns a story's position, in seconds; nil if it was never played.
    func position(of story: StoryID) async throws(StorageError) -> TimeInterval?

    /// Returns the sessions since a date, in order, without those shorter than ``ListeningSession/minimumLength``.
    func sessions(since date: Date) async throws(StorageError) -> [ListeningSession]

    /// Returns the current entries of those stories that exist, by identifier.
    func queuedStories(_ identifiers: Set<StoryID>) async throws(StorageError) -> [StoryID: QueuedStory]

    /// Returns the stored queue without deleted stories; empty if none is stored.
    func queue() async throws(StorageError) -> StoryQueue

    /// Stores the queue in place of the last one, without stories that are not in the library.
    func save(_ queue: StoryQueue) async throws(StorageError)
}

public import StoryCore

/// Provides what a family listened to. The composition provides it, since playback belongs to another feature.
public protocol ListeningHistoryContract: Sendable {
    /// Returns all sessions, in order.
    func sessions() async throws(StorageError) -> [ListeningSession]
}

public import StoryCore

/// Knows what a family has listened to; the composition brings it, since playing stories is a matter of another
/// feature.
public protocol ListeningHistoryContract: Sendable {
    /// All that was listened to, in order.
    func sessions() async throws(StorageError) -> [ListeningSession]
}

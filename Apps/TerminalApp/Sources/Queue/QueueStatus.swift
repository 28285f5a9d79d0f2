/// How many stories are in the queue, without those that are being made.
public struct QueueStatus: Hashable, Sendable {
    /// The number of stories that wait for their turn.
    public var queuedCount: Int
    /// The number of stories that failed or need somebody.
    public var troubledCount: Int

    /// Creates a status; by default of an empty queue.
    public init(queuedCount: Int = 0, troubledCount: Int = 0) {
        (self.queuedCount, self.troubledCount) = (queuedCount, troubledCount)
    }

    /// "2 queued"; nil if there are none.
    var queued: String? { queuedCount == 0 ? nil : "\(queuedCount) queued" }
}

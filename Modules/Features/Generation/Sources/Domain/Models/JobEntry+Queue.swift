import StoryCore

extension JobEntry {
    /// Returns whether it waits for a worker: nobody has begun it, or the worker to which it was left has died.
    ///
    /// - Parameter isHeld: Whether a worker that lives holds its claim.
    public func isQueued(isHeld: Bool) -> Bool {
        switch state {
        case .queued: true
        case .running: !isHeld && lease != nil && priority == .queued
        case .waiting, .failed, .done, .cancelled: false
        }
    }
}

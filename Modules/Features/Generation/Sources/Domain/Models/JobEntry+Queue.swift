import FeatureKit
import StoryCore

extension JobEntry {
    /// Whether a child has asked for it, and a parent has to approve it.
    public var waitsForApproval: Bool { state == .waiting && failure?.code == AccessRefusal.approvalCode }

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

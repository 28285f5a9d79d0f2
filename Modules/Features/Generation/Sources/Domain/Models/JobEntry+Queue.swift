import FeatureKit
import StoryCore

/// What a parent approves.
public enum JobApproval: Sendable {
    /// A story that a child has asked for.
    case story
    /// A page of its author's that was refused.
    case page
}

extension JobEntry {
    /// What a parent has to approve before it goes on; nil if nothing.
    public var approval: JobApproval? {
        guard state == .waiting else { return nil }
        return switch failure?.code {
        case AccessRefusal.approvalCode: .story
        case GenerationError.unsuitableStoryCode: .page
        default: nil
        }
    }

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

public import StoryCore

/// Has a parent agree to what is theirs to decide, where a PIN is set.
public protocol ParentApproval: Sendable {
    /// Asks for a parent's agreement, unless one has agreed just now.
    ///
    /// - Parameter refusal: Why it is not allowed without one.
    /// - Returns: Why it is not done; nil if a parent agreed.
    func refusal(of action: AccessAction, otherwise refusal: AccessRefusal) async -> AccessRefusal?

    /// Returns whether a parent has agreed just now, and asks nobody.
    func isApproved(_ action: AccessAction) async -> Bool
}

/// No parent is there to agree.
public struct NoApproval: ParentApproval {
    /// Creates it.
    public init() {}

    public func refusal(of action: AccessAction, otherwise refusal: AccessRefusal) async -> AccessRefusal? { refusal }

    public func isApproved(_ action: AccessAction) async -> Bool { false }
}

/// Asks whoever uses the program for the household's PIN.
public protocol PINPrompt: Sendable {
    /// Returns what was typed; nil if nobody can be asked, or they declined.
    ///
    /// - Parameters:
    ///   - reason: What the PIN is needed for, as a sentence: "Ben can't edit stories."
    ///   - error: Why the last answer was not accepted; nil the first time.
    func pin(because reason: String, after error: PINError?) async -> String?
}

/// Nobody can be asked.
public struct NoPINPrompt: PINPrompt {
    /// Creates it.
    public init() {}

    public func pin(because reason: String, after error: PINError?) async -> String? { nil }
}

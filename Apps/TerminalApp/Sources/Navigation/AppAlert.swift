public import StoryCore

/// Something that went wrong and that somebody should know.
public struct AppAlert: Hashable, Sendable {
    /// What was tried.
    public var title: String
    /// What happened, why, and what to do.
    public var message: String

    /// Tells of an error.
    public init(_ title: String, _ error: any ExplainedError) {
        self.title = title
        message = [error.message, error.reason, error.appRecovery].compactMap { $0 }.joined(separator: "\n")
    }
}

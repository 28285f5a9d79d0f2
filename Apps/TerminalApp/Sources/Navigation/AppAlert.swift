public import StoryCore
import StoryViews

/// An alert about an error.
public struct AppAlert: Hashable, Sendable {
    /// The title: what was attempted.
    public var title: String
    /// The error's message, reason and recovery.
    public var message: String

    /// Creates an alert for an error.
    public init(_ title: String, _ error: any ExplainedError) {
        self.title = title
        message = DisplayText.explanation(of: error)
    }
}

public import StoryCore
import StoryViews

/// Something that went wrong and that somebody should know.
public struct AppAlert: Hashable, Sendable {
    /// What was tried.
    public var title: String
    /// What happened, why, and what to do.
    public var message: String

    /// Tells of an error.
    public init(_ title: String, _ error: any ExplainedError) {
        self.title = title
        message = DisplayText.explanation(of: error)
    }
}

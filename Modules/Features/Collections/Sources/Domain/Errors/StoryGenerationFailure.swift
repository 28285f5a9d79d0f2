public import StoryCore

/// Why a story could not be made, or not whole; told by whoever makes stories, in words of their own.
public struct StoryGenerationFailure: Error, Sendable {
    /// What went wrong.
    public let cause: any ExplainedError

    /// Tells what went wrong.
    public init(_ cause: any ExplainedError) {
        self.cause = cause
    }
}

extension StoryGenerationFailure: Hashable {
    public static func == (left: StoryGenerationFailure, right: StoryGenerationFailure) -> Bool {
        left.cause.code == right.cause.code && left.cause.message == right.cause.message
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(cause.code)
        hasher.combine(cause.message)
    }
}

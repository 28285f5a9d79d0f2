public import StoryCore

/// The error of a story that could not be made, or only in part, in the words of its generator.
public struct StoryGenerationFailure: Error, Sendable {
    /// The underlying error.
    public let cause: any ExplainedError

    /// Wraps an error.
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

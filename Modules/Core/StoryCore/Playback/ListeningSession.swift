public import Foundation

/// A sitting of listening to a story.
public struct ListeningSession: Hashable, Sendable {
    /// The minimum length, in seconds; shorter sessions are ignored.
    public static let minimumLength: TimeInterval = 5

    /// The story.
    public var story: StoryID
    /// When it began.
    public var startedAt: Date
    /// The listening time, in seconds of real time.
    public var listened: TimeInterval
    /// Whether the story counted as heard.
    public var isHeard: Bool

    /// Creates a session.
    public init(story: StoryID, startedAt: Date, listened: TimeInterval, isHeard: Bool) {
        self.story = story
        self.startedAt = startedAt
        self.listened = listened
        self.isHeard = isHeard
    }
}

public import Foundation
public import StoryCore

/// A story that somebody has begun to hear and not heard to its end.
public struct StartedStory: Hashable, Sendable, Identifiable {
    /// The story.
    public var story: QueuedStory
    /// Where it was left, in seconds.
    public var position: TimeInterval

    /// The story's identifier.
    public var id: StoryID { story.id }

    /// Describes a story that was begun.
    public init(story: QueuedStory, position: TimeInterval) {
        (self.story, self.position) = (story, position)
    }
}

public import Foundation
public import StoryCore

/// A story that was begun and not heard to its end.
public struct StartedStory: Hashable, Sendable, Identifiable {
    /// The story.
    public var story: QueuedStory
    /// The saved position, in seconds.
    public var position: TimeInterval

    /// The story's identifier.
    public var id: StoryID { story.id }

    /// Creates a started story.
    public init(story: QueuedStory, position: TimeInterval) {
        (self.story, self.position) = (story, position)
    }
}

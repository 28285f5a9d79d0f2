public import Foundation
public import StoryCore

/// A story in the queue.
public struct QueuedStory: Hashable, Sendable, Identifiable {
    /// The story's identifier; a queue may have it more than once.
    public let id: StoryID
    /// The story's title.
    public var title: String
    /// The length of the narration in seconds; nil without one.
    public var duration: TimeInterval?

    /// Creates an entry.
    public init(id: StoryID, title: String, duration: TimeInterval?) {
        self.id = id
        self.title = title
        self.duration = duration
    }

    /// Creates an entry from a story.
    public init(_ story: Story) {
        self.init(id: story.id, title: story.title, duration: story.narration?.duration)
    }
}

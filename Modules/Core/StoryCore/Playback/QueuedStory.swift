public import Foundation

/// A story as a queue shows it.
public struct QueuedStory: Hashable, Sendable, Identifiable {
    /// The story's identifier; a queue may have it more than once.
    public let id: StoryID
    /// The story's title.
    public var title: String
    /// Length of the narration in seconds; nil without one.
    public var duration: TimeInterval?

    /// Makes an entry of a queue.
    public init(id: StoryID, title: String, duration: TimeInterval?) {
        self.id = id
        self.title = title
        self.duration = duration
    }

    /// Makes an entry of a whole story.
    public init(_ story: Story) {
        self.init(id: story.id, title: story.title, duration: story.narration?.duration)
    }
}

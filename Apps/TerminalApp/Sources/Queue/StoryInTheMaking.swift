public import StoryCore

/// A story of the queue that somebody makes now.
public struct StoryInTheMaking: Hashable, Sendable {
    /// The story.
    public var id: StoryID
    /// The title; nil until there is one.
    public var title: String?
    /// What is being made of it, for people.
    public var activity: String

    /// Creates the description of a story.
    public init(id: StoryID, title: String?, activity: String) {
        (self.id, self.title, self.activity) = (id, title, activity)
    }
}

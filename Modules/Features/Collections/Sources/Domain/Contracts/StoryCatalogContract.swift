public import StoryCore

/// Lists the stories of the library. The composition provides it, since the library belongs to another feature.
public protocol StoryCatalogContract: Sendable {
    /// Returns all stories, by title.
    func stories() async throws(StoryGenerationFailure) -> [StoryChoice]
}

/// A story that can be added to a collection.
public struct StoryChoice: Hashable, Sendable, Identifiable {
    /// The story's identifier.
    public let id: StoryID
    /// The title.
    public let title: String

    /// Creates a choice.
    public init(id: StoryID, title: String) {
        (self.id, self.title) = (id, title)
    }
}

public import StoryCore

/// Knows the stories of the library; the composition brings it, since keeping stories is a matter of another feature.
public protocol StoryCatalogContract: Sendable {
    /// All stories, by title.
    func stories() async throws(StoryGenerationFailure) -> [StoryChoice]
}

/// A story that can be put into a collection.
public struct StoryChoice: Hashable, Sendable, Identifiable {
    /// The story.
    public let id: StoryID
    /// What it is called.
    public let title: String

    /// Offers a story.
    public init(id: StoryID, title: String) {
        (self.id, self.title) = (id, title)
    }
}

/// A planned story of a collection.
public struct PlannedStory: Hashable, Codable, Sendable {
    /// The collection, which may be deleted before the story is made.
    public let collection: CollectionID
    /// The story's number in the collection's plan, from 0.
    public let number: Int

    /// Creates a reference to a planned story.
    public init(collection: CollectionID, number: Int) {
        self.collection = collection
        self.number = number
    }
}

/// Identifies a collection of stories.
public typealias CollectionID = Identifier<CollectionSubject>

/// What the identifier of a collection names: the collection itself belongs to a feature.
public enum CollectionSubject {}

public import Foundation
public import StoryCore

/// A collection: `story collection create`, `story collection resume`, `story collection show`,
/// `story collection complete`, `story collection add`, `story collection remove`, `story collection rename` and
/// `story collection delete`.
public struct CollectionDocument: JSONDocument {
    /// The collection's identifier.
    public var id: String
    /// The collection's title.
    public var title: String
    /// What the child can grow in.
    public var focus: GrowthCategory
    /// The stories' age group, in years.
    public var age: AgeBand
    /// What the child likes.
    public var interests: [String]
    /// The child's name; null if none was given.
    @Nullable public var child: String?
    /// The code of the stories' language: `en`.
    public var language: String
    /// How many of the stories are completed.
    public var completedCount: Int
    /// How many stories the collection has.
    public var storyCount: Int
    /// How many of the requested stories are not made yet.
    public var missingCount: Int
    /// How much of the collection is completed, 0 to 1.
    public var progress: Double
    /// The stories, in order.
    public var stories: [CollectedStoryDocument]
    /// When the collection was requested.
    public var createdAt: Date

    /// Creates the document.
    public init(_ collection: StoryCollection) {
        id = collection.id.rawValue
        title = collection.title
        focus = collection.profile.focus
        age = collection.profile.ageBand
        interests = collection.profile.interests
        child = collection.profile.childName
        language = collection.profile.language.rawValue
        completedCount = collection.completedCount
        storyCount = collection.stories.count
        missingCount = collection.missingCount
        progress = collection.progress
        stories = collection.stories.map(CollectedStoryDocument.init)
        createdAt = collection.createdAt
    }
}

/// A story of a collection.
public struct CollectedStoryDocument: JSONPart {
    /// The story's identifier.
    public var id: String
    /// The story's title.
    public var title: String
    /// Whether the story is completed.
    public var isCompleted: Bool
    /// When it was completed; null if it is not.
    @Nullable public var completedAt: Date?

    /// Creates the document.
    public init(_ story: CollectedStory) {
        id = story.id.rawValue
        title = story.title
        isCompleted = story.isCompleted
        completedAt = story.completedAt
    }
}

/// The collections: `story collection list`.
public struct CollectionListDocument: JSONDocument {
    /// The collections, the newest first.
    public var collections: [CollectionDocument]

    /// Creates the document from its values.
    public init(collections: [CollectionDocument]) {
        self.collections = collections
    }
}

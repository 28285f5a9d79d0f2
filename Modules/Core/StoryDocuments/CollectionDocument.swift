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
    /// The growth category.
    public var focus: GrowthCategory
    /// The stories' age group, in years.
    public var age: AgeBand
    /// The child's interests.
    public var interests: [String]
    /// The child's name; null if none was given.
    @Nullable public var child: String?
    /// The code of the stories' language: `en`.
    public var language: String
    /// The number of completed stories.
    public var completedCount: Int
    /// The number of stories.
    public var storyCount: Int
    /// The number of missing stories.
    public var missingCount: Int
    /// The completed share of the collection, 0 to 1.
    public var progress: Double
    /// The stories, in order.
    public var stories: [CollectedStoryDocument]
    /// When the collection was requested.
    public var createdAt: Date

    /// Creates a document from its values.
    public init(
        id: String, title: String, focus: GrowthCategory, age: AgeBand, interests: [String], child: String?,
        language: String, completedCount: Int, missingCount: Int, progress: Double, stories: [CollectedStoryDocument],
        createdAt: Date
    ) {
        self.id = id
        self.title = title
        self.focus = focus
        self.age = age
        self.interests = interests
        self.child = child
        self.language = language
        self.completedCount = completedCount
        storyCount = stories.count
        self.missingCount = missingCount
        self.progress = progress
        self.stories = stories
        self.createdAt = createdAt
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

    /// Creates a document from its values.
    public init(id: String, title: String, completedAt: Date?) {
        self.id = id
        self.title = title
        isCompleted = completedAt != nil
        self.completedAt = completedAt
    }
}

/// The collections: `story collection list`.
public struct CollectionListDocument: JSONDocument {
    /// The collections, the newest first.
    public var collections: [CollectionDocument]

    /// Creates a document from its values.
    public init(collections: [CollectionDocument]) {
        self.collections = collections
    }
}

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

    /// Creates a document from a collection.
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

    /// Creates a document from a story of a collection.
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

    /// Creates a document from its values.
    public init(collections: [CollectionDocument]) {
        self.collections = collections
    }
}

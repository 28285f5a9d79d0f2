import Foundation
import StoryCore

/// A collection: `story collection create`, `story collection resume`, `story collection show`,
/// `story collection complete`, `story collection add`, `story collection remove`, `story collection rename` and
/// `story collection delete`.
struct CollectionDocument: JSONDocument {
    /// The collection's identifier.
    var id: String
    /// The collection's title.
    var title: String
    /// What the child can grow in.
    var focus: GrowthCategory
    /// The stories' age group, in years.
    var age: AgeBand
    /// What the child likes.
    var interests: [String]
    /// The child's name; null if none was given.
    @Nullable var child: String?
    /// The code of the stories' language: `en`.
    var language: String
    /// How many of the stories are completed.
    var completedCount: Int
    /// How many stories the collection has.
    var storyCount: Int
    /// How many of the requested stories are not made yet.
    var missingCount: Int
    /// How much of the collection is completed, 0 to 1.
    var progress: Double
    /// The stories, in order.
    var stories: [CollectedStoryDocument]
    /// When the collection was requested.
    var createdAt: Date

    init(_ collection: StoryCollection) {
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
struct CollectedStoryDocument: Encodable {
    /// The story's identifier.
    var id: String
    /// The story's title.
    var title: String
    /// Whether the story is completed.
    var isCompleted: Bool
    /// When it was completed; null if it is not.
    @Nullable var completedAt: Date?

    init(_ story: CollectedStory) {
        id = story.id.rawValue
        title = story.title
        isCompleted = story.isCompleted
        completedAt = story.completedAt
    }
}

/// The collections: `story collection list`.
struct CollectionListDocument: JSONDocument {
    /// The collections, the newest first.
    var collections: [CollectionDocument]
}

// MARK: - For people

extension CollectionDocument {
    /// Writes a collection with its stories, for people or for programs.
    static func write(_ collection: StoryCollection, asJSON: Bool, on console: Console) {
        guard !asJSON else { return console.write(JSONText.pretty(CollectionDocument(collection))) }
        let profile = collection.profile
        var facts = [
            profile.focus.displayName,
            profile.ageBand == .all ? "for all ages" : "for ages \(profile.ageBand.rawValue)", count(of: collection),
        ]
        if !profile.interests.isEmpty { facts.insert(profile.interests.joined(separator: ", "), at: 2) }
        console.write(PlainText.line(collection.title, limit: .max) ?? "")
        console.write(facts.joined(separator: " · "))
        if collection.missingCount > 0 {
            let missing = StoryText.count(collection.missingCount, "story is", "stories are")
            console.write(
                "\(missing) still missing. Run 'story collection resume \(collection.id.short)' to create the rest.")
        }
        guard !collection.stories.isEmpty else { return }
        console.write(
            TextTable(
                columns: [
                    TextTable.Column(title: "STORY"), TextTable.Column(title: "TITLE", shortest: 16),
                    TextTable.Column(title: "COMPLETED"),
                ],
                rows: collection.stories.map { story in
                    [
                        TextTable.Cell(story.id.short), TextTable.Cell(story.title),
                        TextTable.Cell(story.completedAt.map(StoryText.day) ?? "-"),
                    ]
                }))
    }

    /// The collections, a line for each.
    static func table(of collections: [StoryCollection]) -> TextTable {
        TextTable(
            columns: [
                TextTable.Column(title: "COLLECTION"), TextTable.Column(title: "TITLE", shortest: 16),
                TextTable.Column(title: "FOCUS", rank: 2, shortest: 8), TextTable.Column(title: "AGE", rank: 3),
                TextTable.Column(title: "DONE", isNumber: true), TextTable.Column(title: "", rank: 1, isNumber: true),
            ],
            rows: collections.map { collection in
                [
                    TextTable.Cell(collection.id.short), TextTable.Cell(collection.title),
                    TextTable.Cell(collection.profile.focus.displayName),
                    TextTable.Cell(collection.profile.ageBand.rawValue),
                    TextTable.Cell("\(collection.completedCount)/\(collection.stories.count)"),
                    TextTable.Cell("\(Int(collection.progress * 100))%"),
                ]
            })
    }

    /// How much of a collection is completed.
    static func count(of collection: StoryCollection) -> String {
        let stories = StoryText.count(collection.stories.count, "story", "stories")
        return collection.stories.isEmpty
            ? "no stories" : "\(collection.completedCount) of \(stories) completed"
    }
}

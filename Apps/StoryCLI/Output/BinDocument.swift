import Foundation
import StoryCore

/// The bin: `story library bin list`.
struct BinDocument: JSONDocument {
    /// The stories in the bin.
    var stories: [BinnedStoryDocument]
    /// The space that all of them take, in bytes.
    var byteCount: Int

    init(_ bin: StoryBin, at date: Date) {
        stories = bin.stories.map { story in
            BinnedStoryDocument(
                id: story.id.rawValue, title: story.title, removedAt: story.removedAt,
                expiresAt: story.expiresAt, daysLeft: story.daysLeft(at: date), byteCount: story.byteCount)
        }
        byteCount = bin.byteCount
    }

    /// The stories for people.
    var table: TextTable {
        TextTable(
            columns: [
                TextTable.Column(title: "STORY"), TextTable.Column(title: "TITLE", shortest: 16),
                TextTable.Column(title: "DAYS LEFT", isNumber: true), TextTable.Column(title: "REMOVED", rank: 1),
                TextTable.Column(title: "SIZE", rank: 2, isNumber: true),
            ],
            rows: stories.map { story in
                [
                    TextTable.Cell(String(story.id.prefix(8))), TextTable.Cell(story.title),
                    TextTable.Cell(String(story.daysLeft)), TextTable.Cell(StoryText.day(story.removedAt)),
                    TextTable.Cell(StoryText.size(story.byteCount)),
                ]
            })
    }

    /// How much there is, and how it is restored.
    var total: String {
        "\(StoryText.count(stories.count, "story", "stories")), \(StoryText.size(byteCount)). "
            + "Restore one with 'story library bin restore STORY'."
    }
}

/// A story in the bin.
struct BinnedStoryDocument: Encodable {
    /// The story's identifier.
    var id: String
    /// The story's title.
    var title: String
    /// When it was moved to the bin.
    var removedAt: Date
    /// When it will be deleted.
    var expiresAt: Date
    /// How many days are left to restore it, begun ones counted.
    var daysLeft: Int
    /// The space that it takes and no other story needs, in bytes.
    var byteCount: Int
}

/// Stories that left the bin: `story library bin restore` and `story library bin empty`.
struct UnbinnedStoriesDocument: JSONDocument {
    /// The stories.
    var stories: [StoryNameDocument]

    init(_ stories: [BinnedStory]) {
        self.stories = stories.map { StoryNameDocument(id: $0.id.rawValue, title: $0.title) }
    }
}

/// Stories that were removed: `story library delete`.
struct RemovedStoriesDocument: JSONDocument {
    /// The stories.
    var stories: [RemovedStoryDocument]

    init(_ stories: [Story], expiresAt: Date?) {
        self.stories = stories.map {
            RemovedStoryDocument(id: $0.id.rawValue, title: $0.title, expiresAt: expiresAt)
        }
    }
}

/// A story that was removed.
struct RemovedStoryDocument: Encodable {
    /// The story's identifier.
    var id: String
    /// The story's title.
    var title: String
    /// When it will be deleted, and cannot be restored any more; null if it was deleted at once.
    @Nullable var expiresAt: Date?
}

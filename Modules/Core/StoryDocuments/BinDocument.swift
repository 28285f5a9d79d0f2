public import Foundation
public import StoryCore

/// The bin: `story library bin list`.
public struct BinDocument: JSONDocument {
    /// The stories in the bin.
    public var stories: [BinnedStoryDocument]
    /// The size of the media that only these stories use, in bytes.
    public var byteCount: Int

    /// Creates a document from the bin.
    public init(_ bin: StoryBin, at date: Date) {
        stories = bin.stories.map { story in
            BinnedStoryDocument(
                id: story.id.rawValue, title: story.title, removedAt: story.removedAt,
                expiresAt: story.expiresAt, daysLeft: story.daysLeft(at: date), byteCount: story.byteCount)
        }
        byteCount = bin.byteCount
    }
}

/// A story in the bin.
public struct BinnedStoryDocument: JSONPart {
    /// The story's identifier.
    public var id: String
    /// The story's title.
    public var title: String
    /// When it was moved to the bin.
    public var removedAt: Date
    /// When it will be deleted.
    public var expiresAt: Date
    /// The days left to restore it, including the current one.
    public var daysLeft: Int
    /// The size of its media that no other story uses, in bytes.
    public var byteCount: Int
}

/// Stories that left the bin: `story library bin restore` and `story library bin empty`.
public struct UnbinnedStoriesDocument: JSONDocument {
    /// The stories.
    public var stories: [StoryNameDocument]

    /// Creates a document from stories that were in the bin.
    public init(_ stories: [BinnedStory]) {
        self.stories = stories.map { StoryNameDocument(id: $0.id.rawValue, title: $0.title) }
    }
}

/// Deleted stories: `story library delete`.
public struct RemovedStoriesDocument: JSONDocument {
    /// The stories.
    public var stories: [RemovedStoryDocument]

    /// Creates a document from deleted stories.
    public init(_ stories: [Story], expiresAt: Date?) {
        self.stories = stories.map {
            RemovedStoryDocument(id: $0.id.rawValue, title: $0.title, expiresAt: expiresAt)
        }
    }
}

/// A deleted story.
public struct RemovedStoryDocument: JSONPart {
    /// The story's identifier.
    public var id: String
    /// The story's title.
    public var title: String
    /// When it will be deleted for good; null if it was deleted at once.
    @Nullable public var expiresAt: Date?
}

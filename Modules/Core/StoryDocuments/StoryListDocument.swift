public import Foundation
public import StoryCore

/// Stories of the library: `story library list`.
public struct StoryListDocument: JSONDocument {
    /// The stories, in the requested order.
    public var stories: [ListedStoryDocument]
    /// The `--offset` of the next page; null if this is the last one.
    @Nullable public var nextOffset: Int?

    /// Creates a document from a page of stories.
    public init(_ page: StoryListPage, offset: Int, media: any BlobStore) {
        stories = page.stories.map { ListedStoryDocument($0, media: media) }
        nextOffset = page.next == nil ? nil : offset + page.stories.count
    }
}

/// A story in a list.
public struct ListedStoryDocument: JSONPart {
    /// The story's identifier.
    public var id: String
    /// The story's title.
    public var title: String
    /// The heroes, the main one first, including deleted ones.
    public var heroes: [HeroNameDocument]
    /// The name of a standard event, or the title of a custom event.
    public var event: String
    /// The language's code: `en`.
    public var language: String
    /// The narration.
    public var audio: AudioDocument
    /// The number of pages.
    public var pageCount: Int
    /// Whether the story is a favourite.
    public var isFavorite: Bool
    /// The number of times that the story was heard.
    public var playCount: Int
    /// When the story was requested.
    public var createdAt: Date

    /// Creates a document from the summary of a story.
    public init(_ story: StorySummary, media: any BlobStore) {
        id = story.id.rawValue
        title = story.title
        let ids = story.details?.heroes ?? []
        heroes = story.heroNames.enumerated().map { index, name in
            HeroNameDocument(id: ids.indices.contains(index) ? ids[index]?.rawValue : nil, name: name)
        }
        event = story.occasion.name
        language = story.language.rawValue
        audio = AudioDocument(story.details?.narration, status: story.narrationStatus, media: media)
        audio.duration = story.duration
        pageCount = story.pageCount
        isFavorite = story.isFavorite
        playCount = story.playCount
        createdAt = story.createdAt
    }
}

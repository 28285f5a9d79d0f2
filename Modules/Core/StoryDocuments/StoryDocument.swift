public import Foundation
public import StoryCore

/// A story with everything that belongs to it: `story create`, `story retry`, `story resume`, `story library show`,
/// `story library edit` and `story library favorite`.
///
/// In the stream of `story create --play --json` it is the last line.
public struct StoryDocument: JSONDocument {
    /// The story's identifier.
    public var id: String
    /// The story's title.
    public var title: String
    /// The heroes, the main one first, including deleted ones.
    public var heroes: [HeroNameDocument]
    /// The name of a standard event, or the title of a custom event.
    public var event: String
    /// The age group, in years.
    public var age: AgeBand
    /// The tone.
    public var tone: StoryTone
    /// The language's code: `en`.
    public var language: String
    /// The requested length, in minutes.
    public var minutes: Int
    /// The seed: with `--seed` it makes the same story again after the same earlier ones, 0 to 2⁶⁴ − 1.
    public var seed: UInt64
    /// The cover.
    public var cover: IllustrationDocument
    /// The pages, in order.
    public var pages: [PageDocument]
    /// The narration.
    public var audio: AudioDocument
    /// The marks of the narration; null without one, and in all answers except that of `story library show`.
    @Nullable public var marks: MarksDocument?
    /// The completed stages, in order; null if there were none, and in all answers except those of `story create`,
    /// `story retry` and `story resume`.
    @Nullable public var stages: [StoryStage]?
    /// Whether the story is a favourite.
    public var isFavorite: Bool
    /// The number of times that the story was heard.
    public var playCount: Int
    /// When the story was requested.
    public var createdAt: Date
    /// The providers that made the story.
    public var providers: ProvidersDocument

    /// Creates a document from a story, with absolute paths.
    public init(_ story: Story, media: any BlobStore, stages: [StoryStage]? = nil, withMarks: Bool = false) {
        id = story.id.rawValue
        title = story.title
        heroes = story.heroes.map(HeroNameDocument.init)
        event = story.occasion.name
        age = story.ageBand
        tone = story.tone
        language = story.language.rawValue
        minutes = story.minutes
        seed = story.seed
        cover = IllustrationDocument(story.cover, media: media)
        pages = story.pages.map { PageDocument($0, media: media) }
        audio = AudioDocument(story.narration, status: story.narrationStatus, media: media)
        marks = withMarks ? story.narration.map { MarksDocument($0, pages: story.pages) } : nil
        self.stages = stages
        isFavorite = story.isFavorite
        playCount = story.playCount
        createdAt = story.createdAt
        providers = ProvidersDocument(
            author: story.providers.author.rawValue, narrator: story.providers.narrator?.rawValue,
            illustrator: story.providers.illustrator?.rawValue)
    }
}

/// The identifiers of the providers that made a story.
public struct ProvidersDocument: JSONPart {
    /// The author.
    public var author: String
    /// The narrator; null if no narration was requested.
    @Nullable public var narrator: String?
    /// The illustrator; null if no illustrations were requested.
    @Nullable public var illustrator: String?
}

/// A story, by title.
public struct StoryNameDocument: JSONPart {
    /// The story's identifier.
    public var id: String
    /// The story's title.
    public var title: String

    /// Creates a document from its values.
    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}

extension StoryNameDocument {
    /// Creates a document from a story.
    public init(_ story: Story) {
        self.init(id: story.id.rawValue, title: story.title)
    }
}

extension StoryOccasion {
    /// The name of a standard event, or the title of a custom event.
    public var name: String {
        switch self {
        case .standard(let event): event.rawValue
        case .custom(let event): event.title
        }
    }
}

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
    /// The heroes, the main one first; also those that were removed since.
    public var heroes: [HeroNameDocument]
    /// The name of a standard event, or the title of one of the family's own.
    public var event: String
    /// The age group, in years.
    public var age: AgeBand
    /// How the story sounds.
    public var tone: StoryTone
    /// The language's code: `en`.
    public var language: String
    /// How long the story was to be, in minutes.
    public var minutes: Int
    /// The number that `--seed` takes to make the same story again after the same ones before it, 0 to 2⁶⁴ − 1.
    public var seed: UInt64
    /// The picture on the cover.
    public var cover: IllustrationDocument
    /// The pages, in order.
    public var pages: [PageDocument]
    /// The narration.
    public var audio: AudioDocument
    /// When each sentence and word is said; null without a narration, and in all answers but that of
    /// `story library show`.
    @Nullable public var marks: MarksDocument?
    /// What was made, in this order; null if nothing was, and in all answers but those of `story create`, `story retry`
    /// and `story resume`.
    @Nullable public var stages: [StoryStage]?
    /// Whether the story is a favourite.
    public var isFavorite: Bool
    /// How often the story was heard.
    public var playCount: Int
    /// When the story was requested.
    public var createdAt: Date
    /// Who made the story's parts.
    public var providers: ProvidersDocument

    /// Tells a story; paths are absolute.
    public init(_ story: Story, media: any MediaRepository, stages: [StoryStage]? = nil, withMarks: Bool = false) {
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

/// The identifiers of who made the parts of a story.
public struct ProvidersDocument: JSONPart {
    /// Who wrote the text.
    public var author: String
    /// Who read it; null if no narration was requested.
    @Nullable public var narrator: String?
    /// Who drew the pictures; null if none were requested.
    @Nullable public var illustrator: String?
}

/// A story, by title.
public struct StoryNameDocument: JSONPart {
    /// The story's identifier.
    public var id: String
    /// The story's title.
    public var title: String

    /// Creates the document from its values.
    public init(id: String, title: String) {
        self.id = id
        self.title = title
    }
}

extension StoryNameDocument {
    /// Names a story.
    public init(_ story: Story) {
        self.init(id: story.id.rawValue, title: story.title)
    }
}

extension StoryOccasion {
    /// The name of a standard event, or the title of one of the family's own.
    public var name: String {
        switch self {
        case .standard(let event): event.rawValue
        case .custom(let event): event.title
        }
    }
}

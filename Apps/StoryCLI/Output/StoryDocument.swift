import Foundation
import Generation
import StoryCore

/// A story with everything that belongs to it: `story create`, `story retry`, `story resume`, `story library show`,
/// `story library edit` and `story library favorite`.
///
/// In the stream of `story create --play --json` it is the last line.
struct StoryDocument: JSONDocument {
    /// The story's identifier.
    var id: String
    /// The story's title.
    var title: String
    /// The heroes, the main one first; also those that were removed since.
    var heroes: [HeroNameDocument]
    /// The name of a standard event, or the title of one of the family's own.
    var event: String
    /// The age group, in years.
    var age: AgeBand
    /// How the story sounds.
    var tone: StoryTone
    /// The language's code: `en`.
    var language: String
    /// How long the story was to be, in minutes.
    var minutes: Int
    /// The number that `--seed` takes to make the same story again after the same ones before it, 0 to 2⁶⁴ − 1.
    var seed: UInt64
    /// The picture on the cover.
    var cover: IllustrationDocument
    /// The pages, in order.
    var pages: [PageDocument]
    /// The narration.
    var audio: AudioDocument
    /// When each sentence and word is said; null without a narration, and in all answers but that of
    /// `story library show`.
    @Nullable var marks: MarksDocument?
    /// What was made, in this order; null if nothing was, and in all answers but those of `story create`, `story retry`
    /// and `story resume`.
    @Nullable var stages: [GenerationStage]?
    /// Whether the story is a favourite.
    var isFavorite: Bool
    /// How often the story was heard.
    var playCount: Int
    /// When the story was requested.
    var createdAt: Date
    /// Who made the story's parts.
    var providers: ProvidersDocument

    /// Tells a story; paths are absolute.
    init(_ story: Story, media: any MediaRepository, stages: [GenerationStage]? = nil, withMarks: Bool = false) {
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
struct ProvidersDocument: Encodable {
    /// Who wrote the text.
    var author: String
    /// Who read it; null if no narration was requested.
    @Nullable var narrator: String?
    /// Who drew the pictures; null if none were requested.
    @Nullable var illustrator: String?
}

/// A story, by title.
struct StoryNameDocument: Encodable {
    /// The story's identifier.
    var id: String
    /// The story's title.
    var title: String
}

extension StoryNameDocument {
    init(_ story: Story) {
        self.init(id: story.id.rawValue, title: story.title)
    }
}

extension StoryOccasion {
    /// The event's name on the command line, or the custom event's title.
    var name: String {
        switch self {
        case .standard(let event): event.rawValue
        case .custom(let event): event.title
        }
    }
}

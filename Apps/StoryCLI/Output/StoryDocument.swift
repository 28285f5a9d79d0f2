import Foundation
import Generation
import StoryCore

/// A story as `--json` tells it.
struct StoryDocument: Encodable {
    struct HeroReference: Encodable {
        var id: String
        var name: String
    }

    struct Page: Encodable {
        var index: Int
        var text: String
        var illustration: Illustration
        var scene: Scene
    }

    struct Illustration: Encodable {
        @Nullable var path: String?
        var status: String
        @Nullable var timestamp: Double?
        @Nullable var alternativeText: String?
    }

    struct Audio: Encodable {
        var path: String
        var duration: Double
        var format: String
        var voice: String
        @Nullable var loudness: Double?
    }

    struct Mark: Encodable {
        var page: Int
        var text: String
        /// Offset of the first UTF-8 byte in the page's text.
        var offset: Int
        var start: Double
        var end: Double
    }

    struct Marks: Encodable {
        var sentences: [Mark]
        var words: [Mark]
    }

    struct Providers: Encodable {
        var author: String
        @Nullable var narrator: String?
        @Nullable var illustrator: String?
    }

    var id: String
    var title: String
    var heroes: [HeroReference]
    var event: String
    var ageBand: String
    var tone: String
    var language: String
    var minutes: Int
    var seed: UInt64
    var cover: Illustration
    var pages: [Page]
    @Nullable var audio: Audio?
    var audioStatus: String
    /// Only in answer to `library show`; null there if there is no narration.
    var marks: Nullable<Marks>?
    /// Only in answer to a verb that makes something.
    var stages: [String]?
    var favorite: Bool
    var plays: Int
    var createdAt: Date
    var providers: Providers

    /// Tells a story; paths are absolute.
    init(_ story: Story, media: any MediaRepository, stages: [GenerationStage]? = nil, withMarks: Bool = false) {
        id = story.id.rawValue
        title = story.title
        heroes = story.heroes.map { HeroReference(id: $0.id.rawValue, name: $0.name) }
        event = story.occasion.name
        ageBand = story.ageBand.rawValue
        tone = story.tone.rawValue
        language = story.language.rawValue
        minutes = story.minutes
        seed = story.seed
        cover = Illustration(story.cover, media: media)
        pages = story.pages.map { page in
            Page(
                index: page.index, text: page.text, illustration: Illustration(page.illustration, media: media),
                scene: page.scene)
        }
        audio = story.narration.map {
            Audio(
                path: media.url(of: $0.media).path, duration: $0.duration, format: $0.format, voice: $0.voice,
                loudness: $0.loudness)
        }
        audioStatus = story.narrationStatus.rawValue
        marks = withMarks ? Nullable(wrappedValue: story.narration.map { Marks($0, pages: story.pages) }) : nil
        self.stages = stages?.map(\.rawValue)
        favorite = story.isFavorite
        plays = story.playCount
        createdAt = story.createdAt
        providers = Providers(
            author: story.providers.author.rawValue, narrator: story.providers.narrator?.rawValue,
            illustrator: story.providers.illustrator?.rawValue)
    }
}

extension StoryDocument.Illustration {
    init(_ illustration: StoryIllustration, media: any MediaRepository) {
        self.init(
            path: illustration.media.map { media.url(of: $0).path }, status: illustration.status.rawValue,
            timestamp: illustration.timestamp, alternativeText: illustration.alternativeText)
    }
}

extension StoryDocument.Marks {
    init(_ narration: Narration, pages: [StoryPage]) {
        // What was stored may be damaged: a mark that stands nowhere has no text, and a word without a sentence goes.
        func mark(_ page: Int, _ range: TextRange, _ start: Double, _ end: Double) -> StoryDocument.Mark {
            let text = pages.indices.contains(page) ? String(range.substring(of: pages[page].text)) : ""
            return StoryDocument.Mark(page: page, text: text, offset: range.start, start: start, end: end)
        }
        sentences = narration.sentences.map { mark($0.page, $0.range, $0.start, $0.end) }
        words = narration.words.compactMap { word in
            guard narration.sentences.indices.contains(word.sentence) else { return nil }
            return mark(narration.sentences[word.sentence].page, word.range, word.start, word.end)
        }
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

public import Foundation

/// A finished story, of which a part may be missing.
public struct Story: Hashable, Codable, Sendable, Identifiable {
    /// The maximum length of a title, in characters.
    public static let maximumTitleLength = 100

    /// The story's identifier, which never changes.
    public let id: StoryID
    /// The title, at first the author's.
    public var title: String
    /// The heroes as they were when the story was made, which outlive the deletion of a hero.
    public var heroes: [Hero]
    /// The event that the story is about.
    public var occasion: StoryOccasion
    /// The age group.
    public var ageBand: AgeBand
    /// The tone.
    public var tone: StoryTone
    /// The language of text and narration.
    public var language: LanguageCode
    /// The requested length, in minutes.
    public var minutes: Int
    /// The seed of the embedded providers.
    public var seed: UInt64
    /// The cover with the title, or the reason why it is missing.
    public var cover: StoryIllustration
    /// The pages, in order.
    public var pages: [StoryPage]
    /// The status of the narration.
    public var narrationStatus: PartStatus
    /// The narration; not nil if and only if its status is `ready` or `outdated`.
    public var narration: Narration?
    /// The providers that made it.
    public var providers: StoryProviders
    /// When the story was requested.
    public var createdAt: Date
    /// Whether the story is a favourite.
    public var isFavorite: Bool
    /// The number of times that it was heard.
    public var playCount: Int
    /// The author's record of this story, which keeps the next one different; nil if there is none.
    public var telling: TellingRecord?

    /// Creates a story from its parts.
    public init(
        id: StoryID, title: String, heroes: [Hero], occasion: StoryOccasion, ageBand: AgeBand, tone: StoryTone,
        language: LanguageCode, minutes: Int, seed: UInt64,
        cover: StoryIllustration = StoryIllustration(status: .notRequested), pages: [StoryPage],
        narrationStatus: PartStatus, narration: Narration?, providers: StoryProviders, createdAt: Date,
        isFavorite: Bool = false, playCount: Int = 0, telling: TellingRecord? = nil
    ) {
        self.id = id
        self.title = title
        self.heroes = heroes
        self.occasion = occasion
        self.ageBand = ageBand
        self.tone = tone
        self.language = language
        self.minutes = minutes
        self.seed = seed
        self.cover = cover
        self.pages = pages
        self.narrationStatus = narrationStatus
        self.narration = narration
        self.providers = providers
        self.createdAt = createdAt
        self.isFavorite = isFavorite
        self.playCount = playCount
        self.telling = telling
    }
}

/// A page: its text, its scene and its illustration.
public struct StoryPage: Hashable, Codable, Sendable {
    /// The maximum number of characters on a page.
    public static let maximumTextLength = 500
    /// The maximum number of paragraphs on a page.
    public static let maximumParagraphCount = 2

    /// The page's index, from 0.
    public var index: Int
    /// One or two paragraphs separated by an empty line, at most 500 characters.
    public var text: String
    /// The scene that the illustration shows.
    public var scene: Scene
    /// The illustration, or the reason why it is missing.
    public var illustration: StoryIllustration
    /// The author's notes on delivery, by range of the text; nil if there are none, or the text was edited.
    public var delivery: [DeliveryMark]?

    /// Creates a page.
    public init(
        index: Int, text: String, scene: Scene, illustration: StoryIllustration, delivery: [DeliveryMark]? = nil
    ) {
        self.index = index
        self.text = text
        self.scene = scene
        self.illustration = illustration
        self.delivery = delivery
    }
}

/// The illustration of a page or the cover: its file, or the reason why it is missing.
public struct StoryIllustration: Hashable, Codable, Sendable {
    /// The status of the illustration.
    public var status: PartStatus
    /// The file; not nil if and only if the status is `ready`.
    public var media: MediaReference?
    /// The start of the page in the narration, in seconds; nil without a narration, and for a cover.
    public var timestamp: TimeInterval?
    /// The alternative text.
    public var alternativeText: String?
    /// The number of the variation, from 1, which is drawn from the story's seed and this number; nil for the original.
    public var variation: Int?
    /// The style; nil for illustrations from before there were styles.
    public var style: PictureStyle?

    /// Creates an illustration.
    public init(
        status: PartStatus, media: MediaReference? = nil, timestamp: TimeInterval? = nil,
        alternativeText: String? = nil, variation: Int? = nil, style: PictureStyle? = nil
    ) {
        self.status = status
        self.media = media
        self.timestamp = timestamp
        self.alternativeText = alternativeText
        self.variation = variation
        self.style = style
    }
}

/// The status of a part of a story: its narration or one illustration.
public enum PartStatus: String, Codable, Sendable, CaseIterable {
    /// It was not requested.
    case notRequested
    /// It is being generated.
    case pending
    /// It is complete.
    case ready
    /// It could not be generated; a retry is possible.
    case failed
    /// It is complete, but the text was edited afterwards.
    case outdated
}

/// The providers that made a story.
public struct StoryProviders: Hashable, Codable, Sendable {
    /// The author.
    public var author: ProviderIdentifier
    /// The narrator; nil if no narration was requested.
    public var narrator: ProviderIdentifier?
    /// The illustrator; nil if no illustrations were requested.
    public var illustrator: ProviderIdentifier?

    /// Creates a record of a story's providers.
    public init(author: ProviderIdentifier, narrator: ProviderIdentifier?, illustrator: ProviderIdentifier?) {
        self.author = author
        self.narrator = narrator
        self.illustrator = illustrator
    }
}

/// A reference to a file in the content-addressed store.
public struct MediaReference: Hashable, Codable, Sendable {
    /// SHA-256 of the content, 64 lowercase hexadecimal digits.
    public let digest: String
    /// The file extension without the dot: "png", "opus".
    public let fileExtension: String
    /// The file's size in bytes.
    public let byteCount: Int

    /// Creates a reference to a stored file.
    public init(digest: String, fileExtension: String, byteCount: Int) {
        self.digest = digest
        self.fileExtension = fileExtension
        self.byteCount = byteCount
    }

    /// Whether digest and extension are valid. A forged database may contain any text, with which ``relativePath``
    /// would leave the media folder.
    public var isWellFormed: Bool {
        digest.utf8.count == 64
            && digest.utf8.allSatisfy { Self.digits.contains($0) || Self.hexadecimalLetters.contains($0) }
            && (1...8).contains(fileExtension.utf8.count)
            && fileExtension.utf8.allSatisfy { Self.digits.contains($0) || Self.letters.contains($0) }
    }

    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    private static let hexadecimalLetters = UInt8(ascii: "a")...UInt8(ascii: "f")

    /// The path below the media folder: "ab/cdef….png".
    public var relativePath: String {
        "\(digest.prefix(2))/\(digest.dropFirst(2)).\(fileExtension)"
    }
}

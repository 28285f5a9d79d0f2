public import Foundation

/// A finished story, or one that some part could not be made for.
public struct Story: Hashable, Codable, Sendable, Identifiable {
    /// The longest title that a family may give a story, in characters.
    public static let maximumTitleLength = 100

    /// Tells the story from others; it stays for life.
    public let id: StoryID
    /// What the story is called, as its author named it.
    public var title: String
    /// The heroes as they were when the story was made, so that it outlives their deletion.
    public var heroes: [Hero]
    /// What the story was made for.
    public var occasion: StoryOccasion
    /// Whom it was written for.
    public var ageBand: AgeBand
    /// How it sounds.
    public var tone: StoryTone
    /// The language of its text and narration.
    public var language: LanguageCode
    /// The length that was asked for, in minutes.
    public var minutes: Int
    /// What every random choice of the embedded providers came from.
    public var seed: UInt64
    /// The cover, on which the title is lettered, or the reason why there is none.
    public var cover: StoryIllustration
    /// The pages, in order.
    public var pages: [StoryPage]
    /// Whether there is a narration and, if not, why.
    public var narrationStatus: PartStatus
    /// The narration; present exactly if its status is `ready` or `outdated`.
    public var narration: Narration?
    /// Who made its parts.
    public var providers: StoryProviders
    /// When it was requested.
    public var createdAt: Date
    /// Whether the family marked it.
    public var isFavorite: Bool
    /// How often it was heard.
    public var playCount: Int
    /// What its author notes of it, so that the next story is another; nil if it notes nothing.
    public var telling: TellingRecord?

    /// Makes a story of its parts.
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

/// One page: its text, what its picture shows, and the picture.
public struct StoryPage: Hashable, Codable, Sendable {
    /// The most characters that a page holds.
    public static let maximumTextLength = 500
    /// The most paragraphs that a page holds.
    public static let maximumParagraphCount = 2

    /// The page's place in the story, from 0.
    public var index: Int
    /// One or two paragraphs with an empty line between them, at most 500 characters.
    public var text: String
    /// What the picture of the page shows.
    public var scene: Scene
    /// The picture, or why there is none.
    public var illustration: StoryIllustration
    /// What whoever reads it aloud should know, at places in its text; nil if its author says nothing about that, or
    /// the text is no longer the author's.
    public var delivery: [DeliveryMark]?

    /// Makes a page.
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

/// A page's picture or the cover, or the reason why there is none.
public struct StoryIllustration: Hashable, Codable, Sendable {
    /// Whether the picture is there.
    public var status: PartStatus
    /// The picture's file; present exactly if the status is `ready`.
    public var media: MediaReference?
    /// When the page begins in the narration, in seconds; nil without a narration, and for a cover.
    public var timestamp: TimeInterval?
    /// What the picture shows, for those who cannot see it.
    public var alternativeText: String?
    /// How often another picture was asked for, from 1: it is drawn from the story's seed and this number; nil for
    /// the first picture.
    public var variation: Int?
    /// By which hand it is drawn; nil for the way that all were before there were several.
    public var style: PictureStyle?

    /// Makes an illustration.
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

/// Whether a part of a story (its narration, one picture) is there.
public enum PartStatus: String, Codable, Sendable, CaseIterable {
    /// It was not requested.
    case notRequested
    /// It is being made.
    case pending
    /// It is there.
    case ready
    /// It could not be made; it can be tried again.
    case failed
    /// It is there, but the text has changed since.
    case outdated
}

/// Who made the parts of a story.
public struct StoryProviders: Hashable, Codable, Sendable {
    /// Who wrote the text.
    public var author: ProviderIdentifier
    /// Nil if no narration was asked for.
    public var narrator: ProviderIdentifier?
    /// Nil if no pictures were asked for.
    public var illustrator: ProviderIdentifier?

    /// Names the makers of a story.
    public init(author: ProviderIdentifier, narrator: ProviderIdentifier?, illustrator: ProviderIdentifier?) {
        self.author = author
        self.narrator = narrator
        self.illustrator = illustrator
    }
}

/// A file in the media store, found by its content.
public struct MediaReference: Hashable, Codable, Sendable {
    /// SHA-256 of the content, 64 lowercase hexadecimal digits.
    public let digest: String
    /// The file's ending without the dot: "png", "opus".
    public let fileExtension: String
    /// The file's size.
    public let byteCount: Int

    /// Refers to a stored file.
    public init(digest: String, fileExtension: String, byteCount: Int) {
        self.digest = digest
        self.fileExtension = fileExtension
        self.byteCount = byteCount
    }

    /// Whether digest and ending are what a store gives; a database that was tampered with may say anything, and
    /// ``relativePath`` would then lead anywhere.
    public var isWellFormed: Bool {
        let (digits, letters) = (Set("0123456789abcdef"), Set("abcdefghijklmnopqrstuvwxyz0123456789"))
        return digest.utf8.count == 64 && digest.allSatisfy(digits.contains)
            && (1...8).contains(fileExtension.count) && fileExtension.allSatisfy(letters.contains)
    }

    /// The file's place below the media folder: "ab/cdef….png".
    public var relativePath: String {
        "\(digest.prefix(2))/\(digest.dropFirst(2)).\(fileExtension)"
    }
}

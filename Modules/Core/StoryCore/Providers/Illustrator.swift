public import Foundation

/// Illustrates scenes.
public protocol Illustrator: Provider {
    /// The maximum number of concurrent requests, at least 1.
    var maximumConcurrentRequests: Int { get }

    /// The supported styles, the default first; empty if it accepts any word.
    var styles: [PictureStyle] { get }

    /// Returns the words of an appearance that it cannot draw; a family may keep them all the same.
    func unknownLooks(in appearance: Appearance) -> [UnknownLook]

    /// Illustrates one scene; an embedded illustrator returns the same bytes for the same request.
    func illustrate(_ request: IllustrationRequest) async throws(ProviderError) -> Picture
}

extension Illustrator {
    /// No styles: the illustrator accepts any word.
    public var styles: [PictureStyle] { [] }

    /// No words: an illustrator without a vocabulary of its own accepts every word.
    public func unknownLooks(in appearance: Appearance) -> [UnknownLook] { [] }
}

/// A request for one illustration.
public struct IllustrationRequest: Hashable, Codable, Sendable {
    /// The index of the page, from 0; for a cover, of the page whose scene it shows.
    public var page: Int
    /// The page's text.
    public var text: String
    /// The title lettered on a cover, as one line; nil for a page.
    public var title: String?
    /// The line below the title of a cover; nil for a page.
    public var byline: String?
    /// The scene.
    public var scene: Scene
    /// The sheets of all heroes of the story, the main one first, each once. Family members resemble them, also on a
    /// page without them.
    public var characters: [CharacterSheet]
    /// The age group.
    public var ageBand: AgeBand
    /// The tone.
    public var tone: StoryTone
    /// The language of the alternative text.
    public var language: LanguageCode
    /// The style.
    public var style: PictureStyle
    /// The seed of choices that all illustrations of a story share: wallpaper, roofs, cups, palette.
    public var storySeed: UInt64
    /// The seed of this illustration.
    public var seed: UInt64
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int

    /// Creates a request; by default, a picture has a story seed of its own.
    public init(
        page: Int, text: String, title: String? = nil, byline: String? = nil, scene: Scene,
        characters: [CharacterSheet], ageBand: AgeBand, tone: StoryTone, language: LanguageCode,
        style: PictureStyle = .bright, storySeed: UInt64? = nil, seed: UInt64, width: Int = 1280, height: Int = 960
    ) {
        self.page = page
        self.text = text
        self.title = title
        self.byline = byline
        self.scene = scene
        self.characters = characters
        self.ageBand = ageBand
        self.tone = tone
        self.language = language
        self.style = style
        self.storySeed = storySeed ?? seed
        self.seed = seed
        self.width = width
        self.height = height
    }
}

/// A finished illustration.
public struct Picture: Hashable, Sendable {
    /// The file's content.
    public var data: Data
    /// The file extension, 1 to 8 characters of `a-z` and `0-9`: "png", "jpeg".
    public var fileExtension: String
    /// The alternative text, in the request's language.
    public var alternativeText: String

    /// Creates a picture.
    public init(data: Data, fileExtension: String, alternativeText: String) {
        self.data = data
        self.fileExtension = fileExtension
        self.alternativeText = alternativeText
    }
}

public import Foundation

/// Makes pictures of scenes.
public protocol Illustrator: Provider {
    /// How many pictures may be asked for at once, at least 1.
    var maximumConcurrentRequests: Int { get }

    /// The hands by which it draws, the default first; empty if it takes any word.
    var styles: [PictureStyle] { get }

    /// The words of a look that it cannot draw; a family may keep them all the same.
    func unknownLooks(in appearance: Appearance) -> [UnknownLook]

    /// Makes one picture; the same request gives the same bytes if the illustrator is an embedded one.
    func illustrate(_ request: IllustrationRequest) async throws(ProviderError) -> Picture
}

extension Illustrator {
    /// None: an illustrator that takes any word.
    public var styles: [PictureStyle] { [] }

    /// None: an illustrator without a vocabulary of its own takes every word.
    public func unknownLooks(in appearance: Appearance) -> [UnknownLook] { [] }
}

/// What an illustrator is asked for.
public struct IllustrationRequest: Hashable, Codable, Sendable {
    /// Index of the page, from 0; for a cover that of the page whose scene it shows.
    public var page: Int
    /// The page's text.
    public var text: String
    /// The title to letter on the picture, one line: the picture is the story's cover; nil for a page.
    public var title: String?
    /// Whose story it is, one line below the title of a cover; nil for a page.
    public var byline: String?
    /// What the picture is to show.
    public var scene: Scene
    /// The sheet of every hero of the story, the main one first, exactly once each: whoever is of the family takes after
    /// them, also on a page on which they are not.
    public var characters: [CharacterSheet]
    /// Whom it is for.
    public var ageBand: AgeBand
    /// How the story sounds.
    public var tone: StoryTone
    /// The language of the alternative text.
    public var language: LanguageCode
    /// By which hand the story's pictures are made.
    public var style: PictureStyle
    /// What choices come from that are the same in all pictures of a story: wallpaper, roofs, cups, palette.
    public var storySeed: UInt64
    /// What this picture's own choices come from.
    public var seed: UInt64
    /// Width in pixels.
    public var width: Int
    /// Height in pixels.
    public var height: Int

    /// Makes a request; a picture that is made alone is a story of its own.
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

/// A picture as it leaves its illustrator.
public struct Picture: Hashable, Sendable {
    /// The picture's file.
    public var data: Data
    /// The file's ending, 1 to 8 characters out of `a-z` and `0-9`: "png", "jpeg".
    public var fileExtension: String
    /// What the picture shows, in the request's language.
    public var alternativeText: String

    /// Makes a picture.
    public init(data: Data, fileExtension: String, alternativeText: String) {
        self.data = data
        self.fileExtension = fileExtension
        self.alternativeText = alternativeText
    }
}

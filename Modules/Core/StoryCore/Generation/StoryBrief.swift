/// Everything that decides what story is made: the same brief makes the same story with embedded providers.
public struct StoryBrief: Hashable, Codable, Sendable {
    /// Lengths that can be asked for, in minutes.
    public static let minutesRange = 1...15

    /// The heroes, the main one first; never empty.
    public var heroes: [Hero]
    /// What it is for.
    public var occasion: StoryOccasion
    /// Whom it is written for.
    public var ageBand: AgeBand
    /// How it is to sound.
    public var tone: StoryTone
    /// The language of text and narration.
    public var language: LanguageCode
    /// The length in minutes, within ``minutesRange``.
    public var minutes: Int
    /// What every random choice of embedded providers comes from.
    public var seed: UInt64
    /// Who writes.
    public var author: ProviderIdentifier
    /// Who narrates; nil for a story without sound.
    public var narrator: ProviderIdentifier?
    /// The narrator's voice; nil without a narrator.
    public var voice: String?
    /// Who draws; nil for a story without pictures.
    public var illustrator: ProviderIdentifier?
    /// By which hand the pictures are drawn; nil for the way that all were before there were several.
    public var style: PictureStyle?
    /// Whether the narrator's voice changes a little with who speaks; nil for no.
    public var characterVoices: Bool?
    /// The place in a collection that the story takes when it is stored; nil for a story of its own.
    public var place: PlannedStory?
    /// The pictures that are not the first ones of their place; nil if all are.
    public var variations: [PictureVariation]?

    /// Makes a brief.
    public init(
        heroes: [Hero], occasion: StoryOccasion, ageBand: AgeBand, tone: StoryTone, language: LanguageCode,
        minutes: Int, seed: UInt64, author: ProviderIdentifier, narrator: ProviderIdentifier?, voice: String?,
        illustrator: ProviderIdentifier?, style: PictureStyle? = nil, characterVoices: Bool? = nil,
        variations: [PictureVariation]? = nil, place: PlannedStory? = nil
    ) {
        self.heroes = heroes
        self.occasion = occasion
        self.ageBand = ageBand
        self.tone = tone
        self.language = language
        self.minutes = minutes
        self.seed = seed
        self.author = author
        self.narrator = narrator
        self.voice = voice
        self.illustrator = illustrator
        self.style = style
        self.characterVoices = characterVoices
        self.place = place
        self.variations = variations
    }

    /// Which variation of a picture is asked for; 0 for the first picture.
    public func variation(of place: IllustrationSlot) -> Int {
        variations?.first { $0.place == place }?.number ?? 0
    }

    /// What the random choices of a picture come from: the brief's seed, and another one for each variation.
    public func seed(of place: IllustrationSlot) -> UInt64 {
        let number = variation(of: place)
        guard number > 0 else { return seed }
        var generator = SeededGenerator(hashing: String(seed), "picture", String(number))
        return generator.next()
    }
}

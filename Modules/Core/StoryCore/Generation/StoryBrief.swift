/// Everything that determines a story: embedded providers make the same story from the same brief.
public struct StoryBrief: Hashable, Codable, Sendable {
    /// The possible lengths, in minutes.
    public static let minutesRange = 1...15

    /// The heroes, the main one first; never empty.
    public var heroes: [Hero]
    /// The event.
    public var occasion: StoryOccasion
    /// The age group.
    public var ageBand: AgeBand
    /// The tone.
    public var tone: StoryTone
    /// The language of text and narration.
    public var language: LanguageCode
    /// The length in minutes, within ``minutesRange``.
    public var minutes: Int
    /// The seed of the embedded providers.
    public var seed: UInt64
    /// The author.
    public var author: ProviderIdentifier
    /// The narrator; nil for a story without narration.
    public var narrator: ProviderIdentifier?
    /// The narrator's voice; nil without a narrator.
    public var voice: String?
    /// The illustrator; nil for a story without illustrations.
    public var illustrator: ProviderIdentifier?
    /// The style of the illustrations; nil for the style from before there were several.
    public var style: PictureStyle?
    /// Whether the narrator varies the voice by character; nil for no.
    public var characterVoices: Bool?
    /// The planned story that this one fulfils when it is stored; nil for a story of its own.
    public var plannedStory: PlannedStory?
    /// The illustrations that are variations; nil if all are originals.
    public var variations: [PictureVariation]?
    /// What the story may not contain; nil for ``ContentFilter/standard``.
    public var contentFilter: ContentFilter?

    /// Creates a brief.
    public init(
        heroes: [Hero], occasion: StoryOccasion, ageBand: AgeBand, tone: StoryTone, language: LanguageCode,
        minutes: Int, seed: UInt64, author: ProviderIdentifier, narrator: ProviderIdentifier?, voice: String?,
        illustrator: ProviderIdentifier?, style: PictureStyle? = nil, characterVoices: Bool? = nil,
        variations: [PictureVariation]? = nil, plannedStory: PlannedStory? = nil,
        contentFilter: ContentFilter? = nil
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
        self.plannedStory = plannedStory
        self.variations = variations
        self.contentFilter = contentFilter
    }

    // Stored briefs have the planned story under the key "place".
    private enum CodingKeys: String, CodingKey {
        case heroes, occasion, ageBand, tone, language, minutes, seed, author, narrator, voice, illustrator, style
        case characterVoices
        case plannedStory = "place"
        case variations, contentFilter
    }

    /// Returns the number of the requested variation; 0 for the original.
    public func variation(of slot: IllustrationSlot) -> Int {
        variations?.first { $0.slot == slot }?.number ?? 0
    }

    /// Returns the seed of an illustration: the brief's seed, and another for each variation.
    public func seed(of slot: IllustrationSlot) -> UInt64 {
        let number = variation(of: slot)
        guard number > 0 else { return seed }
        var generator = SeededGenerator(hashing: String(seed), "picture", String(number))
        return generator.next()
    }
}

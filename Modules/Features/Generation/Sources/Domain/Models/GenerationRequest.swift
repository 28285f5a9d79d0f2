public import StoryCore

/// What somebody wishes for; what is left out comes from the settings and the event.
public struct GenerationRequest: Hashable, Sendable {
    /// The heroes, the main one first.
    public var heroes: [Hero]
    /// What it is for.
    public var occasion: StoryOccasion
    /// Whom it is for; nil for everybody, or for whom a custom event is.
    public var ageBand: AgeBand?
    /// How it is to sound; nil for what suits the occasion.
    public var tone: StoryTone?
    /// Length in minutes, within ``StoryBrief/minutesRange``.
    public var minutes: Int?
    /// The language of text and narration; nil for what the settings say.
    public var language: LanguageCode?
    /// What every random choice comes from; nil for a new story each time.
    public var seed: UInt64?
    /// Who writes; nil for the first author of the language.
    public var author: ProviderIdentifier?
    /// Who narrates; nil for the first narrator of the language.
    public var narrator: ProviderIdentifier?
    /// One of the narrator's voices; nil for what the settings say, or else the narrator's own choice.
    public var voice: String?
    /// Who draws; nil for the first illustrator.
    public var illustrator: ProviderIdentifier?
    /// By which hand the pictures are drawn; nil for what the settings say.
    public var style: PictureStyle?
    /// Whether it is to be narrated.
    public var wantsNarration: Bool
    /// Nil for what the settings say.
    public var wantsIllustrations: Bool?
    /// The place in a collection that the story takes; nil for a story of its own.
    public var place: PlannedStory?

    /// Makes a request.
    public init(
        heroes: [Hero], occasion: StoryOccasion, ageBand: AgeBand? = nil, tone: StoryTone? = nil, minutes: Int? = nil,
        language: LanguageCode? = nil, seed: UInt64? = nil, author: ProviderIdentifier? = nil,
        narrator: ProviderIdentifier? = nil, voice: String? = nil, illustrator: ProviderIdentifier? = nil,
        style: PictureStyle? = nil, wantsNarration: Bool = true, wantsIllustrations: Bool? = nil,
        place: PlannedStory? = nil
    ) {
        self.heroes = heroes
        self.occasion = occasion
        self.ageBand = ageBand
        self.tone = tone
        self.minutes = minutes
        self.language = language
        self.seed = seed
        self.author = author
        self.narrator = narrator
        self.voice = voice
        self.illustrator = illustrator
        self.style = style
        self.wantsNarration = wantsNarration
        self.wantsIllustrations = wantsIllustrations
        self.place = place
    }
}

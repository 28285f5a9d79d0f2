public import StoryCore

/// What somebody wishes for; what is left out comes from the settings and the event.
public struct GenerationRequest: Hashable, Sendable {
    /// The heroes, the main one first.
    public var heroes: [Hero]
    public var occasion: StoryOccasion
    public var ageBand: AgeBand?
    public var tone: StoryTone?
    /// Length in minutes, within ``StoryBrief/minutesRange``.
    public var minutes: Int?
    public var language: LanguageCode?
    /// What every random choice comes from; nil for a new story each time.
    public var seed: UInt64?
    public var author: ProviderIdentifier?
    public var narrator: ProviderIdentifier?
    public var voice: String?
    public var illustrator: ProviderIdentifier?
    public var wantsNarration: Bool
    /// Nil for what the settings say.
    public var wantsIllustrations: Bool?

    /// Makes a request.
    public init(
        heroes: [Hero], occasion: StoryOccasion, ageBand: AgeBand? = nil, tone: StoryTone? = nil, minutes: Int? = nil,
        language: LanguageCode? = nil, seed: UInt64? = nil, author: ProviderIdentifier? = nil,
        narrator: ProviderIdentifier? = nil, voice: String? = nil, illustrator: ProviderIdentifier? = nil,
        wantsNarration: Bool = true, wantsIllustrations: Bool? = nil
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
        self.wantsNarration = wantsNarration
        self.wantsIllustrations = wantsIllustrations
    }
}

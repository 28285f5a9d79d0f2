public import StoryCore

/// A request for a story; missing values come from the settings and the event.
public struct GenerationRequest: Hashable, Sendable {
    /// The heroes, the main one first.
    public var heroes: [Hero]
    /// The event.
    public var occasion: StoryOccasion
    /// The age group; nil for all, or for that of a custom event.
    public var ageBand: AgeBand?
    /// The tone; nil for that of the event.
    public var tone: StoryTone?
    /// The length in minutes, within ``StoryBrief/minutesRange``; nil for the setting.
    public var minutes: Int?
    /// The language of text and narration; nil for the setting.
    public var language: LanguageCode?
    /// The seed of the embedded providers; nil for a new story each time.
    public var seed: UInt64?
    /// The author; nil for the first one of the language.
    public var author: ProviderIdentifier?
    /// The narrator; nil for the first one of the language.
    public var narrator: ProviderIdentifier?
    /// The narrator's voice; nil for the setting, or else the narrator's default.
    public var voice: String?
    /// The illustrator; nil for the first one.
    public var illustrator: ProviderIdentifier?
    /// The style of the illustrations; nil for the setting.
    public var style: PictureStyle?
    /// Whether to narrate.
    public var wantsNarration: Bool
    /// Whether to illustrate; nil for the setting.
    public var wantsIllustrations: Bool?
    /// The planned story of a collection; nil for a story of its own.
    public var plannedStory: PlannedStory?

    /// Creates a request.
    public init(
        heroes: [Hero], occasion: StoryOccasion, ageBand: AgeBand? = nil, tone: StoryTone? = nil, minutes: Int? = nil,
        language: LanguageCode? = nil, seed: UInt64? = nil, author: ProviderIdentifier? = nil,
        narrator: ProviderIdentifier? = nil, voice: String? = nil, illustrator: ProviderIdentifier? = nil,
        style: PictureStyle? = nil, wantsNarration: Bool = true, wantsIllustrations: Bool? = nil,
        plannedStory: PlannedStory? = nil
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
        self.plannedStory = plannedStory
    }
}

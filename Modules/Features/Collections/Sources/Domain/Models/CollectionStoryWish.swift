public import StoryCore

/// One story of a collection, as whoever makes stories is asked for it.
public struct CollectionStoryWish: Hashable, Sendable {
    /// Whom the story is about.
    public var hero: Hero
    /// What it is about, and for whom.
    public var event: CustomStoryEvent
    /// The language of text and narration.
    public var language: LanguageCode
    /// Length in minutes; nil for what the settings say.
    public var minutes: Int?
    /// What every random choice comes from; nil for a new story each time.
    public var seed: UInt64?
    /// Whether it is to be narrated.
    public var wantsNarration: Bool
    /// Nil for what the settings say.
    public var wantsIllustrations: Bool?
}

extension CollectionStoryWish {
    /// The wish for the `number`-th story, from 0: heroes and interests take turns.
    ///
    /// - Parameter heroes: At least one.
    init(
        _ number: Int, of draft: CollectionDraft, profile: GrowthProfile, heroes: [Hero]
    ) throws(CustomEventError) {
        hero = heroes[number % heroes.count]
        event = try profile.event(number)
        language = profile.language
        minutes = draft.minutes
        seed = draft.seed.map { $0 &+ UInt64(number) }
        wantsNarration = draft.wantsNarration
        wantsIllustrations = draft.wantsIllustrations
    }
}

extension GrowthProfile {
    /// What the `number`-th story is about, as an author reads it.
    func event(_ number: Int) throws(CustomEventError) -> CustomStoryEvent {
        let theme = GrowthTheme(of: focus, in: language)
        return try CustomStoryEvent(
            id: .growthTheme(focus), title: theme.title,
            promptSeed: theme.promptSeed, category: focus.eventCategory, ageBand: ageBand,
            tone: focus.suggestedTone, keywords: interests.isEmpty ? [] : [interests[number % interests.count]])
    }
}

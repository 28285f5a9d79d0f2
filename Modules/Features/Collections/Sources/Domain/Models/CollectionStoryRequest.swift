public import StoryCore

/// One story of a collection, as whoever makes stories is asked for it.
public struct CollectionStoryRequest: Hashable, Sendable {
    /// Where the story is to be.
    public var place: PlannedStory
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

extension CollectionStoryRequest {
    /// The wish for the `number`-th story of a collection, from 0: heroes and interests take turns.
    ///
    /// - Parameter plan: Has at least one hero.
    init(_ number: Int, of collection: StoryCollection, plan: CollectionPlan) throws(CustomEventError) {
        let profile = collection.profile
        place = PlannedStory(collection: collection.id, number: number)
        hero = plan.heroes[number % plan.heroes.count]
        event = try profile.event(number)
        language = profile.language
        minutes = plan.minutes
        seed = plan.seed.map { $0 &+ UInt64(number) }
        wantsNarration = plan.wantsNarration
        wantsIllustrations = plan.wantsIllustrations
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

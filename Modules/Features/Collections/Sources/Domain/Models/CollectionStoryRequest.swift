public import StoryCore

/// A request for one story of a collection.
public struct CollectionStoryRequest: Hashable, Sendable {
    /// The planned story.
    public var plannedStory: PlannedStory
    /// The hero.
    public var hero: Hero
    /// The event, with the age group.
    public var event: CustomStoryEvent
    /// The language of text and narration.
    public var language: LanguageCode
    /// The length in minutes; nil for the setting.
    public var minutes: Int?
    /// The seed of the embedded providers; nil for a new story each time.
    public var seed: UInt64?
    /// Whether to narrate.
    public var wantsNarration: Bool
    /// Whether to illustrate; nil for the setting.
    public var wantsIllustrations: Bool?
}

extension CollectionStoryRequest {
    /// Creates the request for the `number`-th story of a collection, from 0, in which heroes and interests take turns.
    ///
    /// - Parameter plan: A plan with at least one hero.
    init(_ number: Int, of collection: StoryCollection, plan: CollectionPlan) throws(CustomEventError) {
        let profile = collection.profile
        plannedStory = PlannedStory(collection: collection.id, number: number)
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
    /// Returns the event of the `number`-th story, for the author.
    func event(_ number: Int) throws(CustomEventError) -> CustomStoryEvent {
        let theme = GrowthTheme(of: focus, in: language)
        return try CustomStoryEvent(
            id: .growthTheme(focus), title: theme.title,
            promptSeed: theme.promptSeed, category: focus.eventCategory, ageBand: ageBand,
            tone: focus.suggestedTone, keywords: interests.isEmpty ? [] : [interests[number % interests.count]])
    }
}

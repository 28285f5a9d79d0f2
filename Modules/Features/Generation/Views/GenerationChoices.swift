public import StoryCore

/// What a family can choose from for a story.
public struct GenerationChoices: Hashable, Sendable {
    /// The heroes, in the order in which they are offered.
    public var heroes: [Hero]
    /// The family's own events, offered behind the standard ones.
    public var events: [CustomStoryEvent]
    /// What a child can grow in, as events in each language of stories; offered behind the standard events.
    public var growthEvents: [LanguageCode: [CustomStoryEvent]]
    /// The languages that stories can be told in; which one is not asked if there are less than two.
    public var languages: [LanguageCode]
    /// What stories are like for which nothing else is chosen.
    public var defaults: AppSettings

    /// Makes choices.
    public init(
        heroes: [Hero] = [], events: [CustomStoryEvent] = [], growthEvents: [LanguageCode: [CustomStoryEvent]] = [:],
        languages: [LanguageCode] = [], defaults: AppSettings = AppSettings()
    ) {
        (self.heroes, self.events, self.growthEvents) = (heroes, events, growthEvents)
        (self.languages, self.defaults) = (languages, defaults)
    }

    /// All events for stories of a language, the standard ones first and the family's own last.
    func occasions(in language: LanguageCode) -> [StoryOccasion] {
        StoryEvent.allCases.map(StoryOccasion.standard)
            + (growthEvents[language, default: []] + events).map(StoryOccasion.custom)
    }
}

extension StoryOccasion {
    /// What the form calls it: an event by its title, and what a child can grow in by the name of the category.
    var formName: String {
        GrowthCategory.allCases.first { reference == .custom(.growthTheme($0)) }?.displayName ?? displayName
    }
}

public import StoryCore

/// What a family can choose from for a story.
public struct GenerationChoices: Hashable, Sendable {
    /// The heroes, in the order in which they are offered.
    public var heroes: [Hero]
    /// The family's own events, offered behind the standard ones.
    public var events: [CustomStoryEvent]
    /// The languages that stories can be told in; which one is not asked if there are less than two.
    public var languages: [LanguageCode]
    /// What stories are like for which nothing else is chosen.
    public var defaults: AppSettings

    /// Makes choices.
    public init(
        heroes: [Hero] = [], events: [CustomStoryEvent] = [], languages: [LanguageCode] = [],
        defaults: AppSettings = AppSettings()
    ) {
        (self.heroes, self.events, self.languages, self.defaults) = (heroes, events, languages, defaults)
    }

    /// All events, the standard ones first.
    var occasions: [StoryOccasion] {
        StoryEvent.allCases.map(StoryOccasion.standard) + events.map(StoryOccasion.custom)
    }
}

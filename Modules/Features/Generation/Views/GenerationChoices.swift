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
    /// What voices sound like, by their names; one without words is told by its name.
    public var voiceNames: [String: String]

    /// Makes choices.
    public init(
        heroes: [Hero] = [], events: [CustomStoryEvent] = [], languages: [LanguageCode] = [],
        defaults: AppSettings = AppSettings(), voiceNames: [String: String] = [:]
    ) {
        (self.heroes, self.events, self.languages) = (heroes, events, languages)
        (self.defaults, self.voiceNames) = (defaults, voiceNames)
    }

    /// All events, the standard ones first.
    var occasions: [StoryOccasion] {
        StoryEvent.allCases.map(StoryOccasion.standard) + events.map(StoryOccasion.custom)
    }
}

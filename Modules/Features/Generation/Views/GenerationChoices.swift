public import StoryCore

/// What a family can choose from for a story.
public struct GenerationChoices: Hashable, Sendable {
    /// The heroes, in the order in which they are offered.
    public var heroes: [Hero]
    /// The family's own events, offered behind the standard ones.
    public var events: [CustomStoryEvent]
    /// The languages that stories can be told in; which one is not asked if there are less than two.
    public var languages: [LanguageCode]

    /// Makes choices.
    public init(heroes: [Hero] = [], events: [CustomStoryEvent] = [], languages: [LanguageCode] = []) {
        (self.heroes, self.events, self.languages) = (heroes, events, languages)
    }

    /// All events, the standard ones first.
    var occasions: [StoryOccasion] {
        StoryEvent.allCases.map(StoryOccasion.standard) + events.map(StoryOccasion.custom)
    }
}

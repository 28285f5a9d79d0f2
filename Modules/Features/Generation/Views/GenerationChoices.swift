public import StoryCore

/// The choices of the form for a story.
public struct GenerationChoices: Hashable, Sendable {
    /// The heroes, in order.
    public var heroes: [Hero]
    /// The custom events, offered after the standard ones.
    public var events: [CustomStoryEvent]
    /// The growth categories as events in each language, offered after the standard events.
    public var growthEvents: [LanguageCode: [CustomStoryEvent]]
    /// The possible languages; the form shows no choice if there are fewer than two.
    public var languages: [LanguageCode]
    /// The default settings.
    public var defaults: AppSettings

    /// Creates choices.
    public init(
        heroes: [Hero] = [], events: [CustomStoryEvent] = [], growthEvents: [LanguageCode: [CustomStoryEvent]] = [:],
        languages: [LanguageCode] = [], defaults: AppSettings = AppSettings()
    ) {
        (self.heroes, self.events, self.growthEvents) = (heroes, events, growthEvents)
        (self.languages, self.defaults) = (languages, defaults)
    }

    /// Returns all events for stories of a language, the standard ones first and the custom ones last.
    func occasions(in language: LanguageCode) -> [StoryOccasion] {
        StoryEvent.allCases.map(StoryOccasion.standard)
            + (growthEvents[language, default: []] + events).map(StoryOccasion.custom)
    }
}

extension StoryOccasion {
    /// The name in the form: the title of an event, or the name of a growth category.
    var formName: String {
        GrowthCategory.allCases.first { reference == .custom(.growthTheme($0)) }?.displayName ?? displayName
    }
}

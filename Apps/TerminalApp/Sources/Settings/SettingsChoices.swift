public import FeatureKit
public import StoryCore

/// What can be chosen.
public struct SettingsChoices: Hashable, Sendable {
    /// The languages that somebody writes and somebody speaks.
    public var languages: [LanguageCode]
    /// The voices of each language.
    public var voices: [LanguageCode: [Voice]]
    /// Where the library lies.
    public var location: String

    /// Gathers choices.
    public init(languages: [LanguageCode], voices: [LanguageCode: [Voice]], location: String) {
        (self.languages, self.voices, self.location) = (languages, voices, location)
    }

    /// What the app's providers offer.
    public init(registry: Registry, location: String) {
        languages = registry.toldLanguages
        voices = Dictionary(
            uniqueKeysWithValues: languages.map { language in
                (language, registry.narrators.flatMap { $0.voices(for: language) })
            })
        self.location = location
    }
}

public import FeatureKit
public import StoryCore

/// The choices of the settings.
public struct SettingsChoices: Hashable, Sendable {
    /// The languages that have both an author and a narrator.
    public var languages: [LanguageCode]
    /// The voices of each language.
    public var voices: [LanguageCode: [Voice]]
    /// The location of the library.
    public var location: String

    /// Creates choices.
    public init(languages: [LanguageCode], voices: [LanguageCode: [Voice]], location: String) {
        (self.languages, self.voices, self.location) = (languages, voices, location)
    }

    /// Creates the choices that the app's providers offer.
    public init(registry: Registry, location: String) {
        languages = registry.toldLanguages
        voices = Dictionary(
            uniqueKeysWithValues: languages.map { ($0, registry.voices(for: $0)) })
        self.location = location
    }
}

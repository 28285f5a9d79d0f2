public import StoryCore

/// What the app's providers and this machine offer for settings to choose from.
public struct SettingsChoices: Hashable, Sendable {
    /// The languages that have both an author and a narrator.
    public var languages: [LanguageCode]
    /// The voices of each language.
    public var voices: [LanguageCode: [Voice]]
    /// The authors, in the program's own order.
    public var authors: [ProviderIdentifier]
    /// The narrators, in the program's own order.
    public var narrators: [ProviderIdentifier]
    /// The illustrators, in the program's own order.
    public var illustrators: [ProviderIdentifier]
    /// The sound devices; empty until they are found, and if there are none.
    public var devices: [PlaybackDevice]

    /// Creates choices.
    public init(
        languages: [LanguageCode], voices: [LanguageCode: [Voice]], authors: [ProviderIdentifier] = [],
        narrators: [ProviderIdentifier] = [], illustrators: [ProviderIdentifier] = [], devices: [PlaybackDevice] = []
    ) {
        (self.languages, self.voices, self.devices) = (languages, voices, devices)
        (self.authors, self.narrators, self.illustrators) = (authors, narrators, illustrators)
    }

    /// Creates the choices that the app's providers offer.
    public init(registry: Registry) {
        let languages = registry.toldLanguages
        self.init(
            languages: languages,
            voices: Dictionary(uniqueKeysWithValues: languages.map { ($0, registry.voices(for: $0)) }),
            authors: registry.authors.map(\.identifier), narrators: registry.narrators.map(\.identifier),
            illustrators: registry.illustrators.map(\.identifier))
    }
}

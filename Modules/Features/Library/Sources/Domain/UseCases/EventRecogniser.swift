import FeatureKit
package import StoryCore

/// Tells what the author of the household's stories makes of an event.
package struct EventRecogniser: Sendable {
    private let settings: any SettingsRepository
    private let recognise: @Sendable (CustomStoryEvent, LanguageCode) -> EventRecognition

    package init(
        settings: any SettingsRepository,
        recognise: @escaping @Sendable (CustomStoryEvent, LanguageCode) -> EventRecognition
    ) {
        self.settings = settings
        self.recognise = recognise
    }

    /// The language of the household's stories.
    func language() async throws(LibraryError) -> LanguageCode {
        try await LibraryError.stored(try await settings.settings().language)
    }

    /// What the author makes of an event in stories of a language.
    func recognition(of event: CustomStoryEvent, in language: LanguageCode) -> EventRecognition {
        recognise(event, language)
    }
}

import FeatureKit
package import StoryCore

/// Determines how the household's author interprets an event.
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

    /// Returns the language of the household's stories.
    func language() async throws(LibraryError) -> LanguageCode {
        try await LibraryError.stored(try await settings.settings().language)
    }

    /// Returns how the author interprets an event in stories of a language.
    func recognition(of event: CustomStoryEvent, in language: LanguageCode) -> EventRecognition {
        recognise(event, language)
    }
}

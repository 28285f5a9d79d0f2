import FeatureKit
import Generation
import StoryCore
import Testing

@Suite("The settings of new stories")
struct GenerationSettingsTests {
    private static let german = LanguageCode(rawValue: "de")
    private let choices = SettingsChoices(
        languages: [.english, german],
        voices: [
            .english: [Voice(name: "kal", displayName: "Karl", summary: "a man's voice")],
            german: [Voice(name: "thorsten", displayName: "Thorsten", summary: "a calm voice")],
        ], narrators: ["flite"])

    private func setting(_ key: String) throws -> SettingDefinition {
        try #require(GenerationFeature.settings.settings.first { $0.key == key })
    }

    @Test("Another language takes a voice of the former one along; the same one leaves it")
    func language() throws {
        // Given
        let sut = try setting("language")
        var settings = AppSettings(defaultVoice: "kal")
        // When, Then
        #expect(sut.set("en", in: &settings, of: choices))
        #expect(settings.defaultVoice == "kal")
        #expect(sut.set("German", in: &settings, of: choices))
        #expect(settings == AppSettings(language: Self.german))
    }

    @Test("A language leaves a voice alone that nobody knows here, until it changes")
    func unknownVoice() throws {
        // Given
        var settings = AppSettings(defaultVoice: "gone")
        // When
        #expect(try setting("language").set("en", in: &settings, of: choices))
        // Then
        #expect(settings.defaultVoice == "gone")
        #expect(
            try setting("defaultVoice").choices(in: settings, of: choices).map(\.name) == [
                "default", "Karl, a man's voice", "gone",
            ])
    }

    @Test(
        "A voice is chosen by its identifier or its name, of those that speak the language",
        arguments: [
            ("kal", "kal"), ("KARL", "kal"), ("Karl, a man's voice", "kal"), ("none", nil), ("default", nil),
        ])
    func voice(text: String, expected: String?) throws {
        // Given
        var settings = AppSettings(defaultVoice: "gone")
        // When, Then
        #expect(try setting("defaultVoice").set(text, in: &settings, of: choices))
        #expect(settings.defaultVoice == expected)
    }

    @Test("A voice of another language is refused", arguments: ["thorsten", "Kar", ""])
    func otherVoice(text: String) throws {
        // Given
        var settings = AppSettings()
        // When, Then
        #expect(try !setting("defaultVoice").set(text, in: &settings, of: choices))
        #expect(settings == AppSettings())
    }
}

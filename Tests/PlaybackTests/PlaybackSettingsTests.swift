import FeatureKit
import FeatureKitStubs
import StoryCore
import Testing

@testable import Playback

@Suite("The settings of playback")
struct PlaybackSettingsTests {
    private let choices = SettingsChoices(
        languages: [], voices: [:], devices: [PlaybackDevice(name: "pulse/kitchen", summary: "Kitchen")])

    private func setting(_ key: String) throws -> SettingDefinition {
        try #require(PlaybackFeature.settings.settings.first { $0.key == key })
    }

    @Test(
        "A sound device is chosen by what it is called, by its own name, or by one that is not here now",
        arguments: [
            ("Kitchen", PlaybackOutput.device("pulse/kitchen")), ("pulse/kitchen", .device("pulse/kitchen")),
            ("alsa/hw:1,0", .device("alsa/hw:1,0")), ("automatic", .automatic), ("no sound", .null), ("null", .null),
        ])
    func output(text: String, expected: PlaybackOutput) throws {
        // Given
        var settings = AppSettings(output: .device("elsewhere"))
        // When, Then
        #expect(try setting("output").set(text, in: &settings, of: choices))
        #expect(settings.output == expected)
    }

    @Test("What is no name of a device is refused", arguments: ["", " ", "none", "off", "a\u{1B}[2J", "a\nb"])
    func noOutput(text: String) throws {
        // Given
        var settings = AppSettings()
        // When, Then
        #expect(try !setting("output").set(text, in: &settings, of: choices))
        #expect(settings == AppSettings())
    }

    @Test(
        "Speeds and times besides those on screen can be typed",
        arguments: [
            ("playbackSpeed", "0.9", SettingValue.number(0.9)), ("sleepTimer", "1h30m", .text("90m")),
            ("sleepTimer", "3", .text("3")), ("volume", "45", .integer(45)), ("volume", "70 %", .integer(70)),
        ])
    func typed(key: String, text: String, expected: SettingValue) throws {
        // Given
        let sut = try setting(key)
        var settings = AppSettings()
        // When, Then
        #expect(sut.set(text, in: &settings, of: choices))
        #expect(sut.value(in: settings) == expected)
    }

    @Test(
        "Neither a speed out of range nor what is no time is taken",
        arguments: [
            ("playbackSpeed", "3"), ("playbackSpeed", "fast"), ("sleepTimer", "soon"), ("sleepTimer", "0"),
            ("sleepTimer", "-3m"), ("volume", "0"), ("volume", "101"), ("volume", "loud"),
        ])
    func refused(key: String, text: String) throws {
        // Given
        var settings = AppSettings()
        // When, Then
        #expect(try !setting(key).set(text, in: &settings, of: choices))
        #expect(settings == AppSettings())
    }

    @Test("What a profile prefers comes before the household's settings, one by one")
    func ownPreferences() async throws {
        // Given
        let library = LibraryFake()
        let (slow, fast) = (try PlaybackSpeed(0.75), try PlaybackSpeed(1.5))
        try await library.save(AppSettings(playbackSpeed: fast, sleepTimer: .stories(2)))
        func preferences(_ own: OwnPlaybackPreferences) async throws -> PlaybackPreferences {
            try await GetPreferencesUseCase(settings: library, own: { own }, output: nil).execute()
        }

        // Then
        let household = try await preferences(OwnPlaybackPreferences())
        #expect(household.speed == fast && household.sleepTimer == .stories(2))
        let own = try await preferences(OwnPlaybackPreferences(speed: slow))
        #expect(own.speed == slow && own.sleepTimer == .stories(2))
        #expect(try await preferences(OwnPlaybackPreferences(sleepTimer: .endOfStory)).sleepTimer == .endOfStory)
    }
}

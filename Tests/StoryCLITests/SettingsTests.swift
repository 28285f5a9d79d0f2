import Foundation
import StoryCore
import TestSupport
import Testing

@Suite("The settings' verbs", .tags(.process), .timeLimit(.minutes(1)))
struct SettingsTests {
    private let story: InProcessStory

    init() throws {
        story = try InProcessStory()
    }

    private func value(of key: String) async throws -> String? {
        try await story.run(["settings", "show", key, "--json"]).object()["value"] as? String
    }

    @Test("All are listed with what each decides; JSON has what they can be")
    func list() async throws {
        // When
        let text = try await story.run(["settings"])
        let settings = try await story.run(["settings", "--json"]).list("settings")
        // Then
        #expect(text.output.contains("SETTING") && text.output.contains("How long a new story is."))
        #expect(
            settings.compactMap { $0["key"] as? String } == [
                "defaultMinutes", "defaultAgeBand", "defaultTone", "language", "authors", "defaultVoice", "narrators",
                "illustrationsEnabled", "illustrators", "pictureStyle", "characterVoices", "minutesPerDay",
                "minutesPerSitting", "storiesPerDay", "quietHours", "bedtimeHours", "contentFilter", "blockedWords",
                "allowedTones", "allowedEvents", "allowedAges", "backupFolder", "keptBackups", "playsNewStories",
                "playbackSpeed", "volume", "sleepTimer", "output", "theme",
            ])
        let theme = try #require(settings.last)
        #expect(theme["section"] as? String == "Appearance")
        let choices = try #require(theme["choices"] as? [[String: Any]])
        #expect(choices.compactMap { $0["value"] as? String } == ["auto", "dark", "light", "contrast", "plain"])
    }

    @Test("Every value that is offered can be set")
    func everyChoice() async throws {
        for setting in try await story.run(["settings", "--json"]).list("settings") {
            let key = try #require(setting["key"] as? String)
            for choice in try #require(setting["choices"] as? [[String: Any]]) {
                let wanted = try #require(choice["value"] as? String)
                // When
                let result = try await story.run(["settings", "set", key, wanted])
                // Then
                #expect(result.status == 0, "\(key) \(wanted): \(result.errorOutput)")
                #expect(try await value(of: key) == wanted)
            }
            // A voice speaks one language: the next ones are those of the default.
            _ = try await story.run(["settings", "reset", key])
        }
        // When
        _ = try await story.run(["settings", "set", "theme", "dark"])
        let reset = try await story.run(["settings", "reset", "--all"])
        // Then
        #expect(reset.output == "theme: auto (was dark)\n")
        for setting in try await story.run(["settings", "--json"]).list("settings") {
            #expect(setting["value"] as? String == setting["defaultValue"] as? String)
        }
    }

    @Test("A change tells what was there before, and holds for commands that follow")
    func change() async throws {
        // When
        let changed = try await story.run(["settings", "set", "defaultMinutes", "7"])
        let again = try await story.run(["settings", "set", "defaultMinutes", "7"])
        let json = try await story.run(["settings", "set", "playbackSpeed", "0.8", "--json"]).list("changes")
        // Then
        #expect(changed.output == "defaultMinutes: 7 (was 5)\n")
        #expect(again.output == "Nothing changed: that was the value already.\n")
        #expect(json.count == 1 && json[0]["before"] as? String == "1" && json[0]["after"] as? String == "0.8")
        // When
        let voice = try #require(
            try await story.run(["settings", "show", "defaultVoice", "--json"]).list("choices").last?["value"])
        let chosen = try await story.run(["settings", "set", "defaultVoice", "\(voice)"])
        // Then
        #expect(chosen.status == 0, "\(chosen.errorOutput)")
        #expect(try await story.run(["voice", "default", "--json"]).object()["voice"] as? String == "\(voice)")
    }

    @Test(
        "What is wrong is refused with what there is, and changes nothing",
        arguments: [
            (["set", "brightness", "3"], "There is no setting 'brightness'.", "defaultMinutes, defaultAgeBand"),
            (["set", "defaultMinute", "3"], "There is no setting 'defaultMinute'.", "Choose defaultMinutes."),
            (["set", "theme", "pink"], "'pink' isn't a value of 'theme'.", "auto, dark, light, contrast, plain"),
            (
                ["set", "sleepTimer", "soon"], "'soon' isn't a value of 'sleepTimer'.",
                "or a time like 1h30m or a number"
            ),
            (["set", "sleepTimer", "--", "-3m"], "'-3m' isn't a value of 'sleepTimer'.", "10m"),
            (["set", "output", "none"], "'none' isn't a value of 'output'.", "auto, null"),
            (["set", "output", "a\nb"], "isn't a value of 'output'.", "auto, null"),
            (["set", "", "x"], "There is no setting ''.", "Choose one of these"),
            (["show", "brightness"], "There is no setting 'brightness'.", "defaultMinutes"),
            (["set", "volume", "0"], "'0' isn't a value of 'volume'.", "or a number from 1 to 100"),
            (
                ["set", "authors", "embedded,nobody"], "'embedded,nobody' isn't a value of 'authors'.",
                "several of them in order, with commas"
            ), (["set", "illustrators", "nobody"], "'nobody' isn't a value of 'illustrators'.", "vector"),
            (["reset"], "Name the settings", "--all"),
            (["reset", "theme", "--all"], "'--all' takes no settings.", "--all"),
        ])
    func refused(arguments: [String], message: String, help: String) async throws {
        // Given
        let before = try await story.run(["settings", "--json"]).output
        // When
        let result = try await story.run(["settings"] + arguments)
        // Then
        #expect(result.status == 64)
        #expect(result.errorOutput.contains(message), "\(result.errorOutput)")
        #expect(result.errorOutput.contains(help), "\(result.errorOutput)")
        #expect(try await story.run(["settings", "--json"]).output == before)
        #expect(!story.files().contains("config/settings.json"))
    }
}

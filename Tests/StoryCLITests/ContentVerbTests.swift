import Foundation
import TestSupport
import Testing

@Suite("What stories may be about, on the command line", .tags(.process), .timeLimit(.minutes(2)))
struct ContentVerbTests {
    private let story: InProcessStory

    init() throws {
        story = try InProcessStory()
    }

    private static let create = ["create", "--hero", "Mira", "--no-audio", "--no-illustrations", "--minutes", "1"]

    @Test("A profile has words, tones, events, ages, a filter and a bedtime of its own")
    func profile() async throws {
        // When
        let added = try await story.run([
            "profile", "add", "Ben", "--blocked-words", "spider, ghost train", "--allowed-tones", "gentle,cheerful",
            "--allowed-events", "bedtime,custom", "--allowed-ages", "2-4", "--content-filter", "gentle", "--bedtime",
            "19:00-20:30", "--json",
        ])
        let shown = try await story.run(["profile", "show", "ben"])
        let lifted = try await story.run([
            "profile", "edit", "ben", "--blocked-words", "none", "--allowed-tones", "any", "--allowed-events", "",
            "--bedtime", "", "--content-filter", "", "--allowed-ages", "", "--json",
        ])

        // Then
        let ben = try added.object()
        #expect(ben["blockedWords"] as? [String] == ["spider", "ghost train"], "\(added.errorOutput)")
        #expect(ben["allowedEvents"] as? String == "bedtime,custom" && ben["allowedAges"] as? String == "2-4")
        #expect(ben["bedtimeHours"] as? String == "19:00-20:30" && ben["contentFilter"] as? String == "gentle")
        #expect(
            shown.output.hasSuffix(
                """
                bedtime  19:00-20:30
                filter   gentle
                blocked  spider, ghost train
                tones    gentle, cheerful
                events   bedtime, custom
                ages     2-4

                """), "\(shown.output)")
        let now = try lifted.object()
        #expect(now["blockedWords"] is NSNull && now["allowedTones"] as? String == "any")
        #expect(["allowedEvents", "bedtimeHours", "contentFilter", "allowedAges"].allSatisfy { now[$0] is NSNull })
    }

    @Test(
        "What can't be read is refused, with what can",
        arguments: [
            ("--blocked-words", "17", "'spider, ghost train'"), ("--allowed-tones", "scary", "gentle, cheerful"),
            ("--allowed-events", "war", "bedtime, schoolDay"), ("--allowed-ages", "9", "2-4, 4-6"),
            ("--content-filter", "off", "basic, age, gentle"), ("--bedtime", "late", "20:00-06:30"),
        ])
    func refused(option: String, value: String, allowed: String) async throws {
        let result = try await story.run(["profile", "add", "Ben", option, value])
        #expect(result.status == 64 && result.errorOutput.contains(allowed), "\(result.errorOutput)")
    }

    @Test("A child creates stories of the allowed tones and events; without a tone, of the nearest allowed one")
    func creating() async throws {
        // Given
        let added = try await story.run([
            "profile", "add", "Ben", "--shelf", "everything", "--allowed-tones", "gentle,curious", "--allowed-events",
            "birthday",
        ])
        #expect(added.status == 0, "\(added.errorOutput)")

        // When
        let event = try await story.run(Self.create + ["--event", "holiday", "--profile", "Ben"])
        let tone = try await story.run(Self.create + ["--event", "birthday", "--tone", "funny", "--profile", "Ben"])
        let plain = try await story.run(Self.create + ["--event", "birthday", "--profile", "Ben", "--json"])

        // Then
        #expect(
            event.status == 77 && event.errorOutput.contains("Stories about Holiday aren't for Ben."),
            "\(event.errorOutput)")
        #expect(
            tone.status == 77 && tone.errorOutput.contains("Only gentle and curious stories"), "\(tone.errorOutput)")
        #expect(try plain.object()["tone"] as? String == "gentle", "\(plain.errorOutput)")
    }

    @Test("The household's blocked words are refused where they are typed, and in no story that is written")
    func blockedWords() async throws {
        // Given
        #expect(try await story.run(["settings", "set", "blockedWords", "spider, lantern"]).status == 0)

        // When
        let typed = try await story.run(["hero", "add", "Spider"])
        let made = try await story.run(Self.create + ["--event", "bedtime", "--json"])
        let bad = try await story.run(["settings", "set", "blockedWords", "17"])

        // Then
        #expect(typed.status == 77 && typed.errorOutput.contains("'Spider' doesn't belong"), "\(typed.errorOutput)")
        #expect(typed.errorOutput.contains("Your family has blocked this word."))
        let text = try made.object().description.lowercased()
        #expect(made.status == 0 && !text.contains("lantern") && !text.contains("spider"), "\(made.errorOutput)")
        #expect(bad.status == 64 && bad.errorOutput.contains("spider, ghost train"), "\(bad.errorOutput)")
    }

    @Test("Approving a story that waits for nothing says so")
    func nothingToApprove() async throws {
        let queued = try await story.run(Self.create + ["--event", "bedtime", "--queue", "--json"])
        let document = try queued.object()
        let job = try #require((document["job"] ?? document["id"]) as? String)
        let result = try await story.run(["jobs", "approve", job])
        #expect(result.errorOutput.contains("doesn't wait for approval"), "\(result.errorOutput)")
    }
}

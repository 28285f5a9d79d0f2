import Foundation
import TestSupport
import Testing

@Suite("story create", .tags(.process), .serialized, .timeLimit(.minutes(5)))
struct CreateTests {
    /// Names, and how the program ends.
    private static let hostile: [(String, Int32)] = [
        ("Ünïcødé O’Hara", 0), ("美羅", 0), ("Мира", 0), ("ميرا", 0), ("Mira 🦊", 0), ("<svg onload=\"x\">", 0),
        ("$(rm -rf ~)`id`", 0), ("Robert'); DROP TABLE story;--", 0), ("A & B", 0), ("🦊🦊", 64),
        (String(repeating: "Mira ", count: 100), 64), ("   ", 64), ("12", 64),
    ]

    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
    }

    @Test("One command leaves a finished story in the library")
    func finishedStory() async throws {
        // When
        let made = try await story.run([
            "create", "--hero", "Mira", "--event", "bedtime", "--minutes", "1", "--json", "--progress", "none",
        ])

        // Then
        #expect(made.status == 0)
        let answer = try made.object()
        let pages = try #require(answer["pages"] as? [[String: Any]])
        #expect(!pages.isEmpty)
        #expect(pages.allSatisfy { ($0["text"] as? String)?.isEmpty == false })
        for illustration in pages.map({ $0["illustration"] }) + [answer["cover"]] {
            let illustration = try #require(illustration as? [String: Any])
            #expect(illustration["status"] as? String == "ready")
            let picture = try #require(FileManager.default.contents(atPath: illustration["path"] as? String ?? ""))
            #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        }
        let audio = try #require(answer["audio"] as? [String: Any])
        let sound = try #require(FileManager.default.contents(atPath: audio["path"] as? String ?? ""))
        #expect(sound.starts(with: Data("OggS".utf8)))
        #expect(
            answer["stages"] as? [String] == [
                "generatingStory", "generatingAudio", "generatingIllustrations", "completed",
            ])
        let listed = try await story.run(["library", "list", "--json"])
        let rows = try listed.list("stories")
        for key in ["id", "title", "event"] {
            #expect(rows.map { $0[key] as? String } == [answer[key] as? String], "\(key) differs")
        }
    }

    @Test("A single story is made of what a child can grow in, and is in no collection")
    func growth() async throws {
        // When
        let made = try await story.run([
            "create", "--hero", "Mira", "--focus", "kindness", "--minutes", "1", "--no-audio", "--no-illustrations",
            "--json",
        ])

        // Then
        #expect(made.status == 0, "\(made.errorOutput)")
        #expect(try made.object()["event"] as? String == "Being kind")
        #expect(try await story.run(["collection", "list", "--json"]).list("collections").isEmpty)
    }

    @Test("An event and what a child can grow in exclude each other")
    func growthOrEvent() async throws {
        // When
        let refused = try await story.run(["create", "--hero", "Mira", "--focus", "kindness", "--event", "bedtime"])

        // Then
        #expect(refused.status == 64)
        #expect(refused.errorOutput.contains("Use only one of '--event', '--custom-event' and '--focus'."))
    }

    @Test("The answer has every field of the contract, null where there is nothing")
    func answerFields() async throws {
        // When
        let made = try await story.run([
            "create", "--hero", "Mira", "--minutes", "1", "--no-audio", "--no-illustrations", "--json",
        ])

        // Then
        let answer = try made.object()
        for key in [
            "id", "title", "heroes", "event", "language", "seed", "cover", "pages", "audio", "stages", "createdAt",
            "providers",
        ] {
            #expect(answer[key] != nil, "\(key) is missing")
        }
        let audio = try #require(answer["audio"] as? [String: Any])
        #expect(audio["status"] as? String == "notRequested")
        #expect(["path", "duration", "format", "voice"].allSatisfy { audio[$0] is NSNull })
        let page = try #require((answer["pages"] as? [[String: Any]])?.first)
        let illustration = try #require(page["illustration"] as? [String: Any])
        #expect(illustration["path"] is NSNull)
        #expect(illustration["timestamp"] is NSNull)
        let providers = try #require(answer["providers"] as? [String: Any])
        #expect(providers["author"] as? String == "embedded")
        #expect(providers["narrator"] is NSNull)
    }

    @Test("The same seed, heroes and options give the same bytes in another library")
    func sameBytes() async throws {
        // Given
        let other = try StoryProcess()
        let command = [
            "create", "--hero", "Mira", "--hero", "Ole", "--event", "rainyDay", "--minutes", "1", "--seed", "7",
        ]

        // When
        let first = try await story.run(command)
        let second = try await other.run(command)

        // Then
        #expect(first.status == 0)
        #expect(second.status == 0)
        // Media is found by its content, so equal names are equal bytes.
        #expect(story.files(below: "data/media") == other.files(below: "data/media"))
        let (text, sameText) = (try await text(in: story), try await text(in: other))
        #expect(text == sameText)
        #expect(text.contains("Mira"))
        #expect(text.contains("Ole"))
    }

    @Test("Progress as JSON tells each stage once, counts units and ends with the story")
    func progressEvents() async throws {
        // When
        let made = try await story.run([
            "create", "--hero", "Mira", "--minutes", "1", "--progress", "json", "--json",
        ])

        // Then
        let events = try made.errorOutput.split(separator: "\n").filter { $0.hasPrefix("{") }.map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        let stages = events.filter { $0["event"] as? String == "stage" }
        #expect(
            stages.map { $0["stage"] as? String } == [
                "generatingStory", "generatingAudio", "generatingIllustrations", "completed",
            ])
        let kinds = Set(events.filter { $0["event"] as? String == "unit" }.compactMap { $0["kind"] as? String })
        #expect(kinds == ["page", "sentence", "picture"])
        let progress = events.compactMap { $0["progress"] as? Double }
        #expect(progress == progress.sorted())
        #expect(progress.last == 1)
        #expect(events.last?["event"] as? String == "done")
        #expect(events.last?["id"] as? String == (try made.object())["id"] as? String)
    }

    @Test("A custom event reaches the story, and is counted")
    func customEvent() async throws {
        // Given
        _ = try await story.run([
            "event", "add", "The lost tooth", "--prompt", "A tooth under the pillow", "--keyword", "tooth",
        ])

        // When
        let made = try await story.run([
            "create", "--hero", "Mira", "--custom-event", "The lost tooth", "--minutes", "1", "--no-audio",
            "--no-illustrations",
        ])

        // Then
        #expect(made.status == 0)
        #expect(try await text(in: story).contains("tooth"))
        let events = try await story.run(["event", "list", "--json"]).list("events")
        let custom = try #require(events.first { $0["isCustom"] as? Bool == true })
        #expect(custom["storyCount"] as? Int == 1)
    }

    @Test("A hero that exists is used again, whatever the case and the accents of the name")
    func existingHero() async throws {
        // Given
        _ = try await story.run(["hero", "add", "Mira", "--hair", "long red", "--trait", "brave"])

        // When
        let made = try await story.run([
            "create", "--hero", "mÍra", "--minutes", "1", "--no-audio", "--no-illustrations",
        ])

        // Then
        #expect(made.status == 0)
        let heroes = try await story.run(["hero", "list", "--json"]).list("heroes")
        #expect(heroes.count == 1)
    }

    @Test(
        "Names in any script, with emoji, markup or shell characters work or are refused politely",
        arguments: hostile)
    func hostileNames(name: String, status: Int32) async throws {
        // When
        let made = try await story.run([
            "create", "--hero", name, "--minutes", "1", "--json", "--progress", "none",
        ])

        // Then
        #expect(made.status == status, "\(made.errorOutput)")
        if status == 0 {
            let answer = try made.object()
            let heroes = try #require(answer["heroes"] as? [[String: Any]])
            #expect(heroes.count == 1)
            #expect((answer["audio"] as? [String: Any])?["status"] as? String == "ready")
        } else {
            #expect(made.errorOutput.contains("\"code\""))
            #expect(story.files(below: "data/media").isEmpty)
        }
    }

    private func text(in process: StoryProcess) async throws -> String {
        let listed = try await process.run(["library", "list", "--json"]).list("stories")
        let identifier = try #require(listed.first?["id"] as? String)
        return try await process.run(["library", "show", identifier, "--text"]).output
    }
}

import Foundation
import TestSupport
import Testing

@Suite("Heroes, events and the library", .tags(.process), .serialized, .timeLimit(.minutes(2)))
struct ListTests {
    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
    }

    @Test("A hero keeps what was said, and shows it")
    func heroRoundTrip() async throws {
        // When
        let added = try await story.run([
            "hero", "add", "Mira", "--trait", "brave", "--trait", "kind", "--hair", "long curly red", "--eyes", "green",
            "--skin", "light", "--clothing", "dungarees", "--color", "yellow", "--accessory", "glasses", "--ability",
            "talks to birds", "--age", "6", "--pronouns", "she", "--pronunciation", "MEE-rah", "--json",
        ])

        // Then
        #expect(added.status == 0, "\(added.errorOutput)")
        let shown = try await story.run(["hero", "show", "mira", "--json"])
        #expect(shown.output == added.output)
        let hero = try shown.object()
        #expect(hero["traits"] as? [String] == ["brave", "kind"])
        #expect(hero["pronunciation"] as? String == "MEE-rah")
        #expect(hero["hair"] as? String == "long curly red")
        #expect(hero["colors"] as? [String] == ["yellow"])
        #expect(hero["accessories"] as? [String] == ["glasses"])
    }

    @Test("What was not said of a hero's looks is null, and the look is the one that pictures show")
    func inventedLook() async throws {
        // Given
        let hero = try await story.run(["hero", "add", "Mira", "--eyes", "green", "--json"]).object()

        // When
        let text = try await story.run(["hero", "show", "Mira"]).output

        // Then
        let look = try #require(hero["look"] as? [String: Any])
        #expect(hero["hair"] is NSNull && hero["age"] is NSNull)
        #expect(look["eyes"] as? String == "green")
        for key in ["hair", "skin", "clothing"] {
            #expect(text.contains(try #require(look[key] as? String)), "\(key) of \(look)")
        }
        #expect(look["age"] is Int)
    }

    @Test("A second hero of the same name is told apart by the id")
    func namesakes() async throws {
        // Given
        let first = try await story.run(["hero", "add", "Mira"])
        let second = try await story.run(["hero", "add", "mira", "--age", "7"])
        let identifier = try #require(second.output.split(separator: "(").last?.prefix { $0 != ")" })

        // When
        let shown = try await story.run(["hero", "show", String(identifier), "--json"])

        // Then
        #expect(first.errorOutput.isEmpty)
        #expect(second.errorOutput.contains(identifier))
        #expect(try shown.object()["age"] as? Int == 7)
    }

    @Test("Editing changes what was given and leaves the rest")
    func heroEdit() async throws {
        // Given
        _ = try await story.run(["hero", "add", "Mira", "--trait", "brave", "--age", "5"])

        // When
        let edited = try await story.run(["hero", "edit", "Mira", "--age", "6", "--json"])

        // Then
        let hero = try edited.object()
        #expect(hero["traits"] as? [String] == ["brave"])
        #expect(hero["age"] as? Int == 6)
    }

    @Test("An empty text takes back what was said of a hero, and leaves the rest")
    func heroTakenBack() async throws {
        // Given
        _ = try await story.run([
            "hero", "add", "Mira", "--eyes", "green", "--skin", "light", "--accessory", "glasses", "--ability", "flies",
        ])

        // When
        let edited = try await story.run([
            "hero", "edit", "Mira", "--eyes", "", "--accessory", "", "--ability", "", "--json",
        ])

        // Then
        let hero = try edited.object()
        #expect(hero["ability"] is NSNull)
        #expect(hero["eyes"] is NSNull)
        #expect(hero["accessories"] as? [String] == [])
        #expect(hero["skin"] as? String == "light")
    }

    @Test("A deleted hero's stories stay, with the hero's name")
    func heroDelete() async throws {
        // Given
        _ = try await story.run(["create", "--hero", "Mira", "--minutes", "1", "--no-audio", "--no-illustrations"])

        // When
        let deleted = try await story.run(["hero", "delete", "Mira", "--yes"])

        // Then
        #expect(deleted.status == 0)
        let rows = try await story.run(["library", "list", "--json"]).list("stories")
        #expect(rows.map { ($0["heroes"] as? [[String: Any]])?.map { $0["name"] as? String } } == [["Mira"]])
        let found = try await story.run(["library", "list", "--hero", "mira", "--json"]).list("stories")
        #expect(found.count == 1)
    }

    @Test("Of a removed hero and a namesake the stories are told apart by the id")
    func removedNamesake() async throws {
        // Given
        let create = ["create", "--hero", "Nora", "--minutes", "1", "--no-audio", "--no-illustrations"]
        _ = try await story.run(create)
        _ = try await story.run(["hero", "delete", "Nora", "--yes"])
        _ = try await story.run(["hero", "add", "Nora"])

        // When
        let unclear = try await story.run(["library", "list", "--hero", "Nora"])
        let candidates = unclear.errorOutput.matches(of: /Nora \((\w+)(, removed)?\)/)
        let removed = try #require(candidates.first { $0.2 != nil })
        let found = try await story.run(["library", "list", "--hero", String(removed.1), "--json"]).list("stories")

        // Then
        #expect(unclear.status == 64)
        #expect(candidates.count == 2, "\(unclear.errorOutput)")
        #expect(found.count == 1)
    }

    @Test("All ten standard events are listed, each with what it is about")
    func standardEvents() async throws {
        // When
        let events = try await story.run(["event", "list", "--json"]).list("events")

        // Then
        #expect(
            events.map { $0["name"] as? String } == [
                "bedtime", "schoolDay", "birthday", "weekend", "rainyDay", "family", "friendship", "learning",
                "helping", "holiday",
            ])
        #expect(events.allSatisfy { ($0["prompt"] as? String)?.isEmpty == false })
    }

    @Test("A custom event is added, changed, marked and removed")
    func customEvents() async throws {
        // When
        let added = try await story.run(["event", "add", "Lost tooth", "--tone", "funny"])
        let changed = try await story.run(["event", "edit", "lost", "--title", "First tooth", "--keyword", "tooth"])
        let marked = try await story.run(["event", "favorite", "First tooth", "--json"])
        let removed = try await story.run(["event", "delete", "First tooth", "--yes"])

        // Then
        #expect([added, changed, marked, removed].map(\.status) == [0, 0, 0, 0])
        let event = try marked.object()
        #expect(event["isFavorite"] as? Bool == true)
        #expect(event["tone"] as? String == "funny")
        #expect(event["keywords"] as? [String] == ["tooth"])
        let left = try await story.run(["event", "list", "--json"]).list("events")
        #expect(left.count == 10)
    }

    @Test("What a family answers about its event is kept, shown, and what it does not change stays")
    func eventAnswers() async throws {
        // Given
        _ = try await story.run([
            "event", "add", "First tooth", "--details", "A tooth is loose.", "--hard-part", "It wobbles.",
        ])
        // When
        let changed = try await story.run(["event", "edit", "First tooth", "--good-part", "The gap.", "--json"])
            .object()
        let shown = try await story.run(["event", "show", "First tooth"])
        let document = try await story.run(["event", "show", "First tooth", "--json"]).object()
        // Then
        for event in [changed, document] {
            #expect(event["details"] as? String == "A tooth is loose.")
            #expect(event["hardPart"] as? String == "It wobbles.")
            #expect(event["goodPart"] as? String == "The gap.")
            #expect(event["understoodAs"] as? String == "Losing a tooth")
            #expect(event["prompt"] as? String == "First tooth\nA tooth is loose.\nIt wobbles.\nThe gap.")
        }
        for line in [
            "Understood as: Losing a tooth", "what happens A tooth is loose.", "what's hard  It wobbles.",
            "what's good  The gap.",
        ] {
            #expect(shown.output.contains(line + "\n"), "\(shown.output)")
        }
    }

    @Test("A built-in event can be shown as well", arguments: ["rainy-day", "Rainy day"])
    func builtInEvent(name: String) async throws {
        let shown = try await story.run(["event", "show", name])
        #expect(shown.status == 0)
        #expect(shown.output.hasPrefix("Rainy day (rainyDay)\n"))
    }

    @Test("A story is found by id, by the beginning of it, and by its title")
    func storyReferences() async throws {
        // Given
        let made = try await story.run([
            "create", "--hero", "Mira", "--minutes", "1", "--no-audio", "--no-illustrations", "--json",
        ]).object()
        let identifier = try #require(made["id"] as? String)
        let title = try #require(made["title"] as? String)

        // When
        var shown: [ProcessResult] = []
        for reference in [identifier, String(identifier.prefix(4)), title] {
            shown.append(try await story.run(["library", "show", reference, "--text"]))
        }

        // Then
        #expect(shown.map(\.status) == [0, 0, 0])
        #expect(Set(shown.map(\.output)).count == 1)
        #expect(shown[0].output.contains("Mira"))
    }

    @Test(
        "The list searches words of the text, and any sign in a search is harmless",
        arguments: [
            ("mira", 1), ("zebra", 0), ("\"", 0), ("mira OR zebra (", 0), ("%", 0), ("NEAR(zebra", 0), ("🦊", 0),
        ])
    func search(text: String, count: Int) async throws {
        // Given
        _ = try await story.run([
            "create", "--hero", "Mira", "--minutes", "1", "--no-audio", "--no-illustrations", "--seed", "7",
        ])

        // When
        let found = try await story.run(["library", "list", "--search", text, "--json"])

        // Then
        #expect(found.status == 0, "\(found.errorOutput)")
        #expect(try found.list("stories").count == count)
    }

    @Test("Retrying makes the missing narration and pictures of a story that has neither")
    func retry() async throws {
        // Given
        let made = try await story.run([
            "create", "--hero", "Mira", "--minutes", "1", "--no-audio", "--no-illustrations", "--json",
        ]).object()
        let identifier = try #require(made["id"] as? String)

        // When
        let narrated = try await story.run(["retry", identifier, "--step", "audio", "--json"])
        let illustrated = try await story.run(["retry", identifier, "--step", "illustrations", "--json"])

        // Then
        #expect(narrated.status == 0, "\(narrated.errorOutput)")
        #expect(illustrated.status == 0, "\(illustrated.errorOutput)")
        let answer = try illustrated.object()
        #expect(answer["audio"] is [String: Any])
        let pages = try #require(answer["pages"] as? [[String: Any]])
        #expect(pages.allSatisfy { ($0["illustration"] as? [String: Any])?["status"] as? String == "ready" })
        let shown = try await story.run(["library", "show", identifier, "--json"]).object()
        let cover = try #require(shown["cover"] as? [String: Any])
        #expect(FileManager.default.fileExists(atPath: cover["path"] as? String ?? ""))
        #expect((cover["alternativeText"] as? String)?.hasPrefix("The cover of “") == true)
        #expect(cover["timestamp"] is NSNull)
        let again = try await story.run(["retry", identifier, "--step", "audio"])
        #expect(again.status == 0, "\(again.errorOutput)")
        #expect(
            try await story.run(["library", "show", identifier, "--json"]).object() as NSDictionary == shown
                as NSDictionary)
    }
}

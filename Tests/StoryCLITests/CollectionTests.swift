import Collections
import Foundation
import TestSupport
import Testing

@Suite("Collections on the command line", .tags(.process), .timeLimit(.minutes(2)))
struct CollectionTests {
    private let story: InProcessStory
    private let quick = ["--minutes", "1", "--no-audio", "--no-illustrations"]

    init() throws {
        story = try InProcessStory()
    }

    /// Makes a collection and tells it.
    private func make(_ options: String..., by other: InProcessStory? = nil) async throws -> [String: Any] {
        let made = try await (other ?? story).process.run(
            ["collection", "create", "--focus", "kindness", "--json"] + options + quick)
        #expect(made.status == 0, "\(made.errorOutput)")
        return try made.object()
    }

    private func stories(of collection: [String: Any]) throws -> [[String: Any]] {
        try #require(collection["stories"] as? [[String: Any]])
    }

    @Test("A collection is made with three stories of heroes in turn, which are in the library, too")
    func create() async throws {
        // When
        let made = try await story.process.run(
            [
                "collection", "create", "--focus", "problem-solving", "--age", "4-6", "--interest", "whales", "--child",
                "Lina", "--hero", "Mira", "--hero", "Jonas",
            ] + quick)
        let list = try await story.run(["collection", "list"])
        let library = try await story.run(["library", "list", "--json"]).list("stories")

        // Then
        #expect(made.status == 0, "\(made.errorOutput)")
        #expect(made.output.hasPrefix("Problem Solving for Lina\nProblem Solving · for ages 4-6 · whales · 0 of 3"))
        #expect(made.errorOutput.components(separatedBy: "Creating story 3 of 3…").count == 2)
        #expect(list.output.contains("Problem Solving for Lina"))
        #expect(list.output.contains("0/3"))
        #expect(
            library.compactMap { ($0["heroes"] as? [[String: Any]])?.first?["name"] as? String } == [
                "Mira", "Jonas", "Mira",
            ])
        #expect(library.allSatisfy { $0["event"] as? String == "Finding a way" })
    }

    @Test("Completing its stories brings the collection to 1, and one achievement")
    func complete() async throws {
        // Given
        let made = try await make("--child", "Lina", "--stories", "2", "--title", "Brave evenings")
        let identifiers = try stories(of: made).compactMap { $0["id"] as? String }

        // When
        var answers: [ProcessResult] = []
        for identifier in identifiers + identifiers {
            answers.append(try await story.run(["collection", "complete", "Brave", identifier, "--json"]))
        }
        let shown = try await story.run(["collection", "show", "Brave evenings", "--json"]).object()
        let achievements = try await story.run(["achievements", "--json"]).list("achievements")

        // Then
        #expect(answers.map(\.status) == [0, 0, 0, 0])
        #expect(try answers[0].object()["progress"] as? Double == 0.5)
        #expect(answers[1].errorOutput == "Achievement earned: Completed Brave evenings.\n")
        #expect(answers[2].errorOutput.isEmpty)
        #expect(shown["progress"] as? Double == 1)
        #expect(shown["completedCount"] as? Int == 2)
        #expect(achievements.map { $0["title"] as? String } == ["Completed Brave evenings"])
        #expect(achievements.map { $0["kind"] as? String } == ["growthPathProgress"])
    }

    @Test("The same seed makes the same stories in a library that has heard the same")
    func seed() async throws {
        // When
        let first = try await make("--hero", "Mira", "--stories", "2", "--seed", "7")
        let second = try await make("--hero", "Mira", "--stories", "2", "--seed", "7", by: InProcessStory())

        // Then
        let titles = try [first, second].map { try stories(of: $0).map { $0["title"] as? String } }
        #expect(titles[0].count == 2)
        #expect(titles[0] == titles[1])
    }

    @Test("A collection is renamed, gets and loses stories, and is deleted while its stories stay")
    func changes() async throws {
        // Given
        let made = try await make("--child", "Lina", "--stories", "1")
        let first = try #require(try stories(of: made).first?["id"] as? String)
        let identifier = try #require(made["id"] as? String)
        let other = try #require(
            try await story.process.run(["create", "--hero", "Mira", "--json"] + quick).object()["id"] as? String)

        // When
        let renamed = try await story.run(["collection", "rename", identifier, "Kind evenings"])
        let added = try await story.run(["collection", "add", "Kind evenings", other, "--json"])
        let removed = try await story.run(["collection", "remove", "Kind evenings", first, "--json"])
        let asked = try await story.run(["collection", "delete", "Kind evenings"])
        let deleted = try await story.run(["collection", "delete", "Kind evenings", "--yes"])

        // Then
        #expect(renamed.output == "Renamed to 'Kind evenings'.\n")
        #expect(try stories(of: added.object()).compactMap { $0["id"] as? String } == [first, other])
        #expect(try stories(of: removed.object()).compactMap { $0["id"] as? String } == [other])
        #expect(asked.status == 64)
        #expect(deleted.output == "Deleted 'Kind evenings'.\n")
        #expect(try await story.run(["collection", "list"]).output.hasPrefix("No collections yet."))
        #expect(try await story.run(["library", "show", first]).status == 0)
    }

    @Test("A story that the library deletes leaves its collection")
    func deletedStory() async throws {
        // Given
        let made = try await make("--child", "Lina", "--stories", "2")
        let first = try #require(try stories(of: made).first?["id"] as? String)

        // When
        let deleted = try await story.run(["library", "delete", first, "--yes"])

        // Then
        #expect(deleted.status == 0, "\(deleted.errorOutput)")
        let shown = try await story.run(["collection", "show", "Kindness", "--json"]).object()
        #expect(shown["storyCount"] as? Int == 1)
        #expect(try await story.run(["verify"]).status == 0)
    }

    @Test("Collections come back with a backup")
    func backup() async throws {
        // Given
        _ = try await make("--child", "Lina", "--stories", "1")
        let before = try await story.run(["collection", "list", "--json"]).output
        let file = story.home.appending(path: "saved.zip").path
        #expect(try await story.run(["backup", file]).status == 0)
        #expect(try await story.run(["collection", "delete", "Kindness", "--yes"]).status == 0)

        // When
        let restored = try await story.run(["restore", file, "--replace", "--yes"])

        // Then
        #expect(restored.status == 0, "\(restored.errorOutput)")
        #expect(try await story.run(["collection", "list", "--json"]).output == before)
    }

    @Test(
        "What cannot be says what is wrong, and with which kind of error",
        arguments: [
            (["show", "nobody"], Int32(66), "No collection called 'nobody'."),
            (["complete", "nobody", "nothing"], 66, "No collection called 'nobody'."),
            (["rename", "nobody", "Title"], 66, "No collection called 'nobody'."),
            (["delete", "nobody", "--yes"], 66, "No collection called 'nobody'."),
            (["create", "--focus", "kindness"], 64, "A collection needs a hero or a child."),
            (["create", "--focus", "kindness", "--child", "Lina", "--stories", "0"], 64, "0 stories"),
            (["create", "--focus", "kindness", "--child", "Lina", "--stories", "-1"], 64, "-1 stories"),
            (["create", "--focus", "nonsense", "--child", "Lina"], 64, "nonsense"),
            (["create", "--focus", "kindness", "--child", "Lina", "--minutes", "16"], 64, "16"),
            (["create", "--focus", "kindness", "--child", "Lina", "--seed", "-1"], 64, "'-1'"),
            (["create", "--focus", "kindness", "--child", "Lina", "--interest", "guns"], 77, "guns"),
        ])
    func mistakes(arguments: [String], status: Int32, message: String) async throws {
        // When
        let result = try await story.run(["collection"] + arguments)

        // Then
        #expect(result.status == status, "\(result.errorOutput)")
        #expect(result.errorOutput.contains(message), "\(result.errorOutput)")
        #expect(try await story.run(["collection", "list", "--json"]).list("collections").isEmpty)
    }

    @Test("A blank title is refused, and a story that is not in the collection is said")
    func mistakesInside() async throws {
        // Given
        _ = try await make("--child", "Lina", "--stories", "1")
        let made = try await story.process.run(["create", "--hero", "Mira", "--json"] + quick).object()
        let (other, title) = (try #require(made["id"] as? String), try #require(made["title"] as? String))

        // When
        let blank = try await story.run(["collection", "rename", "Kindness", " "])
        let stranger = try await story.run(["collection", "complete", "Kindness", other])
        let removed = try await story.run(["collection", "remove", "Kindness", other])
        let unknown = try await story.run(["collection", "complete", "Kindness", "nothing", "--json"])

        // Then
        #expect(blank.status == 64)
        #expect(blank.errorOutput.contains("A collection needs a title."))
        #expect(stranger.status == 66)
        for result in [stranger, removed] {
            #expect(result.errorOutput.contains("'\(title)' isn't in 'Kindness & Empathy for Lina'."))
            #expect(!result.errorOutput.contains(other))
        }
        #expect(unknown.status == 66)
        #expect(unknown.errorOutput.contains(#""code":"storage.notFound""#))
    }

    @Test(
        "A collection that was killed has its story once that is resumed, says what it lacks, and makes it when asked")
    func killed() async throws {
        // Given
        let options = ["--minutes", "1", "--seed", "3", "--no-illustrations", "--stories", "2", "--child", "Lina"]
        let killed = try await story.process.run(
            ["collection", "create", "--focus", "kindness"] + options,
            shell: """
                "$0" "$@" 2>/dev/null & made=$!
                until compgen -G "$STORY_HOME/data/jobs/*/sentence-1" >/dev/null; do kill -0 $made || exit 1; done
                kill -9 $made; wait $made
                """)
        try #require(killed.status == 128 + 9)

        // When
        let resumed = try await story.process.run(["resume"])
        let told = try await story.run(["verify"])
        let shown = try await story.run(["collection", "show", "Kindness"])
        let made = try await story.process.run(["collection", "resume", "Kindness", "--json"]).object()
        let after = try await story.run(["verify"])

        // Then
        #expect(resumed.status == 0, "\(resumed.errorOutput)")
        #expect(told.status == 0)
        #expect(told.output.contains("'story collection resume "), "\(told)")
        #expect(shown.output.contains("1 story is still missing"), "\(shown)")
        #expect(try stories(of: made).count == 2)
        #expect(made["missingCount"] as? Int == 0)
        #expect(after.output.contains("everything is in order"), "\(after)")
        let listed = try await story.run(["library", "list", "--json"]).list("stories")
        #expect(listed.count == 2)
    }

    @Test("Where no terminal is, a link says which collection it leads to")
    func link() async throws {
        // Given
        let identifier = try #require(try await make("--child", "Lina", "--stories", "1")["id"] as? String)

        // When
        let opened = try await story.run(["open", "story://collections/\(identifier)"])
        let nowhere = try await story.run(["open", "story://collections/nobody"])

        // Then
        #expect(opened.output.contains("opens the collection 'Kindness & Empathy for Lina'."), "\(opened)")
        #expect(nowhere.status == 66)
    }
}

import Foundation
import TestSupport
import Testing

@Suite("Profiles on the command line", .tags(.process), .timeLimit(.minutes(2)))
struct HouseholdVerbTests {
    private let story: InProcessStory

    init() throws {
        story = try InProcessStory()
    }

    private func run(_ arguments: String...) async throws -> ProcessResult {
        try await story.run(["profile"] + arguments)
    }

    @Test("A profile is added, shown, changed and deleted")
    func changes() async throws {
        // When
        let added = try await run("add", "Ben", "--age", "4-6", "--language", "en", "--json")
        let shown = try await run("show", "be", "--json")
        let told = try await run("show", "ben")
        let changed = try await run(
            "edit", "ben", "--name", "Benno", "--create", "no", "--color", "red", "--age", "all")
        let listed = try await run("list", "--json").list("profiles")
        let asked = try await run("delete", "benno")
        let deleted = try await run("delete", "benno", "--yes")

        // Then
        #expect(try added.object()["name"] as? String == "Ben", "\(added.errorOutput)")
        #expect(try added.object()["shelf"] as? String == "fitting")
        #expect(shown.output == added.output)
        #expect(told.output.hasPrefix("Ben (child)\nage      4-6\nlanguage en\n"), "\(told.output)")
        #expect(changed.output == "Saved Benno.\n")
        #expect(listed.map { $0["name"] as? String } == ["Family", "Benno"])
        #expect(listed.last?["creation"] as? String == "no" && listed.last?["ageBand"] is NSNull)
        #expect(asked.status == 64)
        #expect(deleted.output == "Deleted the profile Benno.\n")
        #expect(try await run("list").output.hasSuffix("to give a child a shelf of its own.\n"))
    }

    @Test("Any verb runs for a profile, by option or by environment; a child may not do everything")
    func caller() async throws {
        // Given
        let made = try await story.process.run([
            "create", "--hero", "Mira", "--event", "bedtime", "--age", "6-10", "--no-audio", "--no-illustrations",
            "--json",
        ])
        let id = try #require(made.object()["id"] as? String, "\(made.errorOutput)")
        _ = try await run("add", "Ben", "--age", "2-4")
        _ = try await run("add", "Zoë", "--shelf", "everything")

        // When
        let hidden = try await story.run(["library", "list", "--profile", "Ben", "--json"]).list("stories")
        let seen = try await story.run(["library", "list", "--profile=zoe", "--json"]).list("stories")
        let refused = try await story.run(["library", "show", id, "--profile", "ben"])
        let marked = try await story.run(["library", "favorite", id, "--profile", "Zoë"])
        let unknown = try await story.run(["library", "list", "--profile", "Nobody"])
        let favorites = try await story.run(
            ["library", "list", "--favorites", "--json"], environment: ["STORY_PROFILE": "Zoë"]
        ).list("stories")
        let leading = try await story.run(["--profile", "Zoë", "library", "list", "--json"]).list("stories")
        let forbidden = try await story.run(["library", "delete", id, "--yes", "--profile", "Zoë"])
        let settings = try await story.run(["voice", "default", "flite", "--profile", "Zoë"])
        let own = try await story.run(["library", "list", "--favorites", "--json"]).list("stories")

        // Then
        #expect(hidden.isEmpty)
        #expect(seen.map { $0["id"] as? String } == [id])
        #expect(refused.status == 66, "\(refused.errorOutput)")
        #expect(marked.status == 0, "\(marked.errorOutput)")
        #expect(unknown.status == 66 && unknown.errorOutput.contains("No profile called 'Nobody'."))
        #expect(favorites.map { $0["id"] as? String } == [id])
        #expect(own.isEmpty)
        #expect(leading.map { $0["id"] as? String } == [id])
        #expect(forbidden.status == 77 && forbidden.errorOutput.contains("Zoë can't delete stories."))
        #expect(settings.status == 77, "\(settings.errorOutput)")
    }

    @Test(
        "Who is not named, or no longer there, is nobody else",
        arguments: [
            (["library", "list", "--profile", ""], 64), (["library", "list", "--profile="], 64),
            (["library", "list", "--profile", "Family", "--profile=Nobody"], 66),
            (["library", "list", "--profile", "Fam"], 66),
        ] as [([String], Int32)])
    func nobody(arguments: [String], status: Int32) async throws {
        #expect(try await story.run(arguments).status == status)
    }

    @Test("A library is restored and verified whoever is to go on, if nobody can be found")
    func mending() async throws {
        // Given
        _ = try await run("add", "Eva", "--role", "parent")
        let file = story.home.appending(path: "saved.zip").path
        #expect(try await story.run(["backup", file]).status == 0)
        let other = try InProcessStory()
        let environment = ["STORY_PROFILE": "Eva"]

        // When
        let listed = try await other.run(["library", "list"], environment: environment)
        let restored = try await other.run(["restore", file, "--replace", "--yes"], environment: environment)
        let again = try await story.run(["restore", file, "--replace", "--yes"], environment: environment)

        // Then
        #expect(listed.status == 66)
        #expect(restored.status == 0, "\(restored.errorOutput)")
        #expect(again.status == 0, "\(again.errorOutput)")
        #expect(try await other.run(["verify"], environment: environment).status == 0)
    }

    @Test("What a parent chooses for a profile is what it sees, until that is taken back")
    func choosing() async throws {
        // Given
        let arguments = ["--event", "bedtime", "--no-audio", "--no-illustrations", "--json"]
        let mira = try await story.process.run(["create", "--hero", "Mira"] + arguments).object()["id"] as? String
        let jonas = try await story.process.run(["create", "--hero", "Jonas"] + arguments).object()["id"] as? String
        func seen() async throws -> Set<String> {
            let answer = try await story.run(["library", "list", "--profile", "Ben", "--json"])
            return Set(try answer.list("stories").compactMap { $0["id"] as? String })
        }
        _ = try await run("add", "Ben", "--allow-hero", "Mira")

        // Then
        #expect(try await seen() == Set([mira].compactMap(\.self)))
        #expect(try await run("edit", "Ben", "--allow", try #require(jonas)).status == 0)
        #expect(try await seen() == Set([mira, jonas].compactMap(\.self)))
        #expect(try await run("edit", "Ben", "--disallow-hero", "Mira").status == 0)
        #expect(try await seen() == Set([jonas].compactMap(\.self)))
    }

    @Test("What each verb answers with --json is as the reference and the schema say")
    func answers() async throws {
        // Given
        let look = LookAtJSON(story: story.process, page: try JSONPage())

        // When
        try await HouseholdLook.look(with: look)

        // Then
        #expect(look.faults.isEmpty, "\(look.faults)")
        #expect(look.answers.count == 8)
        #expect(try await SchemaCheck(answers: look.answers).faults(in: story.home) == "")
    }

    @Test("They come back with a backup, and verifying finds nothing wrong")
    func backup() async throws {
        // Given
        _ = try await run("add", "Ben", "--json")
        let before = try await run("list", "--json").output
        let file = story.home.appending(path: "saved.zip").path
        #expect(try await story.run(["backup", file]).status == 0)
        #expect(try await run("delete", "Ben", "--yes").status == 0)

        // When
        let restored = try await story.run(["restore", file, "--replace", "--yes"])

        // Then
        #expect(restored.status == 0, "\(restored.errorOutput)")
        #expect(try await run("list", "--json").output == before)
        #expect(try await story.run(["verify"]).status == 0)
    }

    @Test(
        "What cannot be says what is wrong, and with which kind of error",
        arguments: [
            (["show", "nobody"], Int32(66), "No profile called 'nobody'."),
            (["edit", "nobody", "--name", "Ben"], 66, "No profile called 'nobody'."),
            (["delete", "nobody", "--yes"], 66, "No profile called 'nobody'."),
            (["edit", "family"], 64, "Nothing to change."), (["add", " "], 64, "The name is empty."),
            (["add", "Family"], 64, "A profile called 'Family' already exists."),
            (["edit", "family", "--role", "child"], 64, "The first profile is always a parent's"),
            (["delete", "family", "--yes"], 64, "The first profile can't be deleted."),
            (["add", "Ben", "--speed", "9"], 64, "out of range"),
            (["add", "Ben", "--sleep", "soon"], 64, "Use a time"),
            (["add", "Ben", "--allow", "nothing"], 66, "No story called 'nothing'."),
        ])
    func mistakes(arguments: [String], status: Int32, message: String) async throws {
        // When
        let result = try await story.run(["profile"] + arguments)

        // Then
        #expect(result.status == status, "\(result.errorOutput)")
        #expect(result.errorOutput.contains(message), "\(result.errorOutput)")
    }
}

/// The verbs of Household, for the test of all answers.
enum HouseholdLook: FeatureLookContract {
    static func look(with look: LookAtJSON) async throws {
        try await look.look("pin status")
        try await look.look("pin set", status: 64)
        try await look.look("pin remove", status: 66)
        try await look.look("profile add", "Ben", "--age", "4-6")
        try await look.look("profile list")
        try await look.look("profile show", "ben")
        try await look.look("profile edit", "ben", "--name", "Benno")
        try await look.look("profile delete", "benno", "--yes")
    }
}

import Foundation
import TestSupport
import Testing

@Suite("story library edit, favorite and delete", .tags(.process), .serialized, .timeLimit(.minutes(3)))
struct LibraryChangeTests {
    private let story: InProcessStory

    init() throws {
        story = try InProcessStory()
    }

    // MARK: - Edit

    @Test("A new title and new texts by pages counted from 1 are shown, and found by a search")
    func edit() async throws {
        // Given
        let identifier = try await story.make()

        // When
        let edited = try await story.run([
            "library", "edit", identifier, "--title", "- The Zebra -", "--page", "2", "--text", "- Two, said Mira.",
            "--page", "1", "--text", "One.", "--json",
        ])

        // Then
        #expect(edited.status == 0, "\(edited.errorOutput)")
        let answer = try edited.object()
        #expect(answer["title"] as? String == "- The Zebra -")
        let pages = try #require(answer["pages"] as? [[String: Any]])
        #expect(pages.prefix(2).map { $0["text"] as? String } == ["One.", "- Two, said Mira."])
        #expect(try await story.run(["library", "list", "--search", "zebra"]).output.contains("Zebra"))
    }

    @Test("A text may come from standard input")
    func editFromInput() async throws {
        // Given
        let identifier = try await story.make()

        // When
        let edited = try await story.process.run(
            ["library", "edit", identifier, "--page", "1", "--text", "-"],
            shell: "printf 'Once.\\n\\nAnd again.\\n' | \"$0\" \"$@\"")

        // Then
        #expect(edited.status == 0, "\(edited.errorOutput)")
        let shown = try await story.run(["library", "show", identifier, "--text"])
        #expect(shown.output.contains("\n\nOnce.\n\nAnd again.\n"))
    }

    @Test("Of a story that was read aloud it says that the narration is outdated, and retrying makes it anew")
    func outdatedNarration() async throws {
        // Given
        let made = try await story.process.run([
            "create", "--hero", "Mira", "--minutes", "1", "--no-illustrations", "--json",
        ]).object()
        let identifier = try #require(made["id"] as? String)
        let narration = try #require((made["audio"] as? [String: Any])?["path"] as? String)

        // When
        let edited = try await story.run(["library", "edit", identifier, "--page", "1", "--text", "Short."])
        let shown = try await story.run(["library", "show", identifier])
        let retried = try await story.run(["retry", identifier, "--step", "audio", "--json"])

        // Then
        #expect(edited.output.contains("story retry \(identifier.prefix(8)) --step audio"), "\(edited)")
        #expect(shown.output.contains("(outdated)"))
        #expect(retried.status == 0, "\(retried.errorOutput)")
        let answer = try retried.object()
        let audio = try #require(answer["audio"] as? [String: Any])
        #expect(audio["status"] as? String == "ready")
        let renewed = try #require(audio["path"] as? String)
        #expect(renewed != narration)
        #expect(FileManager.default.fileExists(atPath: renewed))
        let again = try await story.run(["retry", identifier, "--step", "audio"])
        #expect(again.status == 0)
        #expect(again.errorOutput.contains("Nothing is missing"))
    }

    @Test("A narration that an edit has outdated is no damage")
    func outdatedIsWhole() async throws {
        // Given
        let made = try await story.process.run([
            "create", "--hero", "Mira", "--minutes", "1", "--no-illustrations", "--json",
        ]).object()
        let identifier = try #require(made["id"] as? String)

        // When
        _ = try await story.run(["library", "edit", identifier, "--page", "1", "--text", "Short."])
        let verified = try await story.run(["verify"])

        // Then
        #expect(verified.status == 0, "\(verified.output)")
    }

    @Test("A cover with another title is outdated, and retrying letters the new one")
    func outdatedCover() async throws {
        // Given
        let made = try await story.process.run(["create", "--hero", "Mira", "--minutes", "1", "--no-audio", "--json"])
            .object()
        let identifier = try #require(made["id"] as? String)
        let cover = try #require((made["cover"] as? [String: Any])?["path"] as? String)

        // When
        let edited = try await story.run(["library", "edit", identifier, "--title", "Another"])
        let retried = try await story.run(["retry", identifier, "--step", "illustrations", "--json"])

        // Then
        #expect(edited.output.contains("--step illustrations"), "\(edited)")
        #expect(retried.status == 0, "\(retried.errorOutput)")
        let renewed = try #require(try retried.object()["cover"] as? [String: Any])
        #expect(renewed["status"] as? String == "ready")
        #expect(renewed["path"] as? String != cover)
    }

    static let mistakes: [([String], String)] = [
        ([], "--title"), (["--page", "1"], "--text"), (["--text", "x"], "--page"),
        (["--page", "0", "--text", "x"], "count from 1"), (["--page", "99", "--text", "x"], "no page 99"),
        (["--page", "1", "--text", "x", "--page", "1", "--text", "y"], "only once"),
        (["--title", "  "], "title"), (["--page", "1", "--text", " "], "text"),
    ]

    @Test("A mistake in an edit is exit code 64, says what is wrong and changes nothing", arguments: mistakes)
    func editMistakes(arguments: [String], words: String) async throws {
        // Given
        let identifier = try await story.make()
        let before = try await story.run(["library", "show", identifier, "--json"])

        // When
        let edited = try await story.run(["library", "edit", identifier] + arguments)

        // Then
        #expect(edited.status == 64, "\(edited)")
        #expect(edited.errorOutput.contains(words), "\(edited.errorOutput)")
        #expect((1...3).contains(edited.errorOutput.split(separator: "\n").count), "\(edited.errorOutput)")
        #expect(try await story.run(["library", "show", identifier, "--json"]).output == before.output)
    }

    // MARK: - Favourites

    @Test("A story is marked, and the mark is taken away again")
    func favorite() async throws {
        // Given
        let identifier = try await story.make()

        // When
        let marked = try await story.run(["library", "favorite", identifier, "--json"])
        let shown = try await story.run(["library", "show", identifier])
        let taken = try await story.run(["library", "favorite", identifier, "--off"])

        // Then
        #expect([marked.status, shown.status, taken.status] == [0, 0, 0])
        #expect(try marked.object()["isFavorite"] as? Bool == true)
        #expect(shown.output.hasPrefix("★ "))
        #expect(taken.output.contains("no longer a favourite"))
        #expect(!(try await story.run(["library", "show", identifier])).output.hasPrefix("★"))
    }

    // MARK: - Delete

    @Test("Without a terminal nothing is removed unless --yes is said", arguments: ["library", "hero", "event"])
    func refused(noun: String) async throws {
        // Given
        _ = try await story.run(["event", "add", "Lost tooth"])
        let identifier = try await story.make()
        let subject = ["library": identifier, "hero": "Mira", "event": "Lost tooth"][noun] ?? ""

        // When
        let refused = try await story.run([noun, "delete", subject])
        let asJSON = try await story.run([noun, "delete", subject, "--json"])
        let before = try await story.run([noun, "list"]).output
        let done = try await story.run([noun, "delete", subject, "--yes", "--json"])

        // Then
        #expect(refused.status == 64)
        #expect(refused.errorOutput.contains("--yes"))
        #expect((1...3).contains(refused.errorOutput.split(separator: "\n").count))
        #expect(asJSON.status == 64)
        #expect(asJSON.output.isEmpty)
        #expect(asJSON.errorOutput.contains(#""code":"consent.nobodyToAsk""#))
        #expect(before.contains(noun == "library" ? String(identifier.prefix(8)) : subject))
        #expect(done.status == 0, "\(done.errorOutput)")
        #expect(try await story.run([noun, "list"]).output != before)
    }

    @Test("A story that is deleted permanently goes with its files, and one that shares a picture keeps it")
    func delete() async throws {
        // Given: there is one plot of a haircut, and its minute has the same pictures whatever it is called.
        _ = try await story.run(["event", "add", "Haircut"])
        let create = [
            "create", "--hero", "Mira", "--custom-event", "Haircut", "--minutes", "1", "--seed", "5", "--json",
        ]
        let twins = [try await story.run(create).object(), try await story.run(create).object()]
        let identifiers = twins.compactMap { $0["id"] as? String }
        let pictures = twins.map { twin in
            let pages = twin["pages"] as? [[String: Any]] ?? []
            return Set(pages.compactMap { ($0["illustration"] as? [String: Any])?["path"] as? String })
        }

        // When
        let first = try await story.run(["library", "delete", identifiers[0], "--permanently", "--yes"])
        let left = story.files(below: "data/media")
        let second = try await story.run(["library", "delete", identifiers[1], "--permanently", "--yes"])

        // Then
        #expect(!pictures[0].isDisjoint(with: pictures[1]))
        #expect([first.status, second.status] == [0, 0], "\(first.errorOutput)\(second.errorOutput)")
        #expect(pictures[1].allSatisfy { path in left.contains { path.hasSuffix($0) } })
        #expect(story.files(below: "data/media").isEmpty)
        #expect(story.files(below: "data/jobs").isEmpty)
        #expect(try await story.run(["library", "show", identifiers[0]]).status == 66)
    }

    @Test("Of several stories all are removed or none; one that is named twice is removed once")
    func several() async throws {
        // Given
        let (first, second) = (try await story.make(), try await story.make())

        // When
        let failed = try await story.run(["library", "delete", first, "nosuchstory", second, "--yes"])
        let left = try await story.run(["library", "list", "--json"]).list("stories")
        let done = try await story.run(["library", "delete", first, second, String(first.prefix(6)), "--yes", "--json"])

        // Then
        #expect(failed.status == 66)
        #expect(left.count == 2)
        #expect(done.status == 0, "\(done.errorOutput)")
        let removed = try done.list("stories")
        #expect(removed.map { $0["id"] as? String } == [first, second])
        #expect(try await story.run(["library", "list", "--json"]).list("stories").isEmpty)
    }
}

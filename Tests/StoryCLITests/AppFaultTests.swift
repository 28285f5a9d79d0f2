import Foundation
import Glibc
import TerminalTestSupport
import TestSupport
import Testing

@Suite("The app on a terminal that is not as it should be", .tags(.process), .serialized, .timeLimit(.minutes(2)))
struct AppFaultTests {
    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
    }

    private func expectRestored(_ ending: PseudoTerminal.Ending, status: Int32) {
        #expect(ending.status == status, "\(ending.lines)")
        #expect(ending.isRestored, "\(ending)")
    }

    @Test("On 20×5 all tabs can be seen, and it can be left")
    func small() async throws {
        let sut = try story.terminal([], columns: 20, rows: 5)
        try await sut.wait(for: "[Home]")
        sut.press("2")
        try await sut.wait(for: "[Library]")
        sut.press("q")
        expectRestored(try await sut.ending(), status: 0)
    }

    @Test("Without UTF-8 only ASCII is written")
    func ascii() async throws {
        // When
        let sut = try story.terminal([], environment: ["LC_ALL": "C"])
        try await sut.wait(for: "No stories yet")
        sut.press("?")
        let lines = try await sut.wait(for: "Ctrl-Z")

        // Then
        #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }, "\(lines)")
        sut.press(.control("c"))
        expectRestored(try await sut.ending(), status: 130)
    }

    @Test("A terminal that can move no cursor gets lines, and can be left as well")
    func dumb() async throws {
        // When
        let sut = try story.terminal([], environment: ["TERM": "dumb"])
        let lines = try await sut.wait(for: "No stories yet.")

        // Then
        #expect(lines.contains { $0.contains("> New story, button") }, "\(lines)")
        sut.press("q")
        expectRestored(try await sut.ending(), status: 0)
    }

    @Test("Keys that come faster than frames are all taken")
    func fast() async throws {
        // Given
        let sut = try await searchField()

        // When
        sut.type(String(repeating: "a", count: 150) + "bc")
        try await sut.wait { lines in lines.contains { $0.contains("aaaabc") } }

        // Then
        sut.press(.control("c"))
        expectRestored(try await sut.ending(), status: 130)
    }

    @Test("A megabyte that is pasted into a field neither stops nor crashes it")
    func paste() async throws {
        // Given
        let sut = try await searchField()

        // When
        sut.paste(String(repeating: "x", count: 1 << 20))
        try await sut.wait { lines in lines.contains { $0.contains("xxxxxxxx") } }

        // Then
        sut.press(.control("c"))
        expectRestored(try await sut.ending(), status: 130)
    }

    @Test("A terminal that is closed ends it, by the signal and by the end of its keys")
    func closed() async throws {
        // Given
        let sut = try story.terminal([])
        try await sut.wait(for: "No stories yet")

        // When
        try await sut.send(SIGHUP)

        // Then
        expectRestored(try await sut.ending(), status: 130)
    }

    @Test("Ctrl-C leaves it at once, and Ctrl-Z only until somebody fetches it back")
    func signals() async throws {
        // Given
        let sut = try story.terminal([])
        try await sut.wait(for: "No stories yet")

        // When
        sut.press(.control("z"))
        try await sut.stopped()
        try await sut.send(SIGCONT)
        sut.press("2")
        try await sut.wait(for: "[Library]")
        sut.press(.control("c"))

        // Then
        expectRestored(try await sut.ending(), status: 130)
    }

    @Test("Without a terminal 'story' tells what it can do, and the app says that it needs one")
    func noTerminal() async throws {
        // When
        let help = try await story.run([])
        let app = try await story.run(["open"])

        // Then
        #expect(help.status == 0)
        #expect(help.output.contains("SUBCOMMANDS"))
        #expect(app.status == 69)
        #expect(app.errorOutput.contains("needs a terminal"))
    }

    @Test("With standard input closed it is as without a terminal")
    func closedInput() async throws {
        let result = try await story.run(["open"], shell: "\"$0\" \"$@\" <&-")
        #expect(result.status == 69)
    }

    @Test(
        "Without a terminal a link says where it leads",
        arguments: [
            ("story://generation", "the form for a new story"), ("story://library", "the library"),
            ("story://library/heroes", "the heroes"), ("story://playback/queue", "the queue"),
            ("story://home", "the first screen"), ("story://settings", "the settings"),
            ("story://heroes", "the heroes"),
        ])
    func link(link: String, target: String) async throws {
        // When
        let result = try await story.run(["open", link])
        let json = try await story.run(["open", link, "--json"])

        // Then
        #expect(result.status == 0)
        #expect(result.output.contains("\(link) opens \(target)."))
        #expect(try json.object()["place"] as? String == target)
    }

    @Test(
        "A link to nothing is a clear error, on a terminal and without one",
        arguments: [
            ("https://library", 64, "isn't a link"), ("story://nowhere", 64, "doesn't open anything"),
            ("story://library/abcd", 66, "abcd"), ("story://library/heroes/abcd", 66, "abcd"),
        ] as [(String, Int32, String)])
    func badLink(link: String, status: Int32, words: String) async throws {
        let result = try await story.run(["open", link])
        #expect(result.status == status, "\(result.errorOutput)")
        #expect(result.errorOutput.contains(words))
    }

    @Test("A short id leads to its story, on a terminal and without one")
    func shortIdentifier() async throws {
        // Given
        let made = try await story.run([
            "create", "--hero", "Mira", "--minutes", "1", "--no-audio", "--no-illustrations", "--json",
        ])
        let identifier = try #require(try made.object()["id"] as? String)
        let link = "story://library/\(identifier.prefix(6))"

        // When
        let described = try await story.run(["open", link, "--json"])
        let sut = try story.terminal(["open", link])

        // Then
        #expect(try (described.object()["story"] as? [String: Any])?["id"] as? String == identifier)
        try await sut.wait(for: "Page 1")
        sut.press("q")
        expectRestored(try await sut.ending(), status: 0)
    }

    @Test("On a terminal a link to a story that is gone opens the app, which says so")
    func missingStory() async throws {
        let sut = try story.terminal(["open", "story://library/abcd"])
        try await sut.wait { lines in lines.contains { $0.contains("abcd") } }
        sut.press(.enter)
        sut.press("q")
        expectRestored(try await sut.ending(), status: 0)
    }

    /// The app with the cursor in the field for a search, which there is where there are stories.
    private func searchField() async throws -> PseudoTerminal {
        _ = try await story.run(["create", "--hero", "Mira", "--minutes", "1", "--no-audio", "--no-illustrations"])
        let terminal = try story.terminal(["open", "story://library"])
        try await terminal.wait(for: "1 story")
        terminal.press("/")
        return terminal
    }
}

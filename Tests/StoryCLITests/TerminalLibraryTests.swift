import Foundation
import Testing

@testable import StoryCLI

@Suite("The library on a real terminal", .serialized, .timeLimit(.minutes(3)))
struct TerminalLibraryTests {
    private static let titles = [
        "The Lantern", "美羅と月の光と小さな狐のとても長い物語", "Zoë 👩🏽‍🚀 and the 👨‍👩‍👧 of ❤️ 1️⃣ 🇩🇪 and other emoji",
        "한글 이야기", "ميرا والقمر", "Z͑ͫ̓ͪalgo", "नीलम की कहानी",
    ]

    private let story: StoryProcess
    private let terminal: TerminalScreen

    init() throws {
        story = try StoryProcess()
        terminal = try TerminalScreen(story)
    }

    @Test("Each story has one line, and columns stand below each other", arguments: [20, 40, 60, 80, 132])
    func list(columns: Int) async throws {
        // Given
        for (index, title) in Self.titles.enumerated() {
            let identifier = try await story.make()
            try await story.change(
                "UPDATE story SET title = '\(title)', playCount = \(index * 11) WHERE id = '\(identifier)'")
        }

        // When
        let shown = try await terminal.run(["library", "list"], columns: columns)

        // Then
        #expect(shown.status == 0)
        #expect(shown.lines.count == Self.titles.count + 1, "\(shown.lines)")
        let header = try #require(shown.lines.first)
        #expect(header.hasPrefix("STORY     TITLE"))
        guard header.hasSuffix("CREATED") else { return }
        // The terminal itself says in which column the days begin, whatever it takes an emoji for.
        let before = shown.lines.map { String($0.dropLast($0 == header ? "CREATED".count : "2026-03-09".count)) + "|" }
        let places = try await TerminalScreen().columns(of: before)
        #expect(Set(places).count == 1, "\(shown.lines)")
    }

    @Test("Colours are for terminals, unless they are not wanted")
    func colors() async throws {
        // Given
        let identifier = try await story.make()
        _ = try await story.run(["library", "favorite", identifier])

        // When
        let colored = try await terminal.run(["library", "list"], keepsStyles: true)
        let plain = try await terminal.run(["library", "list"], environment: ["NO_COLOR": "1"], keepsStyles: true)
        let flag = try await terminal.run(["library", "list", "--no-color"], keepsStyles: true)

        // Then
        #expect(colored.lines.last?.contains("\u{1B}[33m★") == true, "\(colored.lines)")
        #expect(plain.lines.contains { $0.contains("★") })
        #expect((plain.lines + flag.lines).allSatisfy { !$0.contains("\u{1B}") }, "\(plain.lines)")
    }

    @Test(
        "Deleting asks, says what goes and what stays, and only a yes is a yes",
        arguments: [
            (["Enter"], false), (["n", "Enter"], false), (["C-d"], false), (["ye", "Enter"], false), (["C-c"], false),
            (["y", "Enter"], true), (["YES", "Enter"], true),
        ])
    func delete(keys: [String], isRemoved: Bool) async throws {
        // Given
        let identifier = try await story.make()

        // When
        let asked = try await terminal.run(["library", "delete", identifier], keys: keys)

        // Then
        #expect((asked.status == 0) == isRemoved, "\(asked.lines)")
        if !keys.contains("C-c") {
            let screen = asked.lines.joined(separator: "\n")
            #expect(screen.contains(identifier.prefix(8)))
            #expect(screen.contains("Heroes and events stay"))
            #expect(screen.contains("[y/N]"))
            #expect(screen.contains("Nothing was changed") == !isRemoved)
        }
        let left = try await story.run(["library", "list", "--json"]).list("stories")
        #expect(left.count == (isRemoved ? 0 : 1))
    }

    @Test("Said beforehand, nothing is asked, nor of heroes and events that are named in the question")
    func others() async throws {
        // Given
        _ = try await story.run(["hero", "add", "Mira"])
        _ = try await story.run(["event", "add", "Lost tooth"])
        let identifier = try await story.make()

        // When
        let hero = try await terminal.run(["hero", "delete", "Mira"], keys: ["y", "Enter"])
        let event = try await terminal.run(["event", "delete", "Lost tooth"], keys: ["n", "Enter"])
        let silent = try await terminal.run(["library", "delete", identifier, "--yes"])

        // Then
        #expect(hero.status == 0)
        #expect(hero.lines.contains { $0.contains("Stories about Mira stay") }, "\(hero.lines)")
        #expect(event.status == 130)
        #expect(event.lines.contains { $0.contains("Delete this event? [y/N]") }, "\(event.lines)")
        #expect(silent.status == 0)
        #expect(!silent.lines.contains { $0.contains("[y/N]") })
    }
}

import Foundation
import Glibc
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Playing on a real terminal", .tags(.process), .serialized, .timeLimit(.minutes(2)))
struct TerminalPlayTests {
    private let library: NarratedLibrary

    init() async throws {
        library = try await NarratedLibrary()
    }

    private func terminal(
        _ options: [String] = [], from: Double = 5, columns: Int = 80, rows: Int = 24
    ) async throws -> PseudoTerminal {
        let terminal = try library.story.terminal(library.command(options, from: from), columns: columns, rows: rows)
        if !options.contains("--plain") {
            // A key that comes before the story is heard pauses nothing.
            try await terminal.wait { lines in
                lines.contains { $0.contains("Space pause") } && !lines.contains { $0.contains("opening") }
            }
        }
        return terminal
    }

    /// The word on another ground, above the line with the time.
    private func litWord(_ screen: TerminalModel) -> String? {
        let text = screen.cells.prefix { row in !row.contains { $0.character == "░" } }
        let lit = text.lazy.compactMap { row in
            row.drop { $0.style.background == nil }.prefix { $0.style.background != nil }
        }.first { !$0.isEmpty }
        return lit.map { String($0.compactMap(\.character)) }
    }

    private func expectRestored(_ ending: PseudoTerminal.Ending, status: Int32) {
        #expect(ending.status == status, "\(ending.lines)")
        #expect(ending.isRestored, "\(ending)")
    }

    @Test("Title, text, spoken word, time, speed and keys are shown, and one word after the other is lit")
    func screen() async throws {
        // When
        let sut = try await terminal()
        let first = try await sut.screen { litWord($0) != nil }
        let word = try #require(litWord(first))
        let second = try await sut.screen { litWord($0).map { $0 != word } ?? false }
        // Then
        #expect(first.lines.first?.contains(library.first.title) == true)
        #expect(library.first.pages[0].contains(word))
        #expect(library.first.pages[0].contains(try #require(litWord(second))))
        let lines = sut.screen.lines
        let length = Int(library.first.duration)
        #expect(
            lines.contains { line in
                line.contains("0:0") && line.contains("1×")
                    && [length, length + 1].contains {
                        line.contains("\($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)")
                    }
            }, "\(lines)")
        for key in ["← → 15 s", "↑ ↓ page", "s sleep", "f favourite", "q quit", "? keys"] {
            #expect(lines.contains { $0.contains(key) }, "\(key)")
        }
        sut.press("q")
        let ending = try await sut.ending()
        expectRestored(ending, status: 0)
        #expect(ending.lines.contains { $0.hasPrefix("Stopped at 0:") })
    }

    @Test("Keys do what they say")
    func keys() async throws {
        let sut = try await terminal()
        sut.press(.space)
        try await sut.wait(for: "paused")
        sut.press("]", "]")
        try await sut.wait(for: "1.5×")
        sut.press("[")
        try await sut.wait(for: "1.25×")
        sut.press("-", "-", "+")
        try await sut.wait(for: "volume 90 %")
        sut.press(.right)
        try await sut.wait { lines in lines.contains { $0.hasPrefix("0:2") } }
        sut.press(.left)
        try await sut.wait { lines in lines.contains { $0.hasPrefix("0:0") } }
        sut.press("f")
        try await sut.wait(for: "★")
        sut.press("s")
        try await sut.wait(for: "sleep 10:00")
        sut.press(.down)
        try await sut.wait(for: "Page 2 of")
        sut.press(.space)
        try await sut.wait { lines in !lines.contains { $0.contains("paused") } }
        sut.press("q")
        expectRestored(try await sut.ending(), status: 0)
        let shown = try await library.story.run(["library", "list", "--favorites", "--json"]).list("stories")
        #expect(shown.count == 1)
    }

    @Test("n and p go through the queue, which can be seen")
    func queue() async throws {
        let sut = try await terminal([library.second.id])
        try await sut.wait(for: "story 1 of 2, next: \(library.second.title)")
        sut.press(.tab, .enter)
        try await sut.wait { lines in
            lines.first == "Queue" && lines.contains { $0.contains("2 \(library.second.title)") }
        }
        sut.press(.escape)
        try await sut.wait { $0.first?.contains(library.first.title) == true }
        sut.press("n")
        try await sut.wait { $0.first?.contains(library.second.title) == true }
        sut.press("p")
        try await sut.wait { $0.first?.contains(library.first.title) == true }
        sut.press("q")
        expectRestored(try await sut.ending(), status: 0)
    }

    @Test("A story that cannot be played is left out, and afterwards one can read why")
    func leftOut() async throws {
        // Given
        try FileManager.default.removeItem(at: library.story.home.appending(path: library.first.audio))
        let sut = try await terminal([library.second.id])
        try await sut.wait(for: "Skipped '\(library.first.title)': The audio")
        try await sut.wait { lines in
            lines.first?.contains(library.second.title) == true && !lines.contains { $0.contains("opening") }
        }
        // When
        sut.press("q")
        // Then
        let ending = try await sut.ending()
        expectRestored(ending, status: 66)
        #expect(ending.lines.contains { $0.hasPrefix("story: The audio") })
        #expect(ending.lines.contains { $0.hasPrefix("Stopped at 0:") })
    }

    @Test("What is not kept is told on the screen, and in full afterwards")
    func removed() async throws {
        // Given
        let sut = try await terminal()
        // When
        _ = try await library.story.run(["library", "delete", library.first.id, "--permanently", "--yes"])
        try await sut.wait(for: "'\(library.first.title)' is no longer in the library.")
        sut.press("q")
        // Then
        let ending = try await sut.ending()
        expectRestored(ending, status: 0)
        // A line that is too long for the window is broken anywhere.
        #expect(ending.lines.joined().contains("'story library list' to see your stories"))
    }

    @Test("Without a sound device the terminal is left as it was, with nothing on it but what to do")
    func noDevice() async throws {
        // When
        let sut = try library.story.terminal(["play", library.first.id, "--output", "no/such-device"])
        // Then
        let ending = try await sut.ending()
        expectRestored(ending, status: 69)
        #expect(ending.lines.first == "story: The sound device 'no/such-device' can't be used.")
    }

    @Test("What follows is shown at once in a window of another size, and fits it")
    func resizing() async throws {
        let sut = try await terminal()
        for (columns, rows) in [(40, 12), (20, 5), (120, 40), (80, 24)] {
            try sut.resize(columns: columns, rows: rows)
            let keys = rows >= 8 ? "q quit" : "0:"
            try await sut.wait { lines in
                lines.first?.contains(library.first.title.prefix(10)) == true && lines.contains { $0.contains(keys) }
            }
        }
        sut.press("q")
        expectRestored(try await sut.ending(), status: 0)
    }

    @Test("Only what is different is drawn")
    func changes() async throws {
        // Given
        let sut = try await terminal()
        let before = sut.output.utf8.count
        // When
        try await sut.wait { lines in lines.contains { $0.hasPrefix("0:1") } }
        // Then
        let drawn = String(decoding: sut.output.utf8.dropFirst(before), as: UTF8.self)
        #expect(drawn.contains("\u{1B}["))
        #expect(!drawn.contains(library.first.title))
        #expect(!drawn.contains("Space pause"))
        #expect(!drawn.contains("\u{1B}[2J"))
        sut.press("q")
        expectRestored(try await sut.ending(), status: 0)
    }

    @Test("Asked to end, it leaves the terminal as it was", arguments: [SIGTERM, SIGINT, SIGHUP])
    func ended(signal: Int32) async throws {
        try await restoring(after: signal, status: 130)
    }

    @Test(
        "However it crashes, the terminal is as it was",
        arguments: [SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGQUIT, SIGUSR1])
    func crashed(signal: Int32) async throws {
        try await restoring(after: signal, status: 128 + signal)
    }

    private func restoring(after signal: Int32, status: Int32) async throws {
        // Given
        let sut = try await terminal()
        #expect(sut.screen.isOnOtherScreen)
        #expect(sut.screen.cursor == nil)
        // When
        try await sut.send(signal)
        // Then
        expectRestored(try await sut.ending(), status: status)
    }

    @Test("Ctrl-Backslash ends it, too, and the terminal is as it was")
    func backslash() async throws {
        // Given
        let sut = try await terminal()
        // When
        sut.press(.control("\\"))
        // Then
        expectRestored(try await sut.ending(), status: 128 + SIGQUIT)
    }

    @Test("Ctrl-C ends it, and without a screen the terminal is left as it was, too")
    func plain() async throws {
        // Given
        let sut = try await terminal(["--plain"])
        try await sut.wait(for: "Page 1")
        // When
        sut.press(.space)
        try await sut.wait(for: "Paused at 0:")
        sut.press(.control("c"))
        // Then
        let ending = try await sut.ending()
        expectRestored(ending, status: 130)
        #expect(ending.lines.first?.contains(library.first.title) == true)
    }

    @Test("When the terminal is closed it ends, and knows where it was")
    func closed() async throws {
        // Given
        let sut = try await terminal(from: 20)
        // When
        await sut.close()
        // Then
        #expect(try await library.position() >= 20)
    }
}

import Foundation
import TerminalTestSupport
import TestSupport
import Testing

@Suite("Pictures on a real terminal", .tags(.process), .serialized, .timeLimit(.minutes(2)))
struct TerminalPictureTests {
    private let library: NarratedLibrary

    init() async throws {
        library = try await NarratedLibrary(.narrationAndPictures)
    }

    private func terminal(_ options: [String] = [], columns: Int = 80, rows: Int = 24) throws -> PseudoTerminal {
        try library.story.terminal(library.command(options, from: 0), columns: columns, rows: rows)
    }

    /// The rows in which something is drawn with block elements.
    private func picture(_ screen: TerminalModel) -> [[TerminalCell]] {
        screen.cells.filter { row in
            row.contains { cell in
                cell.style != TerminalStyle()
                    && cell.character.map { ("\u{2580}"..."\u{259F}").contains($0) && $0 != "█" && $0 != "░" } ?? false
            }
        }
    }

    private func end(_ terminal: PseudoTerminal) async throws {
        terminal.press("q")
        let ending = try await terminal.ending()
        #expect(ending.status == 0)
        #expect(!ending.isOnOtherScreen)
        #expect(picture(terminal.screen).isEmpty)
    }

    @Test("The picture of the page is beside its text, and another page has another one")
    func pages() async throws {
        // When
        let sut = try terminal()
        let first = picture(try await sut.screen { picture($0).count >= 10 })
        // Then
        let words = try #require(library.first.pages.first?.split(whereSeparator: \.isWhitespace).prefix(3))
        let text = sut.screen.lines
        #expect(text.contains { $0.contains(words.joined(separator: " ")) && !$0.hasPrefix(words[0]) }, "\(text)")
        // When
        sut.press(.space, .down)
        try await sut.wait(for: "Page 2 of")
        try await sut.screen { picture($0).count >= 10 && picture($0).prefix(5) != first.prefix(5) }
        try await end(sut)
    }

    @Test("In another window it is as large as there is room, and none in a tiny one")
    func resizing() async throws {
        let sut = try terminal()
        try await sut.screen { picture($0).count >= 10 }
        for (columns, rows, count) in [(120, 40, 25...30), (40, 20, 5...6), (20, 5, 0...0), (80, 24, 12...15)] {
            try sut.resize(columns: columns, rows: rows)
            try await sut.screen { screen in
                count.contains(picture(screen).count) && screen.lines.contains { $0.contains("0:") }
            }
        }
        try await end(sut)
    }

    @Test("A picture that is damaged or missing is a box with what would be seen", arguments: [true, false])
    func damaged(isMissing: Bool) async throws {
        // Given
        let change = isMissing ? "rm -f" : "truncate -s 5000"
        _ = try await library.story.run([], shell: "find \"$STORY_HOME\" -name '*.png' -exec \(change) {} +")
        // When
        let sut = try terminal(columns: 120, rows: 40)
        // Then
        try await sut.wait { $0.contains { $0.hasPrefix("▒▒") && $0.contains("Mira") } }
        try await end(sut)
    }

    @Test("Without colours there are none in the picture either")
    func noColors() async throws {
        let sut = try library.story.terminal(library.command(from: 0), environment: ["NO_COLOR": "1"])
        let screen = try await sut.screen { screen in
            screen.lines.contains { $0.contains("▌") || $0.contains("▖") || $0.contains("▀") }
        }
        #expect(!screen.cells.joined().contains { $0.style.isColored })
        try await end(sut)
    }

    @Test("Lines and objects have no pictures", arguments: ["--plain", "--json", "--no-color"])
    func plain(option: String) async throws {
        // When
        let sut = try terminal([option])
        try await sut.wait { $0.contains { $0.contains(library.first.title) } }
        sut.press("q")
        // Then
        let ending = try await sut.ending()
        #expect(picture(sut.screen).isEmpty)
        #expect(ending.status == 0)
    }
}

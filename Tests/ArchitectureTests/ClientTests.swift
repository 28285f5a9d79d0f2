import Foundation
import TestSupport
import Testing

@Suite("Modules in somebody else's package", .tags(.proof), .serialized, .timeLimit(.minutes(10)))
struct ClientTests {
    @Test("A package outside makes a story with the product Generation alone")
    func generationClient() async throws {
        // When
        let lines = try await run("GenerationClient")

        // Then
        // An update comes with every unit of work too; what counts is the order of the stages.
        let stages = lines.filter { $0.hasPrefix("stage ") }.reduce(into: [String]()) { found, stage in
            if found.last != stage { found.append(stage) }
        }
        #expect(
            stages == [
                "stage generatingStory", "stage generatingAudio", "stage generatingIllustrations", "stage completed",
            ])
        #expect(lines.contains { $0.hasPrefix("story ") && $0.hasSuffix(" 2 pages") })
        #expect(lines.count { $0.hasPrefix("state ") } == 13)
    }

    @Test("A package outside plays a story with the product Playback alone")
    func playbackClient() async throws {
        // When
        let lines = try await run("PlaybackClient")

        // Then
        #expect(lines.prefix(3) == ["playing true at 30.0 of 60.0", "paused true on page 2", "exit queue"])
        #expect(lines.count { $0.hasPrefix("state ") } == 11)
        #expect(lines.count { $0.hasPrefix("queue ") } == 6)
    }

    @Test("A package outside keeps heroes, events and stories with the product Library alone")
    func libraryClient() async throws {
        // When
        let lines = try await run("LibraryClient")

        // Then
        #expect(lines.prefix(3) == ["story The tooth of Mira", "left 0", "exit newStory"])
        #expect(lines.count { $0.hasPrefix("list ") } == 11)
        #expect(lines.count { $0.hasPrefix("form ") } == 14)
    }

    @Test("A package outside gathers stories with the product Collections alone")
    func collectionsClient() async throws {
        // When
        let lines = try await run("CollectionsClient")

        // Then
        #expect(lines.first == "collection Kindness & Empathy for Lina: 3 stories")
        #expect(lines.dropFirst().prefix(3).map { $0.split(separator: ": ").last } == ["33 %", "66 %", "100 %"])
        #expect(lines.count { $0.hasPrefix("exit open(") } == 1)
        #expect(lines.contains("list empty"))
    }

    @Test("A package outside writes, validates and reads a report with the product TestReport alone")
    func testReportClient() async throws {
        // Given
        let report = FileManager.default.temporaryDirectory.appending(path: "client-\(UUID().uuidString).xml")
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: report) } }

        // When
        let lines = try await run("TestReportClient", report.path)

        // Then
        #expect(lines.prefix(2) == ["1 passed, 1 failed, 1 skipped", "valid true"])
        #expect(lines.contains("  expectation failed: no <route>"))
        #expect(lines.last == "1 passed, 1 failed, 1 skipped")
    }

    @Test("A package outside shows a program on a screen with the product TerminalUI alone")
    func terminalUIClient() async throws {
        // When
        let lines = try await run("TerminalUIClient")

        // Then
        #expect(lines.first == "╭─ Kitchen ────────────╮")
        #expect(lines.contains("│Dish   [Soup!        ]│"))
        #expect(lines.contains("│Loud   [x]            │"))
        #expect(lines.contains("│Done   █████████░  90%│"))
        #expect(lines.suffix(3) == ["drawn 1 of 1", "keys Ctrl-L", "again nothing"])
    }

    /// Builds and runs a package below Tests/Clients, which must end well.
    ///
    /// - Returns: The lines that it printed.
    private func run(_ client: String, _ arguments: String...) async throws -> [String] {
        let program = try await ClientPackage(name: client).built()
        let ended = try await Program.end(of: program, arguments)
        try #require(ended.status == 0, "\(ended.text) \(ended.complaint)")
        return ended.text.split(separator: "\n").map(String.init)
    }
}

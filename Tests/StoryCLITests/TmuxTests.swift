import TestSupport
import Testing

@Suite("The library in a terminal of somebody else's", .tags(.process), .timeLimit(.minutes(3)))
struct TmuxTests {
    private static let titles = [
        "The Lantern", "美羅と月の光と小さな狐のとても長い物語", "Zoë 👩🏽‍🚀 and the 👨‍👩‍👧 of ❤️ 1️⃣ 🇩🇪 and other emoji",
        "한글 이야기", "ميرا والقمر", "Z͑ͫ̓ͪalgo", "नीलम की कहानी",
    ]

    private let story: StoryProcess
    private let tmux: TmuxTerminal

    init() throws {
        story = try StoryProcess()
        tmux = TmuxTerminal(story: story)
    }

    @Test("Each story has one line, columns stand below each other, and the app leaves it all where it was")
    func list() async throws {
        // Given
        for (index, title) in Self.titles.enumerated() {
            let identifier = try await story.make()
            try await story.change(
                """
                UPDATE story SET title = '\(title)' WHERE id = '\(identifier)';
                INSERT OR REPLACE INTO storyMark SELECT 1, number, 0, \(index * 11) FROM story
                    WHERE id = '\(identifier)' AND \(index) > 0;
                """)
        }

        // When
        var tables: [[String]] = []
        for columns in [20, 40, 60, 80, 132] { tables.append(try await tmux.list(columns: columns)) }

        // Then
        for lines in tables {
            #expect(lines.count == Self.titles.count + 1, "\(lines)")
            #expect(lines.first?.hasPrefix("STORY     TITLE") == true)
        }
        // The terminal itself says in which column the days begin, whatever it takes an emoji for.
        let dated = tables.filter { $0.first?.hasSuffix("CREATED") == true }
        #expect(!dated.isEmpty)
        for lines in dated {
            let before = lines.map { String($0.dropLast($0 == lines[0] ? "CREATED".count : "2026-03-09".count)) + "|" }
            #expect(Set(try await tmux.columns(of: before)).count == 1, "\(lines)")
        }

        // When
        let left = try await tmux.list(columns: 80, then: "\"$1\" open; echo \"status $?\"", key: "q")

        // Then
        #expect(left == tables[3] + ["status 0"])
    }
}

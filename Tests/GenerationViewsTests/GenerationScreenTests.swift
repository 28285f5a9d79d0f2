import Generation
import GenerationStubs
import TerminalUI
import Testing
import ViewTestSupport

/// What each variant looks like at usual sizes, sign by sign, is in the gallery's golden texts.
@Suite("The screen for a new story on any terminal", .timeLimit(.minutes(1)))
@MainActor
struct GenerationScreenTests {
    @Test("A story in the making, on a tiny screen")
    func tiny() throws {
        #expect(
            try screen(of: .named("writing"), columns: 20, rows: 5).text
                == """
                The lamp at the win…
                Writing the story…
                ███░░░░░░░░░░░░  20%
                ────────────────────
                [ Stop ]
                """)
    }

    @Test("Without colours and with ASCII alone all steps can be told apart")
    func ascii() throws {
        // Given
        var environment = EnvironmentValues()
        (environment.glyphs, environment.theme) = (.ascii, .monochrome)

        // When
        let sut = screen(of: try .named("narrating"), columns: 40, rows: 20, environment: environment)

        // Then
        #expect(
            sut.lines.prefix(5) == [
                "The lamp at the window", "[x] Writing the story", "[>] Narrating the story",
                "[ ] Drawing the pictures", "#################..................  50%",
            ])
    }

    @Test("No size breaks any variant", arguments: [0, 1, 5, 20, 200], [0, 1, 2, 5, 60])
    func sizes(columns: Int, rows: Int) {
        for (_, stub) in StoryGenerationViewModelStub.all {
            let sut = screen(of: stub, columns: columns, rows: rows)
            for _ in 0..<6 { sut.press(.tab) }
            #expect(sut.show()?.surface.size == Size(width: columns, height: rows))
        }
    }
}

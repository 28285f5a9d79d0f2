import Playback
import PlaybackStubs
import PlaybackViews
import TerminalUI
import Testing
import ViewTestSupport

/// What each variant looks like at usual sizes, sign by sign, is in the gallery's golden texts.
@Suite("What the player looks like", .timeLimit(.minutes(1)))
@MainActor
struct PlayerGoldenTests {
    private func screen(
        _ variant: String, columns: Int = 80, rows: Int = 24, environment: EnvironmentValues = EnvironmentValues()
    ) throws -> TestScreen {
        try AudioPlaybackViewModelStub.named(variant)
            .screen(AudioPlaybackView(), columns: columns, rows: rows, environment: environment)
    }

    @Test("A story stands still, on a tiny screen")
    func tiny() throws {
        #expect(
            try screen("paused", columns: 20, rows: 5).text
                == """
                The lamp at the win…
                She waved. The light
                waved back.

                0:33 of 1:00 paused…
                """)
    }

    @Test(
        "Below the page stands what the player does",
        arguments: [
            (
                "loading",
                [
                    "0:00 ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 1:00  opening · 1×",
                    "story 1 of 2, next: The other lamp",
                    "[ Pause ]  [ Queue ]  [ Story ]",
                ]
            ),
            (
                "falling asleep",
                [
                    "0:50 ████████████████████████████████████████████▏░░░░░░░░ 1:00  1× · fading out",
                    "story 1 of 2, next: The other lamp",
                    "[ Pause ]  [ Queue ]  [ Story ]",
                ]
            ),
            (
                "paused",
                [
                    "0:33 ███████████████████████████████▎░░░░░░░░░░░░░░░░░░░░░░░░░ 1:00  paused · 1×",
                    "story 1 of 2, next: The other lamp",
                    "[ Play ]  [ Queue ]  [ Story ]",
                ]
            ),
            (
                "ended",
                [
                    "1:00 ██████████████████████████████████████████████████████████ 1:00  ended · 1×",
                    "story 1 of 2, next: The other lamp",
                    "[ Play again ]  [ Queue ]  [ Story ]",
                ]
            ),
            (
                "with a library that is full",
                [
                    "0:20 ██████████████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 1:00  1×",
                    "! The disk that holds library.sqlite is full. Free some space and try again.",
                    "[ Pause ]  [ Queue ]  [ Story ]",
                ]
            ),
        ])
    func status(variant: String, lines: [String]) throws {
        #expect(Array(try screen(variant).lines.dropLast().suffix(lines.count)) == lines)
    }

    @Test(
        "Whom the sleep timer has sent to sleep is wished a good night, and nobody else",
        arguments: ["asleep", "paused"])
    func goodNight(variant: String) throws {
        let text = try screen(variant).text
        #expect(text.contains("Good night. Press Space to continue.") == (variant == "asleep"))
    }

    @Test("Without colours the word that is said stands out as well")
    func monochrome() throws {
        // Given
        var environment = EnvironmentValues()
        (environment.glyphs, environment.theme) = (.ascii, .monochrome)

        // When
        let surface = try #require(try screen("playing", environment: environment).show()?.surface)

        // Then
        let cells = (0..<surface.size.height).flatMap { surface.row($0) }
        let reversed = cells.filter { $0.style.attributes.contains(.reverse) }.map(\.character)
        // The other one has the focus.
        #expect(String(reversed) == "was[ Pause ]")
    }

    @Test("No size breaks any variant", arguments: [0, 1, 5, 20, 40, 200], [0, 1, 2, 5, 9, 11, 15, 60])
    func sizes(columns: Int, rows: Int) {
        for (_, stub) in AudioPlaybackViewModelStub.all {
            let sut = stub.screen(AudioPlaybackView(), columns: columns, rows: rows)
            #expect(sut.show()?.surface.size == Size(width: columns, height: rows))
        }
    }
}

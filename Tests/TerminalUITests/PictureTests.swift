import Observation
import Testing

@testable import TerminalUI

@Suite("Pictures, as the terminal can show them", .timeLimit(.minutes(1)))
@MainActor
struct PictureTests {
    /// Makes pictures when a test says so.
    @Observable
    final class Renderer: PictureRenderer {
        var made: RenderedPicture?
        @ObservationIgnored var asked: [Size] = []

        func picture(_ source: PictureSource, size: Size) -> RenderedPicture? {
            asked.append(size)
            return made
        }
    }

    private let renderer = Renderer()

    private func screen() -> TestScreen {
        var environment = EnvironmentValues()
        environment.pictures = renderer
        return TestScreen(
            Picture(PictureSource(path: "fox.png"), description: "a fox").frame(width: 8, height: 4), columns: 20,
            environment: environment)
    }

    @Test("What stands for a picture is replaced once it is ready, without anything else being drawn again")
    func ready() {
        // Given
        let sut = screen()
        #expect(sut.text.contains("fox"))
        sut.host.draws.reset()

        // When
        renderer.made = .cells(Array(repeating: Array(repeating: Cell(character: "▀"), count: 9), count: 9))

        // Then
        #expect(sut.lines == Array(repeating: "▀▀▀▀▀▀▀▀", count: 4))
        #expect(sut.host.draws.total == 0)
    }

    @Test("A picture that was given is not asked for again until its size is another one")
    func once() {
        // Given
        renderer.made = .cells([[Cell(character: "x")]])
        let sut = screen()

        // When
        sut.host.redraw()
        sut.show()

        // Then
        #expect(renderer.asked == [Size(width: 8, height: 4)])
    }

    @Test("Pixels stand where the picture is, above empty cells")
    func pixels() {
        // Given
        renderer.made = .pixels("PIXELS")

        // Then
        #expect(
            screen().frame.pictures == [
                PlacedPicture(rect: Rect(x: 0, y: 0, width: 8, height: 4), sequence: "PIXELS")
            ])
        #expect(screen().lines == [])
    }

    @Test("A screen reader says what is seen on a picture")
    func spoken() {
        #expect(screen().frame.spoken.map(\.text) == ["picture: a fox"])
    }
}

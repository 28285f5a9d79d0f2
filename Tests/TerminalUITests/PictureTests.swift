import Observation
import Testing

@testable import TerminalUI

@Suite("Pictures, as the terminal can show them", .timeLimit(.minutes(1)))
@MainActor
struct PictureTests {
    /// Makes pictures when a test says so.
    @Observable
    final class Renderer: PictureRenderer {
        var made = PictureState.pending
        @ObservationIgnored var asked: [Size] = []

        func picture(_ source: PictureSource, size: Size, allowsPixels: Bool) -> PictureState {
            asked.append(size)
            if allowsPixels || made == .pending || made == .failed { return made }
            return .ready(.cells([[Cell(character: "x")]]))
        }
    }

    /// A picture of which a key makes another one, and another key puts something in front.
    struct Book: View {
        @State var page = 1
        @State var isCovered = false
        var body: some View {
            Picture(PictureSource(path: "\(page).png"), description: "a fox").frame(width: 8, height: 4)
                .keyCommand(KeyPress("n")) { page += 1 }
                .keyCommand(KeyPress("c")) { isCovered = true }
                .sheet(isPresented: $isCovered) { Text("in front") }
        }
    }

    private static let pixels = PixelPicture(drawing: "PIXELS", removal: "GONE")
    private static let placed = [PlacedPicture(rect: Rect(x: 0, y: 0, width: 8, height: 4), pixels: pixels)]
    private let renderer = Renderer()

    private func screen() -> TestScreen { screen(Book()) }

    private func screen(_ view: some View) -> TestScreen {
        var environment = EnvironmentValues()
        environment.pictures = renderer
        return TestScreen(view, columns: 20, environment: environment)
    }

    @Test("What stands for a picture is replaced once it is ready, without anything else being drawn again")
    func ready() {
        // Given
        let sut = screen()
        #expect(sut.text.contains("fox"))
        sut.host.draws.reset()

        // When
        renderer.made = .ready(.cells(Array(repeating: Array(repeating: Cell(character: "▀"), count: 9), count: 9)))

        // Then
        #expect(sut.lines == Array(repeating: "▀▀▀▀▀▀▀▀", count: 4))
        #expect(sut.host.draws.total == 0)
    }

    @Test("A picture that was given is not asked for again until its size is another one")
    func once() {
        // Given
        renderer.made = .ready(.cells([[Cell(character: "x")]]))
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
        renderer.made = .ready(.pixels(Self.pixels))

        // Then
        #expect(screen().frame.pictures == Self.placed)
        #expect(screen().lines == [])
    }

    @Test("While something is in front there are cells, which it can cover, and then pixels again")
    func covered() {
        // Given
        renderer.made = .ready(.pixels(Self.pixels))
        let sut = screen()

        // When
        sut.press(KeyPress("c"))

        // Then
        #expect(sut.show().pictures == [])
        #expect(sut.text.contains("in front") && sut.text.contains("x"))
        sut.press(.escape)
        #expect(sut.show().pictures == Self.placed)
    }

    @Test("What scrolls is made of cells")
    func scrolled() {
        // Given
        renderer.made = .ready(.pixels(Self.pixels))
        func book(rows: Int) -> TestScreen {
            screen(ScrollView { VStack { Book(); Text(" ").frame(height: rows) } })
        }

        // Then
        #expect(book(rows: 2).frame.pictures == Self.placed)
        #expect(book(rows: 20).frame.pictures == [])
    }

    @Test("The picture from before stays until the next one is ready, and not longer")
    func kept() {
        // Given
        renderer.made = .ready(.pixels(Self.pixels))
        let sut = screen()

        // When
        renderer.made = .pending
        sut.press(KeyPress("n"))

        // Then
        #expect(sut.show().pictures == Self.placed)
        renderer.made = .failed
        #expect(sut.text.contains("fox"))
        #expect(sut.frame.pictures == [])
    }

    @Test("A screen reader says what is seen on a picture")
    func spoken() {
        #expect(screen().frame.spoken.map(\.text) == ["picture: a fox"])
    }
}

import Observation
import Testing

@testable import TerminalUI

@Suite("A text that is read aloud", .timeLimit(.minutes(1)))
@MainActor
struct ReadingTextTests {
    private static let text = "one two three four five six seven eight nine ten"

    /// A screen of a few lines, and what is said on it.
    private func screen(_ spoken: Range<Int>?, columns: Int = 10, rows: Int = 3) -> TestScreen {
        TestScreen(ReadingText(Self.text, spoken: spoken), columns: columns, rows: rows)
    }

    @Test("Before anything is said, its beginning is shown, and nothing is lit")
    func silence() {
        let sut = screen(nil)
        #expect(sut.lines == ["one two", "three four", "five six"])
        #expect(lit(sut) == "")
    }

    @Test("The word that is said is lit, and its line stands in the upper third")
    func word() {
        let sut = screen(24..<27)
        #expect(sut.lines == ["three four", "five six", "seven"])
        #expect(lit(sut) == "six")
    }

    @Test("What goes over the end of a line is lit on both")
    func twoLines() {
        let sut = screen(4..<13)
        #expect(lit(sut) == "twothree")
    }

    @Test("In silence the lines stay as they are; another text begins at its beginning")
    func stays() {
        // Given
        let model = Model()
        let sut = TestScreen(Reading(model: model), columns: 10, rows: 3)

        // When
        model.spoken = nil

        // Then
        #expect(sut.lines.first == "three four")
        model.text = "un deux trois quatre"
        #expect(sut.lines == ["un deux", "trois", "quatre"])
    }

    @Observable
    @MainActor
    final class Model {
        var text = ReadingTextTests.text
        var spoken: Range<Int>? = 24..<27
    }

    struct Reading: View {
        let model: Model
        var body: some View { ReadingText(model.text, spoken: model.spoken) }
    }

    @Test("What is no range of the text lights nothing", arguments: [-5..<(-1), 90..<99, 3..<3])
    func outside(range: Range<Int>) {
        #expect(lit(screen(range)) == "")
    }

    @Test("A screen reader is told the whole text, whatever is said of it")
    func spoken() {
        let sut = screen(4..<7)
        #expect(sut.show().spoken.map(\.text) == [Self.text])
    }

    @Test("No room breaks it", arguments: [0, 1, 2, 80], [0, 1, 30])
    func sizes(columns: Int, rows: Int) {
        let sut = screen(24..<27, columns: columns, rows: rows)
        #expect(sut.show().surface.size == Size(width: columns, height: rows))
    }

    /// What is lit, without the spaces between words.
    private func lit(_ sut: TestScreen) -> String {
        let surface = sut.show().surface
        let style = Theme.dark[.spoken]
        let cells = (0..<surface.size.height).flatMap { surface.row($0) }
        return String(cells.filter { $0.style == style }.map(\.character).filter { $0 != " " })
    }
}

import TerminalUI
import Testing

@testable import StoryCLI

@Suite("Tables on a terminal", .timeLimit(.minutes(1)))
struct TextTableTests {
    init() {
        // Widths of characters depend on the process's locale, as the program sets it.
        _ = Console.standard(environment: [:])
    }

    private static let long = String(repeating: "long ", count: 20)

    @Test("Columns stand below each other, and no line ends in spaces")
    func columns() {
        // Given
        let sut = table(["A", "B"], [["one", "x"], ["two and more", ""]])

        // When
        let lines = sut.lines(on: Canvas(width: 80))

        // Then
        #expect(lines == ["A             B", "one           x", "two and more"])
    }

    @Test("A table that is too wide shortens its widest column", arguments: [20, 30, 40])
    func narrow(width: Int) {
        // Given
        let sut = TextTable(
            columns: [TextTable.Column(title: "ID"), TextTable.Column(title: "TITLE", shortest: 8)],
            rows: [["12345678", TextTable.Cell(Self.long)]])

        // When
        let lines = sut.lines(on: Canvas(width: width))

        // Then
        #expect(lines.allSatisfy { $0.displayWidth <= width })
        #expect(lines[1].hasPrefix("12345678"))
        #expect(lines[1].hasSuffix("…"))
    }

    @Test("Where columns cannot be shortened enough, those that matter least are left out")
    func leftOut() {
        // Given
        let sut = TextTable(
            columns: [
                TextTable.Column(title: "ID"), TextTable.Column(title: "TITLE", shortest: 8),
                TextTable.Column(title: "MADE", rank: 1), TextTable.Column(title: "PLAYS", rank: 2),
            ],
            rows: [["12345678", TextTable.Cell(Self.long), "2026-03-09", "3"]])

        // When
        let (wide, narrow, least) = (
            sut.lines(on: Canvas(width: 37)), sut.lines(on: Canvas(width: 36)), sut.lines(on: Canvas(width: 29))
        )

        // Then
        #expect(wide[0] == "ID        TITLE     MADE        PLAYS")
        #expect(narrow[0] == "ID        TITLE           MADE")
        #expect(least == ["ID        TITLE", "12345678  long long long lon…"])
    }

    @Test("A terminal of a few columns shows the beginning of everything, and no line is wider", arguments: 5...19)
    func tiny(width: Int) {
        // Given
        let sut = table(["ID", "TITLE"], [["12345678", Self.long]])

        // Then
        #expect(sut.lines(on: Canvas(width: width)).allSatisfy { $0.displayWidth <= width })
    }

    @Test("Where nothing sets a width, as in a file, texts are whole")
    func withoutWidth() {
        // Given
        let sut = table(["ID", "TITLE"], [["12345678", Self.long]])

        // Then
        #expect(sut.lines(on: Canvas())[1].hasSuffix("long long"))
        #expect(sut.lines(on: Canvas())[1].displayWidth == 109)
    }

    @Test("A column that has neither a heading nor a text takes no room")
    func emptyColumn() {
        #expect(table(["A", "", "B"], [["x", "", "y"]]).lines(on: Canvas()) == ["A  B", "x  y"])
    }

    @Test("Numbers stand at the right")
    func numbers() {
        // Given
        let sut = TextTable(
            columns: [TextTable.Column(title: "PLAYS", isNumber: true), TextTable.Column(title: "T")],
            rows: [["7", "x"], ["100", "y"]])

        // Then
        #expect(sut.lines(on: Canvas()) == ["PLAYS  T", "    7  x", "  100  y"])
    }

    @Test("Nothing in a text steers the terminal, begins a line, or turns the direction of the next column")
    func harmless() {
        // Given
        let sut = table(["A", "B"], [["x\u{1B}[31m\ny\u{202E}z\u{7}", "b"]])

        // Then
        #expect(sut.lines(on: Canvas()).last == "x [31m y z  b")
    }

    @Test("After a text that terminals show in different widths, the next column is named by its position")
    func placing() {
        // Given
        let sut = table(["A", "B"], [["👩🏽‍🚀", "b"], ["Mira", "b"]])

        // When
        let lines = sut.lines(on: Canvas(width: 80, canMove: true))

        // Then
        #expect(lines == ["A       B", "👩🏽‍🚀  \u{1B}[9Gb", "Mira    b"])
        #expect(sut.lines(on: Canvas(width: 80)) == ["A     B", "👩🏽‍🚀    b", "Mira  b"])
    }

    @Test("What is cut from a text of emoji is never wider than its column in any terminal", arguments: 3...14)
    func cutEmoji(room: Int) {
        // Given
        let sut = TextTable(
            columns: [TextTable.Column(title: "", shortest: 1)],
            rows: [[TextTable.Cell("a👩🏽‍🚀b👨‍👩‍👧c❤️d")]])

        // When
        let line = sut.lines(on: Canvas(width: room, canMove: true))[1]

        // Then
        #expect(line.width.greatest <= room)
        #expect(line.hasSuffix("…"))
    }

    @Test("Styles are seen only where there are colours")
    func styles() {
        // Given
        let sut = TextTable(
            columns: [TextTable.Column(title: "A"), TextTable.Column(title: "B")],
            rows: [[TextTable.Cell("★", style: .favorite), "b"]])

        // Then
        #expect(sut.lines(on: Canvas()) == ["A  B", "★  b"])
        #expect(
            sut.lines(on: Canvas(hasColors: true)) == [
                "\u{1B}[1mA\u{1B}[0m  \u{1B}[1mB\u{1B}[0m", "\u{1B}[33m★\u{1B}[0m  b",
            ])
    }

    private func table(_ header: [String], _ rows: [[String]]) -> TextTable {
        TextTable(
            columns: header.map { TextTable.Column(title: $0, shortest: 1) },
            rows: rows.map { $0.map { TextTable.Cell($0) } })
    }
}

import Testing

@testable import StoryCLI

@Suite("Tables on a terminal", .timeLimit(.minutes(1)))
struct TextTableTests {
    @Test(
        "The width of a text counts columns, not characters",
        arguments: [("Mira", 4), ("美羅", 4), ("e\u{301}", 1), ("👨‍👩‍👧", 2), ("", 0)])
    func displayWidth(text: String, columns: Int) {
        // Given
        _ = Console.standard(environment: [:])

        // Then
        #expect(text.displayWidth == columns)
    }

    @Test("Columns stand below each other, and no line ends in spaces")
    func columns() {
        // Given
        let sut = TextTable(header: ["A", "B"], rows: [["one", "x"], ["two and more", ""]])

        // When
        let lines = sut.lines(width: 80)

        // Then
        #expect(lines == ["A             B", "one           x", "two and more"])
    }

    @Test("A table that is too wide shortens its widest column", arguments: [20, 30, 40])
    func narrow(width: Int) {
        // Given
        let sut = TextTable(header: ["ID", "TITLE"], rows: [["12345678", String(repeating: "long ", count: 20)]])

        // When
        let lines = sut.lines(width: width)

        // Then
        #expect(lines.allSatisfy { $0.displayWidth <= width })
        #expect(lines[1].hasPrefix("12345678"))
        #expect(lines[1].hasSuffix("…"))
    }
}

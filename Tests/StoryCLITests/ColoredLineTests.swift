import TerminalUI
import Testing

@testable import StoryCLI

@Suite("Lines of signs with colours", .timeLimit(.minutes(1)))
struct ColoredLineTests {
    @Test(
        "Colours of all kinds",
        arguments: [
            ("31;44", Style(foreground: .terminal(1), background: .terminal(4))),
            ("97;100", Style(foreground: .terminal(15), background: .terminal(8))),
            ("38;5;208;48;5;17", Style(foreground: .palette(208), background: .palette(17))),
            (
                "38;2;1;2;3;48;2;250;251;252",
                Style(foreground: .rgb(red: 1, green: 2, blue: 3), background: .rgb(red: 250, green: 251, blue: 252))
            ),
            ("1;7", Style(attributes: [.bold, .reverse])), ("31;0", .plain), ("31;39;44;49", .plain), ("", .plain),
            ("38", .plain), ("38;2;999", Style(foreground: .rgb(red: 255, green: 0, blue: 0))),
        ])
    func colors(parameters: String, style: Style) {
        #expect(ColoredLine("\u{1B}[\(parameters)m▄").cells == [Cell(character: "▄", style: style)])
    }

    @Test("A style lasts until the next one, and a repetition has it, too")
    func repetition() {
        // When
        let sut = ColoredLine("\u{1B}[31ma\u{1B}[3b\u{1B}[0mb\u{1B}[?25lc")
        // Then
        let red = Style(foreground: .terminal(1))
        #expect(String(sut.cells.map(\.character)) == "aaaabc")
        #expect(sut.cells.prefix(4).allSatisfy { $0 == Cell(character: "a", style: red) })
        #expect(sut.cells[4].style == .plain)
    }
}

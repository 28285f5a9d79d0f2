import Glibc
import TerminalPictures
import TerminalUI
import Testing

@testable import StoryCLI

@Suite("The frame in place of a picture", .timeLimit(.minutes(1)))
struct PictureFrameTests {
    init() {
        // Widths of characters depend on the locale's character set.
        setlocale(LC_CTYPE, "C.UTF-8")
    }

    private func lines(_ text: String, columns: Int, rows: Int, isASCII: Bool = false) -> [String] {
        let area = PictureArea(row: 1, column: 1, rows: rows, columns: columns)
        guard case .lines(let lines) = PictureFrame(text: text, isASCII: isASCII).picture(in: area).form else {
            return []
        }
        return lines
    }

    @Test("It has what would be seen in its middle")
    func text() {
        #expect(
            lines("Mira waves.", columns: 17, rows: 5) == [
                "┌───────────────┐", "│               │", "│  Mira waves.  │", "│               │",
                "└───────────────┘",
            ])
        #expect(lines("", columns: 6, rows: 3, isASCII: true) == ["+----+", "|    |", "+----+"])
    }

    @Test(
        "It is as large as the picture, whatever the text is",
        arguments: [
            "", "Mira waves at the baker, who does not know when the bread is done.", "ミラは手を振る。森の中で。",
            "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", String(repeating: "x", count: 999), "\u{1B}[2Jrubbish\u{7}\n\n\n\n\n\n\n\n",
        ])
    func size(text: String) {
        for (columns, rows) in [(39, 15), (16, 6), (14, 5)] {
            let lines = lines(text, columns: columns, rows: rows)
            #expect(lines.count == rows)
            for line in lines {
                #expect(line.displayWidth == columns, "\(line)")
                #expect(!line.contains("\u{1B}"))
            }
        }
    }
}

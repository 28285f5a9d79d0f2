import TerminalUI
import Testing

@testable import StoryCLI

@Suite("The place of a player's picture", .timeLimit(.minutes(1)))
struct PictureAreaTests {
    private func layout(_ columns: Int, _ rows: Int, hasPicture: Bool = true) -> PlayerLayout {
        PlayerLayout(rows: rows, columns: columns, canvas: Canvas(width: columns), hasPicture: hasPicture)
    }

    @Test(
        "It is beside the text or above it, whichever lets it be larger",
        arguments: [(80, 24, true, 39, 15), (120, 40, true, 75, 29), (40, 20, false, 16, 6), (60, 50, false, 56, 21)])
    func place(columns: Int, rows: Int, isBesideText: Bool, width: Int, height: Int) throws {
        let area = try #require(layout(columns, rows).picture)
        #expect(area.isBesideText == isBesideText)
        #expect((area.columns, area.rows) == (width, height))
    }

    @Test(
        "There is none in a window that is too small for it, or without pictures",
        arguments: [(20, 5), (40, 10), (1, 1)])
    func none(columns: Int, rows: Int) {
        #expect(layout(columns, rows).picture == nil)
        #expect(layout(120, 40, hasPicture: false).picture == nil)
    }

    @Test("In windows of all sizes it stays on the screen, and nothing is written into it")
    func everySize() {
        var count = 0
        let text = String(repeating: "Mira looks for the ding. ", count: 20)
        var now = PlayerSituation()
        for columns in stride(from: 1, through: 240, by: 3) {
            for rows in 1...70 {
                for note in [nil, "News"] {
                    now.note = note
                    let sut = layout(columns, rows)
                    let shown = sut.rows(of: now, text: FlowedText(text, width: sut.textColumns))
                    #expect(shown.count <= rows)
                    guard let area = sut.picture else { continue }
                    count += 1
                    #expect(area.row >= 1 && area.row + area.rows - 1 <= rows)
                    #expect(area.column >= 1 && area.column + area.columns - 1 <= columns)
                    for (index, row) in shown.enumerated() where (area.row..<area.row + area.rows).contains(index + 1) {
                        #expect(row.map { $0.column >= area.column + area.columns } ?? true, "\(columns)×\(rows)")
                    }
                }
            }
        }
        #expect(count > 1000)
    }

    @Test("What is said for a moment does not move it")
    func stability() {
        var now = PlayerSituation()
        now.note = "Marked as a favourite."
        let sut = layout(80, 24)
        let (quiet, noted) = (PlayerSituation(), now)
        let text = FlowedText("Once upon a time.", width: sut.textColumns)
        #expect(sut.rows(of: quiet, text: text)[2] == sut.rows(of: noted, text: text)[2])
    }
}

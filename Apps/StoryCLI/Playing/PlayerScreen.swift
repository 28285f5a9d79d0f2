import TerminalUI

/// Shows a player on a terminal's whole screen; writes only the rows that are different.
@MainActor
final class PlayerScreen: PlayerView {
    private let console: Console
    private var size: (rows: Int, columns: Int)?
    private var shown: [String] = []
    private var last: PlayerSituation?
    /// The page's text in lines, and what it was made of.
    private var flowed: (text: String, columns: Int, lines: FlowedText)?

    init(console: Console) {
        self.console = console
    }

    func redraw() {
        size = nil
        shown = []
        if let last { show(last) }
    }

    func show(_ situation: PlayerSituation) {
        last = situation
        // The program that ends leaves a line where everything else was before.
        guard situation.status != .stopped else { return }
        let size = size ?? PlayerTerminal.size ?? (24, 80)
        self.size = size
        let layout = PlayerLayout(rows: size.rows, columns: size.columns, canvas: console.canvas)
        let rows = layout.rows(of: situation, text: flow(situation.text, columns: layout.textColumns))
        draw(rows)
    }

    private func flow(_ text: String, columns: Int) -> FlowedText {
        if let flowed, flowed.columns == columns, flowed.text == text { return flowed.lines }
        let lines = FlowedText(text, width: columns)
        flowed = (text, columns, lines)
        return lines
    }

    private func draw(_ rows: [String]) {
        var output = shown.isEmpty ? "\u{1B}[2J" : ""
        for (index, row) in rows.enumerated() where !shown.indices.contains(index) || shown[index] != row {
            // The row is emptied first: behind its last column there is nothing to empty.
            output += "\u{1B}[\(index + 1);1H\u{1B}[K\(row)"
        }
        shown = rows
        if !output.isEmpty { console.output(output) }
    }
}

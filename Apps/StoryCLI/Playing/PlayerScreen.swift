import TerminalPictures
import TerminalUI

/// Shows a player on a terminal's whole screen; writes only the rows that are different.
@MainActor
final class PlayerScreen: PlayerView {
    private let console: Console
    private let pictures: PlayerPictures
    private var size: (rows: Int, columns: Int)?
    private var shown: [ScreenRow?] = []
    /// The picture on the screen, and where it is.
    private var shownPicture: (picture: TerminalPicture, area: PictureArea)?
    /// Where pictures are; nil if there are none.
    private var area: PictureArea?
    private var last: PlayerSituation?
    /// What the rows show.
    private var drawn: PlayerSituation?
    /// The page's text in lines, and what it was made of.
    private var flowed: (text: String, columns: Int, lines: FlowedText)?

    init(console: Console, pictures: PlayerPictures) {
        (self.console, self.pictures) = (console, pictures)
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
        let layout = PlayerLayout(
            rows: size.rows, columns: size.columns, canvas: console.canvas,
            hasPicture: pictures.isPossible && situation.hasPictures)
        if layout.picture != area { shown = [] }
        area = layout.picture
        // The position goes on ten times a second, and is shown in seconds.
        var moment = situation
        moment.position = situation.shownPosition
        let isDrawn = !shown.isEmpty && moment == drawn
        drawn = moment
        let rows = isDrawn ? shown : layout.rows(of: moment, text: flow(moment.text, columns: layout.textColumns))
        let output = clearing() + changes(to: rows) + changes(toPictureOf: situation)
        if !output.isEmpty { console.output(output) }
    }

    private func flow(_ text: String, columns: Int) -> FlowedText {
        if let flowed, flowed.columns == columns, flowed.text == text { return flowed.lines }
        let lines = FlowedText(text, width: columns)
        flowed = (text, columns, lines)
        return lines
    }

    /// Empties a screen that is drawn from the beginning.
    private func clearing() -> String {
        guard shown.isEmpty else { return "" }
        defer { shownPicture = nil }
        return (shownPicture.map { $0.picture.removal(row: $0.area.row, column: $0.area.column) } ?? "") + "\u{1B}[2J"
    }

    private func changes(to rows: [ScreenRow?]) -> String {
        var output = ""
        for (index, row) in rows.enumerated() where !shown.indices.contains(index) || shown[index] != row {
            guard let row else { continue }
            // The row is emptied first: behind its last column there is nothing to empty.
            output += "\u{1B}[\(index + 1);\(row.column)H\u{1B}[K\(row.text)"
        }
        shown = rows
        return output
    }

    private func changes(toPictureOf situation: PlayerSituation) -> String {
        // What cannot be heard need not be seen: a terminal that is asked something would answer a program that is gone.
        guard let area, let illustration = situation.illustration,
            situation.status == .playing || situation.status == .paused,
            let picture = pictures.picture(of: illustration, next: situation.nextIllustration, in: area),
            picture != shownPicture?.picture
        else { return "" }
        let old = shownPicture.map { $0.picture.removal(row: $0.area.row, column: $0.area.column) } ?? ""
        let new = picture.drawing(row: area.row, column: area.column)
        shownPicture = (picture, area)
        // What lies over the cells goes only once the next one is there; what is in them would take it away.
        if case .kitty = picture.form { return new + old }
        return old + new
    }
}

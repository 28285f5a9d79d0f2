import StoryCore
import TerminalPictures
import TerminalUI

/// What stands in the place of a picture that cannot be shown: a frame with what would be seen in it.
struct PictureFrame {
    let text: String
    /// Whether the frame is drawn in ASCII.
    let isASCII: Bool

    /// The frame around as much of the text as there is room for, in the middle.
    func picture(in area: PictureArea) -> TerminalPicture {
        let (width, height) = (max(0, area.columns - 4), max(0, area.rows - 2))
        let flowed = FlowedText(PlainText.line(text, limit: .max) ?? "", width: width)
        let lines = flowed.lines.prefix(height).map { flowed.text($0) }.filter { $0.width.greatest <= width }
        let above = (height - lines.count) / 2
        let inside = (0..<height).map { row in
            lines.indices.contains(row - above) ? centred(lines[row - above], in: width) : spaces(width)
        }
        let edge = String(repeating: isASCII ? "-" : "─", count: width + 2)
        let (top, bottom, side) = isASCII ? ("+\(edge)+", "+\(edge)+", "|") : ("┌\(edge)┐", "└\(edge)┘", "│")
        let rows = [top] + inside.map { "\(side) \($0) \(side)" } + [bottom]
        return TerminalPicture(columns: width + 4, rows: rows.count, form: .lines(rows))
    }

    private func centred(_ text: String, in width: Int) -> String {
        let free = max(0, width - text.displayWidth)
        return spaces(free / 2) + text + spaces(free - free / 2)
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

import TerminalUI

/// A screen as text.
struct GalleryText {
    let frame: Frame?
    let size: Size

    /// The screen's rows, each between bars, so that its size is seen, too.
    var lines: [String] {
        let rows = frame?.surface.lines ?? []
        return (0..<size.height).map { rows.indices.contains($0) ? rows[$0] : "" }
    }

    /// The screen below a heading, in a frame, in as many colours as the terminal has.
    func framed(_ heading: String, depth: ColorDepth) -> String {
        let line = String(repeating: "─", count: size.width)
        var text = "\(heading)\n╭\(line)╮\n"
        for y in 0..<size.height {
            text += "│" + (frame.map { row($0.surface.row(y), depth: depth) } ?? "") + "│\n"
        }
        return text + "╰\(line)╯\n"
    }

    private func row(_ cells: ArraySlice<Cell>, depth: ColorDepth) -> String {
        var (text, style) = ("", Style.plain)
        for cell in cells where cell.columns > 0 {
            if depth > .none, cell.style != style {
                style = cell.style
                text += StyleSequence.text(for: style, depth: depth)
            }
            text.append(cell.character)
        }
        return style == .plain ? text : text + StyleSequence.text(for: .plain, depth: depth)
    }
}

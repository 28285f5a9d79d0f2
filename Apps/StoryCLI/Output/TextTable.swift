import StoryCore

/// Rows of text in columns that stand below each other and fit a terminal.
///
/// Where there is no room, the columns that can be shortened are, the widest first; where that is not enough, columns
/// that matter less are left out. Where no terminal sets a width, everything is shown whole.
struct TextTable {
    /// What stands in a column.
    struct Column {
        /// The column's heading.
        var title: String
        /// Which columns are left out first where there is no room: those with the highest rank. Those with 0 stay.
        var rank = 0
        /// The columns of the terminal below which the text is not shortened; nil for text that is shown whole.
        var shortest: Int?
        /// Whether the text stands at the right, as numbers do.
        var isNumber = false
    }

    /// What stands in one row of a column.
    struct Cell: ExpressibleByStringLiteral {
        var text: String
        var style: TextStyle?

        init(_ text: String, style: TextStyle? = nil) {
            // A table has one line a row, and nothing in a row may steer the terminal.
            self.text = PlainText.line(text, limit: .max) ?? ""
            self.style = style
        }

        init(stringLiteral text: String) {
            self.init(text)
        }
    }

    var columns: [Column]
    var rows: [[Cell]]

    /// The table's lines, with the headings first.
    func lines(on canvas: Canvas) -> [String] {
        let header = columns.map { Cell($0.title, style: .heading) }
        let all = ([header] + rows).map { $0.map { FittedText($0, on: canvas) } }
        let layout = TableLayout(
            columns: columns, natural: columns.indices.map { column in all.map { $0[column].width }.max() ?? 0 },
            width: canvas.width)
        return all.map { line(of: $0, in: layout, on: canvas) }
    }

    private func line(of cells: [FittedText], in layout: TableLayout, on canvas: Canvas) -> String {
        var line = ""
        var offset = 0
        var isLost = false
        for index in layout.shown {
            let cell = cells[index].cut(to: layout.widths[index])
            guard !cell.text.isEmpty else { continue }
            let start = layout.starts[index] + (columns[index].isNumber ? layout.widths[index] - cell.width : 0)
            line += Self.blanks(start - offset)
            // Nobody knows where the terminal is after an emoji that it may not know, but it knows where to go on.
            if isLost { line += "\u{1B}[\(start + 1)G" }
            line += canvas.styled(cell.text, cell.style)
            offset = start + cell.width
            isLost = canvas.canMove && !cell.isCertain
        }
        return line
    }

    /// So many spaces, which `String(repeating:count:)` puts together one by one.
    private static func blanks(_ count: Int) -> String {
        String(unsafeUninitializedCapacity: count) { bytes in
            bytes.initialize(repeating: UInt8(ascii: " "))
            return count
        }
    }
}

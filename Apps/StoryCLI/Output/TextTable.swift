import StoryCore

/// A table of text that fits the terminal.
///
/// If there is no room, the columns that allow it are shortened, the widest first; if that is not enough, less
/// important ones are hidden. Without a terminal, everything is shown in full.
struct TextTable {
    /// A column.
    struct Column {
        /// The column's heading.
        var title: String
        /// The order of hiding columns: those with the highest rank first. Those with 0 stay.
        var rank = 0
        /// The minimum width; nil for text that is never shortened.
        var shortest: Int?
        /// Whether the text is right-aligned, as numbers are.
        var isNumber = false
    }

    /// A cell.
    struct Cell: ExpressibleByStringLiteral {
        var text: String
        var style: TextStyle?

        init(_ text: String, style: TextStyle? = nil) {
            // A row is one line, and nothing in it may steer the terminal.
            self.text = PlainText.line(text, limit: .max) ?? ""
            self.style = style
        }

        init(stringLiteral text: String) {
            self.init(text)
        }
    }

    var columns: [Column]
    var rows: [[Cell]]

    /// Returns the table's lines, with the headings first.
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
            // After an emoji of unknown width the cursor's column is uncertain, so it is set.
            if isLost { line += "\u{1B}[\(start + 1)G" }
            line += canvas.styled(cell.text, cell.style)
            offset = start + cell.width
            isLost = canvas.canMove && !cell.isCertain
        }
        return line
    }

    /// Returns this many spaces; `String(repeating:count:)` appends them one by one.
    private static func blanks(_ count: Int) -> String {
        String(unsafeUninitializedCapacity: count) { bytes in
            bytes.initialize(repeating: UInt8(ascii: " "))
            return count
        }
    }
}

import TerminalUI

/// The layout of a table: the visible columns, with their positions and widths.
struct TableLayout {
    /// The space between two columns.
    static let gap = 2

    /// The visible columns, from left to right.
    private(set) var shown: [Int]
    /// The width of each column, including hidden ones.
    private(set) var widths: [Int]
    /// The start of each visible column, from 0.
    private(set) var starts: [Int]

    /// Creates a layout.
    ///
    /// - Parameters:
    ///   - natural: The natural width of each column; 0 for an empty one.
    ///   - width: The width of the terminal in columns; nil without a limit.
    init(columns: [TextTable.Column], natural: [Int], width: Int?) {
        shown = columns.indices.filter { natural[$0] > 0 }
        widths = natural
        starts = natural.map { _ in 0 }
        if let width { narrow(columns, to: width) }
        var offset = 0
        for index in shown {
            starts[index] = offset
            offset += widths[index] + Self.gap
        }
    }

    /// Shortens the columns that allow it, and hides others if necessary.
    private mutating func narrow(_ columns: [TextTable.Column], to width: Int) {
        let natural = widths
        let least = columns.indices.map { min(columns[$0].shortest ?? natural[$0], natural[$0]) }
        while total(of: least) > width, let last = shown.max(by: { columns[$0].rank < columns[$1].rank }),
            columns[last].rank > 0
        {
            shown.removeAll { $0 == last }
        }
        // If even the minimum is too wide, all columns are cut rather than misaligned.
        while total(of: widths) > width,
            let widest = widest(above: least) ?? widest(above: columns.map { _ in 1 })
        {
            widths[widest] -= 1
        }
    }

    private func total(of widths: [Int]) -> Int {
        shown.reduce(Self.gap * (shown.count - 1)) { $0 + widths[$1] }
    }

    private func widest(above least: [Int]) -> Int? {
        shown.filter { widths[$0] > least[$0] }.max { widths[$0] < widths[$1] }
    }
}

/// The text of a cell with its width.
struct FittedText {
    private static let ellipsis: Character = "…"

    /// The text.
    private(set) var text: String
    /// The style.
    let style: TextStyle?
    /// The width in columns; if the cursor can be positioned, that of the terminal that uses the most.
    private(set) var width: Int
    /// Whether all terminals use this width.
    private(set) var isCertain: Bool
    private let canMove: Bool

    init(_ cell: TextTable.Cell, on canvas: Canvas) {
        (text, style, canMove) = (cell.text, cell.style, canvas.canMove)
        let measured = text.width
        width = canMove ? measured.greatest : measured.usual
        isCertain = measured.isCertain
    }

    /// Returns the text with a maximum width; a cut text ends in an ellipsis.
    func cut(to room: Int) -> Self {
        guard width > room else { return self }
        var cut = self
        (cut.text, cut.width, cut.isCertain) = ("", 0, true)
        for character in text {
            let measured = character.width
            let width = canMove ? measured.greatest : measured.usual
            guard cut.width + width < room else { break }
            cut.text.append(character)
            cut.width += width
            cut.isCertain = cut.isCertain && measured.isCertain
        }
        cut.text.append(Self.ellipsis)
        cut.width += 1
        return cut
    }
}

import TerminalUI

/// Which columns of a table are shown, where, and how wide.
struct TableLayout {
    /// The columns between two columns.
    static let gap = 2

    /// The columns that are shown, from left to right.
    private(set) var shown: [Int]
    /// The width of each column, also of those that are left out.
    private(set) var widths: [Int]
    /// Where each column that is shown begins, from 0.
    private(set) var starts: [Int]

    /// Divides the room.
    ///
    /// - Parameters:
    ///   - natural: How wide each column would be; a column of no width has nothing to show.
    ///   - width: The terminal's columns; nil if nothing limits the table.
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

    /// Shortens what can be shortened, and leaves out what has to be.
    private mutating func narrow(_ columns: [TextTable.Column], to width: Int) {
        let natural = widths
        let least = columns.indices.map { min(columns[$0].shortest ?? natural[$0], natural[$0]) }
        while total(of: least) > width, let last = shown.max(by: { columns[$0].rank < columns[$1].rank }),
            columns[last].rank > 0
        {
            shown.removeAll { $0 == last }
        }
        // Where even the least is too much, it is better to show the beginning of everything than a table in disorder.
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

/// The text of a cell and how wide it is where it is shown.
struct FittedText {
    private static let ellipsis: Character = "…"

    /// What is shown.
    private(set) var text: String
    /// How it looks.
    let style: TextStyle?
    /// The columns that it takes; where the cursor can be placed, those in the terminal that takes the most.
    private(set) var width: Int
    /// Whether all terminals take so many.
    private(set) var isCertain: Bool
    private let canMove: Bool

    init(_ cell: TextTable.Cell, on canvas: Canvas) {
        (text, style, canMove) = (cell.text, cell.style, canvas.canMove)
        let measured = text.width
        width = canMove ? measured.greatest : measured.usual
        isCertain = measured.isCertain
    }

    /// The text in so many columns at most; what is cut ends in an ellipsis.
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

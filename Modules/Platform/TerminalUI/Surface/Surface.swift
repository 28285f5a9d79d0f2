/// A screen in memory.
public struct Surface: Hashable, Sendable {
    /// Columns and rows.
    public let size: Size
    /// Row after row.
    private(set) var cells: [Cell]

    /// Creates an empty screen.
    public init(size: Size) {
        self.size = size
        cells = Array(repeating: .blank, count: size.width * size.height)
    }

    /// The cell at a position, which must be within the surface.
    public subscript(x: Int, y: Int) -> Cell {
        get { cells[y * size.width + x] }
        set { cells[y * size.width + x] = newValue }
    }

    /// A row's cells.
    public func row(_ y: Int) -> ArraySlice<Cell> { cells[y * size.width..<(y + 1) * size.width] }

    /// The rows as text without styles and without the spaces at their ends.
    public var lines: [String] {
        (0..<size.height).map { y in
            var line = ""
            for cell in row(y) where cell.columns > 0 { line.append(cell.character) }
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// Writes a cell within the surface, and blanks partly covered characters.
    mutating func put(_ cell: Cell, x: Int, y: Int) {
        let start = y * size.width
        let columns = max(1, Int(cell.columns))
        breakUp(at: x, row: start)
        breakUp(at: x + columns - 1, row: start)
        cells[start + x] = cell
        for covered in 1..<max(1, columns) {
            cells[start + x + covered] = Cell(character: " ", columns: 0, style: cell.style)
        }
    }

    /// Blanks a wide character, one of whose cells is overwritten.
    private mutating func breakUp(at x: Int, row start: Int) {
        guard cells[start + x].columns != 1 else { return }
        var first = x
        while first > 0, cells[start + first].columns == 0 { first -= 1 }
        let style = cells[start + first].style
        var next = first
        repeat {
            cells[start + next] = Cell(character: " ", style: style)
            next += 1
        } while next < size.width && cells[start + next].columns == 0
    }

    /// Changes the style of a cell without its text.
    mutating func restyle(x: Int, y: Int, _ change: (Style) -> Style) {
        let index = y * size.width + x
        cells[index].style = change(cells[index].style)
    }
}

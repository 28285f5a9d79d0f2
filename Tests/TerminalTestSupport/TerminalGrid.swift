import TerminalUI

/// The cells of a terminal's screen.
struct TerminalGrid: Sendable {
    private(set) var rows: [[TerminalCell]]
    private(set) var size: Size

    init(size: Size) {
        self.size = size
        rows = Array(repeating: Array(repeating: .blank, count: size.width), count: size.height)
    }

    /// What is seen, without the spaces at the ends of rows.
    var lines: [String] {
        rows.map { row in
            var line = String(row.compactMap(\.character))
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    /// Puts a character that there is room for.
    mutating func put(_ character: Character, columns: Int, style: TerminalStyle, at point: Point) {
        guard rows.indices.contains(point.y) else { return }
        // Half of a character of two columns is nothing.
        for x in point.x..<point.x + columns { blank(around: x, in: point.y) }
        rows[point.y][point.x] = TerminalCell(character: character, style: style)
        for x in point.x + 1..<point.x + columns { rows[point.y][x] = TerminalCell(character: nil, style: style) }
    }

    /// Joins a character that takes no column to the one at a point.
    mutating func join(_ mark: Character, at point: Point) {
        guard rows.indices.contains(point.y), rows[point.y].indices.contains(point.x),
            let x = rows[point.y][...point.x].lastIndex(where: { $0.character != nil }),
            let character = rows[point.y][x].character
        else { return }
        let joined = String(character) + String(mark)
        if joined.count == 1 { rows[point.y][x].character = Character(joined) }
    }

    /// Moves everything up by a row.
    mutating func scroll() {
        guard !rows.isEmpty else { return }
        rows.removeFirst()
        rows.append(Array(repeating: .blank, count: size.width))
    }

    /// Empties a row from a point on.
    mutating func clear(rowFrom point: Point) {
        guard rows.indices.contains(point.y) else { return }
        for x in point.x..<max(point.x, size.width) { blank(around: x, in: point.y) }
    }

    /// Empties everything from a point on.
    mutating func clear(from point: Point) {
        clear(rowFrom: point)
        for y in point.y + 1..<max(point.y + 1, size.height) { clear(rowFrom: Point(x: 0, y: y)) }
    }

    /// Changes the size; the row of the cursor stays on the screen.
    ///
    /// - Returns: How many rows went off at the top.
    mutating func resize(_ size: Size, keeping row: Int) -> Int {
        let gone = max(0, row - size.height + 1)
        rows.removeFirst(min(gone, rows.count))
        rows = rows.prefix(size.height).map { row in
            Array((row + Array(repeating: .blank, count: size.width)).prefix(size.width))
        }
        rows += Array(
            repeating: Array(repeating: .blank, count: size.width), count: max(0, size.height - rows.count))
        self.size = size
        return gone
    }

    private mutating func blank(around x: Int, in y: Int) {
        var first = x
        while first > 0, rows[y][first].character == nil { first -= 1 }
        rows[y][first] = .blank
        var next = first + 1
        while next < rows[y].count, rows[y][next].character == nil {
            rows[y][next] = .blank
            next += 1
        }
    }
}

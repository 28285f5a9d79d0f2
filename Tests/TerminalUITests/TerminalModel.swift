@testable import TerminalUI

/// A terminal that understands what the renderer writes, and nothing else.
struct TerminalModel {
    private(set) var rows: [[Character]]
    private(set) var cursor: Point?
    /// Sequences that it does not know.
    private(set) var unknown: [String] = []
    private var place = Point.zero

    init(size: Size) {
        rows = Array(repeating: Array(repeating: " ", count: size.width), count: size.height)
    }

    /// What is seen, without the spaces at the ends of rows.
    var lines: [String] {
        rows.map { row in
            var line = String(row.filter { $0 != "\u{0}" })
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    mutating func take(_ output: String) {
        var rest = output[...]
        while let character = rest.popFirst() {
            guard character == "\u{1B}" else {
                put(character)
                continue
            }
            let end = rest.dropFirst().firstIndex { $0.isLetter } ?? rest.endIndex
            let sequence = rest[...end]
            rest = rest[rest.index(after: end)...]
            take(sequence: sequence.dropFirst())
        }
    }

    private mutating func put(_ character: Character) {
        let columns = character.displayWidth
        guard rows.indices.contains(place.y), place.x + columns <= rows[place.y].count else {
            unknown.append("\(character) at \(place)")
            return
        }
        // Half of a character of two columns is nothing.
        for x in place.x..<place.x + columns { blank(around: x) }
        rows[place.y][place.x] = character
        for x in place.x + 1..<max(place.x + 1, place.x + columns) { rows[place.y][x] = "\u{0}" }
        place.x += columns
    }

    private mutating func blank(around x: Int) {
        var first = x
        while first > 0, rows[place.y][first] == "\u{0}" { first -= 1 }
        rows[place.y][first] = " "
        var next = first + 1
        while next < rows[place.y].count, rows[place.y][next] == "\u{0}" {
            rows[place.y][next] = " "
            next += 1
        }
    }

    private mutating func take(sequence: Substring) {
        let numbers = sequence.dropLast().split(separator: ";").compactMap { Int($0) }
        switch (sequence, sequence.last) {
        case ("?25h", _): cursor = place
        case ("?25l", _): cursor = nil
        case ("?2026h", _), ("?2026l", _): break
        case ("2J", _): for y in rows.indices { rows[y] = Array(repeating: " ", count: rows[y].count) }
        case (_, "H") where numbers.count == 2: place = Point(x: numbers[1] - 1, y: numbers[0] - 1)
        case (_, "C") where numbers.count == 1: place.x += numbers[0]
        case (_, "m"): break
        default: unknown.append(String(sequence))
        }
    }
}

extension Character {
    fileprivate var displayWidth: Int { width.usual }
}

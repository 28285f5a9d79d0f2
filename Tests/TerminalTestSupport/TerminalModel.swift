package import TerminalUI

/// A terminal that understands what our programs write, and says what it does not understand.
package struct TerminalModel: Sendable {
    /// What one of the two screens shows, and where it is written to.
    private struct Screen: Sendable {
        var grid: TerminalGrid
        var cursor = Point.zero
        var style = TerminalStyle()

        mutating func resize(_ size: Size) {
            cursor.y -= grid.resize(size, keeping: cursor.y)
            cursor.x = min(cursor.x, max(0, size.width - 1))
        }
    }

    /// Sequences that it does not know.
    package private(set) var unknown: [String] = []
    /// How many lines went on below because they were longer than the screen is wide.
    package private(set) var wraps = 0
    /// What the shell said that runs the program (OSC 133), the oldest first.
    package private(set) var marks: [String] = []
    /// What it answers to what it was asked.
    package private(set) var answers = ""
    private var modes: Set<Int> = [25, 7]
    private var screen: Screen
    /// The shell's screen while a program shows one of its own.
    private var covered: Screen?
    /// Whether the next character belongs into the next row.
    private var isAtEnd = false
    private var reader = SequenceReader()

    package init(size: Size) {
        screen = Screen(grid: TerminalGrid(size: size))
    }

    /// The cells of the screen, row by row.
    package var cells: [[TerminalCell]] { screen.grid.rows }
    /// What is seen, without the spaces at the ends of rows.
    package var lines: [String] { screen.grid.lines }
    /// Where the cursor is; nil if it is not shown.
    package var cursor: Point? { modes.contains(25) ? screen.cursor : nil }
    /// Whether a screen is shown that is not the shell's.
    package var isOnOtherScreen: Bool { covered != nil }
    /// Whether what is pasted comes between marks.
    package var isMarkingPastes: Bool { modes.contains(2004) }
    /// Whether a frame has begun that nobody is meant to see before it is complete.
    package var isUpdating: Bool { modes.contains(2026) }

    /// Shows a text.
    package mutating func take(_ output: String) { take(output.utf8) }

    /// Shows bytes, which may end anywhere.
    package mutating func take(_ bytes: some Sequence<UInt8>) {
        for piece in reader.read(bytes) {
            switch piece {
            case .text(let text): for character in text { put(character) }
            case .control(let byte): take(control: byte)
            case .sequence(let parameters, let end): take(parameters, end)
            case .string(let kind, let text): take(string: text, kind)
            case .other(let name): unknown.append("ESC \(name)")
            }
        }
    }

    /// Becomes larger or smaller.
    ///
    /// A program's screen is empty then, so that nothing is seen in it but what was drawn for its new size.
    package mutating func resize(_ size: Size) {
        isAtEnd = false
        if var shell = covered {
            shell.resize(size)
            covered = shell
            screen.grid = TerminalGrid(size: size)
        } else {
            screen.resize(size)
        }
        screen.cursor = clamped(screen.cursor)
    }

    // MARK: - Text

    private var size: Size { screen.grid.size }

    private func clamped(_ point: Point) -> Point {
        Point(x: min(max(0, point.x), max(0, size.width - 1)), y: min(max(0, point.y), max(0, size.height - 1)))
    }

    private mutating func put(_ character: Character) {
        let columns = character.width.usual
        guard columns > 0 else {
            screen.grid.join(character, at: isAtEnd ? screen.cursor : Point(x: screen.cursor.x - 1, y: screen.cursor.y))
            return
        }
        if isAtEnd || screen.cursor.x + columns > size.width, modes.contains(7) {
            wraps += 1
            screen.cursor.x = 0
            goDown()
        }
        isAtEnd = false
        guard screen.cursor.x + columns <= size.width else { return }
        screen.grid.put(character, columns: columns, style: screen.style, at: screen.cursor)
        isAtEnd = screen.cursor.x + columns == size.width
        screen.cursor.x = min(screen.cursor.x + columns, size.width - 1)
    }

    private mutating func goDown() {
        isAtEnd = false
        if screen.cursor.y + 1 < size.height { screen.cursor.y += 1 } else { screen.grid.scroll() }
    }

    // MARK: - Control

    private mutating func take(control byte: UInt8) {
        switch byte {
        case 0x07: break
        case 0x08: screen.cursor.x = max(0, screen.cursor.x - 1)
        case 0x09: screen.cursor.x = min((screen.cursor.x / 8 + 1) * 8, size.width - 1)
        case 0x0A: goDown()
        case 0x0D: (screen.cursor.x, isAtEnd) = (0, false)
        default: unknown.append("control \(byte)")
        }
    }

    private mutating func take(_ parameters: String, _ end: Character) {
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        let first = numbers.first ?? 0
        let cursor = screen.cursor
        switch end {
        case "h" where parameters.hasPrefix("?"), "l" where parameters.hasPrefix("?"):
            take(mode: Int(parameters.dropFirst()) ?? 0, isSet: end == "h")
        case "H": move(to: Point(x: (numbers.dropFirst().first ?? 1) - 1, y: max(1, first) - 1))
        case "A": move(to: Point(x: cursor.x, y: cursor.y - max(1, first)))
        case "B": move(to: Point(x: cursor.x, y: cursor.y + max(1, first)))
        case "C": move(to: Point(x: cursor.x + max(1, first), y: cursor.y))
        case "D": move(to: Point(x: cursor.x - max(1, first), y: cursor.y))
        case "G": move(to: Point(x: max(1, first) - 1, y: cursor.y))
        case "J" where first == 2: screen.grid = TerminalGrid(size: size)
        case "J" where first == 0: screen.grid.clear(from: cursor)
        case "K" where first == 0: screen.grid.clear(rowFrom: cursor)
        case "K" where first == 2: screen.grid.clear(rowFrom: Point(x: 0, y: cursor.y))
        case "m":
            let rest = screen.style.take(numbers)
            if !rest.isEmpty { unknown.append("style \(rest)") }
        case "c": answers += "\u{1B}[?62;22c"
        case "n" where first == 6: answers += "\u{1B}[\(cursor.y + 1);\(cursor.x + 1)R"
        // How large a cell is, which not every terminal says.
        case "t" where first == 16: break
        default: unknown.append("\(parameters)\(end)")
        }
    }

    private mutating func move(to point: Point) {
        screen.cursor = clamped(point)
        isAtEnd = false
    }

    private mutating func take(mode: Int, isSet: Bool) {
        switch mode {
        case 7, 25, 1002, 1006, 2004, 2026:
            if isSet { modes.insert(mode) } else { modes.remove(mode) }
        case 1049 where isSet && covered == nil:
            covered = screen
            screen.grid = TerminalGrid(size: size)
        case 1049 where !isSet:
            if let covered { screen = covered }
            covered = nil
        case 1049: break
        default: unknown.append("mode \(mode)")
        }
        isAtEnd = false
    }

    private mutating func take(string: String, _ kind: Character) {
        switch kind {
        case "]" where string.hasPrefix("133;"): marks.append(String(string.dropFirst(4)))
        // What a task bar shows, and pictures.
        case "]" where string.hasPrefix("9;4;"), "_" where string.hasPrefix("G"), "P": break
        default: unknown.append("\(kind)\(string.prefix(40))")
        }
    }

    /// Takes the answers away, for whoever sends them.
    mutating func takeAnswers() -> String {
        defer { answers = "" }
        return answers
    }
}

import TerminalUI

/// A line of coloured characters as libchafa writes it (SGR, ECMA-48 §8.3.117; xterm's 256 and direct colours),
/// converted to cells.
struct ColoredLine {
    private(set) var cells: [Cell] = []
    private var style = Style.plain

    /// Parses a line; other escape sequences are ignored.
    init(_ line: String) {
        var rest = line.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\u{1B}" else {
                cells.append(Cell(character: Character(scalar), style: style))
                continue
            }
            guard rest.popFirst() == "[" else { continue }
            let parameters = rest.prefix { !(0x40...0x7E).contains($0.value) }
            rest = rest[parameters.endIndex...]
            let values = String(parameters).split(separator: ";").map { Int($0) ?? 0 }
            switch rest.popFirst() {
            case "m": set(values.isEmpty ? [0] : values[...])
            // REP: repeats the preceding character.
            case "b": if let last = cells.last { cells += Array(repeating: last, count: max(1, values.first ?? 1)) }
            default: break
            }
        }
    }

    private mutating func set(_ values: ArraySlice<Int>) {
        var values = values
        while let value = values.popFirst() {
            switch value {
            case 0: style = .plain
            case 1: style.attributes.insert(.bold)
            case 7: style.attributes.insert(.reverse)
            case 22: style.attributes.remove(.bold)
            case 27: style.attributes.remove(.reverse)
            case 30...37: style.foreground = .terminal(UInt8(value - 30))
            case 38: style.foreground = Self.color(&values)
            case 39: style.foreground = nil
            case 40...47: style.background = .terminal(UInt8(value - 40))
            case 48: style.background = Self.color(&values)
            case 49: style.background = nil
            case 90...97: style.foreground = .terminal(UInt8(value - 82))
            case 100...107: style.background = .terminal(UInt8(value - 92))
            default: break
            }
        }
    }

    /// Parses the colour after 38 or 48: `5;N` or `2;R;G;B`.
    private static func color(_ values: inout ArraySlice<Int>) -> Color? {
        func next() -> UInt8 { UInt8(clamping: values.popFirst() ?? 0) }
        switch values.popFirst() {
        case 5: return .palette(next())
        case 2: return .rgb(red: next(), green: next(), blue: next())
        default: return nil
        }
    }
}

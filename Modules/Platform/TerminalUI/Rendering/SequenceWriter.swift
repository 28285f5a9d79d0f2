/// Writes cells as a terminal understands them (ECMA-48, and xterm's modes).
struct SequenceWriter {
    private let depth: ColorDepth
    private let isUnicode: Bool
    private var body = ""
    /// The position of the terminal's cursor; nil if unknown.
    private var position: Point?
    /// The terminal's current style; nil if unknown.
    private var style: Style?

    init(depth: ColorDepth, isUnicode: Bool) {
        (self.depth, self.isUnicode) = (depth, isUnicode)
    }

    var hasOutput: Bool { !body.isEmpty }

    /// All that was written, to be shown at once by terminals that can (mode 2026).
    var output: String { "\u{1B}[?2026h\u{1B}[?25l\(body)\u{1B}[?2026l" }

    /// Empties the screen.
    mutating func clear() {
        change(to: .plain)
        body += "\u{1B}[2J"
    }

    /// Writes cells of a row.
    mutating func write(_ cells: ArraySlice<Cell>, x: Int, y: Int) {
        var column = x
        for cell in cells {
            defer { column += 1 }
            guard cell.columns > 0 else { continue }
            move(to: Point(x: column, y: y))
            change(to: cell.style)
            if isUnicode || cell.character.isASCII {
                body.append(cell.character)
            } else {
                body += PlainCharacters.replacement(for: cell.character, columns: Int(cell.columns))
            }
            position = cell.isCertain ? Point(x: column + Int(cell.columns), y: y) : nil
        }
    }

    /// Writes pixels.
    mutating func write(_ picture: PlacedPicture) {
        position = nil
        move(to: picture.rect.origin)
        body += picture.pixels.drawing
        (position, style) = (nil, nil)
    }

    /// Removes pixels that do not disappear with their cells.
    mutating func remove(_ picture: PlacedPicture) { body += picture.pixels.removal }

    /// Ends the frame at the visible cursor.
    mutating func end(cursor: Point?) {
        change(to: .plain)
        guard let cursor else { return }
        position = nil
        move(to: cursor)
        body += "\u{1B}[?25h"
    }

    private mutating func move(to next: Point) {
        guard position != next else { return }
        if let position, position.y == next.y, next.x > position.x {
            body += "\u{1B}[\(next.x - position.x)C"
        } else {
            body += "\u{1B}[\(next.y + 1);\(next.x + 1)H"
        }
        position = next
    }

    private mutating func change(to next: Style) {
        guard style != next else { return }
        style = next
        body += StyleSequence.text(for: next, depth: depth)
    }
}

/// The sequence that selects a style (SGR), from whatever was selected before.
public enum StyleSequence {
    private static let attributes: [(Style.Attributes, String)] = [
        (.bold, ";1"), (.dim, ";2"), (.italic, ";3"), (.underline, ";4"), (.reverse, ";7"), (.strikethrough, ";9"),
    ]

    /// Returns the sequence for a style at a colour depth.
    public static func text(for style: Style, depth: ColorDepth) -> String {
        var text = "\u{1B}[0"
        if !style.attributes.isEmpty {
            for (attribute, code) in attributes where style.attributes.contains(attribute) { text += code }
        }
        if let color = style.foreground?.reduced(to: depth) { text += code(color, base: 30) }
        if let color = style.background?.reduced(to: depth) { text += code(color, base: 40) }
        return text + "m"
    }

    private static func code(_ color: Color, base: Int) -> String {
        switch color {
        case .terminal(let number) where number < 8: ";\(base + Int(number))"
        case .terminal(let number): ";\(base + 60 + Int(number & 7))"
        case .palette(let number): ";\(base + 8);5;\(number)"
        case .rgb(let red, let green, let blue): ";\(base + 8);2;\(red);\(green);\(blue)"
        }
    }
}

/// How a terminal shows a character (SGR).
package struct TerminalStyle: Hashable, Sendable {
    /// The numbers that select the colour of the character, as they were sent: `[33]` or `[38, 5, 220]`.
    package private(set) var foreground: [Int]?
    /// The numbers that select the colour of the ground.
    package private(set) var background: [Int]?
    /// The other numbers that are in force: 1 for bold, 4 for underlined.
    package private(set) var attributes: Set<Int> = []

    /// As a terminal shows characters before it is told otherwise.
    package init() {}

    /// Whether there is a colour.
    package var isColored: Bool { foreground != nil || background != nil }

    /// Follows a sequence that changes the style.
    ///
    /// - Returns: The numbers that are not known.
    mutating func take(_ numbers: [Int]) -> [Int] {
        var rest = numbers.isEmpty ? [0] : numbers[...]
        var unknown: [Int] = []
        while let number = rest.first {
            var length = 1
            switch number {
            case 0: self = Self()
            case 1, 2, 3, 4, 7, 9: attributes.insert(number)
            case 30...37, 90...97: foreground = [number]
            case 40...47, 100...107: background = [number]
            case 38, 48:
                length = rest.dropFirst().first == 2 ? 5 : 3
                if number == 38 {
                    foreground = Array(rest.prefix(length))
                } else {
                    background = Array(rest.prefix(length))
                }
            case 39: foreground = nil
            case 49: background = nil
            default: unknown.append(number)
            }
            rest = rest.dropFirst(length)
        }
        return unknown
    }
}

/// One cell of a terminal's screen.
package struct TerminalCell: Hashable, Sendable {
    /// What is seen; nil where the character at the left takes two columns.
    package var character: Character?
    /// How it is seen.
    package var style: TerminalStyle

    static let blank = Self(character: " ", style: TerminalStyle())
}

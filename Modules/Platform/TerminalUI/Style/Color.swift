/// A colour of a terminal.
public enum Color: Hashable, Sendable {
    /// One of the 16 that the terminal's own theme sets: 0…7 black, red, green, yellow, blue, magenta, cyan, white;
    /// 8…15 the same, brighter.
    case terminal(UInt8)
    /// One of the 256 of xterm's palette.
    case palette(UInt8)
    /// Any colour, each part from 0 to 255.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// A terminal's number of colours.
public enum ColorDepth: Int, Comparable, Sendable {
    /// None, or none are wanted.
    case none
    /// The 16 of its own theme.
    case sixteen
    /// The 256 of xterm's palette.
    case palette
    /// All.
    case full

    /// Returns whether one shows fewer colours than the other.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension Color {
    /// The nearest colour that a terminal can show; nil if it shows none.
    func reduced(to depth: ColorDepth) -> Color? {
        switch (self, depth) {
        case (_, .none): nil
        case (_, .full), (.terminal, _), (.palette, .palette): self
        case (.rgb(let red, let green, let blue), .palette): .palette(Self.cube(red, green, blue))
        case (.palette(let number), .sixteen): .terminal(Self.basic(Self.parts(ofPalette: number)))
        case (.rgb(let red, let green, let blue), .sixteen): .terminal(Self.basic((red, green, blue)))
        }
    }

    /// The steps of the palette's 6×6×6 cube.
    private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]

    private static func cube(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
        let indices = [red, green, blue].map { part in
            UInt8(steps.indices.min { abs(Int(steps[$0]) - Int(part)) < abs(Int(steps[$1]) - Int(part)) } ?? 0)
        }
        return 16 + 36 * indices[0] + 6 * indices[1] + indices[2]
    }

    private static func parts(ofPalette number: UInt8) -> (UInt8, UInt8, UInt8) {
        switch number {
        case 0..<16:
            let full: UInt8 = number < 8 ? 170 : 255
            return (number & 1 == 0 ? 0 : full, number & 2 == 0 ? 0 : full, number & 4 == 0 ? 0 : full)
        case 16..<232:
            let index = Int(number) - 16
            return (steps[index / 36], steps[index / 6 % 6], steps[index % 6])
        default:
            let grey = 8 + (number - 232) * 10
            return (grey, grey, grey)
        }
    }

    private static func basic(_ parts: (red: UInt8, green: UInt8, blue: UInt8)) -> UInt8 {
        let most = max(parts.red, parts.green, parts.blue)
        guard most >= 64 else { return 0 }
        let threshold = most / 2
        let bits =
            (parts.red > threshold ? 1 : 0) + (parts.green > threshold ? 2 : 0) + (parts.blue > threshold ? 4 : 0)
        // Grey between black and white is the bright black.
        if bits == 7 { return most > 220 ? 15 : most > 150 ? 7 : 8 }
        return UInt8(bits) + (most > 190 ? 8 : 0)
    }
}

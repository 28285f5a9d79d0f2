/// One step of a path, its points told from the page's corner.
enum PathStep: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quadratic(Point, Point)
    case cubic(Point, Point, Point)
    case arc(radii: Point, isLarge: Bool, isClockwise: Bool, Point)
    case close
}

/// Reads the `d` of a path, whichever of SVG's ways it is written in; ellipses stand upright.
struct PathReader {
    private let bytes: [UInt8]
    /// How far the bytes are read.
    private var position = 0
    private var command = UInt8(ascii: "M")
    private var at = Point(0, 0)
    private var start = Point(0, 0)
    /// The last control point, which a following smooth curve mirrors.
    private var control: Point?

    init(_ data: Substring) { bytes = Array(data.utf8) }

    /// The next step; nothing at the end, and at what is no path.
    mutating func next() -> PathStep? {
        guard let first = peek() else { return nil }
        if Self.isLetter(first) {
            command = first
            position += 1
            if command | 32 == UInt8(ascii: "z") {
                at = start
                control = nil
                return .close
            }
        }
        let before = position
        let step = step(command)
        // What is neither a letter nor a number must not be read for ever.
        if position == before { return nil }
        // Points after the first one of a move are lines.
        if command | 32 == UInt8(ascii: "m") { command -= 1 }
        return step
    }

    private mutating func step(_ command: UInt8) -> PathStep {
        let base = command > 96 ? at : Point(0, 0)
        let before = control
        control = nil
        switch Character(Unicode.Scalar(command | 32)) {
        case "h": return .line(arrive(Point(base.x + number(), at.y)))
        case "v": return .line(arrive(Point(at.x, base.y + number())))
        case "c": return cubic(base + point(), base)
        case "s": return cubic(before.map { at * 2 - $0 } ?? at, base)
        case "q": return quadratic(base + point(), base)
        case "t": return quadratic(before.map { at * 2 - $0 } ?? at, base)
        case "a":
            let radii = point()
            _ = number()
            let (isLarge, isClockwise) = (flag(), flag())
            return .arc(radii: radii, isLarge: isLarge, isClockwise: isClockwise, arrive(base + point()))
        case "m":
            start = arrive(base + point())
            return .move(start)
        default: return .line(arrive(base + point()))
        }
    }

    private mutating func cubic(_ first: Point, _ base: Point) -> PathStep {
        let second = base + point()
        control = second
        return .cubic(first, second, arrive(base + point()))
    }

    private mutating func quadratic(_ over: Point, _ base: Point) -> PathStep {
        control = over
        return .quadratic(over, arrive(base + point()))
    }

    private mutating func arrive(_ end: Point) -> Point {
        at = end
        return end
    }

    // MARK: Numbers

    private static func isLetter(_ byte: UInt8) -> Bool { byte > 64 }

    private mutating func peek() -> UInt8? {
        while position < bytes.count {
            let byte = bytes[position]
            if byte != 32, byte != 44, byte != 10 { return byte }
            position += 1
        }
        return nil
    }

    private mutating func point() -> Point {
        let x = number()
        return Point(x, number())
    }

    /// The flags of an arc are single digits, with or without a space between them.
    private mutating func flag() -> Bool {
        guard let digit = peek() else { return false }
        position += 1
        return digit == 49
    }

    private mutating func number() -> Double {
        guard let first = peek() else { return 0 }
        let isNegative = first == 45
        if isNegative { position += 1 }
        var (digits, divisor, isWhole) = (0.0, 1.0, true)
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 46, isWhole {
                isWhole = false
            } else if byte >= 48, byte <= 57 {
                digits = digits * 10 + Double(byte - 48)
                if !isWhole { divisor *= 10 }
            } else {
                break
            }
            position += 1
        }
        return (isNegative ? -digits : digits) / divisor
    }
}

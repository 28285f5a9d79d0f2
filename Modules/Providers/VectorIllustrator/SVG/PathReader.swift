/// One step of a path, its places told from the page's corner.
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
    private var bytes: ArraySlice<UInt8>
    private var command = UInt8(ascii: "M")
    private var at = Point(0, 0)
    private var start = Point(0, 0)
    /// The last control point, which a following smooth curve mirrors.
    private var control: Point?

    init(_ data: Substring) { bytes = ArraySlice(data.utf8) }

    /// The next step; nothing at the end, and at what is no path.
    mutating func next() -> PathStep? {
        guard let first = peek() else { return nil }
        if Self.isLetter(first) {
            command = first
            bytes.removeFirst()
            if command | 32 == UInt8(ascii: "z") {
                at = start
                control = nil
                return .close
            }
        }
        let left = bytes.count
        let step = step(command)
        // What is neither a letter nor a number must not be read for ever.
        if bytes.count == left { return nil }
        // Places after the first one of a move are lines.
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

    private mutating func arrive(_ place: Point) -> Point {
        at = place
        return place
    }

    // MARK: Numbers

    private static func isLetter(_ byte: UInt8) -> Bool { byte > 64 }

    private mutating func peek() -> UInt8? {
        while let byte = bytes.first, byte == 32 || byte == 44 || byte == 10 { bytes.removeFirst() }
        return bytes.first
    }

    private mutating func point() -> Point {
        let x = number()
        return Point(x, number())
    }

    /// The flags of an arc are single digits, with or without a space between them.
    private mutating func flag() -> Bool { peek() != nil && bytes.removeFirst() == UInt8(ascii: "1") }

    private mutating func number() -> Double {
        guard let first = peek() else { return 0 }
        let isNegative = first == UInt8(ascii: "-")
        if isNegative { bytes.removeFirst() }
        var (value, unit, isWhole) = (0.0, 1.0, true)
        while let byte = bytes.first {
            if byte == UInt8(ascii: "."), isWhole {
                isWhole = false
            } else if byte >= 48, byte <= 57 {
                if !isWhole { unit /= 10 }
                value = isWhole ? value * 10 + Double(byte - 48) : value + Double(byte - 48) * unit
            } else {
                break
            }
            bytes.removeFirst()
        }
        return isNegative ? -value : value
    }
}

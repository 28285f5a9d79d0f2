import Foundation

/// Places that hold the outline of a path: its ends, and points on its curves and arcs.
struct PathPlaces {
    private(set) var places: [Point] = []
    private var bytes: ArraySlice<UInt8>
    private var at = Point(0, 0)
    private var start = Point(0, 0)
    /// The last control point, which a following smooth curve mirrors.
    private var control: Point?

    init(_ data: Substring) { bytes = ArraySlice(data.utf8) }

    mutating func read() {
        var command = UInt8(ascii: "M")
        while let next = peek() {
            if Self.isLetter(next) {
                command = next
                bytes.removeFirst()
                if command | 32 == UInt8(ascii: "z") { at = start }
                continue
            }
            let left = bytes.count
            step(command)
            // What is neither a letter nor a number must not be read for ever.
            if bytes.count == left { return }
            // Places after the first one of a move are lines.
            if command | 32 == UInt8(ascii: "m") { command -= 1 }
        }
    }

    private mutating func step(_ command: UInt8) {
        let base = command > 96 ? at : Point(0, 0)
        let before = control
        control = nil
        switch Character(Unicode.Scalar(command | 32)) {
        case "h": line(to: Point(base.x + number(), at.y))
        case "v": line(to: Point(at.x, base.y + number()))
        case "c": cubic(base + point(), base + point(), base + point())
        case "s": cubic(before.map { at * 2 - $0 } ?? at, base + point(), base + point())
        case "q": quadratic(base + point(), base + point())
        case "t": quadratic(before.map { at * 2 - $0 } ?? at, base + point())
        case "a":
            let radii = point()
            _ = number()
            let (isLarge, isClockwise) = (number() != 0, number() != 0)
            arc(radii, isLarge, isClockwise, to: base + point())
        case "m":
            line(to: base + point())
            start = at
        default: line(to: base + point())
        }
    }

    private mutating func line(to end: Point) {
        places.append(end)
        at = end
    }

    private mutating func quadratic(_ over: Point, _ end: Point) {
        for share in [0.25, 0.5, 0.75] {
            places.append(at.towards(over, share).towards(over.towards(end, share), share))
        }
        line(to: end)
        control = over
    }

    private mutating func cubic(_ first: Point, _ second: Point, _ end: Point) {
        for share in [0.2, 0.35, 0.5, 0.65, 0.8] {
            let middle = first.towards(second, share)
            let (near, far) = (at.towards(first, share), second.towards(end, share))
            places.append(near.towards(middle, share).towards(middle.towards(far, share), share))
        }
        line(to: end)
        control = second
    }

    /// An arc of an upright ellipse, as appendix B.2.4 of SVG 2 finds its middle.
    private mutating func arc(_ radii: Point, _ isLarge: Bool, _ isClockwise: Bool, to end: Point) {
        guard radii.x > 0, radii.y > 0 else { return line(to: end) }
        // Measured in radii the ellipse is a circle.
        func unit(_ point: Point) -> Point { Point(point.x / radii.x, point.y / radii.y) }
        let half = (unit(at) - unit(end)) * 0.5
        let length = max(0.000_1, half.distance(to: Point(0, 0)))
        let grown = max(1, length)
        let rise = (max(0, grown * grown - length * length)).squareRoot() / length * (isLarge == isClockwise ? -1 : 1)
        let middle = unit(at).towards(unit(end), 0.5) + Point(half.y, -half.x) * rise
        let start = unit(at) - middle
        let from = atan2(start.y, start.x)
        let last = unit(end) - middle
        var sweep = atan2(last.y, last.x) - from
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        for step in 1...11 {
            let angle = from + sweep * Double(step) / 12
            let place = middle + Point(cos(angle), sin(angle)) * grown
            places.append(Point(place.x * radii.x, place.y * radii.y))
        }
        line(to: end)
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

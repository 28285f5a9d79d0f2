/// A number as SVG needs it: at most one digit after the point, so that pages stay small.
func shortNumber(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let tenths = Int((min(100_000, max(-100_000, value)) * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
}

/// The `d` of a path, written as text with numbers in it.
struct PathData: ExpressibleByStringInterpolation {
    private(set) var text: String

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + 5 * interpolationCount)
        }

        mutating func appendLiteral(_ literal: String) { text += literal }

        mutating func appendInterpolation(_ value: Double) { text += shortNumber(value) }

        mutating func appendInterpolation(_ point: Point) {
            text += "\(shortNumber(point.x)) \(shortNumber(point.y))"
        }
    }

    init(stringLiteral value: String) { text = value }

    init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    static func += (path: inout PathData, addition: PathData) { path.text += addition.text }
}

/// A place on the page; y grows downwards.
struct Point: Hashable, Sendable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The place a share of the way to another one.
    func towards(_ other: Point, _ share: Double) -> Point {
        Point(x + (other.x - x) * share, y + (other.y - y) * share)
    }
}

extension PathData {
    static func + (first: PathData, second: PathData) -> PathData {
        var sum = first
        sum += second
        return sum
    }
}

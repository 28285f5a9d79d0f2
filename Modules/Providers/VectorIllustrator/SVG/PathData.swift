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

extension PathData {
    static func + (first: PathData, second: PathData) -> PathData {
        var sum = first
        sum += second
        return sum
    }
}

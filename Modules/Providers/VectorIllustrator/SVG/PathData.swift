/// The `d` of a path, written as text with numbers in it.
///
/// None of it is inlined, as nothing of ``SVGCanvas`` is, see there.
struct PathData: ExpressibleByStringInterpolation {
    private(set) var text: String

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        @inline(never)
        init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + 5 * interpolationCount)
        }

        @inline(never)
        mutating func appendLiteral(_ literal: String) { text += literal }

        @inline(never)
        mutating func appendInterpolation(_ value: Double) { text += shortNumber(value) }

        @inline(never)
        mutating func appendInterpolation(_ point: Point) {
            text += "\(shortNumber(point.x)) \(shortNumber(point.y))"
        }
    }

    @inline(never)
    init(stringLiteral value: String) { text = value }

    @inline(never)
    init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    @inline(never)
    static func += (path: inout PathData, addition: PathData) { path.text += addition.text }
}

extension PathData {
    static func + (first: PathData, second: PathData) -> PathData {
        var sum = first
        sum += second
        return sum
    }
}

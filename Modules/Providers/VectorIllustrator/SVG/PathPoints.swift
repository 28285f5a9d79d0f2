import Foundation

/// Points that hold the outline of a path: its ends, and some on its curves and arcs.
struct PathPoints {
    private(set) var points: [Point] = []
    /// Where in the points each part of the path begins.
    private var starts: [Int] = []
    private var reader: PathReader
    private var at = Point(0, 0)
    private var start = Point(0, 0)

    init(_ data: Substring) { reader = PathReader(data) }

    mutating func read() {
        while let step = reader.next() {
            switch step {
            case .move(let point):
                start = point
                starts.append(points.count)
                line(to: point)
            case .line(let point): line(to: point)
            case .quadratic(let over, let end): quadratic(over, end)
            case .cubic(let first, let second, let end): cubic(first, second, end)
            case .arc(let radii, let isLarge, let isClockwise, let end): arc(radii, isLarge, isClockwise, to: end)
            case .close: at = start
            }
        }
    }

    /// The points of each part of the path by itself.
    var parts: [[Point]] {
        zip(starts, starts.dropFirst() + [points.count]).map { Array(points[$0..<$1]) }
    }

    private mutating func line(to end: Point) {
        points.append(end)
        at = end
    }

    private mutating func quadratic(_ over: Point, _ end: Point) {
        for share in [0.25, 0.5, 0.75] {
            points.append(at.towards(over, share).towards(over.towards(end, share), share))
        }
        line(to: end)
    }

    private mutating func cubic(_ first: Point, _ second: Point, _ end: Point) {
        for share in [0.2, 0.35, 0.5, 0.65, 0.8] {
            let middle = first.towards(second, share)
            let (near, far) = (at.towards(first, share), second.towards(end, share))
            points.append(near.towards(middle, share).towards(middle.towards(far, share), share))
        }
        line(to: end)
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
            let point = middle + Point(cos(angle), sin(angle)) * grown
            points.append(Point(point.x * radii.x, point.y * radii.y))
        }
        line(to: end)
    }
}

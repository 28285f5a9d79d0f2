import Foundation

// Round, uneven outlines: crowns of trees, bushes, clouds, puffs.

extension Chance {
    /// A closed outline of round lobes about a middle, never twice the same.
    @inline(never)
    mutating func lobes(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, count: Int) -> PathData {
        let turn = number(0...1)
        let points = (0..<count).map { index in
            let angle = (Double(index) + turn + number(-0.16...0.16)) * 2 * Double.pi / Double(count)
            let reach = number(0.86...1.06)
            return Point((x + radiusX * reach * cos(angle)).rounded(), (y + radiusY * reach * sin(angle)).rounded())
        }
        return Self.joined(points)
    }

    /// An outline of lobes with a flat foot: a cloud, a bush.
    @inline(never)
    mutating func mound(_ x: Double, _ foot: Double, _ width: Double, _ height: Double, count: Int) -> PathData {
        let points = (0...count).map { index in
            let angle = Double.pi * (1 + Double(index) / Double(count))
            let reach = index == 0 || index == count ? 1 : number(0.82...1.12)
            return Point(
                (x + width / 2 * reach * cos(angle)).rounded(), (foot + height * reach * sin(angle) * 0.94).rounded())
        }
        return Self.joined(points, isClosed: false) + "z"
    }

    private static func joined(_ points: [Point], isClosed: Bool = true) -> PathData {
        guard let first = points.first else { return "" }
        var path: PathData = "M\(first)"
        var last = first
        for point in points.dropFirst() + (isClosed ? [first] : []) {
            let radius =
                ((point.x - last.x) * (point.x - last.x) + (point.y - last.y) * (point.y - last.y))
                .squareRoot() * 0.58
            // Arcs of whole numbers keep pages small.
            path += "A\(radius.rounded(.up)) \(radius.rounded(.up)) 0 0 1 \(point)"
            last = point
        }
        return path
    }
}

extension PathData {
    /// A closed soft shape through points, as a spline bends: no corner anywhere.
    static func smooth(_ points: [Point]) -> PathData {
        let count = points.count
        guard count > 2 else { return "" }
        var path: PathData = "M\(points[0])C\(points[0] + (points[1] - points[count - 1]) * (1 / 6))"
        for index in 1...count {
            let (end, after) = (points[index % count], points[(index + 1) % count])
            path += Self.arrival(at: end, from: points[index - 1], goingTo: after, isFirst: index == 1)
        }
        return path + "z"
    }

    /// An open soft line through points.
    static func thread(_ points: [Point]) -> PathData {
        guard points.count > 1 else { return "" }
        var path: PathData = "M\(points[0])C\(points[0] + (points[1] - points[0]) * (1 / 6))"
        for index in 1..<points.count {
            let after = points[min(index + 1, points.count - 1)]
            path += Self.arrival(at: points[index], from: points[index - 1], goingTo: after, isFirst: index == 1)
        }
        return path
    }

    /// The end of a curve, which the next one goes on from as this one came in.
    private static func arrival(at end: Point, from before: Point, goingTo after: Point, isFirst: Bool) -> PathData {
        let control = end - (after - before) * (1 / 6)
        return isFirst ? " \(control) \(end)" : "S\(control) \(end)"
    }
}

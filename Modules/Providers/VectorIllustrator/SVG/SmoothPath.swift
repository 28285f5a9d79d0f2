extension PathData {
    /// A closed soft shape through places, as a spline bends: no corner anywhere.
    static func smooth(_ places: [Point]) -> PathData {
        let count = places.count
        guard count > 2 else { return "" }
        var path: PathData = "M\(places[0])C\(places[0] + (places[1] - places[count - 1]) * (1 / 6))"
        for index in 1...count {
            let (end, after) = (places[index % count], places[(index + 1) % count])
            path += Self.arrival(at: end, from: places[index - 1], goingTo: after, isFirst: index == 1)
        }
        return path + "z"
    }

    /// An open soft line through places.
    static func thread(_ places: [Point]) -> PathData {
        guard places.count > 1 else { return "" }
        var path: PathData = "M\(places[0])C\(places[0] + (places[1] - places[0]) * (1 / 6))"
        for index in 1..<places.count {
            let after = places[min(index + 1, places.count - 1)]
            path += Self.arrival(at: places[index], from: places[index - 1], goingTo: after, isFirst: index == 1)
        }
        return path
    }

    /// The end of a curve, which the next one goes on from as this one came in.
    private static func arrival(at end: Point, from before: Point, goingTo after: Point, isFirst: Bool) -> PathData {
        let control = end - (after - before) * (1 / 6)
        return isFirst ? " \(control) \(end)" : "S\(control) \(end)"
    }
}

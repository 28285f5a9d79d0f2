extension PathData {
    /// A closed soft shape through places, as a spline bends: no corner anywhere.
    static func smooth(_ places: [Point]) -> PathData {
        let count = places.count
        guard count > 2 else { return "" }
        var path = SmoothPath(from: places[0], leaving: (places[1] - places[count - 1]) * (1 / 6))
        for index in 1...count {
            let after = places[(index + 1) % count]
            path.curve(to: places[index % count], arriving: (after - places[index - 1]) * (1 / 6))
        }
        return path.data + "z"
    }

    /// An open soft line through places.
    static func thread(_ places: [Point]) -> PathData {
        guard places.count > 1 else { return "" }
        var path = SmoothPath(from: places[0], leaving: (places[1] - places[0]) * (1 / 6))
        for index in 1..<places.count {
            let after = places[min(index + 1, places.count - 1)]
            path.curve(to: places[index], arriving: (after - places[index - 1]) * (1 / 6))
        }
        return path.data
    }
}

/// Writes curves that go on as the one before came in, from one place to the next: short in a file.
private struct SmoothPath {
    private(set) var data: PathData
    /// Where a reader of the file is, whose numbers are rounded.
    private var at: Point
    private var leaving: Point?

    init(from start: Point, leaving: Point) {
        data = "M\(start)"
        at = Self.rounded(start)
        self.leaving = leaving
    }

    mutating func curve(to end: Point, arriving: Point) {
        let step = Self.rounded(end - at)
        let control = step - arriving
        if let leaving {
            data += "c\(packed: leaving, control, step)"
        } else {
            data += "s\(packed: control, step)"
        }
        at = at + step
        leaving = nil
    }

    private static func rounded(_ point: Point) -> Point {
        Point((point.x * 10).rounded() / 10, (point.y * 10).rounded() / 10)
    }
}

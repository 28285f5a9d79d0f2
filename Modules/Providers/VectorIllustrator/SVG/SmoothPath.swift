extension PathData {
    /// A closed soft shape through places, as a spline bends: no corner anywhere.
    static func smooth(_ places: [Point]) -> PathData {
        guard places.count > 2, let first = places.first else { return "" }
        let count = places.count
        var path: PathData = "M\(first)"
        for index in 0..<count {
            let before = places[(index + count - 1) % count]
            let (from, to) = (places[index], places[(index + 1) % count])
            let after = places[(index + 2) % count]
            path += "C\(from + (to - before) * (1 / 6)) \(to - (after - from) * (1 / 6)) \(to)"
        }
        return path + "z"
    }

    /// An open soft line through places.
    static func thread(_ places: [Point]) -> PathData {
        guard let first = places.first, let last = places.last else { return "" }
        var path: PathData = "M\(first)"
        for index in 0..<(places.count - 1) {
            let before = index == 0 ? first : places[index - 1]
            let (from, to) = (places[index], places[index + 1])
            let after = index + 2 < places.count ? places[index + 2] : last
            path += "C\(from + (to - before) * (1 / 6)) \(to - (after - from) * (1 / 6)) \(to)"
        }
        return path
    }
}

/// The outline of a mass of hair: the same shape with smooth, wavy or curly edges.
struct HairOutline {
    /// Clockwise as seen.
    let points: [Point]

    init(_ points: [(Double, Double)]) { self.points = points.map { Point($0.0, $0.1) } }

    init(_ points: [Point]) { self.points = points }

    func path(_ texture: HairTexture) -> PathData {
        switch texture {
        case .straight: return .smooth(points)
        case .wavy: return .smooth(waves)
        case .curly: return curls
        }
    }

    /// Points along the outline, as far from each other as asked.
    private func steps(_ length: Double) -> [Point] {
        var steps: [Point] = []
        for (index, from) in points.enumerated() {
            let to = points[(index + 1) % points.count]
            let count = max(1, Int((from.distance(to: to) / length).rounded()))
            for step in 0..<count { steps.append(from.towards(to, Double(step) / Double(count))) }
        }
        return steps
    }

    private var waves: [Point] {
        let steps = steps(19)
        return steps.enumerated().map { index, point in
            let normal = point.normal(to: steps[(index + 1) % steps.count])
            return point + normal * (index.isMultiple(of: 2) ? 3.5 : -2.5)
        }
    }

    private var curls: PathData {
        let steps = steps(21)
        guard let first = steps.first else { return "" }
        var path: PathData = "M\(first)"
        for index in 1...steps.count {
            let (from, to) = (steps[index - 1], steps[index % steps.count])
            let radius = max(7, from.distance(to: to) * 0.58)
            path += "A\(radius) \(radius) 0 0 1 \(to)"
        }
        return path + "z"
    }
}

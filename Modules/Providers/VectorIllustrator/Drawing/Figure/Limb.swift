/// An arm or a leg: a soft tapering shape from one joint over another to the end.
struct Limb: Sendable {
    let from: Point
    let over: Point
    let to: Point
    /// How thick it is at each joint, from its middle.
    let radii: (Double, Double, Double)

    /// The outline of a part of it, from one share of its length to another; wider by a margin for what is worn.
    func outline(_ start: Double = 0, _ end: Double = 1, margin: Double = 0, flare: Double = 0) -> PathData {
        let steps = isStraight ? 2 : max(1, Int(((end - start) * 4).rounded(.up)))
        var left: [Point] = []
        var right: [Point] = []
        for step in 0...steps {
            let share = start + (end - start) * Double(step) / Double(steps)
            let middle = point(at: share)
            let normal = point(at: share - 0.02).normal(to: point(at: share + 0.02))
            let wide = radius(share) + margin + flare * Double(step) / Double(steps)
            left.append(middle + normal * wide)
            right.append(middle - normal * wide)
        }
        // Without these the ends would be cut straight.
        let head = cap(start, away: start > 0 ? -0.12 : -0.5, margin)
        let tail = cap(end, away: end < 1 ? 0.12 : 0.5, margin)
        return .smooth([head] + left + [tail] + right.reversed())
    }

    private func cap(_ share: Double, away: Double, _ margin: Double) -> Point {
        let near = point(at: share)
        let ahead = point(at: share + 0.02) - point(at: share - 0.02)
        let length = max(0.001, Point(0, 0).distance(to: ahead))
        return near + ahead * ((radius(share) + margin) * away * 1.5 / length)
    }

    /// The two points on its outline at a share of its length.
    func edges(_ share: Double, margin: Double) -> (Point, Point) {
        let normal = point(at: share - 0.02).normal(to: point(at: share + 0.02))
        let wide = radius(share) + margin
        return (point(at: share) + normal * wide, point(at: share) - normal * wide)
    }

    /// Whether it bends so little that fewer points tell its shape.
    private var isStraight: Bool {
        let direct = from.distance(to: to)
        return direct > (lengths.0 + lengths.1) * 0.985
    }

    private var lengths: (Double, Double) { (from.distance(to: over), over.distance(to: to)) }

    private func radius(_ share: Double) -> Double {
        let bend = lengths.0 / max(0.001, lengths.0 + lengths.1)
        if share < bend { return radii.0 + (radii.1 - radii.0) * max(0, share) / bend }
        return radii.1 + (radii.2 - radii.1) * min(1, (share - bend) / max(0.001, 1 - bend))
    }

    /// The middle line, which is round where the joint is.
    func point(at share: Double) -> Point {
        let (first, second) = lengths
        let way = share * (first + second)
        let round = min(first, second) * 0.5
        if way < first - round { return from.towards(over, way / max(0.001, first)) }
        if way > first + round { return over.towards(to, (way - first) / max(0.001, second)) }
        let share = (way - first + round) / max(0.001, 2 * round)
        let start = over.towards(from, round / max(0.001, first))
        let end = over.towards(to, round / max(0.001, second))
        return start.towards(over, share).towards(over.towards(end, share), share)
    }
}

/// The placement of an animal's head: position, rotation in degrees, size relative to a radius of 70, and the face's
/// offset to the right, from 0 to 1.
struct HeadPlacement: Sendable {
    var middle: Point
    var turn = 0.0
    var scale = 1.0
    var look = 0.8

    var radius: Double { 70 * scale }

    /// Returns a position on the head, in the head's own units.
    func point(_ x: Double, _ y: Double) -> Point { middle + (Point(x, y) * scale).turned(turn) }
}

/// A body that a head sits on, in units of its own: the ground below it is the origin, and it looks to the right.
protocol AnimalBody {
    var head: HeadPlacement { get }
    /// The part of the trunk where its colour is seen.
    var trunk: Box { get }
    /// The paw, wing, beak or mouth that gives, pulls and holds.
    var hand: Point { get }
    var shoulder: Point { get }
    /// The seat of a rider.
    var back: Point? { get }
    /// From where to where it stands on the ground.
    var footing: ClosedRange<Double> { get }
    /// Draws what is behind the head.
    func drawBehind(on canvas: inout SVGCanvas)
    /// Draws what is before the head.
    func drawBefore(on canvas: inout SVGCanvas)
}

extension AnimalBody {
    var back: Point? { nil }
    /// A mouth or a beak.
    var mouth: Point { head.point(26, 44) }
    var shoulder: Point { Point(trunk.maxX - trunk.width * 0.2, trunk.minY) }
    var footing: ClosedRange<Double> { min(-70, trunk.minX - 34)...max(74, trunk.maxX + 40) }
    func drawBefore(on canvas: inout SVGCanvas) {}
}

/// A long soft shape along a line, with a thickness at each position.
struct Ribbon {
    let points: [Point]
    /// Half of the thickness at each point.
    let radii: [Double]

    var outline: PathData {
        guard points.count > 1, radii.count == points.count else { return "" }
        var left: [Point] = []
        var right: [Point] = []
        for (index, point) in points.enumerated() {
            let normal = points[max(0, index - 1)].normal(to: points[min(points.count - 1, index + 1)])
            left.append(point + normal * radii[index])
            right.append(point - normal * radii[index])
        }
        let head = points[0] + away(points[0], points[1]) * (radii[0] * 0.9)
        let end = points.count - 1
        let tail = points[end] + away(points[end], points[end - 1]) * (radii[end] * 0.9)
        return .smooth([head] + left + [tail] + right.reversed())
    }

    /// One unit from a point, to the other side of a neighbour.
    private func away(_ point: Point, _ neighbour: Point) -> Point {
        let way = point - neighbour
        return way * (1 / max(0.001, way.distance(to: Point(0, 0))))
    }
}

/// A leg in few bytes: its root is under a trunk, so only its sides bend, and its ends are cut straight.
struct Shank {
    let root: Point
    let joint: Point
    let foot: Point
    /// Half of its thickness at its root, at its joint and at its foot.
    let radii: (Double, Double, Double)

    var outline: PathData {
        let out = root.normal(to: foot)
        // A curve comes half as near to its control point as is asked for.
        let bend = joint * 2 - root.towards(foot, 0.5)
        return
            "M\(root + out * radii.0)Q\(bend + out * radii.1) \(foot + out * radii.2)L\(foot - out * radii.2)Q\(bend - out * radii.1) \(root - out * radii.0)z"
    }

    /// Its lower part.
    var stocking: PathData {
        let out = joint.normal(to: foot)
        let start = joint.towards(foot, 0.25)
        return
            "M\(start + out * radii.1)L\(foot + out * radii.2)L\(foot - out * radii.2)L\(start - out * radii.1)z"
    }
}

/// A limb of two parts that reaches from its root to a foot.
struct Reach {
    let joint: Point
    let end: Point

    /// - Parameter bend: 1 bends to the right of a limb that hangs down, -1 to the left.
    init(from root: Point, to foot: Point, upper: Double, lower: Double, bend: Double) {
        let far = max(0.001, root.distance(to: foot))
        let length = min(far, (upper + lower) * 0.999)
        end = root.towards(foot, length / far)
        let along = (length * length + upper * upper - lower * lower) / (2 * length)
        let aside = max(0, upper * upper - along * along).squareRoot()
        joint = root.towards(end, along / max(0.001, length)) + root.normal(to: end) * (aside * bend)
    }
}

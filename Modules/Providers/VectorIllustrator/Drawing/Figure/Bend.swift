extension Posture {
    /// A limb: its upper part, its lower part, and its end.
    ///
    /// A leg is defined by its angles. An arm may be defined by the position of its hand instead, so that a hand is at
    /// the mouth whether the arm is a small child's or a grown-up's.
    struct Bend: Sendable {
        var upper: Double
        var lower: Double
        /// How far the heel of a foot is raised.
        var heel = 0.0
        /// The position of the hand; nil if the angles define it.
        var aim: Aim?
        /// What the hand does.
        var hand = HandShape.soft
        /// Which way the hand points, if not where the lower arm does.
        var points: Double?
        /// What the arm is before and behind; nil if that follows from the posture's turn.
        var layer: Layer?

        @inline(never)
        init(_ upper: Double, _ lower: Double, heel: Double = 0) {
            (self.upper, self.lower, self.heel) = (upper, lower, heel)
        }

        /// An arm by its angles, whose hand does something.
        @inline(never)
        init(_ upper: Double, _ lower: Double, _ hand: HandShape, points: Double? = nil, _ layer: Layer? = nil) {
            self.init(upper, lower)
            (self.hand, self.points, self.layer) = (hand, points, layer)
        }

        /// An arm whose hand is at a point.
        @inline(never)
        init(_ aim: Aim, _ hand: HandShape = .soft, points: Double? = nil, _ layer: Layer? = nil) {
            self.init(0, 0)
            (self.aim, self.hand, self.points, self.layer) = (aim, hand, points, layer)
        }

        /// The same on the other side.
        var mirrored: Bend {
            var other = self
            other.upper = -upper
            other.lower = -lower
            other.points = points.map { -$0 }
            other.aim = aim?.mirrored
            return other
        }
    }

    /// Where a hand is.
    enum Aim: Sendable {
        /// On a head with a radius of 70, from its middle.
        case head(Double, Double)
        /// On the trunk: across in widths of a shoulder, down from the neck (0) to the hip (1).
        case trunk(Double, Double)
        /// That way from the shoulder, so far in lengths of the arm.
        case out(Double, Double)
        /// On the ground, so far to the right of the shoulder in lengths of the arm.
        case ground(Double)
        /// At a position relative to the ground below the figure.
        case at(Point)

        fileprivate var mirrored: Aim {
            switch self {
            case .head(let x, let y): .head(-x, y)
            case .trunk(let x, let y): .trunk(-x, y)
            case .at(let point): .at(Point(-point.x, point.y))
            case .out(let angle, let far): .out(-angle, far)
            case .ground(let x): .ground(-x)
            }
        }
    }

    /// What an arm is before and behind.
    enum Layer: Sendable {
        /// Behind the trunk.
        case behind
        /// Before the trunk and behind the head.
        case middle
        /// Before all.
        case front
    }
}

import Foundation

/// The positions of the parts of a body; the origin is the ground below it, y grows downwards.
struct Joints: Sendable {
    /// The posture; the angles of arms defined by their hands are calculated.
    private(set) var posture: Posture
    let build: Build
    private(set) var hip: Point
    private(set) var neck: Point
    private(set) var head: Point
    /// Left and right, as seen; the left ones are nearer in a body that is turned.
    private(set) var shoulders: [Point] = []
    private(set) var elbows: [Point] = []
    private(set) var hands: [Point] = []
    private(set) var hips: [Point] = []
    private(set) var knees: [Point] = []
    /// The ankles.
    private(set) var feet: [Point] = []

    /// How far the ankle is above the sole.
    static let ankle = 14.0

    init(_ build: Build, _ posture: Posture) {
        self.posture = posture
        self.build = build
        hip = Point(0, 0)
        neck = hip
        head = hip
        let stride = Self.legs(build, posture)
        let lowest = stride.map {
            max($0.knee.y + build.limb * 1.02 + 3, $0.foot.y + Self.sole(posture.legs[$0.side].heel))
        }
        let height = max(posture.seat ?? 0, lowest.max() ?? 0)
        // A sitting or flying figure extends to one side: the middle of all stays above the origin.
        let across = (stride.map(\.foot.x) + [0]).reduce(0, +) / Double(stride.count + 1)
        let reach = build.torso * sin(posture.lean * .pi / 180)
        let balance = posture.seat == nil ? 0.75 : 0.3
        let offset = Point(-(across + reach * 0.6) * balance, -height - posture.lift)
        hip = offset
        hips = stride.map { $0.hip + offset }
        knees = stride.map { $0.knee + offset }
        feet = stride.map { $0.foot + offset }
        neck = hip.stepped(build.torso, 180 - posture.lean)
        // The head bends less than the trunk, so that a leaning figure looks ahead.
        let bent = posture.lean * 0.75 + posture.tilt * 0.4 + posture.crane
        head = neck.stepped(build.headRadius * (0.86 - posture.shrug * 0.12), 180 - bent)
        for side in 0...1 { raiseArm(side) }
    }

    private struct Leg {
        let side: Int
        let hip: Point
        let knee: Point
        let foot: Point
    }

    private static func legs(_ build: Build, _ posture: Posture) -> [Leg] {
        posture.legs.enumerated().map { side, bend in
            let sign: Double = side == 0 ? -1 : 1
            let hip = Point(sign * build.hip * 0.5 * (1 - posture.turn * 0.6), 0)
            let long = (build.leg - ankle) / 2
            let knee = hip.stepped(long, bend.upper)
            return Leg(side: side, hip: hip, knee: knee, foot: knee.stepped(long, bend.lower))
        }
    }

    /// How far the lowest part of a shoe is below its ankle.
    private static func sole(_ heel: Double) -> Double {
        let radians = abs(heel) * .pi / 180
        return ankle * cos(radians) + (heel > 0 ? 22 : 12) * sin(radians)
    }

    // MARK: Arms

    /// The most that an arm grows to reach its aim: small children could not hold anything over their large heads.
    private static let longestStretch = 1.5

    private mutating func raiseArm(_ side: Int) {
        let sign: Double = side == 0 ? -1 : 1
        let width = (build.shoulder - 6) * (1 - posture.turn * (side == 0 ? 0.42 : 0.26))
        let shoulder = neck + Point(sign * width, 15 - posture.shrug * 15).turned(posture.lean)
        shoulders.append(shoulder)
        let bend = posture.arms[side]
        guard let aim = bend.aim else {
            let elbow = shoulder.stepped(build.arm * 0.52, bend.upper)
            elbows.append(elbow)
            hands.append(elbow.stepped(build.arm * 0.48, bend.lower))
            return
        }
        // The palm shall be at the aim, so the wrist is before it.
        let palm = point(of: aim, from: shoulder)
        var arm = bentArm(from: shoulder, to: palm, sign)
        for _ in 0..<2 {
            let lower = bend.points ?? arm.elbow.angle(to: arm.hand)
            arm = bentArm(from: shoulder, to: palm.stepped(-palmReach, lower), sign)
        }
        elbows.append(arm.elbow)
        hands.append(arm.hand)
        posture.arms[side].upper = shoulder.angle(to: arm.elbow)
        posture.arms[side].lower = arm.elbow.angle(to: arm.hand)
    }

    private func point(of aim: Posture.Aim, from shoulder: Point) -> Point {
        switch aim {
        case .head(let x, let y): onHead(x + Head.shift(posture.facing), y)
        case .trunk(let x, let y): onTrunk(x * build.shoulder, -build.torso * (1 - y))
        case .out(let angle, let far): shoulder.stepped(build.arm * far, angle)
        case .at(let point): point
        case .ground(let x): Point(shoulder.x + x * build.arm, -build.limb * 1.05 - posture.lift)
        }
    }

    /// The elbow and the hand of an arm that reaches for a point; the elbow hangs, or else points outward.
    private func bentArm(from shoulder: Point, to point: Point, _ sign: Double) -> (elbow: Point, hand: Point) {
        let (upper, lower) = (build.arm * 0.52, build.arm * 0.48)
        let far = max(1, shoulder.distance(to: point))
        let stretch = min(Self.longestStretch, max(1, far / ((upper + lower) * 0.97)))
        let (first, second) = (upper * stretch, lower * stretch)
        let reach = min(far, (first + second) * 0.995)
        let hand = shoulder.towards(point, reach / far)
        let along = (first * first - second * second + reach * reach) / (2 * reach)
        let aside = max(0, first * first - along * along).squareRoot()
        let root = shoulder.towards(point, along / far)
        let normal = shoulder.normal(to: point)
        let choices = [root + normal * aside, root - normal * aside]
        func low(_ elbow: Point) -> Double { elbow.y + sign * (elbow.x - shoulder.x) * 0.7 }
        var elbow = low(choices[0]) > low(choices[1]) ? choices[0] : choices[1]
        // A lying figure leans on the ground, not into it.
        elbow.y = min(elbow.y, -build.limb)
        return (elbow, hand)
    }

    // MARK: Positions

    /// Returns a position on the trunk, from the middle of the hip with the neck straight above it.
    func onTrunk(_ x: Double, _ y: Double) -> Point { hip + Point(x, y).turned(posture.lean) }

    /// Returns a position on the head, as on one with a radius of 70 around the origin.
    func onHead(_ x: Double, _ y: Double) -> Point {
        head + Point(x, y).turned(headTurn) * (build.headRadius / 70)
    }

    /// How far the head is turned, clockwise in degrees.
    var headTurn: Double { posture.lean * 0.35 + posture.tilt }

    var isTurned: Bool { posture.turn > 0.3 }

    /// How far the middle of the palm is from the wrist.
    private var palmReach: Double { build.limb * 0.8 }

    /// Which way the hand at a side points.
    func handDirection(_ side: Int) -> Double { posture.arms[side].points ?? posture.arms[side].lower }

    /// The middle of the palm at a side.
    func palm(_ side: Int) -> Point { hands[side].stepped(palmReach, handDirection(side)) }
}

extension Point {
    /// Which way another point is, as an angle in degrees from straight down, turning to the right.
    func angle(to other: Point) -> Double { atan2(other.x - x, other.y - y) * 180 / .pi }
}

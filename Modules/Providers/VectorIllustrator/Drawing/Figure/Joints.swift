import Foundation

/// Where the parts of a body are; the origin is the ground below it, y grows downwards.
struct Joints: Sendable {
    let posture: Posture
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
        let lowest = stride.map { $0.foot.y + Self.sole(posture.legs[$0.side].heel) }.max() ?? 0
        let height = posture.seat ?? lowest
        // Whoever sits or flies takes room to one side: the middle of all stays above the origin.
        let across = (stride.map(\.foot.x) + [0]).reduce(0, +) / Double(stride.count + 1)
        let reach = build.torso * sin(posture.lean * .pi / 180)
        let balance = posture.seat == nil ? 0.75 : 0.3
        let offset = Point(-(across + reach * 0.6) * balance, -height - posture.lift)
        hip = offset
        hips = stride.map { $0.hip + offset }
        knees = stride.map { $0.knee + offset }
        feet = stride.map { $0.foot + offset }
        raise()
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

    private mutating func raise() {
        neck = hip.stepped(build.torso, 180 - posture.lean)
        // The head bends less than the trunk: whoever leans looks ahead.
        head = neck.stepped(build.headRadius * 0.86, 180 - posture.lean * 0.75 - posture.tilt * 0.4)
        for side in 0...1 {
            let sign: Double = side == 0 ? -1 : 1
            let width = (build.shoulder - 6) * (1 - posture.turn * 0.3)
            let shoulder = neck + Point(sign * width, 15).turned(posture.lean)
            let bend = posture.arms[side]
            let elbow = shoulder.stepped(build.arm * 0.52, bend.upper)
            shoulders.append(shoulder)
            elbows.append(elbow)
            hands.append(elbow.stepped(build.arm * 0.48, bend.lower))
        }
    }

    /// A place of the trunk, told from the middle of the hip with the neck straight above it.
    func onTrunk(_ x: Double, _ y: Double) -> Point { hip + Point(x, y).turned(posture.lean) }

    var isTurned: Bool { posture.turn > 0.3 }

    /// The middle of the palm at a side.
    func palm(_ side: Int) -> Point { hands[side].stepped(build.limb * 0.7, posture.arms[side].lower) }
}

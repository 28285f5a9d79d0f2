/// Where the parts of a body are; the origin is the ground below it, y grows downwards.
struct Joints: Sendable {
    var hip: Point
    var neck: Point
    var head: Point
    /// Left and right, as seen.
    var hands: [Point]
    var elbows: [Point]
    var feet: [Point]
    var knees: [Point]
    /// How far the whole body leans, in degrees.
    var turn = 0.0
    /// How far it is above the ground.
    var lift = 0.0

    init(_ build: Build, _ stance: Stance, holds: Thing?, isSeated: Bool) {
        self.init(upright: build)
        if isSeated { seat(build, at: -128) }
        switch stance {
        case .standing, .sleeping: break
        case .walking: if !isSeated { walk(build) }
        case .running: if isSeated { pump(build) } else { run(build) }
        case .sitting: if !isSeated { seat(build, at: -34) }
        case .reaching: reach(build)
        case .hugging: hug(build, holds: holds != nil)
        case .flying: fly(build)
        }
        if holds != nil, stance != .hugging, stance != .reaching, stance != .flying { hold(build) }
        if holds == .umbrella { shelter(build) }
    }

    private init(upright build: Build) {
        let hipY = -build.leg
        let neckY = hipY - build.torso
        hip = Point(0, hipY)
        neck = Point(0, neckY)
        head = Point(0, neckY - build.headRadius * 0.84)
        hands = [Point(-build.shoulder - 20, hipY + 8), Point(build.shoulder + 20, hipY + 8)]
        elbows = [
            Point(-build.shoulder - 26, hipY - build.torso * 0.5), Point(build.shoulder + 26, hipY - build.torso * 0.5),
        ]
        feet = [Point(-build.hip * 0.62, -10), Point(build.hip * 0.62, -10)]
        knees = [Point(-build.hip * 0.6, hipY / 2), Point(build.hip * 0.6, hipY / 2)]
    }

    private mutating func walk(_ build: Build) {
        turn = 2
        hands = [Point(-build.shoulder - 48, hip.y - 16), Point(build.shoulder + 42, hip.y - 30)]
        feet = [Point(-50, -20), Point(48, -10)]
        knees = [Point(-8, hip.y * 0.46), Point(36, hip.y * 0.56)]
    }

    private mutating func run(_ build: Build) {
        turn = 7
        hands = [Point(-build.shoulder - 46, hip.y - 26), Point(build.shoulder + 50, neck.y + build.torso * 0.4)]
        elbows = [Point(-build.shoulder - 44, neck.y + 26), Point(build.shoulder + 26, hip.y - 2)]
        feet = [Point(-74, -44), Point(40, -14)]
        knees = [Point(-12, hip.y * 0.3), Point(52, hip.y * 0.62)]
    }

    private mutating func pump(_ build: Build) {
        hands = [Point(-build.shoulder - 34, hip.y - 6), Point(build.shoulder + 34, hip.y - 6)]
        elbows = [Point(-build.shoulder - 42, neck.y + 20), Point(build.shoulder + 42, neck.y + 20)]
    }

    private mutating func seat(_ build: Build, at height: Double) {
        let down = height - hip.y
        hip.y += down
        neck.y += down
        head.y += down
        hands = [Point(-46, hip.y - 16), Point(46, hip.y - 16)]
        elbows = [
            Point(-build.shoulder - 34, hip.y - build.torso * 0.4),
            Point(build.shoulder + 34, hip.y - build.torso * 0.4),
        ]
        if height < -100 {
            feet = [Point(-24, -34), Point(24, -34)]
            knees = [Point(-36, hip.y + 2), Point(36, hip.y + 2)]
        } else {
            feet = [Point(-40, -12), Point(40, -12)]
            knees = [Point(-96, -26), Point(96, -26)]
        }
    }

    private mutating func reach(_ build: Build) {
        hands[1] = Point(max(build.shoulder, build.headRadius) + 40, neck.y - build.headRadius * 1.1)
        elbows[1] = Point(build.shoulder + 44, neck.y + 4)
    }

    private mutating func hug(_ build: Build, holds: Bool) {
        if holds {
            hands = [Point(-16, neck.y + build.torso * 0.62), Point(16, neck.y + build.torso * 0.7)]
            elbows = [Point(-build.shoulder - 40, hip.y - 20), Point(build.shoulder + 40, hip.y - 20)]
        } else {
            hands = [
                Point(-build.shoulder - 74, neck.y + build.torso * 0.32),
                Point(build.shoulder + 74, neck.y + build.torso * 0.32),
            ]
            elbows = [
                Point(-build.shoulder - 34, neck.y + build.torso * 0.55),
                Point(build.shoulder + 34, neck.y + build.torso * 0.55),
            ]
        }
    }

    private mutating func fly(_ build: Build) {
        lift = 150
        turn = 24
        hands = [Point(-build.shoulder - 62, neck.y + 30), Point(build.shoulder + 66, neck.y - 30)]
        elbows = [Point(-build.shoulder - 20, neck.y + 30), Point(build.shoulder + 24, neck.y + 10)]
        feet = [Point(-30, -22), Point(14, -10)]
    }

    /// An umbrella is held high enough to leave the face free.
    private mutating func shelter(_ build: Build) {
        hands[1] = Point(build.shoulder + 44, neck.y + 36)
        elbows[1] = Point(build.shoulder + 34, neck.y + build.torso * 0.7)
    }

    private mutating func hold(_ build: Build) {
        hands[1] = Point(build.shoulder + 40, hip.y - build.torso * 0.34)
        elbows[1] = Point(build.shoulder + 22, hip.y + 4)
    }
}

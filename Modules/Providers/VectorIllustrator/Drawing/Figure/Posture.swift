/// How a body is held: the angles of its parts, in degrees from straight down, turning to the right.
///
/// The first arm and leg are those at the left; they are the nearer ones of a body that is turned to the right.
struct Posture: Sendable {
    /// A limb: its upper part, its lower part, and how far the heel is raised.
    struct Bend: Sendable {
        var upper: Double
        var lower: Double
        var heel = 0.0

        init(_ upper: Double, _ lower: Double, heel: Double = 0) {
            (self.upper, self.lower, self.heel) = (upper, lower, heel)
        }

        /// The same on the other side.
        var mirrored: Bend { Bend(-upper, -lower, heel: heel) }
    }

    /// How far the trunk leans to the right.
    var lean = 0.0
    /// How far the head is tilted to the right.
    var tilt = 0.0
    /// From 0, seen from the front, to 1, turned half to the right.
    var turn = 0.0
    var arms = [Bend(-13, -4), Bend(13, 4)]
    var legs = [Bend(-4, -3), Bend(6, 4)]
    /// How far it is above the ground.
    var lift = 0.0
    /// How high the hip is, if it does not follow from the legs: for those who sit.
    var seat: Double?
    /// Which way the eyes look: -1 is left or up, 1 is right or down.
    var gaze = Point(0, 0)

    init(_ stance: Stance, _ feeling: Feeling = .calm) {
        switch stance {
        case .standing, .sleeping: stand(feeling)
        case .walking: walk()
        case .running: run()
        case .sitting: sit()
        case .reaching: reach()
        case .hugging: embrace()
        case .flying: fly()
        default: stand(feeling)
        }
        show(feeling, stance)
    }

    private mutating func both(_ arm: Bend) { arms = [arm.mirrored, arm] }

    /// Somebody who stands shows the mood with the whole body.
    private mutating func stand(_ feeling: Feeling) {
        switch feeling {
        case .happy: arms = [Bend(-26, -10), Bend(38, 128)]
        case .proud: both(Bend(50, -42))
        case .worried: both(Bend(12, -58))
        case .surprised: both(Bend(46, 148))
        case .curious: arms = [Bend(-16, -2), Bend(30, 60)]
        case .sad: both(Bend(10, -2))
        case .sleepy: both(Bend(9, 1))
        case .calm: both(Bend(14, 3))
        }
        lean = feeling == .curious ? 5 : feeling == .sad ? 3 : 0
    }

    private mutating func walk() {
        turn = 0.75
        lean = 3
        legs = [Bend(28, 14, heel: -14), Bend(-20, -40, heel: 30)]
        arms = [Bend(-34, -16), Bend(34, 66)]
    }

    private mutating func run() {
        turn = 0.85
        lean = 13
        lift = 16
        legs = [Bend(64, -4, heel: -8), Bend(-30, -92, heel: 70)]
        arms = [Bend(-58, 22), Bend(48, 132)]
    }

    private mutating func sit() {
        turn = 0.55
        lean = -7
        seat = 24
        legs = [Bend(93, 83, heel: -66), Bend(104, 70, heel: -54)]
        arms = [Bend(-27, -9), Bend(30, 58)]
    }

    private mutating func reach() {
        turn = 0.25
        lean = 3
        tilt = -9
        gaze = Point(0.7, -0.9)
        legs = [Bend(-9, -20, heel: 38), Bend(5, 2, heel: 24)]
        arms = [Bend(-42, -24), Bend(138, 158)]
    }

    private mutating func embrace() {
        turn = 0.6
        lean = 9
        tilt = 4
        gaze = Point(0.7, 0)
        legs = [Bend(-14, -26, heel: 26), Bend(12, 4)]
        arms = [Bend(46, 84), Bend(120, 92)]
    }

    private mutating func fly() {
        turn = 0.7
        lean = 36
        lift = 120
        gaze = Point(0.6, -0.3)
        legs = [Bend(-46, -64, heel: 60), Bend(-30, -88, heel: 60)]
        arms = [Bend(-80, -96), Bend(80, 98)]
    }

    private mutating func show(_ feeling: Feeling, _ stance: Stance) {
        switch feeling {
        case .curious:
            tilt += 7
            gaze = gaze + Point(0.5, -0.3)
        case .sad:
            tilt -= 3
            gaze = gaze + Point(0, 0.7)
        case .proud: tilt -= 4
        case .sleepy: tilt += 6
        case .worried: gaze = gaze + Point(-0.3, 0.2)
        case .happy, .calm, .surprised: break
        }
    }

    // MARK: With something

    /// A thing is carried in the hand at the right, beside the body: hanging from it, or on it.
    mutating func carry(_ thing: Thing) {
        let hangs = thing == .lantern || thing == .basket || thing == .backpack || thing == .bell
        arms[1] = hangs ? Bend(34, 84) : Bend(52, 116)
    }

    /// A thing is pressed to the chest with both arms.
    mutating func cuddle() {
        gaze = Point(0, 0.5)
        both(Bend(24, -72))
        // Whoever sits in a wheelchair stays turned as it is.
        guard seat == nil else { return }
        turn = 0
        lean = 0
        legs = [Bend(-6, -3), Bend(6, 3)]
    }

    /// An umbrella is held high enough to leave the face free.
    mutating func shelter() { arms[1] = Bend(46, 150) }

    /// In a wheelchair the legs rest and only the arms, the trunk and the head tell the pose.
    mutating func takeSeat(_ stance: Stance) {
        seat = 118
        turn = 0.6
        legs = [Bend(82, 8), Bend(86, 14)]
        lean = stance == .running ? 9 : stance == .flying ? 4 : stance == .hugging ? 7 : -3
        lift = stance == .flying ? 120 : 0
        switch stance {
        case .standing, .sleeping, .sitting: arms = [Bend(-10, 42), Bend(22, 62)]
        case .walking: arms = [Bend(-34, 24), Bend(28, 50)]
        case .running: arms = [Bend(-56, 26), Bend(36, 70)]
        case .flying: arms = [Bend(-70, -96), Bend(112, 124)]
        default: break
        }
    }
}

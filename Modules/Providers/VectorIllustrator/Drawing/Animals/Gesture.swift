/// What an animal's body does, whatever it is built like.
struct Gesture: Sendable {
    /// How far the trunk is turned, in degrees: forward and down is positive.
    var tilt = 0.0
    /// How far the legs are bent, from 0 to 1.
    var crouch = 0.0
    /// How far the head is lowered, from 0 to 1 (down to the ground); below 0 it is held higher.
    var bow = 0.0
    /// How far the head is moved forward, in its radii, and tilted, in degrees.
    var reach = 0.0
    var headTurn = 0.0
    /// The angles of the nearer and the other fore limb, in degrees from straight down towards the front; nil if they
    /// rest.
    var arm: Double?
    var otherArm: Double?
    /// 0 stands, 1 walks, 2 runs.
    var stride = 0
    var isLeaping = false
    var isFlying = false
    var isSwimming = false
    var sits = false
    var lies = false
    var isAsleep = false
    /// Whether the paws are before the eyes.
    var coversEyes = false
    /// Whether a paw wipes the tears, or both hold food before the mouth.
    var wipesEye = false
    var eats = false
    /// Whether those who stand on four legs raise one for it.
    var raisesLeg = false
    var isFromBack = false
    var gaze = Point(0, 0)

    init(_ stance: Stance, _ feeling: Feeling = .calm) {
        raisesLeg = [.pointing, .reaching, .waving, .knocking, .digging, .jumping, .dancing].contains(stance)
        switch stance {
        case .standing: stand(feeling)
        case .walking, .running, .jumping, .dancing, .climbing, .crawling, .falling, .flying, .swimming: move(stance)
        case .sitting, .kneeling, .lying, .sleeping, .turnedAway, .sittingTurnedAway, .riding, .rowing, .swinging,
            .reading:
            rest(stance)
        case .holding, .carrying, .lifting, .giving, .pulling, .pushing, .throwing, .catching, .pointing, .reaching,
            .waving, .knocking, .hugging, .handInHand:
            reach(stance)
        case .lookingUp, .lookingDown, .lookingThrough, .peeping, .hiding, .listening, .whispering, .thinking,
            .shrugging:
            attend(stance)
        case .stuck, .shivering, .crying, .laughing: show(stance)
        default: work(stance)
        }
        show(feeling)
    }

    private mutating func stand(_ feeling: Feeling) {
        switch feeling {
        case .proud: (tilt, bow, headTurn) = (-9, -0.16, -6)
        case .sad, .crying, .ashamed: (bow, crouch) = (0.2, 0.12)
        case .worried, .scared: (crouch, bow) = (0.2, 0.06)
        case .surprised: (arm, bow) = (128, -0.1)
        case .happy, .laughing: arm = 118
        case .excited: (arm, otherArm, bow) = (136, -132, -0.1)
        default: break
        }
    }

    private mutating func show(_ feeling: Feeling) {
        switch feeling {
        case .curious:
            headTurn += 8
            gaze = gaze + Point(0.5, -0.3)
        case .sad, .crying: gaze = gaze + Point(0, 0.7)
        case .worried, .scared: gaze = gaze + Point(-0.3, 0.2)
        case .sleepy: headTurn += 5
        default: break
        }
    }

    private mutating func move(_ stance: Stance) {
        switch stance {
        case .running: (stride, tilt, reach) = (2, 3, 0.12)
        case .jumping: (stride, tilt, isLeaping, arm) = (2, -14, true, 120)
        case .dancing: (tilt, arm, otherArm, headTurn, stride) = (-8, 142, -112, -10, 1)
        case .climbing: (tilt, arm, otherArm, bow, gaze, stride) = (-34, 152, 118, -0.2, Point(0.6, -0.9), 1)
        case .crawling: (stride, crouch, reach) = (1, 0.75, 0.15)
        case .falling: (tilt, arm, otherArm, isLeaping, stride) = (52, 140, -120, true, 2)
        case .flying: (isFlying, tilt, gaze) = (true, -8, Point(0.6, -0.3))
        case .swimming: (isSwimming, stride, tilt, crouch) = (true, 1, -5, 0.5)
        default: stride = 1
        }
    }

    private mutating func rest(_ stance: Stance) {
        switch stance {
        case .kneeling: (crouch, bow, tilt, gaze) = (0.8, 0.16, 8, Point(0.4, 0.6))
        case .lying: (lies, bow) = (true, 0.25)
        case .sleeping: (lies, isAsleep, bow) = (true, true, 0.62)
        case .turnedAway: isFromBack = true
        case .sittingTurnedAway: (isFromBack, sits) = (true, true)
        case .riding: (sits, arm, tilt) = (true, 82, 5)
        case .rowing: (sits, arm, otherArm, tilt) = (true, 84, 78, -12)
        case .swinging: (sits, arm, otherArm, tilt) = (true, 152, 132, -16)
        case .reading: (sits, arm, otherArm, gaze, bow) = (true, 74, 66, Point(0.2, 0.9), 0.08)
        default: sits = true
        }
    }

    private mutating func reach(_ stance: Stance) {
        switch stance {
        case .holding: arm = 98
        case .carrying: (arm, otherArm, stride, tilt) = (92, 84, 1, -4)
        case .lifting: (arm, otherArm, bow, gaze) = (164, 158, -0.12, Point(0.3, -0.8))
        case .giving: (arm, reach, gaze, tilt) = (92, 0.14, Point(0.8, 0.1), 4)
        case .pulling: (arm, otherArm, tilt, crouch, reach) = (84, 78, -18, 0.25, -0.1)
        case .pushing: (arm, otherArm, tilt, crouch, bow, reach) = (94, 86, 16, 0.25, 0.3, 0.2)
        case .throwing: (arm, otherArm, tilt) = (190, 70, -14)
        case .catching: (arm, otherArm, gaze, bow) = (124, 112, Point(0.7, -0.8), -0.1)
        case .pointing: (arm, gaze, headTurn) = (104, Point(0.9, 0), -3)
        case .reaching: (arm, tilt, bow, gaze, headTurn) = (148, -12, -0.2, Point(0.7, -0.9), -9)
        case .waving: (arm, headTurn) = (164, 6)
        case .knocking: (arm, reach, headTurn, tilt) = (124, 0.2, 7, 3)
        case .hugging: (arm, otherArm, tilt, reach, headTurn, gaze) = (88, 76, 10, 0.12, 6, Point(0.6, 0))
        default: (arm, otherArm, stride) = (62, -62, 1)
        }
    }

    private mutating func attend(_ stance: Stance) {
        switch stance {
        case .lookingUp: (bow, headTurn, gaze, tilt) = (-0.25, -15, Point(0.35, -1), -5)
        case .lookingDown: (bow, headTurn, gaze, tilt) = (0.5, 13, Point(0.35, 1), 6)
        case .lookingThrough: (reach, crouch, bow, gaze, tilt, arm) = (0.3, 0.25, 0.1, Point(0.9, 0), 6, 112)
        case .peeping: (reach, crouch, headTurn, gaze, tilt) = (0.22, 0.45, 17, Point(1, -0.1), 10)
        case .hiding: (crouch, bow, coversEyes) = (0.9, 0.22, true)
        case .listening: (headTurn, reach, arm, gaze) = (-19, 0.12, 158, Point(0.6, -0.5))
        case .whispering: (reach, arm, headTurn, tilt, gaze) = (0.3, 136, 9, 7, Point(0.9, 0))
        case .thinking: (arm, headTurn, gaze, bow) = (142, -9, Point(-0.6, -0.9), -0.05)
        default: (arm, otherArm, headTurn, gaze) = (116, -116, 12, Point(0, -0.5))
        }
    }

    private mutating func show(_ stance: Stance) {
        switch stance {
        case .stuck: (arm, otherArm, tilt, crouch, bow) = (146, -146, 7, 0.6, -0.1)
        case .shivering: (crouch, bow, arm, otherArm, gaze) = (0.4, 0.14, 28, -28, Point(-0.2, 0.3))
        case .crying: (bow, headTurn, crouch, wipesEye, gaze) = (0.3, 7, 0.25, true, Point(0, 0.8))
        default: (tilt, bow, headTurn, arm, otherArm) = (-13, -0.14, -12, 66, -66)
        }
    }

    private mutating func work(_ stance: Stance) {
        switch stance {
        case .digging: (tilt, bow, arm, otherArm, crouch, gaze) = (18, 0.45, 52, 30, 0.3, Point(0.4, 0.9))
        case .pouring: (arm, gaze, headTurn) = (110, Point(0.6, 0.6), 8)
        case .painting: (arm, gaze, headTurn) = (122, Point(0.8, 0), -7)
        case .writing: (arm, bow, gaze, tilt) = (66, 0.2, Point(0.4, 0.9), 7)
        case .sweeping: (arm, otherArm, tilt, gaze, stride) = (58, 44, 9, Point(0.4, 0.8), 1)
        case .stirring: (arm, gaze, bow) = (76, Point(0.5, 0.8), 0.12)
        case .eating: (bow, gaze, eats) = (0.95, Point(0.3, 0.9), true)
        case .drinking: (bow, crouch, gaze, eats) = (0.9, 0.35, Point(0.3, 0.8), true)
        case .blowing: (reach, bow, headTurn, tilt) = (0.26, -0.05, -4, 8)
        default: (arm, otherArm, headTurn, gaze) = (108, 72, 11, Point(0.3, 0.4))
        }
    }
}

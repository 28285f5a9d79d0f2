/// How a body is held: the angles of its parts, in degrees from straight down, turning to the right.
///
/// The first arm and leg are those at the left; they are the nearer ones of a body that is turned to the right.
/// Whatever a deed is done to is at the right.
struct Posture: Sendable {
    /// How far the trunk leans to the right.
    var lean = 0.0
    /// How far the head is tilted to the right.
    var tilt = 0.0
    /// How much further to the right than the trunk the neck goes.
    var crane = 0.0
    /// From 0, seen from the front, to 1, turned half to the right.
    var turn = 0.0
    /// How far the face is turned, if not as the trunk is.
    var headFacing: Double?
    /// From 0 to 1: how far the shoulders are raised; those that hang are below 0.
    var shrug = 0.0
    /// How far it is above the ground.
    var lift = 0.0
    /// How high the hip is, if it does not follow from the legs: for those who sit.
    var seat: Double?
    var legs = [Bend(-4, -3), Bend(6, 4)]
    var arms = [Bend(-13, -4), Bend(13, 4)]
    /// Which way the eyes look: -1 is left or up, 1 is right or down.
    var gaze = Point(0, 0)
    /// How a thing is held.
    var grip = Grip.hand(1)

    /// How far the face is turned to the right.
    var facing: Double { headFacing ?? turn }
}

extension Posture {
    init(_ stance: Stance, _ feeling: Feeling = .calm) {
        self = stance.posture
        let carriage = Carriage(feeling)
        switch stance {
        case .standing: stand(carriage)
        case .walking: walk(carriage)
        case .sitting: sit(carriage)
        default: break
        }
        show(carriage, stance)
    }

    /// Two arms, or two legs, alike.
    static func both(_ limb: Bend) -> [Bend] { [limb.mirrored, limb] }

    /// The head turned and tilted towards where the eyes look, as far as it goes without leaving the deed.
    func looking(_ gaze: Point) -> Posture {
        var posture = self
        let (across, down) = (gaze.x - self.gaze.x, gaze.y - self.gaze.y)
        let side: Double = gaze.x < -0.2 ? -1 : 1
        posture.headFacing = min(1.25, max(-0.9, facing + across * 0.6))
        posture.tilt += min(12, max(-12, down * 10 * side))
        posture.gaze = gaze
        return posture
    }
}

extension Posture {
    /// Returns the posture from behind: a head that is tilted back or down only seems a little higher or lower.
    func fromBehind(_ stance: Stance, isSeated: Bool) -> Posture {
        var posture = self
        if stance == .sitting, !isSeated {
            posture = .sittingTurnedAway
            posture.grip = grip
        }
        posture.tilt *= 0.3
        posture.lean *= 0.6
        posture.crane = posture.tilt < -3 ? 0 : crane * 0.4
        return posture
    }
}

extension Stance {
    /// The posture of this action without a feeling.
    var posture: Posture {
        switch self {
        case .standing, .sleeping: Posture()
        case .walking: .walking
        case .running: .running
        case .jumping: .jumping
        case .dancing: .dancing
        case .climbing: .climbing
        case .crawling: .crawling
        case .falling: .falling
        case .flying: .flying
        case .swimming: .swimming
        case .sitting: .sitting
        case .kneeling: .kneeling
        case .lying: .lying
        case .turnedAway: .turnedAway
        case .sittingTurnedAway: .sittingTurnedAway
        case .holding: .holding
        case .carrying: .carrying
        case .lifting: .lifting
        case .giving: .giving
        case .pulling: .pulling
        case .pushing: .pushing
        case .throwing: .throwing
        case .catching: .catching
        case .pointing: .pointing
        case .reaching: .reaching
        case .waving: .waving
        case .knocking: .knocking
        case .lookingUp: .lookingUp
        case .lookingDown: .lookingDown
        case .lookingThrough: .lookingThrough
        case .peeping: .peeping
        case .hiding: .hiding
        case .listening: .listening
        case .whispering: .whispering
        case .thinking: .thinking
        case .shrugging: .shrugging
        case .hugging: .hugging
        case .handInHand: .handInHand
        case .digging: .digging
        case .pouring: .pouring
        case .painting: .painting
        case .writing: .writing
        case .sweeping: .sweeping
        case .stirring: .stirring
        case .eating: .eating
        case .drinking: .drinking
        case .blowing: .blowing
        case .playingMusic: .playingMusic
        case .reading: .reading
        case .rowing: .rowing
        case .riding: .riding
        case .swinging: .swinging
        case .stuck: .stuck
        case .shivering: .shivering
        case .crying: .crying
        case .laughing: .laughing
        }
    }
}

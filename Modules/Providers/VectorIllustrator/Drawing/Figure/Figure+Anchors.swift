extension Figure {
    /// The points at which it touches others and is touched.
    var anchors: FigureAnchors {
        if let pillow {
            return FigureAnchors(
                touch: nil, crown: Point(pillow.minX, pillow.minY), shoulder: Point(body.minX, body.minY), lap: nil)
        }
        return FigureAnchors(
            touch: touch.map(tipped), crown: tipped(joints.onHead(0, -82)),
            shoulder: tipped(joints.shoulders[0] + Point(0, -look.build.limb)), lap: lap.map(tipped),
            seat: seat.map(tipped))
    }

    /// Where the hands, or the tool in them, do the deed.
    private var touch: Point? {
        let (near, far) = (joints.palm(0), joints.palm(1))
        switch stance {
        case .giving, .knocking, .reaching, .handInHand, .climbing, .kneeling, .shrugging: return far
        case .holding: return holding == nil || joints.posture.grip == .palm ? far : near.towards(far, 0.5)
        case .pointing:
            return joints.hands[1].stepped(look.build.limb * 3, joints.handDirection(1))
        case .pushing: return (near.x > far.x ? near : far) + Point(look.build.limb * 0.4, 0)
        case .pulling: return joints.posture.grip == .line && holding != nil ? ropeEnd : far
        case .carrying, .lifting, .catching: return near.towards(far, 0.5)
        case .playingMusic: return holding == nil ? near.towards(far, 0.5) : nil
        case .hugging:
            let chest = joints.shoulders[0].towards(joints.shoulders[1], 0.5)
            return holding == nil ? chest.towards(near.towards(far, 0.5), 0.66) : nil
        case .digging, .pouring, .painting, .writing, .sweeping, .stirring, .rowing:
            return holds.compactMap(\.tip).last ?? far
        case .blowing: return joints.onHead(150, 52)
        case .lookingThrough: return joints.onHead(72, 8)
        case .listening: return joints.onHead(84, 12)
        case .whispering: return joints.onHead(88, 46)
        default: return nil
        }
    }

    /// Upon the thighs of who sits, or the back of who crawls.
    private var lap: Point? {
        if stance == .crawling, joints.posture.lean > 50 {
            return joints.onTrunk(-look.build.shoulder * 0.9, -look.build.torso * 0.4)
        }
        let isLevel = joints.posture.legs[1].upper > 70 && joints.posture.legs[1].upper < 112
        guard isLevel, stance != .falling else { return nil }
        return joints.hips[1].towards(joints.knees[1], 0.55) + Point(0, -look.build.limb * 1.3)
    }

    /// The point at which a sitting figure touches its seat.
    private var seat: Point? {
        switch stance {
        case .sitting, .reading, .rowing, .riding, .swinging, .sittingTurnedAway:
            joints.hip + Point(0, look.build.limb * 1.2)
        default: nil
        }
    }
}

extension Posture {
    /// The eyes look, and nothing else moves.
    func gazing(_ gaze: Point) -> Posture {
        var posture = self
        posture.gaze = gaze
        return posture
    }
}

extension Stance {
    /// The arms that reach for what the deed is done to.
    fileprivate var oneArmed: Bool {
        switch self {
        case .giving, .knocking, .reaching, .handInHand, .climbing, .kneeling, .shrugging, .pointing, .painting,
            .writing,
            .pouring, .stirring:
            true
        default: false
        }
    }

    var reachingSides: [Int] { oneArmed ? [1] : [0, 1] }
}

extension Stance {
    /// Whether a wheelchair user does this without it: in bed, in the water, on somebody's back.
    var leavesWheelchair: Bool {
        switch self {
        case .sleeping, .lying, .swimming, .riding, .swinging: true
        default: false
        }
    }
}

extension Posture {
    /// In a wheelchair the legs rest, and the arms, the trunk and the head do it all.
    mutating func takeSeat(_ stance: Stance) {
        seat = 118
        lift = 0
        legs = [Bend(82, 8), Bend(86, 14)]
        turn = stance.isTurnedAway ? 0 : max(0.5, min(0.75, turn))
        lean = min(30, max(-14, lean)) - (lean == 0 ? 3 : 0)
        crane = max(-8, crane)
        switch stance {
        case .standing: if !arms.contains(where: { $0.aim != nil }) { arms = [Bend(-10, 42), Bend(22, 62)] }
        case .turnedAway: (arms, lean) = (Self.both(Bend(40, 6)), 0)
        case .sittingTurnedAway: (arms, lean, tilt) = ([Bend(-20, 30), Bend(54, 26)], 8, 24)
        case .sitting: arms = [Bend(-6, 52), Bend(34, 76)]
        case .walking: arms = [Bend(-34, 24), Bend(28, 50)]
        case .running: arms = [Bend(-56, 26, .fist), Bend(36, 70, .fist)]
        case .flying: (lift, lean, arms) = (120, 4, [Bend(-70, -96), Bend(112, 124)])
        case .jumping: (lean, tilt, arms) = (-7, -8, Self.both(Bend(138, 164, .open, .middle)))
        case .dancing: (lean, tilt) = (9, 12)
        case .crawling:
            (lean, tilt) = (44, -16)
            arms = [Bend(62, 40, .flat), Bend(72, 48, .flat, .behind)]
        case .climbing: lean = 18
        case .carrying, .holding: if grip == .chest || grip == .cradle { lean = -3 }
        default: break
        }
    }

    /// How far a wheelchair is tipped back, in degrees.
    static func tip(of stance: Stance) -> Double {
        stance == .falling ? -17 : 0
    }
}

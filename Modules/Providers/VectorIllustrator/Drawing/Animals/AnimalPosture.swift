/// How animals hold themselves: as people do, with shorter limbs that leave the belly and the face free.
extension Posture {
    init(animal stance: Stance, _ feeling: Feeling, holds thing: Thing?, isBird: Bool) {
        self.init(stance, feeling)
        switch stance {
        case .sitting:
            // As a teddy bear sits: the soles to the front.
            turn = 0
            lean = 0
            seat = 34
            legs = [Bend(-74, -58), Bend(74, 58)]
            arms = [Bend(-24, 14), Bend(24, -14)]
        case .standing:
            if feeling == .proud { arms = [Bend(-58, 40), Bend(58, -40)] }
            if feeling == .worried { arms = [Bend(-22, 66), Bend(22, -66)] }
        case .walking:
            legs = [Bend(46, 26, heel: -16), Bend(-38, -60, heel: 34)]
            if isBird { lean = -2 }
        case .running:
            legs = [Bend(78, 10, heel: -8), Bend(-52, -104, heel: 64)]
            if isBird { arms = [Bend(-74, -104), Bend(74, 108)] }
        case .reaching: arms[1] = Bend(116, 152)
        case .flying: lean = 30
        default: break
        }
        take(thing, stance)
    }
}

extension Build {
    /// The body of an animal that stands upright, at size 1.
    static let animal = Build(headRadius: 72, torso: 102, leg: 66, arm: 80, shoulder: 44, hip: 52, limb: 15)
    static let bird = Build(headRadius: 72, torso: 98, leg: 62, arm: 86, shoulder: 46, hip: 38, limb: 12)
}

/// How animals that stand up hold themselves: as people do, with shorter limbs that leave the belly and the face free.
extension Posture {
    init(animal gesture: Gesture, _ feeling: Feeling, holds thing: Thing?) {
        self.init(.standing, .calm)
        turn = 0
        lean = gesture.isFlying ? 30 : gesture.tilt * 0.62
        tilt = gesture.headTurn
        gaze = gesture.gaze
        lift = 0
        setLegs(gesture)
        setArms(gesture, feeling)
        if let thing { hold(thing, gesture) }
    }

    private mutating func setLegs(_ gesture: Gesture) {
        legs = [Bend(-6, -3), Bend(6, 3)]
        if gesture.isFlying {
            turn = 0.7
            legs = [Bend(-46, -64, heel: 60), Bend(-30, -88, heel: 60)]
        } else if gesture.sits || gesture.crouch >= 0.75 {
            // As a teddy bear sits: the soles to the front.
            seat = 34
            legs = [Bend(-74, -58), Bend(74, 58)]
            lean = gesture.tilt * 0.4
        } else if gesture.stride > 0 {
            turn = 0.7
            legs =
                gesture.stride == 1
                ? [Bend(46, 26, heel: -16), Bend(-38, -60, heel: 34)]
                : [Bend(78, 10, heel: -8), Bend(-52, -104, heel: 64)]
        } else if gesture.crouch > 0 {
            let bend = gesture.crouch * 86
            legs = [Bend(-bend, bend * 0.66), Bend(bend, -bend * 0.66)]
        } else if gesture.arm.map({ $0 > 72 && $0 < 150 }) == true, gesture.otherArm.map({ $0 > 0 }) != false {
            turn = 0.4
        }
        if abs(gesture.tilt) > 14, gesture.otherArm.map({ $0 > 0 }) == true, !gesture.sits {
            turn = 0.6
            legs =
                gesture.tilt > 0
                ? [Bend(34, -12), Bend(-34, -44, heel: 24)] : [Bend(42, 24, heel: -8), Bend(2, -26)]
        }
    }

    private mutating func setArms(_ gesture: Gesture, _ feeling: Feeling) {
        arms = [Bend(-14, -3), Bend(14, 3)]
        if feeling == .proud, gesture.arm == nil { arms = [Bend(-58, 40), Bend(58, -40)] }
        if feeling == .worried, gesture.arm == nil { arms = [Bend(-22, 66), Bend(22, -66)] }
        if gesture.sits, gesture.arm == nil { arms = [Bend(-24, 14), Bend(24, -14)] }
        if gesture.stride > 0, gesture.arm == nil { arms = [Bend(-34, -16), Bend(34, 66)] }
        // Arms that are raised high leave the face free.
        if let arm = gesture.arm {
            arms[1] = arm > 128 ? Bend(min(116, arm - 30), min(172, arm + 6)) : Bend(arm - 16, arm + 12)
        }
        if let other = gesture.otherArm {
            arms[0] = other < 0 ? Bend(max(-116, other + 12), other - 12) : Bend(other - 16, other + 10)
            if other > 116 || gesture.arm.map({ $0 > 150 }) == true, other > 90 { arms[0] = Bend(-112, -166) }
        }
        if gesture.isFlying { arms = [Bend(-80, -96), Bend(80, 98)] }
        // Elbows out, paws before the eyes; or paws below the chin.
        if gesture.coversEyes { arms = [Bend(-160, 125), Bend(160, -125)] }
        if gesture.wipesEye { arms[1] = Bend(160, -125) }
        if gesture.eats { arms = [Bend(18, 154), Bend(-18, -154)] }
    }

    /// Holds a thing in the right hand, or pressed to the chest in a hug.
    private mutating func hold(_ thing: Thing, _ gesture: Gesture) {
        if thing == .umbrella { return arms[1] = Bend(46, 150) }
        guard !gesture.isFlying, gesture.arm == nil || gesture.arm == 98 else { return }
        let hangs = thing == .lantern || thing == .basket || thing == .backpack || thing == .bell
        arms[1] = hangs ? Bend(34, 84) : Bend(52, 116)
    }
}

extension Build {
    /// The body of an animal that stands upright, at size 1.
    static let animal = Build(headRadius: 72, torso: 102, leg: 66, arm: 80, shoulder: 44, hip: 52, limb: 15)
}

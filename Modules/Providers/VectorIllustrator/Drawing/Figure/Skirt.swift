/// What hangs from the waist over the thighs, whichever way these point: skirts, dresses and the tails of coats.
struct Skirt {
    let joints: Joints
    /// How far down the thighs it reaches, from 0 to 1.
    let length: Double
    let flare: Double

    private var foot: (middle: Point, across: Point, half: Double) {
        let knees = joints.knees[0].towards(joints.knees[1], 0.5)
        let start = joints.hips[0].towards(joints.hips[1], 0.5)
        let middle = start.towards(knees, length * 1.25)
        let spread = joints.knees[0].distance(to: joints.knees[1]) * 0.5 * length
        let half = max(joints.build.hip * 0.9, min(joints.build.hip * 1.5, spread + 12)) + flare
        return (middle, start.normal(to: knees), half)
    }

    var outline: PathData {
        if joints.posture.seat != nil { return lap }
        if isSpread { return spread }
        let (middle, across, half) = foot
        let waist = -joints.build.torso * 0.28
        let wide = Trunk(joints).hip
        let left = joints.onTrunk(-wide + 3, waist)
        let right = joints.onTrunk(wide - 3, waist)
        let down = across.turned(90) * 9
        return """
            M\(left)Q\(joints.onTrunk(-wide - flare * 0.5, 4)) \(middle - across * half)\
            Q\(middle + down) \(middle + across * half)\
            Q\(joints.onTrunk(wide + flare * 0.5, 4)) \(right)z
            """
    }

    /// The path over the thighs of a sitting figure.
    private var lap: PathData {
        let wide = Trunk(joints).hip
        let waist = -joints.build.torso * 0.28
        let thick = joints.build.limb * 1.3 + flare * 0.4
        let end = joints.hips[0].towards(joints.knees[0], min(1, length + 0.15))
        let far = joints.hips[1].towards(joints.knees[1], min(1, length + 0.15))
        return .smooth([
            joints.onTrunk(-wide + 3, waist), joints.onTrunk(-wide - 3, -4), joints.onTrunk(-wide + 8, 18),
            end + Point(-8, thick), end + Point(9, thick * 0.4), far + Point(8, -thick * 0.7), far + Point(-8, -thick),
            joints.onTrunk(wide - 3, waist),
        ])
    }

    /// The line of the hem, for a trim.
    var hem: PathData {
        if joints.posture.seat != nil {
            let thick = joints.build.limb * 1.3 + flare * 0.4
            let end = joints.hips[0].towards(joints.knees[0], min(1, length + 0.15))
            let far = joints.hips[1].towards(joints.knees[1], min(1, length + 0.15))
            return .thread([end + Point(-3, thick - 2), end + Point(4, thick * 0.3), far + Point(3, -thick * 0.6)])
        }
        if isSpread { return spreadHem }
        let (middle, across, half) = foot
        let down = across.turned(90)
        let left = middle - across * (half - 4) - down * 7
        return "M\(left)Q\(middle + down * 1.5) \(middle + across * (half - 4) - down * 7)"
    }

    /// Two folds.
    var folds: PathData {
        if joints.posture.seat != nil {
            return "M\(joints.onTrunk(6, 0))L\(joints.knees[0].towards(joints.hips[0], 0.35))"
        }
        if isSpread { return spreadFold }
        let (middle, across, half) = foot
        let (waist, down) = (joints.onTrunk(-8, 0), across.turned(90) * 2)
        let other = joints.onTrunk(10, 2)
        return "M\(middle - across * (half * 0.4) + down)L\(waist)M\(middle + across * (half * 0.35) + down)L\(other)"
    }

    /// A point on it: across from -1 to 1, and down from the waist (0) to the hem (1).
    func point(_ across: Double, _ down: Double) -> Point {
        let wide = Trunk(joints).hip - 6
        let waist = joints.onTrunk(0, -joints.build.torso * 0.28)
        let thick = joints.build.limb * 1.1 + flare * 0.3
        let (end, half): (Point, Double) =
            joints.posture.seat == nil && !isSpread
            ? (foot.middle, foot.half - 4)
            : (joints.hips[0].towards(joints.knees[0], min(1, length + 0.1)), thick)
        let normal = waist.normal(to: end)
        return waist.towards(end, down) + normal * (across * (wide + (half - wide) * down))
    }
}

// A skirt over thighs that point different ways: of those who kneel on one knee, climb, crouch or ride.

extension Skirt {
    var isSpread: Bool { joints.posture.seat == nil && (joints.posture.legs.map(\.upper).max() ?? 0) > 60 }

    /// The end of the skirt on each thigh, the one that hangs more first, with the ways along the thigh and out of it.
    private var ends: [(point: Point, along: Point, out: Point)] {
        [0, 1].sorted { joints.posture.legs[$0].upper < joints.posture.legs[$1].upper }.enumerated().map {
            index, side in
            let point = joints.hips[side].towards(joints.knees[side], min(1, length + 0.1))
            let along = Point(0, 0).stepped(1, joints.posture.legs[side].upper)
            return (point, along, along.turned(index == 0 ? 90 : -90))
        }
    }

    /// From the outer edge at one thigh around to that at the other.
    private var rim: [Point] {
        let (low, high) = (ends[0], ends[1])
        let thick = joints.build.limb * 1.3 + flare * 0.5
        let sag = low.point.towards(high.point, 0.5).towards(joints.hips[0], 0.12)
        return [
            low.point + low.out * thick, low.point + low.along * 5 + low.out * (-thick * 0.4),
            sag + (low.along + high.along) * 3, high.point + high.along * 5 + high.out * (-thick * 0.4),
            high.point + high.out * thick,
        ]
    }

    var spread: PathData {
        let wide = Trunk(joints).hip
        let waist = -joints.build.torso * 0.28
        return .smooth(
            [joints.onTrunk(-wide + 3, waist), joints.onTrunk(-wide - 3, -2)] + rim
                + [joints.onTrunk(wide - 1, -6), joints.onTrunk(wide - 3, waist)])
    }

    var spreadHem: PathData { .thread(rim.map { $0.towards(joints.hip, 0.08) }) }

    var spreadFold: PathData {
        "M\(joints.onTrunk(4, -2))L\(ends[1].point.towards(joints.hips[1], 0.3))"
    }
}

/// The position of a held thing, and what is before it.
struct Handhold: Sendable {
    /// The drawing order.
    enum Order: Sendable {
        /// Everything: it is behind the body.
        case behindBody
        /// Both arms.
        case beforeTrunk
        /// The nearer arm.
        case betweenArms
        /// The hands, which close around it.
        case underHands
        /// Nothing.
        case beforeAll
    }

    let thing: Thing
    /// The position of its ``pivot``.
    fileprivate(set) var point: Point
    /// The position of the held thing, from the ground below its middle.
    let pivot: Point
    var turn = 0.0
    var scale: Double
    var order = Order.underHands
    /// Whether it points to the other side.
    var isMirrored = false
    /// The position of the active end of the thing, like ``pivot``.
    var end: Point?

    /// The position of a tool's end.
    var tip: Point? { end.map { point + ($0 - pivot).turned(turn) * scale } }
}

/// Finds where things are in hands.
struct Holder {
    let joints: Joints
    private var posture: Posture { joints.posture }
    private var torso: Double { joints.build.torso }

    func hold(_ thing: Thing) -> Handhold {
        let handling = Handling(thing)
        switch posture.grip {
        case .hand(let side): return fist(handling, side)
        case .palm: return handling.isHanging || handling.isTall ? fist(handling, 1) : upon(handling)
        case .chest, .lap: return belowChin(amid(handling), handling)
        case .between: return amid(handling)
        case .book: return Handhold(thing: thing, point: between, pivot: Point(0, -34), scale: 0.8)
        case .cuddle:
            return Handhold(
                thing: thing, point: joints.onTrunk(0, -torso * 0.36), pivot: Point(0, -handling.grip),
                scale: handling.scale, order: .beforeTrunk)
        case .cradle: return upon(handling, armful: true)
        case .overhead: return upon(handling, armful: true)
        case .line: return Handhold(thing: thing, point: between, pivot: Point(0, 0), scale: 1)
        case .shaft: return shaft(handling)
        case .stirrer:
            var hold = pointed(handling, to: -8, from: 0.86)
            hold.order = .betweenArms
            return hold
        case .tip(let angle):
            return handling.isLong ? pointed(handling, to: angle, from: 0.42) : fist(handling, 0)
        case .spout: return spout(handling)
        case .mouth: return food(handling)
        case .horn: return horn(handling)
        case .eye: return lens(handling)
        case .ground:
            return Handhold(
                thing: thing, point: Point(joints.palm(1).x + 66, 0), pivot: Point(0, 0), scale: handling.scale)
        }
    }

    private var between: Point { joints.palm(0).towards(joints.palm(1), 0.5) }

    private func fist(_ handling: Handling, _ side: Int) -> Handhold {
        // A thing that would cover the face leans away from it.
        let away = HeldThing.turn(of: handling.thing)
        return Handhold(
            thing: handling.thing, point: joints.palm(side) + Point(0, handling.isSmall ? -joints.build.limb * 0.5 : 0),
            pivot: handling.handle,
            turn: side == 1 ? away : -away, scale: handling.scale, isMirrored: side == 0 && handling.handle.x != 0)
    }

    private func upon(_ handling: Handling, armful: Bool = false) -> Handhold {
        let point = armful ? between : joints.palm(1).stepped(joints.build.limb * 0.5, 130)
        return Handhold(
            thing: handling.thing, point: point, pivot: Point(0, posture.grip == .overhead ? 6 : armful ? -8 : -3),
            scale: armful ? handling.armful : handling.scale,
            order: posture.grip == .cradle ? .betweenArms : armful ? .beforeTrunk : .beforeAll)
    }

    private func amid(_ handling: Handling) -> Handhold {
        Handhold(
            thing: handling.thing, point: between, pivot: Point(0, -handling.height * 0.42), scale: handling.scale)
    }

    /// As high as it may be without hiding the face, as far as the hands still hold it.
    private func belowChin(_ hold: Handhold, _ handling: Handling) -> Handhold {
        let above = (handling.height + hold.pivot.y) * hold.scale
        let chin = joints.onHead(0, 76).y
        var low = hold
        low.point.y += min(max(0, chin - hold.point.y + above), max(0, above - 12))
        return low
    }

    /// Through both fists, from the upper one to the ground.
    private func shaft(_ handling: Handling) -> Handhold {
        let (top, low) = (joints.palm(0), joints.palm(1))
        let angle = top.angle(to: low)
        let long = handling.height - 14
        // As long as it must be to reach the ground, also with the lower corner of its end.
        let way = Point(0, 0).stepped(1, angle)
        let deep = long * way.y + handling.width * 0.5 * abs(way.x)
        let scale = way.y > 0.2 ? min(1.6, (2 - top.y - posture.lift) / deep) : handling.scale * 0.6
        let isUp = handling.isTipUp
        return Handhold(
            thing: handling.thing, point: top, pivot: Point(0, isUp ? -14 : -long), turn: isUp ? 180 - angle : -angle,
            scale: scale, order: .betweenArms, end: Point(0, isUp ? -handling.height : 0))
    }

    /// A tool in the right fist whose end points that way; the fist is at a share of its length from that end.
    func pointed(_ handling: Handling, to angle: Double, from share: Double) -> Handhold {
        let isUp = handling.isTipUp
        let pivot = Point(0, -handling.height * (isUp ? 1 - share : share))
        return Handhold(
            thing: handling.thing, point: joints.palm(1), pivot: pivot, turn: isUp ? 180 - angle : -angle,
            scale: handling.scale, end: Point(0, isUp ? -handling.height : 0))
    }

    private func spout(_ handling: Handling) -> Handhold {
        let isCan = handling.grip > handling.height * 0.6
        return Handhold(
            thing: handling.thing, point: joints.palm(1), pivot: Point(0, -handling.grip), turn: isCan ? 34 : 68,
            scale: handling.scale, end: Point(handling.width * (isCan ? 0.46 : 0.3), -handling.height * 0.8))
    }

    private func food(_ handling: Handling) -> Handhold {
        let shift = Head.shift(posture.facing)
        let small = min(handling.scale, 62 / handling.width, 62 / handling.height)
        if handling.thing == .cup || handling.thing.rawValue == "glass" {
            return Handhold(
                thing: handling.thing, point: joints.onHead(4 + shift, 46),
                pivot: Point(-handling.width * 0.25, -handling.height * 0.5), turn: joints.headTurn - 24,
                scale: handling.scale * 0.8)
        }
        let hangs = handling.isLong
        return Handhold(
            thing: handling.thing, point: joints.onHead((hangs ? 34 : 22) + shift, hangs ? 60 : 50),
            pivot: Point(0, -handling.height * 0.5), turn: joints.headTurn + (hangs ? -50 : 0), scale: small)
    }

    private func horn(_ handling: Handling) -> Handhold {
        let (width, height) = (handling.width, handling.height)
        if handling.thing == .drum {
            return Handhold(
                thing: .drum, point: joints.onTrunk(joints.build.shoulder * 0.2, -torso * 0.14), pivot: Point(0, -50),
                scale: handling.scale, order: .beforeTrunk)
        }
        let mouth = joints.onHead(8 + Head.shift(posture.facing), 46)
        let isUpright = height > width
        return Handhold(
            thing: handling.thing, point: mouth,
            pivot: isUpright ? Point(0, -height + 5) : Point(-width * 0.44, -handling.grip),
            turn: isUpright ? -78 : 10, scale: handling.scale)
    }

    private func lens(_ handling: Handling) -> Handhold {
        let shift = Head.shift(posture.facing)
        return Handhold(
            thing: handling.thing, point: joints.onHead(28 + shift, 8), pivot: Point(0, -handling.height * 0.64),
            turn: joints.headTurn, scale: min(handling.scale, 66 / handling.width))
    }
}

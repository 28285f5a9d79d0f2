import StoryCore

/// The position of the target of an action.
///
/// The acting figure is at the origin and turned to the right.
struct Meeting: Sendable {
    let actor: Actor
    let deed: Deed

    private typealias Standing = Tableau.Standing

    /// The foremost point of the one who acts.
    private var front: Double { actor.boxes.whole.maxX }
    private var hand: Point {
        actor.anchors.touch ?? Point(actor.boxes.body.maxX + 26, actor.boxes.body.middle.y)
    }

    // MARK: Somebody

    /// Returns the position of another figure, which is turned to the acting one.
    ///
    /// - Parameter answer: The other one's action towards the acting one; nil if it is busy with something else.
    func partner(_ other: Actor, answer: Deed?, fromBehind: Bool = false) -> Tableau.Standing {
        var own = meeting(other, answer: answer)
        // A figure behind another one is at its back instead of its front.
        if fromBehind, own.point.y == 0 { own.point.x += max(-40, -other.boxes.body.minX - other.boxes.body.maxX) }
        return own
    }

    private func meeting(_ other: Actor, answer: Deed?) -> Tableau.Standing {
        let faces = actor.boxes.face.maxX + other.boxes.face.maxX
        let heads = actor.headReach + other.headReach
        let isSmall = other.height < actor.height * 0.62
        switch deed {
        case .embrace where other.height < actor.height * 0.45:
            return Standing(point: Point(hand.x, hand.y + other.height * 0.45), isMirrored: true, layer: 1)
        case .embrace: return embraced(other, faces)
        case .handInHand where other.height >= actor.height * 0.3:
            let theirs = other.anchors.touch ?? Point(other.boxes.body.maxX + 20, 0)
            return facing(max(hand.x + theirs.x, actor.boxes.body.maxX + other.boxes.body.maxX + 20))
        case .carry where hand.y < actor.boxes.face.minY:
            // Who is lifted high is beside the hands.
            let body = other.boxes.body
            return Standing(
                point: Point(hand.x + body.maxX + 6, min(0, hand.y + 26 - body.middle.y)), isMirrored: true, layer: 1)
        case .carry where isSmall, .handInHand where other.height < actor.height * 0.3:
            return Standing(point: Point(hand.x, hand.y + other.height * 0.3), isMirrored: true, layer: 1)
        case .whisper: return facing(max(heads - 16, hand.x))
        case .handle, .give, .push, .pull, .carry:
            if other.height < -hand.y + 20 { return patted(other) }
            let theirs = answer?.isContact == true ? other.anchors.touch.map { max($0.x, 0) } : nil
            let reach = deed == .pull ? 30.0 : 0
            let face = other.boxes.face.grown(by: 24)
            let isAtFace = face.minY < hand.y && hand.y < face.maxY
            // The hand and what is in it are before whom they reach, and beside the face.
            let clear = isAtFace ? hand.x + face.maxX + (actor.holding == nil ? 0 : 24) : 0
            return facing(
                max(hand.x + (theirs ?? other.boxes.body.maxX - 6) + reach, isSmall ? faces : heads, clear),
                layer: isSmall ? 1 : -1)
        case .lookDown where isSmall, .lookThrough where isSmall, .sit where isSmall:
            return facing(max(actor.boxes.face.maxX + 30, front * 0.7) - other.boxes.whole.minX * 0.3)
        case .lookUp, .point, .call: return facing(front + other.boxes.whole.maxX + 70)
        default: return facing(front + other.boxes.whole.maxX + 20)
        }
    }

    private func facing(_ distance: Double, layer: Double = 1) -> Tableau.Standing {
        Standing(point: Point(distance, 0), isMirrored: true, layer: layer)
    }

    /// The smaller one is before the larger one, and both faces are free.
    private func embraced(_ other: Actor, _ faces: Double) -> Tableau.Standing {
        let share = other.height / max(1, actor.height)
        let bodies = actor.boxes.body.width / 2 + other.boxes.body.width / 2
        let isEven = (0.7...1.4).contains(share)
        return Standing(
            point: Point(isEven ? max(faces * 0.96, bodies) : max(bodies * 0.9, 40), isEven ? 0 : 6),
            isMirrored: true, layer: share < 1.02 ? 1 : -1)
    }

    /// Returns the position of a low figure below the hand, a little further away if the hand is still above.
    private func patted(_ other: Actor) -> Tableau.Standing {
        let crown = other.anchors.crown
        let gap = min(0, max(-46, hand.y - crown.y))
        let far = max(hand.x + crown.x, actor.boxes.body.maxX + 16)
        return Standing(
            point: Point(within(far - crown.x, crown.y + gap) + crown.x, gap), isMirrored: true,
            layer: gap < -8 ? -1 : 1)
    }

    /// How far away something may be that a hand has to reach at a height: no further than the arm is long.
    private func within(_ distance: Double, _ height: Double) -> Double {
        guard let reach = actor.reachOfArm else { return distance }
        let shoulder = actor.anchors.shoulder
        let down = height - shoulder.y
        guard abs(down) < reach else { return min(distance, shoulder.x) }
        return min(distance, shoulder.x + (reach * reach - down * down).squareRoot())
    }

    // MARK: Something

    /// What is held to work with: its tip is at the thing.
    private static let tools: Set<Thing> = [.paintbrush, .brush, .pencil, .pen, .chalk, .spoon]

    /// Returns the position of a thing; on a table, if it is small and would be out of reach on the ground.
    func thing(_ thing: StagedThing, on support: Double = 0) -> Tableau.Standing {
        let half = thing.width / 2
        let grip = thing.anchors.grip
        let isSmall = thing.height < actor.height * 0.6 && thing.width < actor.height * 0.6
        let isTall = thing.height > -hand.y * 0.95
        switch deed {
        case .handle where thing.isHigh && isSmall, .push where thing.isHigh && isSmall:
            // What hangs somewhere is within reach.
            return Standing(point: hand - grip, layer: -1)
        case .push:
            let side = half - min(8, half * 0.3)
            let height = max(hand.y, 8 - thing.height - support)
            return Standing(point: Point(within(hand.x, height) + side, -support), layer: -1)
        case .pull:
            // A rope in the hand is long enough already.
            let isTied = actor.holding == .rope || actor.holding == .string
            return Standing(point: Point(hand.x + half + (isTied ? 8 : 60), 0), layer: -1)
        case .carry where isSmall:
            return Standing(point: hand - grip, layer: 1)
        case .handle, .give, .carry, .embrace, .handInHand:
            // A small thing is picked up by a kneeling figure, and is in the arms of a hugging one.
            if isSmall, deed != .handle || actor.pose == "kneeling" && thing.height < 70 && support == 0 {
                if deed != .give { return Standing(point: hand - grip, layer: 1) }
            }
            // What is tall and wide is touched at its nearer side.
            if isTall { return Standing(point: Point(hand.x + max(-grip.x, half - half * 0.5), 0), layer: -1) }
            // On the ground it is beside the feet.
            let nearest = support > 0 ? 0 : actor.boxes.body.maxX + half * 0.8
            // What is in the hand is before it, and does not hide it.
            let held = actor.holding.map(Self.tools.contains) ?? true ? 0 : 26 + half
            let height = max(hand.y, 8 - thing.height - support)
            return Standing(
                point: Point(within(max(hand.x - grip.x + held, nearest) - half, height) + half, -support), layer: -1)
        case .lookUp where thing.isHigh:
            return Standing(point: Point(front + 50 + half, -max(actor.height * 0.94, 200)), layer: -1)
        case .lookUp: return Standing(point: Point(front + 60 + half, 0), layer: -1)
        case .lookDown:
            if thing.isHigh { return Standing(point: Point(actor.headReach + half, -actor.height * 0.4), layer: -1) }
            let x = actor.anchors.touch.map { max($0.x, actor.boxes.face.maxX) } ?? actor.boxes.face.maxX + 30
            let clear = support > 0 ? actor.headReach + half * 0.7 : 0
            return Standing(
                point: Point(max(x + min(half, 90) * 0.6, clear), -support), layer: thing.height < 90 ? 1 : -1)
        case .lookThrough where thing.fixture != nil: return Standing(point: Point(0, 0), layer: -1)
        case .lookThrough:
            // A window or a hole is where the eyes are.
            let rise = thing.height < actor.height * 0.8 ? min(0, actor.boxes.face.middle.y + thing.height / 2) : 0
            return Standing(point: Point(actor.boxes.face.maxX + half * 0.5, rise), layer: -1)
        case .whisper: return Standing(point: Point(max(actor.headReach, hand.x) + half, -support), layer: -1)
        case .point: return Standing(point: Point(max(hand.x, front) + 44 + half, -support), layer: -1)
        case .sit: return Standing(point: Point(front - 24 + half, 0), layer: -1)
        case .call, .approach: return Standing(point: Point(front + 90 + half, 0), layer: -1)
        case .look: return Standing(point: Point(front + 30 + half, -support), layer: -1)
        }
    }
}

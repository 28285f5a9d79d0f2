/// The position of a figure that is in, on, under, behind, beside or over a thing or another figure at the origin.
struct Lodging: Sendable {
    let guest: Actor
    /// Which one of how many it is at the same spot.
    let number: Int
    let count: Int

    private typealias Standing = Tableau.Standing

    /// Beside each other, as many as there are, over some width.
    private func share(of width: Double) -> Double {
        (Double(number) - Double(count - 1) / 2) * min(width / Double(max(1, count)), guest.boxes.whole.width * 0.9)
    }

    private var face: Box { guest.boxes.face }
    /// The maximum step for a figure behind what would hide its face.
    private static let step = 80.0

    // MARK: A thing

    func at(_ thing: StagedThing, _ relation: Berth.Relation) -> Tableau.Standing {
        let half = thing.width / 2
        switch relation {
        case .inside where thing.isOpen:
            // Who is small stands on something in it, and looks over the edge.
            let floor = thing.rim.map { min(thing.floor.y, 4 - $0 - face.maxY) } ?? thing.floor.y
            return Standing(
                point: Point(thing.floor.x + share(of: thing.width * 0.7), floor), layer: 0.2 + Double(number) * 0.01)
        case .inside:
            // What is no vessel hides the feet of who is in it.
            let isLow = thing.height < -face.maxY
            return Standing(
                point: Point(share(of: thing.width), isLow ? -thing.height * 0.12 : 0),
                layer: isLow ? -1 : 1 + Double(number))
        case .on:
            let top = thing.anchors.top - (guest.anchors.seat.map { Point(0, $0.y) } ?? Point(0, 0))
            return Standing(point: top + Point(share(of: thing.width * 0.8), 0), layer: 1 + Double(number))
        case .under: return under(thing)
        case .behind: return behind(thing)
        case .beside:
            let isLeft = number.isMultiple(of: 2)
            let reach = half + 10 + Double(number / 2) * guest.boxes.whole.width
            return Standing(
                point: Point(isLeft ? -reach - guest.boxes.whole.maxX : reach + guest.boxes.whole.maxX, 0),
                isMirrored: !isLeft, layer: Double(number))
        case .over:
            if guest.stance == .flying || thing.height < 60 && guest.isAirborne {
                let lift = min(0, guest.boxes.whole.maxY)
                return Standing(point: Point(share(of: thing.width), -thing.height - 20 - lift), layer: 1)
            }
            if thing.height < 60 {
                let isLeft = number.isMultiple(of: 2)
                let x = face.maxX * 0.8 + Double(number / 2) * 110
                return Standing(point: Point(isLeft ? -x : x, 0), isMirrored: !isLeft, layer: -1)
            }
            return behind(thing)
        }
    }

    private func under(_ thing: StagedThing) -> Tableau.Standing {
        let half = thing.width / 2
        if thing.isRoof { return Standing(point: Point(share(of: thing.width * 0.7), 0), layer: 1 + Double(number)) }
        if guest.height < thing.height * 0.8 {
            return Standing(point: Point(share(of: thing.width * 0.7), 0), layer: 1 + Double(number))
        }
        // Who is too large looks out at one side.
        let isLeft = number.isMultiple(of: 2)
        let x = half + max(-face.minX, face.maxX) - 4
        return Standing(point: Point(isLeft ? -x : x, 0), isMirrored: isLeft, layer: -1 - Double(number))
    }

    private func behind(_ thing: StagedThing) -> Tableau.Standing {
        let half = thing.width / 2
        // Over what is low, the face is seen above it; who is small stands on something there.
        let rise = max(14, thing.height + face.maxY + 8)
        if rise < Self.step {
            // Heads are beside each other.
            let across = (Double(number) - Double(count - 1) / 2) * max(126, min(thing.width / Double(count), 160))
            return Standing(point: Point(across, -rise), layer: -1 - Double(number) * 0.1)
        }
        let isLeft = number.isMultiple(of: 2)
        // Only the trunk of a tree hides a figure.
        let edge = thing.thing == .tree ? half * 0.16 : half
        let x = edge + max(-face.minX, face.maxX) - 2 + Double(number / 2) * 60
        return Standing(point: Point(isLeft ? -x : x, -14), isMirrored: !isLeft, layer: -1 - Double(number))
    }

    // MARK: Somebody

    func at(_ host: Actor, _ relation: Berth.Relation) -> Tableau.Standing {
        switch relation {
        case .on, .inside:
            let seat =
                seat(on: host, isInHand: relation == .inside)
                - (guest.anchors.seat.map { Point(0, $0.y) } ?? Point(0, 0))
            return Standing(point: seat, layer: 1 + Double(number))
        case .behind:
            let reach = -host.boxes.face.minX + guest.boxes.face.maxX + 6 + Double(number) * 70
            return Standing(point: Point(-max(reach, 70), -12), layer: -1 - Double(number))
        case .under: return Standing(point: Point(host.boxes.body.minX - 20, 0), layer: 1)
        case .beside:
            let isLeft = !number.isMultiple(of: 2)
            let reach =
                (isLeft ? -host.boxes.whole.minX : host.boxes.whole.maxX) + guest.boxes.whole.maxX + 8
                + Double(number / 2) * guest.boxes.whole.width
            return Standing(point: Point(isLeft ? -reach : reach, 0), isMirrored: !isLeft)
        case .over:
            return Standing(point: Point(0, host.anchors.crown.y - 24 - min(0, guest.boxes.whole.maxY)), layer: 1)
        }
    }

    /// The back of a horse, a lap, a hand, the shoulder or the head of who is large enough.
    private func seat(on host: Actor, isInHand: Bool) -> Point {
        if isInHand, let hand = host.anchors.touch { return hand }
        if let lap = host.anchors.lap { return lap }
        // A lying figure is in the arms, before the chest.
        if guest.isLyingDown, host.figure != nil {
            return Point(host.boxes.body.maxX * 0.5, host.boxes.body.maxY - guest.boxes.body.maxY - 20)
        }
        guard guest.height < host.height * 0.4 else { return host.anchors.crown }
        return number == 0 ? host.anchors.shoulder : host.anchors.crown
    }
}

/// What of a figure may come before a face: its arms, its hands and what is in them.
struct FigureReach: Sendable {
    /// A round part of an arm, at size 1 from the ground below the figure.
    struct Part: Hashable, Sendable {
        let middle: Point
        let radius: Double
        /// Whether it is drawn after the figure's own head.
        let isBeforeHead: Bool
    }

    fileprivate(set) var parts: [Part] = []
    /// The corners of what is held, and whether it is drawn after the figure's own head.
    fileprivate(set) var things: [(corners: [Point], isBeforeHead: Bool)] = []

    /// Returns whether a point is covered.
    func covers(_ point: Point, ofOwn isOwn: Bool) -> Bool {
        parts.contains { (!isOwn || $0.isBeforeHead) && $0.middle.distance(to: point) < $0.radius }
            || things.contains { (!isOwn || $0.isBeforeHead) && Self.contains(point, $0.corners) }
    }

    /// Returns whether a point is on the same side of all edges.
    private static func contains(_ point: Point, _ corners: [Point]) -> Bool {
        let sides = corners.indices.map { index -> Bool in
            let (from, to) = (corners[index], corners[(index + 1) % corners.count])
            return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) > 0
        }
        return Set(sides).count == 1
    }
}

extension Figure {
    /// What of it may come before a face, its own among them; nothing of those who lie in bed.
    var reach: FigureReach {
        guard pillow == nil else { return FigureReach() }
        var reach = FigureReach()
        for side in 0...1 {
            let isBeforeHead = !isFromBack && armLayer(side) == .front
            let limb = Limb(
                from: joints.shoulders[side], over: joints.elbows[side], to: joints.hands[side],
                radii: (look.build.limb, look.build.limb * 0.9, look.build.limb * 0.8))
            // Where the arm begins it is beside the neck, whatever it does.
            reach.parts += (1...6).map { step in
                FigureReach.Part(
                    middle: tipped(limb.point(at: Double(step) / 6)), radius: look.build.limb,
                    isBeforeHead: isBeforeHead)
            }
            reach.parts.append(
                FigureReach.Part(
                    middle: tipped(joints.palm(side)), radius: look.build.limb * 1.1, isBeforeHead: isBeforeHead))
        }
        reach.things = holds.compactMap { hold in
            let handling = Handling(hold.thing)
            // There is air below a thing above the figure.
            guard !handling.isCanopy, !handling.isRope, hold.order != .behindBody else { return nil }
            let half = handling.width * 0.4
            let corners = [
                Point(-half, 0), Point(half, 0), Point(half, -handling.height), Point(-half, -handling.height),
            ].map { corner in
                let upright = (corner - hold.pivot).turned(hold.turn)
                return tipped(hold.point + Point(upright.x * (hold.isMirrored ? -1 : 1), upright.y) * hold.scale)
            }
            return (corners, !isFromBack && holdLayer == .front)
        }
        return reach
    }

    /// Whether it is meant that hands or what is in them are at the own face: at the mouth, the eyes or an ear.
    var isHandledFace: Bool { hasHandsAtHead || [.mouth, .horn, .eye, .book].contains(posture.grip) }
}

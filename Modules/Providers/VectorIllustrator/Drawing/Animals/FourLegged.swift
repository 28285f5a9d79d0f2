/// The body of an animal on four legs that looks to the right.
struct FourLegged: AnimalBody {
    let coat: Coat
    let stature: Stature
    let tail: Tail
    let marking: Marking
    let gesture: Gesture

    private var isLow: Bool { gesture.lies || gesture.sits }
    private var isRunning: Bool { gesture.stride == 2 }

    /// The middle of the trunk.
    private var middle: Point {
        let low = stature.girth * 0.96
        let high = stature.leg + stature.girth * 0.62
        let drop = isLow ? 1 : gesture.crouch * 0.62 + (gesture.isSwimming ? 0.3 : 0)
        return Point(0, -(high + (low - high) * drop))
    }

    private var tilt: Double { isLow ? 0 : max(-24, min(gesture.isLeaping ? 30 : 16, gesture.tilt * 0.7)) }

    /// Returns a position on the trunk, from its middle in halves of its length and girth.
    private func at(_ x: Double, _ y: Double) -> Point {
        middle + Point(x * stature.length, y * stature.girth).turned(tilt)
    }

    // MARK: The head

    private var throat: Point { at(0.7, -0.45) }
    private var neckAngle: Double { 162 - min(1, max(-0.2, gesture.bow)) * (gesture.lies ? 70 : 96) }
    private var nape: Point { throat.stepped(stature.neck, neckAngle) }

    var head: HeadPlacement {
        let radius = 70 * stature.headScale
        let bow = gesture.bow
        let away = Point(radius * (0.28 + max(0, bow) * 0.42 + gesture.reach), -radius * (0.68 - max(0, bow) * 0.9))
        var point = nape + away + Point(0, min(0, bow) * radius * 0.6)
        point.y = min(point.y, -radius * (gesture.isAsleep ? 0.78 : 0.86))
        let turn = gesture.headTurn + (gesture.isAsleep ? 8 : max(0, bow) * 8)
        return HeadPlacement(middle: point, turn: turn, scale: stature.headScale, look: 0.8)
    }

    var trunk: Box { Box(around: [at(-0.1, 0)], radius: stature.girth * 0.62) }
    var footing: ClosedRange<Double> { -stature.length * 1.05...stature.length * 0.98 }
    var shoulder: Point { at(0.5, -0.8) }
    var back: Point? { at(-0.12, -0.96) }
    var hand: Point { gesture.raisesLeg && !isLow ? forepaw : mouth }
    private var forepaw: Point { legs[3].foot }

    // MARK: Drawing

    func drawBehind(on canvas: inout SVGCanvas) {
        drawTail(on: &canvas)
        if marking == .mane { drawMane(on: &canvas) }
        for leg in legs where leg.isFar { draw(leg, on: &canvas) }
        if stature.neck > 0 { drawNeck(on: &canvas) }
        canvas.shape(outline, coat.fur, edge: coat.edge)
        FourLeggedCoat(coat: coat, marking: marking, stature: stature)
            .draw(on: &canvas, placement: SVGCanvas.placement(middle.x, middle.y, turn: tilt))
        if stature.neck > 0 {
            // Where the neck joins the trunk there is no line.
            let seam = throat.towards(nape, 0.25)
            canvas.circle(seam.x, seam.y, stature.girth * 0.42, coat.fur)
            if marking == .spots {
                let spots: PathData = [0.3, 0.5, 0.68, 0.86].enumerated().reduce(into: "") {
                    $0 += "M\(throat.towards(nape, $1.1) + Point($1.0.isMultiple(of: 2) ? 8 : -4, 0))h6"
                }
                canvas.line(spots, coat.mark, width: stature.girth * 0.36)
            }
        }
        for leg in legs where !leg.isFar { draw(leg, on: &canvas) }
        if isLow { drawFoldedLegs(on: &canvas) }
    }

    func drawBefore(on canvas: inout SVGCanvas) {
        guard gesture.coversEyes else { return }
        let eyes = head.point(14, 16)
        let limb = Limb(
            from: at(0.6, 0.5), over: Point(eyes.x + 20, (eyes.y + middle.y) / 2), to: eyes,
            radii: (stature.limb, stature.limb, stature.limb * 1.1))
        if !stature.hasHooves { canvas.shape(limb.outline(), coat.fur, edge: coat.edge) }
    }

    private var outline: PathData {
        .smooth([
            at(-1.12, -0.1), at(-0.8, -0.92), at(-0.05, -0.9), at(0.55, -1.02), at(0.98, -0.4), at(0.86, 0.55),
            at(0.1, 0.98), at(-0.75, 0.8),
        ])
    }

    private func drawNeck(on canvas: inout SVGCanvas) {
        let girth = stature.girth
        let root = throat + Point(-girth * 0.2, girth * 0.25)
        let point = head.middle + Point(0, 70 * stature.headScale * 0.2)
        let ribbon = Ribbon(
            points: [root, root.towards(point, 0.5), point], radii: [girth * 0.72, girth * 0.5, girth * 0.42])
        canvas.shape(ribbon.outline, coat.fur, edge: coat.edge)
    }

    private func drawMane(on canvas: inout SVGCanvas) {
        let start = throat + Point(-stature.girth * 0.62, -stature.girth * 0.2)
        let end = head.point(-34, -50)
        canvas.line(
            "M\(start)Q\(start.towards(end, 0.5) + Point(-16, -8)) \(end)", coat.mark, width: stature.girth * 0.55)
    }

    private func drawTail(on canvas: inout SVGCanvas) {
        let root = at(-0.86, tail == .lizard ? 0.2 : -0.3)
        canvas.group(transform: SVGCanvas.placement(root.x, root.y, turn: tilt + (isRunning ? -14 : 0))) {
            AnimalTail(tail: tail, coat: coat, length: stature.length, ground: -root.y).drawFromSide(on: &$0)
        }
    }

    // MARK: Legs

    private struct Leg {
        let root: Point
        let knee: Point
        let foot: Point
        let isFar: Bool
        let isHind: Bool
    }

    /// The far hind and fore legs, then the near ones.
    private var legs: [Leg] {
        guard !isLow else { return [] }
        return [(true, true), (true, false), (false, true), (false, false)].map { leg(isFar: $0.0, isHind: $0.1) }
    }

    private func leg(isFar: Bool, isHind: Bool) -> Leg {
        let root = at(isHind ? -0.7 : 0.52, 0.35) + Point(isFar ? stature.limb * 0.9 : 0, 0)
        let long = (stature.leg + stature.girth * 0.3) * 0.53
        var foot = Point(root.x, -stature.limb * 0.55)
        let step = stature.leg * 0.42
        switch gesture.stride {
        case 1:
            let forward = isFar == isHind
            foot = foot + Point(forward ? step : -step, !forward && isHind ? -stature.leg * 0.1 : 0)
        case 2:
            let swing: Double = isHind ? (isFar ? -1.7 : -1.25) : (isFar ? 1.25 : 1.8)
            foot = foot + Point(swing * step, isHind ? -stature.leg * 0.12 : -stature.leg * 0.3)
        default: foot.x += isHind ? -stature.limb * 0.3 : 0
        }
        if let arm = gesture.arm, !isHind, !isFar, gesture.raisesLeg {
            foot = root.stepped(long * 1.5, min(104, arm))
        }
        let reach = Reach(from: root, to: foot, upper: long, lower: long, bend: isHind ? -0.9 : 0.9)
        return Leg(root: root, knee: reach.joint, foot: reach.end, isFar: isFar, isHind: isHind)
    }

    private func draw(_ leg: Leg, on canvas: inout SVGCanvas) {
        let fur = leg.isFar ? coat.fur.darker(0.1) : coat.fur
        let edge = leg.isFar ? fur.darker(0.2) : coat.edge
        let thick = stature.limb
        let limb = Shank(
            root: leg.root, joint: leg.knee, foot: leg.foot, radii: (thick * 1.45, thick, thick * 0.82))
        canvas.shape(limb.outline, fur, edge: edge)
        let toe = stature.hasHooves ? coat.accent.darker(leg.isFar ? 0.15 : 0) : fur
        if !stature.hasHooves, tail == .fox { canvas.path(limb.stocking, coat.accent) }
        let lifted = leg.foot.y < -stature.limb * 1.6
        canvas.stamp(
            at: SVGCanvas.placement(
                leg.foot.x, leg.foot.y, scale: thick / 16, turn: lifted ? (leg.isHind ? 52 : -34) : 0)
        ) {
            $0.shape(
                stature.hasHooves
                    ? "M-14 -10H12L17 9H-15z" : "M-12 -8C-16 4 -14 9 -10 9H16C25 9 25 -3 14 -5Q2 -12 -12 -8z",
                tail == .fox ? coat.accent : toe, edge: tail == .fox ? coat.accent.darker(0.2) : toe.darker(0.22))
        }
        // Where the thigh joins the trunk there is no line.
        if !leg.isFar { canvas.ellipse(leg.root.x, leg.root.y - thick * 0.7, thick * 1.22, thick * 1.1, coat.fur) }
    }

    /// Draws the folded legs of a lying animal under the trunk.
    private func drawFoldedLegs(on canvas: inout SVGCanvas) {
        let (size, ground) = (stature.limb, -stature.limb * 0.72)
        let toe = stature.hasHooves ? coat.accent : coat.fur
        canvas.line("M\(at(-0.36, 0.86))C\(at(-0.2, -0.1)) \(at(-0.75, -0.4)) \(at(-0.98, 0.05))", coat.edge, width: 3)
        for x in [-0.3, 0.98] {
            let point = at(x, 0)
            canvas.shape(
                "M\(Point(point.x - size * 2.6, ground))q0 \(-size * 0.7) \(size) \(-size * 0.7)h\(size * 2)q\(size * 1.3) 0 \(size * 1.3) \(size * 0.7)t\(-size * 1.3) \(size * 0.7)h\(-size * 2)q\(-size) 0 \(-size) \(-size * 0.7)z",
                coat.fur, edge: coat.edge)
            if stature.hasHooves {
                canvas.line("M\(point.x + size * 0.9) \(ground)h\(size * 0.4)", toe, width: size * 1.3)
            }
        }
    }
}

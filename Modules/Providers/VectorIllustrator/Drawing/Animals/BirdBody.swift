import Foundation

/// The body of a bird that looks to the right.
struct BirdBody: AnimalBody {
    let coat: Coat
    let shape: BirdShape
    let gesture: Gesture

    private var isLow: Bool { !shape.hasRod && (gesture.sits || gesture.lies || gesture.isSwimming) }
    private var leg: Double { isLow ? 4 : gesture.isFlying ? 16 : shape.leg * (1 - gesture.crouch * 0.6) }
    private var middle: Point { Point(-shape.length * 0.1, -leg - shape.girth * 0.92) }
    private var tilt: Double {
        isLow ? min(6, gesture.tilt * 0.4) : gesture.isFlying ? 12 : max(-28, min(24, gesture.tilt))
    }

    private func at(_ x: Double, _ y: Double) -> Point {
        middle + Point(x * shape.length, y * shape.girth).turned(tilt)
    }

    // MARK: Parts

    var head: HeadPlacement {
        let radius = 70 * shape.headScale
        let bow = gesture.isAsleep ? 0.3 : gesture.bow
        let neck = shape.neck * (gesture.isAsleep ? 0.25 : 1)
        let angle = (gesture.isFlying && shape.neck > 30 ? 118 : 174) - min(1, max(-0.1, bow)) * 100 + tilt * -0.5
        var point = at(0.5, -0.72).stepped(neck, angle)
        point =
            point
            + Point(
                radius * (0.12 + max(0, bow) * 0.75 + gesture.reach),
                -radius * (0.5 - max(0, bow) * 0.8 - min(0, bow) * 0.5))
        point.y = min(point.y, -radius * 0.9)
        return HeadPlacement(
            middle: gesture.isFromBack ? Point(0, point.y) : point, turn: gesture.headTurn + max(0, bow) * 12,
            scale: shape.headScale, look: gesture.isFromBack || gesture.isAsleep ? 0.4 : 0.85)
    }

    var trunk: Box { Box(around: [at(-0.1, 0)], radius: shape.girth * 0.55) }
    var shoulder: Point { at(0.3, -0.7) }
    var back: Point? { at(-0.3, -0.85) }
    var hand: Point {
        if gesture.isFlying || gesture.arm == nil { return beakTip }
        return isForward ? nearWing.tip : farWing.isOut ? farWing.tip : nearWing.tip
    }
    /// Whether the nearer wing points forward, below the head; wings that are raised higher are behind it.
    private var isForward: Bool { gesture.arm.map { $0 > 0 && $0 <= 104 } ?? false }
    private var beakTip: Point { head.point(38, 40) }

    // MARK: Drawing

    func drawBehind(on canvas: inout SVGCanvas) {
        if gesture.isFromBack { return drawFromBack(on: &canvas) }
        drawTail(on: &canvas)
        if farWing.isOut { draw(farWing, isFar: true, on: &canvas) }
        drawLegs(on: &canvas)
        if shape.neck > 0 { drawNeck(on: &canvas) }
        canvas.shape(
            .smooth([
                at(0.95, -0.1), at(0.62, -0.82), at(-0.05, -0.94), at(-0.75, -0.5), at(-1.12, 0.05), at(-0.68, 0.72),
                at(0, 0.98), at(0.72, 0.72),
            ]), coat.fur, edge: coat.edge)
        drawBreast(on: &canvas)
        if shape.neck > 0 { joinNeck(on: &canvas) }
        if !nearWing.isOut || !(isForward || gesture.coversEyes) { draw(nearWing, isFar: false, on: &canvas) }
    }

    func drawBefore(on canvas: inout SVGCanvas) {
        if gesture.isFromBack { return }
        if nearWing.isOut, isForward || gesture.coversEyes { draw(nearWing, isFar: false, on: &canvas) }
    }

    private func drawBreast(on canvas: inout SVGCanvas) {
        let breast: PathData = .smooth([
            at(0.88, -0.2), at(0.5, -0.62), at(0.05, 0.05), at(-0.45, 0.72), at(0, 0.93), at(0.66, 0.68),
        ])
        canvas.path(breast, coat.belly)
        if shape.hasRedBreast {
            canvas.path(
                .smooth([at(0.9, -0.2), at(0.56, -0.72), at(0.16, -0.3), at(0.3, 0.42), at(0.76, 0.4)]), coat.mark)
        }
        if shape.hasSpeckles {
            canvas.line(
                "M\(at(0.6, -0.2))h0M\(at(0.4, 0.1))h0M\(at(0.7, 0.2))h0M\(at(0.3, 0.5))h0M\(at(0.55, 0.5))h0M\(at(0.05, 0.7))h0M\(at(-0.3, -0.7))h0M\(at(0.1, -0.7))h0",
                coat.mark, width: 8)
        }
        if shape.hasBars {
            canvas.line(
                "M\(at(0.3, 0))L\(at(0.8, 0))M\(at(0.15, 0.28))L\(at(0.8, 0.3))M\(at(0, 0.55))L\(at(0.66, 0.58))",
                coat.fur, width: 4)
        }
    }

    private func drawNeck(on canvas: inout SVGCanvas) {
        canvas.shape(neck(1).outline, coat.fur, edge: coat.edge)
    }

    private func neck(_ share: Double) -> Ribbon {
        let root = at(0.42, -0.3)
        let top = head.middle
        let thick = 70 * shape.headScale * 0.52
        let bend = shape.neck * 0.2
        let points = [
            root, root.towards(top, 0.34) + Point(bend, 0), root.towards(top, 0.68) + Point(-bend * 0.6, 0), top,
        ]
        return Ribbon(points: points, radii: [shape.girth * 0.44, thick * 1.1, thick * 0.86, thick * 0.86])
    }

    /// Draws the joint of neck and trunk without a line.
    private func joinNeck(on canvas: inout SVGCanvas) {
        let root = at(0.46, -0.48)
        canvas.circle(root.x, root.y, shape.girth * 0.4, coat.fur)
    }

    private func drawLegs(on canvas: inout SVGCanvas) {
        let width = shape.leg > 60 ? 8.0 : 7.0
        if shape.hasRod {
            canvas.line("M\(at(0.1, 0.8).x) \(at(0, 0.8).y)V-6", coat.edge, width: 12)
            canvas.line("M-78 -22H78M-78 -22l-16 -12v24zM78 -22l20 0M66 -36l20 14l-20 14", coat.accent, width: 8)
            return
        }
        if isLow {
            return canvas.line("M\(at(0.1, 0.9).x) -5h16M\(at(0.5, 0.9).x) -5h16", coat.accent, width: 9)
        }
        for (index, x) in [0.34, -0.04].enumerated() {
            let root = at(x, 0.8)
            var foot = Point(root.x, -5)
            if gesture.isFlying {
                foot = root + Point(-26, 16)
                canvas.line("M\(root)L\(foot)l-10 -4M\(foot)l-10 4", coat.accent, width: width)
                continue
            }
            if gesture.stride > 0 {
                let step = min(34, shape.leg * 0.34 + 8) * Double(gesture.stride)
                foot = foot + Point(index == 0 ? step : -step, index == 0 ? 0 : -Double(gesture.stride) * 6)
            }
            let reach = Reach(from: root, to: foot, upper: leg * 0.62 + 6, lower: leg * 0.62 + 6, bend: -0.8)
            canvas.line(
                "M\(root)L\(reach.joint)L\(reach.end)l14 2M\(reach.end)l-8 3M\(reach.end)l7 5",
                index == 0 ? coat.accent.darker(0.12) : coat.accent, width: width)
        }
    }

    private func drawTail(on canvas: inout SVGCanvas) {
        let root = at(-0.8, 0.05)
        let color = shape.hasMarkedTail ? coat.mark : (shape.wing ?? coat.fur.darker(0.12))
        let long = shape.tailLength
        canvas.group(transform: SVGCanvas.placement(root.x, root.y, turn: tilt + (gesture.isFlying ? -8 : 0))) {
            canvas in
            let path: PathData =
                switch shape.tail {
                case .fan: "M20 -18L\(-long) 0L\(-long - 4) 22L\(-long * 0.8) 32L14 24z"
                case .fork: "M20 -14L\(-long) -8L\(-long * 0.4) 8L\(-long) 40L14 20z"
                case .long: "M20 -14L\(-long) 22L\(-long + 4) 38L14 16z"
                case .cocked: "M20 -14L\(-long * 0.5) \(-long)L\(-long * 0.84) \(-long * 0.76)L6 24z"
                case .short: "M20 -20Q\(-long * 0.6) -34 \(-long) -44Q\(-long * 0.8) -8 14 20z"
                case .rooster:
                    "M24 -24C-10 \(-long * 1.1) \(-long * 0.9) \(-long * 1.15) \(-long * 1.1) \(-long * 0.5)Q\(-long * 0.8) \(-long * 0.6) \(-long * 0.6) \(-long * 0.4)Q\(-long * 1.1) \(-long * 0.36) \(-long * 1.06) 6Q\(-long * 0.6) \(-long * 0.2) 10 26z"
                }
            canvas.shape(path, color, edge: color.darker(0.22))
        }
    }

    // MARK: Wings

    private struct Wing {
        let root: Point
        let tip: Point
        let width: Double
        /// Whether it is away from the body.
        let isOut: Bool
    }

    private var wingLength: Double { shape.length * 1.18 }

    private var nearWing: Wing {
        if gesture.isFlying {
            return Wing(
                root: at(0, -0.5), tip: at(0, -0.5).stepped(wingLength * 1.5, 212), width: wingLength * 0.34,
                isOut: true)
        }
        if gesture.coversEyes {
            return Wing(root: at(0.1, 0.3), tip: head.point(40, 0), width: wingLength * 0.46, isOut: true)
        }
        if let other = gesture.otherArm, other < 0 {
            return Wing(
                root: at(-0.12, -0.3), tip: at(-0.12, -0.3).stepped(wingLength, other), width: wingLength * 0.3,
                isOut: true)
        }
        if let arm = gesture.arm, isForward {
            let root = at(0.12, 0.12)
            return Wing(
                root: root, tip: root.stepped(wingLength * 1.1, min(arm, 90)), width: wingLength * 0.26, isOut: true)
        }
        if let arm = gesture.arm, arm > 160 {
            let root = at(0.05, -0.4)
            return Wing(root: root, tip: root.stepped(wingLength * 1.1, 214), width: wingLength * 0.32, isOut: true)
        }
        return Wing(root: at(0.3, -0.34), tip: at(-1.06, 0.42), width: wingLength * 0.34, isOut: false)
    }

    private var farWing: Wing {
        if gesture.isFlying {
            return Wing(
                root: at(0.25, -0.5), tip: at(0.25, -0.5).stepped(wingLength * 1.4, 152), width: wingLength * 0.3,
                isOut: true)
        }
        let root = at(0.62, -0.12)
        if let arm = gesture.arm, arm > 104, arm <= 160 {
            return Wing(root: root, tip: root.stepped(wingLength, min(arm, 128)), width: wingLength * 0.26, isOut: true)
        }
        if let other = gesture.otherArm, other > 0 {
            return Wing(
                root: root, tip: root.stepped(wingLength, min(other, 112)), width: wingLength * 0.26, isOut: true)
        }
        return Wing(root: root, tip: root, width: 1, isOut: false)
    }

    private func draw(_ wing: Wing, isFar: Bool, on canvas: inout SVGCanvas) {
        let color = (shape.wing ?? coat.fur.darker(0.1)).darker(isFar ? 0.1 : 0)
        let (root, tip, wide) = (wing.root, wing.tip, wing.width)
        // The feathers are on the side that hangs down, or that is behind.
        let out = root.normal(to: tip) * ((tip.x > root.x) == (abs(tip.x - root.x) > 1) ? -1 : 1)
        canvas.shape(
            .smooth([
                root + out * (-wide * 0.5), root.towards(tip, 0.4) + out * (-wide * 0.66),
                root.towards(tip, 0.8) + out * (-wide * 0.36), tip, root.towards(tip, 0.84) + out * (wide * 0.4),
                root.towards(tip, 0.56) + out * (wide * 0.74), root.towards(tip, 0.2) + out * (wide * 0.74),
                root.towards(tip, -0.06) + out * (wide * 0.2),
            ]), color, edge: color.darker(0.22))
        if let bar = shape.bar {
            canvas.path(
                .smooth([
                    root.towards(tip, 0.3) + out * (-wide * 0.4), root.towards(tip, 0.6) + out * (-wide * 0.34),
                    root.towards(tip, 0.56) + out * (wide * 0.5), root.towards(tip, 0.36) + out * (wide * 0.56),
                ]), bar)
            return
        }
        canvas.line(
            "M\(root.towards(tip, 0.42) + out * (wide * 0.3))L\(root.towards(tip, 0.78) + out * (wide * 0.22))M\(root.towards(tip, 0.34))L\(root.towards(tip, 0.82) + out * (-wide * 0.06))",
            color.darker(0.2), width: 3)
    }

    private func drawFromBack(on canvas: inout SVGCanvas) {
        let (long, wide) = (shape.girth, shape.girth * 0.86)
        let middle = Point(0, self.middle.y)
        if !isLow {
            let foot = coat.accent
            canvas.line("M\(-wide * 0.4) \(middle.y)V-5M\(wide * 0.4) \(middle.y)V-5", foot, width: 7)
            canvas.line("M\(-wide * 0.4 - 9) -4h18M\(wide * 0.4 - 9) -4h18", foot, width: 7)
        }
        if shape.neck > 0 {
            let neck = Ribbon(
                points: [middle + Point(0, -long * 0.3), middle.towards(head.middle, 0.6), head.middle],
                radii: [wide * 0.5, 70 * shape.headScale * 0.5, 70 * shape.headScale * 0.45])
            canvas.shape(neck.outline, coat.fur, edge: coat.edge)
        }
        canvas.shape(
            .smooth([
                middle + Point(0, -long * 0.96), middle + Point(wide * 0.8, -long * 0.5),
                middle + Point(wide, long * 0.3),
                middle + Point(wide * 0.5, long * 0.9), middle + Point(-wide * 0.5, long * 0.9),
                middle + Point(-wide, long * 0.3), middle + Point(-wide * 0.8, -long * 0.5),
            ]), coat.fur, edge: coat.edge)
        let tail = shape.hasMarkedTail ? coat.mark : (shape.wing ?? coat.fur.darker(0.12))
        let end = min(-4, middle.y + long * 0.5 + shape.tailLength * 0.8)
        canvas.shape(
            "M-16 \(middle.y + long * 0.3)L-24 \(end)H24L16 \(middle.y + long * 0.3)z", tail, edge: tail.darker(0.22))
        let wing = shape.wing ?? coat.fur.darker(0.1)
        for sign in [-1.0, 1] {
            canvas.shape(
                .smooth([
                    middle + Point(sign * wide * 0.7, -long * 0.66), middle + Point(sign * wide * 1.06, 0),
                    middle + Point(sign * wide * 0.6, long * 0.66), middle + Point(sign * wide * 0.12, long * 0.78),
                    middle + Point(sign * wide * 0.2, -long * 0.1),
                ]), wing, edge: wing.darker(0.22))
        }
    }
}

/// The body of a fish that looks to the right.
struct FishBody: AnimalBody {
    let coat: Coat
    let marking: Marking
    let gesture: Gesture

    private var tilt: Double {
        gesture.isAsleep ? 6 : gesture.tilt * 0.8 + (gesture.bow > 0.2 ? 14 : gesture.bow < 0 ? -16 : 0)
    }
    private var middle: Point { Point(0, -78 - (gesture.stride > 0 && !gesture.isLeaping ? 6 : 0) - abs(tilt) * 0.6) }
    private func at(_ x: Double, _ y: Double) -> Point { middle + Point(x, y).turned(tilt) }

    var head: HeadPlacement {
        HeadPlacement(
            middle: at(64 + gesture.reach * 20, -8), turn: tilt + gesture.headTurn * 0.7, scale: 0.76, look: 0.9)
    }
    var trunk: Box { Box(around: [at(-30, -10)], radius: 36) }
    var hand: Point { gesture.arm == nil ? mouth : fin }
    var back: Point? { at(-20, -78) }
    private var fin: Point {
        gesture.coversEyes
            ? head.point(10, 6)
            : at(20, 34).stepped(58, gesture.arm.map { min($0, 150) } ?? (gesture.stride > 0 ? -80 : -42))
    }

    func drawBehind(on canvas: inout SVGCanvas) {
        let flick: Double = gesture.stride > 0 ? 18 : gesture.isAsleep ? -8 : 0
        let fins = coat.accent
        canvas.shape(
            .smooth([at(-112, 0), at(-176, -56 + flick), at(-166, 0), at(-176, 58 - flick)]), fins,
            edge: fins.darker(0.22))
        canvas.shape(.smooth([at(-70, -54), at(-40, -104), at(30, -100), at(44, -64)]), fins, edge: fins.darker(0.22))
        canvas.shape(
            .smooth([
                at(124, 4), at(92, -58), at(10, -76), at(-78, -44), at(-128, -6), at(-78, 46), at(10, 76), at(92, 62),
            ]),
            coat.fur, edge: coat.edge)
        canvas.path(.smooth([at(118, 16), at(40, 40), at(-112, 8), at(-74, 42), at(10, 72), at(90, 58)]), coat.belly)
        if marking == .speckles {
            canvas.line(
                "M\(at(-80, -22))h0M\(at(-50, -40))h0M\(at(-44, -10))h0M\(at(-14, -50))h0M\(at(-10, -22))h0M\(at(14, -58))h0",
                coat.mark, width: 12)
        } else {
            canvas.line(
                "M\(at(-20, -34))q-14 14 0 28M\(at(-52, -30))q-14 14 0 28M\(at(-36, 2))q-14 14 0 28M\(at(-78, -12))q-12 12 0 24",
                coat.fur.darker(0.16), width: 5)
        }
        canvas.line("M\(at(12, -46))Q\(at(-12, 0)) \(at(12, 44))", coat.fur.darker(0.16), width: 4)
    }

    func drawBefore(on canvas: inout SVGCanvas) {
        let root = at(10, 28)
        let middle = root.towards(fin, 0.6)
        let out = root.normal(to: fin) * 26
        canvas.shape(.smooth([root, middle + out, fin, middle - out]), coat.accent, edge: coat.accent.darker(0.22))
    }
}

/// The body of a seal that lies on its belly and looks to the right.
struct SealBody: AnimalBody {
    let coat: Coat
    let gesture: Gesture

    private var lift: Double { gesture.stride == 2 ? 14 : 0 }
    private var isDown: Bool { gesture.lies }
    private var turn: Double { gesture.stride == 2 ? -6 : min(3, max(-3, gesture.tilt * 0.3)) }

    var head: HeadPlacement {
        let bow = max(0, gesture.bow)
        return HeadPlacement(
            middle: Point(
                66 + gesture.reach * 40 + bow * 46,
                isDown ? -64 : -142 - lift + bow * 70 + min(0, gesture.bow) * 30 + gesture.crouch * 26),
            turn: gesture.headTurn + bow * 8, scale: 0.94, look: 0.8)
    }
    var trunk: Box { Box(minX: -34, minY: -92 - lift, maxX: 40, maxY: -24 - lift) }
    var hand: Point { gesture.arm == nil ? mouth : flipper }
    var back: Point? { Point(-6, -104) }
    private var flipper: Point {
        if gesture.coversEyes { return head.point(16, 8) }
        var point = Point(70, -56).stepped(84, gesture.arm ?? 40)
        point.y = min(point.y, -12)
        return point
    }

    func drawBehind(on canvas: inout SVGCanvas) {
        canvas.group(transform: SVGCanvas.placement(0, -lift, turn: turn)) { canvas in
            // The tail swings up at each push.
            let tip = Point(-128, gesture.stride > 0 ? -48 : -30)
            canvas.shape(
                "M\(tip)q-36 -26 -48 -6q2 12 14 14q-10 10 0 16q24 8 36 -16z", coat.accent, edge: coat.accent.darker(0.2)
            )
            if gesture.arm == nil || gesture.otherArm == nil {
                canvas.shape("M92 -44C124 -40 134 -14 120 -4Q100 -4 76 -26z", coat.fur.darker(0.12), edge: coat.edge)
            }
            let top = isDown ? -96.0 : -126
            canvas.shape(
                "M104 -72C104 -26 70 -2 20 -2C-30 -2 -84 -2 -124 \(tip.y + 10)L-126 \(tip.y - 10)C-84 -38 -40 -96 20 \(top)C70 \(top - 14) 104 -116 104 -72z",
                coat.fur, edge: coat.edge)
            if !gesture.isFromBack {
                canvas.path("M100 -58C94 -20 60 -6 16 -6C-4 -6 -26 -6 -46 -8C0 -26 44 -40 100 -58z", coat.belly)
            }
        }
        let join = head.middle.towards(Point(40, -70), 0.45)
        if !isDown {
            let neck = Ribbon(points: [Point(30, -60), join, head.middle], radii: [58, 58, 54])
            canvas.shape(neck.outline, coat.fur, edge: coat.edge)
            canvas.ellipse(34, -62 - lift, 52, 46, coat.fur)
            if !gesture.isFromBack {
                canvas.path("M98 -56C94 -20 60 -6 16 -6C-4 -6 -26 -6 -46 -8C0 -26 44 -40 98 -56z", coat.belly)
            }
        }
    }

    func drawBefore(on canvas: inout SVGCanvas) {
        if gesture.arm != nil || gesture.coversEyes {
            let limb = Limb(
                from: Point(48, -50), over: Point(48, -50).towards(flipper, 0.5) + Point(8, 14), to: flipper,
                radii: (16, 20, 12))
            return canvas.shape(limb.outline(), coat.fur.darker(0.08), edge: coat.edge)
        }
        canvas.group(transform: SVGCanvas.placement(0, -lift)) {
            $0.shape(
                "M20 -52C36 -20 20 2 -10 -2C-34 -4 -44 -14 -34 -22C-18 -26 -8 -40 -2 -56z", coat.fur.darker(0.08),
                edge: coat.edge)
        }
    }
}

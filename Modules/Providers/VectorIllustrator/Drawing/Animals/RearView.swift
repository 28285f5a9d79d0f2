/// The body of an animal on four legs, seen from behind.
struct RearView: AnimalBody {
    let coat: Coat
    let stature: Stature
    let tail: Tail
    let marking: Marking
    let sits: Bool

    private var leg: Double { sits ? 8 : stature.leg }
    private var middle: Point { Point(0, -(leg + stature.girth * 0.95)) }
    private var width: Double { stature.girth * 0.98 }

    var head: HeadPlacement {
        let radius = 70 * stature.headScale
        let rise = stature.girth * 0.86 + stature.neck * 0.8 + radius * 0.35
        return HeadPlacement(middle: middle + Point(4, -rise), scale: stature.headScale * 0.94, look: 0)
    }
    var trunk: Box { Box(around: [middle], radius: stature.girth * 0.55) }
    var hand: Point { head.point(40, 40) }
    var back: Point? { middle + Point(0, -stature.girth * 0.8) }

    func drawBehind(on canvas: inout SVGCanvas) {
        if stature.neck > 0 {
            let ribbon = Ribbon(
                points: [middle, middle.towards(head.middle, 0.6), head.middle],
                radii: [stature.girth * 0.6, stature.girth * 0.46, stature.girth * 0.4])
            canvas.shape(ribbon.outline, coat.fur.darker(0.05), edge: coat.edge)
        }
    }

    func drawBefore(on canvas: inout SVGCanvas) {
        for sign in [-1.0, 1] {
            let root = middle + Point(sign * width * 0.56, stature.girth * 0.4)
            let foot = Point(sign * width * 0.56, -stature.limb * 0.6)
            let limb = Shank(
                root: root, joint: root.towards(foot, 0.5), foot: foot,
                radii: (stature.limb * 1.5, stature.limb, stature.limb * 0.82))
            canvas.shape(limb.outline, coat.fur, edge: coat.edge)
            let toe = stature.hasHooves ? coat.accent : coat.fur
            canvas.stamp(at: SVGCanvas.placement(foot.x, foot.y, scale: stature.limb / 16)) {
                $0.shape("M-13 -9H13L17 9H-17z", toe, edge: toe.darker(0.22))
            }
        }
        canvas.shape(
            .smooth([
                middle + Point(-width * 0.8, -stature.girth * 0.7), middle + Point(0, -stature.girth),
                middle + Point(width * 0.8, -stature.girth * 0.7), middle + Point(width, stature.girth * 0.1),
                middle + Point(width * 0.7, stature.girth * 0.8), middle + Point(0, stature.girth * 0.86),
                middle + Point(-width * 0.7, stature.girth * 0.8), middle + Point(-width, stature.girth * 0.1),
            ]), coat.fur, edge: coat.edge)
        let scaled = Stature(leg: stature.leg, length: width * 0.98, girth: stature.girth * 0.98)
        if marking == .patches || marking == .spots || marking == .wool || marking == .dome {
            FourLeggedCoat(coat: coat, marking: marking, stature: scaled)
                .draw(on: &canvas, placement: SVGCanvas.placement(middle.x, middle.y))
        }
        let root = middle + Point(0, -stature.girth * 0.2)
        canvas.group(transform: SVGCanvas.placement(root.x, root.y)) { canvas in
            let drop = -root.y
            switch tail {
            case .cow:
                canvas.line("M0 0Q10 \(drop * 0.3) 0 \(drop * 0.55)", coat.edge, width: 9)
                canvas.path(
                    "M-8 \(drop * 0.5)Q-18 \(drop * 0.74) 2 \(drop * 0.82)Q18 \(drop * 0.72) 8 \(drop * 0.5)z",
                    coat.mark)
            case .horse:
                canvas.shape(
                    "M-14 0Q0 -16 14 0Q26 \(drop * 0.4) 8 \(drop * 0.84)Q-24 \(drop * 0.6) -14 0z", coat.mark,
                    edge: coat.mark.darker(0.22))
            case .lizard:
                canvas.shape(
                    "M-16 0Q0 -14 16 0Q14 \(drop * 0.6) 40 \(drop - 6)Q-10 \(drop) -16 0z", coat.fur, edge: coat.edge)
            default: canvas.circle(0, 0, 16, coat.belly)
            }
        }
    }
}

/// The body of a spider, which looks out of the picture: a round body between eight legs.
struct SpiderBody: AnimalBody {
    let coat: Coat
    let gesture: Gesture

    private var isLow: Bool { gesture.lies || gesture.sits }
    private var rise: Double { isLow ? 60 : gesture.isLeaping ? 130 : 96 - gesture.crouch * 34 }

    var head: HeadPlacement {
        HeadPlacement(
            middle: Point(14 + gesture.reach * 50 + gesture.tilt * 0.7, -rise + gesture.bow * 30),
            turn: gesture.headTurn + gesture.tilt * 0.4,
            scale: 0.8, look: 0.4)
    }
    var trunk: Box { Box(around: [Point(-44, -rise - 44)], radius: 34) }
    var hand: Point { gesture.arm == nil ? mouth : foot(0, 1) }
    var shoulder: Point { Point(50, -rise) }
    var back: Point? { Point(-46, -rise - 96) }

    func drawBehind(on canvas: inout SVGCanvas) {
        for pair in [3, 2, 1] { for side in [-1.0, 1] { leg(pair, side, on: &canvas) } }
        canvas.circle(-40, -rise - 40, 66, coat.edge)
        canvas.circle(-40, -rise - 40, 63.5, coat.fur)
        if gesture.isFromBack {
            canvas.circle(14, -rise, 64, coat.edge)
        }
        canvas.line("M-56 -\(rise + 66)l32 32M-24 -\(rise + 66)l-32 32", coat.mark, width: 11)
        leg(0, -1, on: &canvas)
        leg(0, 1, on: &canvas)
    }

    func drawBefore(on canvas: inout SVGCanvas) {
        guard gesture.coversEyes || gesture.arm != nil else { return }
        leg(0, 1, on: &canvas)
        if gesture.coversEyes { leg(0, -1, on: &canvas) }
    }

    private func foot(_ pair: Int, _ side: Double) -> Point {
        if pair == 0 {
            if gesture.coversEyes { return head.point(side * 26, 8) }
            if side > 0, let arm = gesture.arm { return Point(52, -rise).stepped(106, arm) }
            if side < 0, let other = gesture.otherArm { return Point(other < 0 ? -40 : 40, -rise).stepped(104, other) }
        }
        let step: Double = gesture.stride > 0 && (pair.isMultiple(of: 2) == (side > 0)) ? 18 : 0
        return Point(side * (56 + Double(pair) * 42) + step, gesture.isLeaping ? -40 : -4)
    }

    private func leg(_ pair: Int, _ side: Double, on canvas: inout SVGCanvas) {
        let root = Point(14 + side * 40, -rise + 8)
        let foot = foot(pair, side)
        let isArm = pair == 0 && foot.y < -rise + 40
        let knee =
            isArm
            ? root.towards(foot, 0.5) + Point(side * 26, 12)
            : Point(root.x + (foot.x - root.x) * 0.62 + side * 10, min(root.y, foot.y) - 26 - Double(pair) * 14)
        canvas.line("M\(root)Q\(knee) \(foot)", coat.accent, width: 9)
    }
}

import Foundation

/// The body of a star whose five points are its head, arms and legs.
struct StarFellow: AnimalBody {
    let gesture: Gesture

    private var middle: Point {
        let low = gesture.sits || gesture.lies
        return Point(
            0, low ? (gesture.isAsleep ? -94 : -76) : -110 + gesture.crouch * 14 - (gesture.stride == 2 ? 22 : 0))
    }
    private var turn: Double {
        gesture.isAsleep
            ? -32
            : gesture.isFlying
                ? 24
                : gesture.lies
                    ? 10 : max(-8, min(gesture.isLeaping ? 30 : 8, gesture.tilt * 0.7)) + (gesture.stride == 2 ? 10 : 0)
    }
    var head: HeadPlacement {
        HeadPlacement(
            middle: middle + Point(0, -4 + gesture.bow * 12).turned(turn), turn: turn + gesture.headTurn * 0.7,
            scale: 0.8,
            look: 0)
    }
    var trunk: Box { Box(around: [middle], radius: 58) }
    var hand: Point { tips[1] + Point(6, 6) }
    var shoulder: Point { middle + Point(50, -40) }

    func drawBefore(on canvas: inout SVGCanvas) {
        guard gesture.coversEyes else { return }
        canvas.line(
            "M\(middle + Point(-62, 20))L\(head.point(-26, 8))M\(middle + Point(62, 20))L\(head.point(26, 8))",
            0xE0A02E,
            width: 39)
        canvas.line(
            "M\(middle + Point(-62, 20))L\(head.point(-26, 8))M\(middle + Point(62, 20))L\(head.point(26, 8))",
            0xFFD75E,
            width: 34)
    }

    func drawBehind(on canvas: inout SVGCanvas) {
        canvas.glow(middle.x, middle.y, 180)
        let outline = outline
        canvas.line(outline, 0xE0A02E, width: 35)
        canvas.path(outline, 0xFFD75E)
        canvas.line(outline, 0xFFD75E, width: 30)
        canvas.shine(
            .smooth([
                middle.towards(tips[0], 0.9), middle.towards(tips[0], 0.5) + Point(10, 0), middle.towards(tips[4], 0.5),
                middle.towards(tips[4], 0.86),
            ]), strength: 0.3)
        if gesture.isFlying || gesture.stride == 2 {
            let y = middle.y
            canvas.line("M-132 \(y + 6)h-40M-124 \(y + 44)h-56M-112 \(y + 82)h-36", 0xFFD75E, width: 8, opacity: 0.75)
        }
    }

    /// The top, the right arm, the right leg, the left leg and the left arm, as angles from straight up and lengths.
    private var points: [(angle: Double, length: Double)] {
        if gesture.isAsleep { return [(0, 90), (76, 84), (136, 82), (220, 82), (286, 84)] }
        if gesture.sits || gesture.lies {
            return [(0, 96), (arm ?? 74, 92), (128, 100), (232, 100), (otherArm ?? 286, 92)]
        }
        switch gesture.stride {
        case 2: return [(4, 96), (arm ?? 66, 100), (118, 108), (222, 112), (otherArm ?? 270, 92)]
        case 1: return [(0, 96), (arm ?? 84, 88), (126, 112), (214, 98), (otherArm ?? 290, 94)]
        default:
            let spread = gesture.crouch * 22
            return [
                (0, 98 - max(0, gesture.bow) * 16), (arm ?? 72, arm == nil ? 92 : 124), (146 - spread, 96),
                (214 + spread, 96), (otherArm ?? 288, otherArm == nil ? 92 : 122),
            ]
        }
    }

    /// The angles of the arms, from straight up.
    private var arm: Double? { gesture.arm.map { 180 - min(150, max(78, $0)) } }
    private var otherArm: Double? {
        gesture.otherArm.map { $0 < 0 ? min(322, max(252, 180 - $0)) : 260 + $0 * 0.3 }
    }

    private var tips: [Point] {
        points.map { middle.stepped($0.length, 180 - $0.angle - turn) }
    }

    private var outline: PathData {
        var path: PathData = ""
        for (index, tip) in tips.enumerated() {
            let next = points[(index + 1) % 5].angle + (index == 4 ? 360 : 0)
            let dent = middle.stepped(52, 180 - (points[index].angle + next) / 2 - turn)
            path += index == 0 ? "M\(tip)L\(dent)" : "L\(tip)L\(dent)"
        }
        return path + "z"
    }
}

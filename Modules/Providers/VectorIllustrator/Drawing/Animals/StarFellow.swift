import Foundation

/// Draws a star whose five points are its head, arms and legs; the face comes later.
struct StarFellow {
    let stance: Stance

    var middle: Point {
        Point(0, stance == .flying ? -250 : stance == .sleeping ? -94 : stance == .sitting ? -76 : -108 - lift)
    }
    var face: Point { middle + Point(0, -4).turned(turn) }
    var turn: Double {
        stance == .running ? 12 : stance == .flying ? 24 : stance == .walking ? 4 : stance == .sleeping ? -32 : 0
    }
    var hand: Point { tips[1] + Point(6, 6) }
    private var lift: Double { stance == .running ? 22 : 0 }

    func draw(on canvas: inout SVGCanvas) {
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
        if stance == .flying || stance == .running {
            let y = middle.y
            canvas.line("M-132 \(y + 6)h-40M-124 \(y + 44)h-56M-112 \(y + 82)h-36", 0xFFD75E, width: 8, opacity: 0.75)
        }
    }

    /// The top, the right arm, the right leg, the left leg and the left arm, as angles from straight up and lengths.
    private var points: [(angle: Double, length: Double)] {
        switch stance {
        case .standing: [(0, 96), (72, 92), (146, 96), (214, 96), (288, 92)]
        case .walking: [(0, 96), (84, 88), (126, 112), (214, 98), (290, 94)]
        case .running: [(4, 96), (66, 100), (118, 108), (222, 112), (270, 92)]
        case .sitting: [(0, 96), (74, 92), (128, 100), (232, 100), (286, 92)]
        case .reaching: [(-8, 92), (46, 130), (150, 94), (206, 104), (276, 94)]
        case .hugging: [(-6, 94), (62, 118), (150, 94), (212, 94), (298, 118)]
        case .sleeping: [(0, 90), (76, 84), (136, 82), (220, 82), (286, 84)]
        case .flying: [(0, 104), (62, 116), (156, 110), (196, 116), (290, 98)]
        default: [(0, 96), (72, 92), (146, 96), (214, 96), (288, 92)]
        }
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

/// The proportions of an animal that crawls on its belly, or on more legs than eight.
struct CrawlerShape: Sendable {
    enum Build: Sendable { case worm, snake, slug, snail, caterpillar, centipede, woodlouse, silverfish }

    var build = Build.worm
    /// Its length, and half of its thickness.
    var length = 240.0
    var thickness = 24.0
    /// How high the head is held.
    var rise = 90.0
    var headScale = 0.6
    /// Whether it lies in coils when it sleeps.
    var coils = false
}

/// The body of an animal that crawls to the right.
struct CrawlerBody: AnimalBody {
    let coat: Coat
    let shape: CrawlerShape
    let gesture: Gesture

    private var radius: Double { 70 * shape.headScale }
    private var isCoiled: Bool {
        shape.coils && (gesture.lies && gesture.isAsleep || gesture.coversEyes || gesture.sits)
    }
    private var isWithdrawn: Bool { shape.build == .snail && (gesture.coversEyes || gesture.isAsleep) }

    var head: HeadPlacement {
        let half = shape.length / 2
        if isWithdrawn {
            return HeadPlacement(
                middle: Point(half * 0.52, -radius * 0.86), turn: 10, scale: shape.headScale * 0.9, look: 0.8)
        }
        let low = radius * 0.86
        let up =
            shape.rise
            * (gesture.lies ? 0 : 1 - max(0, gesture.bow) * 0.9 - gesture.crouch * 0.35 - min(0, gesture.bow) * 1.4)
        let lean =
            gesture.reach * radius + max(0, gesture.bow) * radius * 0.7
            + (gesture.arm.map { $0 > 72 && $0 < 140 ? 16.0 : 0 } ?? 0)
            + gesture.tilt * 1.1
        let turn = gesture.headTurn + max(0, gesture.bow) * 8
        if isCoiled {
            let top = shape.thickness * 4.2
            return HeadPlacement(
                middle: Point(gesture.sits ? 20 : 0, -top - (gesture.sits ? shape.rise * 0.6 : radius * 0.4)),
                turn: turn, scale: shape.headScale,
                look: 0.5)
        }
        return HeadPlacement(
            middle: Point(half * 0.74 + lean, -low - max(0, up)), turn: turn, scale: shape.headScale, look: 0.8)
    }

    var trunk: Box {
        if shape.build == .snail { return Box(around: [shellMiddle], radius: 36) }
        if isCoiled { return Box(around: [Point(0, -shape.thickness * 2)], radius: shape.thickness * 1.4) }
        return Box(
            around: [Point(-shape.length * 0.12, -shape.thickness - (gesture.isSwimming ? 12 : 0))],
            radius: shape.thickness * 0.7)
    }
    var hand: Point { mouth }

    // MARK: Drawing

    func drawBehind(on canvas: inout SVGCanvas) {
        if isCoiled { return drawCoils(on: &canvas) }
        switch shape.build {
        case .caterpillar: drawSegments(on: &canvas)
        case .woodlouse: drawArmour(on: &canvas)
        default:
            drawLegs(on: &canvas)
            canvas.shape(ribbon.outline, coat.fur, edge: coat.edge)
            drawMarkings(on: &canvas)
        }
    }

    func drawBefore(on canvas: inout SVGCanvas) {
        if shape.build == .snail { drawShell(on: &canvas) }
        if gesture.coversEyes, !isWithdrawn, !isCoiled {
            let eyes = head.point(10, 8)
            canvas.line("M\(eyes + Point(-radius * 0.5, 0))h\(radius)", coat.edge, width: radius * 0.5 + 5)
            canvas.line("M\(eyes + Point(-radius * 0.5, 0))h\(radius)", coat.fur, width: radius * 0.5)
        }
    }

    /// The middle line from the tail to the nape.
    private var spine: [Point] {
        let (half, thick) = (shape.length / 2, shape.thickness)
        let wave: Double =
            gesture.lies
            ? 0
            : shape.build == .slug || shape.build == .snail
                ? 0 : gesture.stride > 0 ? 34 + Double(gesture.stride) * 14 : 12
        let lift = gesture.isSwimming ? 12.0 : 0
        let ground = -thick - lift
        if wave > 24, shape.build == .worm {
            // It draws its tail after it, in an arch.
            return [
                Point(-half, ground), Point(-half * 0.66, ground), Point(-half * 0.3, ground - wave),
                Point(half * 0.1, ground),
                Point(half * 0.42, ground), nape,
            ]
        }
        return [
            Point(-half, ground + (gesture.stride == 2 ? -20 : 0)), Point(-half * 0.62, ground - wave * 0.6),
            Point(-half * 0.28, ground),
            Point(half * 0.08, ground - wave), Point(half * 0.42, ground), nape,
        ]
    }
    private var nape: Point { head.middle + Point(-radius * 0.25, radius * 0.45) }

    private var ribbon: Ribbon {
        let thick = shape.thickness
        let tail: Double =
            shape.build == .slug || shape.build == .snail || shape.build == .silverfish
            ? 0.3 : shape.build == .snake ? 0.22 : 0.7
        let full: Double = shape.build == .silverfish ? 1.25 : 1
        return Ribbon(
            points: spine,
            radii: [
                thick * tail, thick * 0.86, thick * full, thick * full, thick * 1.06, min(thick * 1.1, radius * 0.72),
            ])
    }

    private func drawMarkings(on canvas: inout SVGCanvas) {
        let points = spine
        let thick = shape.thickness
        func dots(_ shares: [(Int, Double)], width: Double) {
            let path: PathData = shares.reduce(into: "") {
                $0 += "M\(points[$1.0].towards(points[$1.0 + 1], $1.1) + Point(0, -thick * 0.35))h0.1"
            }
            canvas.line(path, coat.mark, width: width)
        }
        switch shape.build {
        case .snake:
            canvas.line(.thread(points.dropLast().map { $0 + Point(0, thick * 0.56) }), coat.belly, width: thick * 0.5)
            dots([(0, 0.5), (1, 0.2), (1, 0.8), (2, 0.5), (3, 0.1), (3, 0.7)], width: thick * 0.86)
        case .worm where coat.mark != coat.accent:
            canvas.line(
                "M\(points[3].towards(points[4], 0.3))L\(points[3].towards(points[4], 0.8))", coat.mark,
                width: thick * 2.06)
        case .worm, .centipede:
            dots([(0, 0.3), (0, 0.9), (1, 0.5), (2, 0.1), (2, 0.7), (3, 0.3), (3, 0.9)], width: thick * 0.4)
        case .silverfish:
            canvas.line(
                [1, 2, 3].reduce(into: "") { $0 += "M\(points[$1] + Point(0, -thick))q10 \(thick) 0 \(thick * 1.9)" },
                coat.mark, width: 3)
            canvas.line(
                "M\(points[0])l-70 -26M\(points[0])l-80 2M\(points[0])l-66 14", coat.edge, width: 5)
        case .slug:
            canvas.path(
                .smooth([
                    Point(20, -thick * 2.1), Point(-50, -thick * 2.2), Point(-78, -thick * 1.4), Point(-20, -thick * 1),
                    Point(30, -thick * 1.2),
                ]),
                coat.fur.darker(0.12))
            canvas.line("M-90 -8H70", coat.belly, width: 9)
        case .snail: canvas.line("M-90 -6H60", coat.belly, width: 7)
        case .caterpillar, .woodlouse: break
        }
    }

    private func drawLegs(on canvas: inout SVGCanvas) {
        let points = spine
        let thick = shape.thickness
        switch shape.build {
        case .centipede, .silverfish:
            let count = shape.build == .centipede ? 11 : 3
            let path: PathData = (0..<count).reduce(into: "") { path, index in
                let share = 0.3 + Double(index) * 3.9 / Double(count)
                let root = points[Int(share)].towards(points[Int(share) + 1], share.truncatingRemainder(dividingBy: 1))
                let step = index.isMultiple(of: 2) == (gesture.stride > 0) ? 10.0 : -8.0
                path += "M\(root)l\(step) \(max(0, -root.y - 2))"
            }
            canvas.line(path, coat.accent, width: shape.build == .centipede ? 7 : 5)
        case .worm where coat.mark == coat.accent:
            // A lugworm's gills are tufts.
            canvas.line(
                [1, 2, 3].reduce(into: "") {
                    $0 += "M\(points[$1])l-7 \(-thick - 9)M\(points[$1])l7 \(-thick - 9)M\(points[$1])l0 \(-thick - 12)"
                },
                0xD9534A, width: 7)
        default: break
        }
    }

    /// A caterpillar is a row of balls.
    private func drawSegments(on canvas: inout SVGCanvas) {
        let (half, thick) = (shape.length / 2, shape.thickness)
        let hump: Double = gesture.lies ? 0 : gesture.stride > 0 ? 46 : gesture.crouch * 10 + 12
        let heights = [0, hump * 0.5, hump, hump * 0.5, 0]
        var points = heights.enumerated().map { Point(-half + half * 0.4 * Double($0), -thick - 8 - $1) }
        points[4] = points[4].towards(nape, 0.25)
        canvas.line(
            points.dropLast().reduce(into: "") {
                $0 += "M\($1)l-5 \(max(6, min(thick + 6, -$1.y - 4)))M\($1)l9 \(max(6, min(thick + 6, -$1.y - 4)))"
            },
            coat.accent, width: 12)
        for (index, point) in points.enumerated() {
            canvas.line("M\(point)h0", coat.edge, width: thick * 2.2 + 5)
            canvas.line("M\(point)h0", index.isMultiple(of: 2) ? coat.fur : coat.belly, width: thick * 2.2)
        }
        canvas.line(
            points.dropLast().reduce(into: "") { $0 += "M\($1 + Point(0, -thick * 0.4))h0" }, coat.mark, width: 12)
    }

    /// A woodlouse is a dome of plates on many legs, or a ball.
    private func drawArmour(on canvas: inout SVGCanvas) {
        let half = shape.length / 2
        let isBall = gesture.isAsleep || gesture.coversEyes
        if !isBall {
            let step: Double = gesture.stride > 0 ? 8 : 0
            canvas.line(
                (0..<6).reduce(into: "") {
                    $0 += "M\(-half * 0.8 + Double($1) * half * 0.26) -26l\($1.isMultiple(of: 2) ? step - 4 : -step) 22"
                },
                coat.accent, width: 8)
        }
        let top = isBall ? -150.0 : -124 + gesture.crouch * 16
        let floor = isBall ? -3.0 : -18
        let (left, right) = isBall ? (-88.0, 64.0) : (-half, half * 0.6)
        let plates: PathData =
            isBall
            ? "M-88 -43C-92 \(top) 64 \(top) 64 -43C64 8 -88 8 -88 -43z"
            : "M\(left) \(floor)C\(left) \(top) \(right) \(top) \(right) \(floor)Q\(right - 60) \(floor + 8) \(left) \(floor)z"
        canvas.shape(plates, coat.fur, edge: coat.edge)
        let wide = right - left
        canvas.line(
            [0.22, 0.4, 0.58, 0.76].reduce(into: "") { path, share in
                let x = left + wide * share
                let rise = (floor - top) * 3 * share * (1 - share) * 0.98
                path += "M\(x) \(floor - 4)Q\(x + 12) \(floor - rise * 0.5) \(x - 4) \(floor - rise)"
            }, coat.edge, width: 4)
    }

    private func drawCoils(on canvas: inout SVGCanvas) {
        let thick = shape.thickness
        for (index, half) in [3.4, 2.5, 1.5].enumerated() {
            let y = -thick * (1 + Double(index) * 1.5)
            let line: PathData = "M\(-half * thick) \(y)H\(half * thick)"
            canvas.line(line, coat.edge, width: thick * 2 + 5)
            canvas.line(line, coat.fur, width: thick * 2)
            if shape.build == .snake {
                canvas.line(
                    "M\(-half * thick * 0.8) \(y - thick * 0.3)h0M\(0) \(y - thick * 0.3)h0M\(half * thick * 0.8) \(y - thick * 0.3)h0",
                    coat.mark, width: thick * 0.8)
            }
        }
        let neck = Ribbon(
            points: [Point(0, -thick * 4), Point(0, -thick * 4).towards(head.middle, 0.5), head.middle],
            radii: [thick, thick * 0.95, min(thick, radius * 0.7)])
        canvas.shape(neck.outline, coat.fur, edge: coat.edge)
        canvas.line(
            "M\(3.2 * thick) \(-thick * 0.6)q\(thick) 0 \(thick * 1.8) \(-thick * 0.5)", coat.fur.darker(0.1),
            width: thick * 0.8)
    }

    // MARK: The shell of a snail

    private var shellMiddle: Point { Point(-22 + gesture.tilt * 0.3, -96 + gesture.crouch * 8) }

    private func drawShell(on canvas: inout SVGCanvas) {
        let middle = shellMiddle
        let edge = coat.mark.darker(0.25)
        canvas.group(transform: SVGCanvas.placement(middle.x, middle.y)) { canvas in
            canvas.shape("M-76 14C-84 -90 76 -96 78 6Q80 58 46 74Q-70 96 -76 14z", coat.mark, edge: edge)
            canvas.line(
                "M52 66C92 20 60 -66 -4 -62C-66 -56 -62 48 0 46C46 42 44 -22 2 -24C-30 -22 -26 22 2 16", edge, width: 9)
            canvas.shine("M-56 -14Q-46 -56 -8 -58Q-34 -44 -42 -8z", strength: 0.34)
        }
    }
}

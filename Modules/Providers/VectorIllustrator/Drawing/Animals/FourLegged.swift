/// Draws the body of an animal that walks or runs to the right on its four legs.
struct FourLegged {
    let kind: Kind
    let coat: Coat
    let isRunning: Bool

    private var lift: Double { isRunning ? 30 : 0 }
    private var edge: Colour { coat.fur.darker(0.22) }
    var head: Point { Point(74, -154 - lift + (isRunning ? 10 : 0)) }
    var body: Box { Box(minX: -76, minY: -114 - lift, maxX: 30, maxY: -62 - lift) }

    func draw(on canvas: inout SVGCanvas) {
        canvas.group(transform: SVGCanvas.placement(0, -lift, turn: isRunning ? -5 : 0)) { canvas in
            let parts = AnimalParts(kind: kind, coat: coat, isFlying: false)
            canvas.group(transform: SVGCanvas.placement(-42, -52, mirrored: true, turn: isRunning ? -14 : 0)) {
                parts.drawTail(on: &$0)
            }
            for leg in Self.legs(isRunning) where leg.isFar { draw(leg, on: &canvas) }
            drawTrunk(on: &canvas)
            for leg in Self.legs(isRunning) where !leg.isFar { draw(leg, on: &canvas) }
        }
    }

    private func drawTrunk(on canvas: inout SVGCanvas) {
        canvas.shape(
            "M-92 -84C-96 -124 -56 -132 -10 -126C20 -122 52 -130 66 -104C78 -74 58 -48 20 -44C-20 -38 -88 -36 -92 -84z",
            coat.fur, edge: edge)
        canvas.path("M-62 -50C-30 -56 30 -56 56 -66C44 -46 20 -44 0 -42Q-40 -38 -62 -50z", coat.belly)
        if kind == .hedgehog {
            canvas.shape(
                "M62 -120L44 -150L30 -134L8 -158L-8 -138L-36 -156L-46 -132L-78 -142L-80 -114L-106 -112L-94 -90L-112 -74L-92 -64L-84 -50Q-20 -76 50 -78z",
                coat.accent, edge: coat.accent.darker(0.25))
            canvas.line(
                "M30 -106l-8 -14M0 -104l-8 -16M-32 -102l-10 -14M-60 -90l-12 -10M-10 -84l-8 -12M-40 -76l-10 -10",
                coat.accent.lighter(0.3), width: 4)
        }
        if kind == .cat {
            canvas.line("M-50 -128q-4 18 2 30M-24 -127q-4 16 0 26M2 -125q-2 14 2 22", coat.accent, width: 7)
        }
    }

    private struct Leg {
        let from: Point
        let bend: Posture.Bend
        let isFar: Bool
    }

    private static func legs(_ isRunning: Bool) -> [Leg] {
        let (back, front) = (Point(-62, -72), Point(40, -70))
        let bends: [(Double, Double)] =
            isRunning ? [(-50, -82), (64, 40), (-72, -54), (48, 74)] : [(26, -14), (-16, -26), (-26, -6), (26, 4)]
        return [
            Leg(from: back, bend: .init(bends[0].0, bends[0].1), isFar: true),
            Leg(from: front, bend: .init(bends[1].0, bends[1].1), isFar: true),
            Leg(from: back, bend: .init(bends[2].0, bends[2].1), isFar: false),
            Leg(from: front, bend: .init(bends[3].0, bends[3].1), isFar: false),
        ]
    }

    private func draw(_ leg: Leg, on canvas: inout SVGCanvas) {
        let fur = leg.isFar ? coat.fur.darker(0.1) : coat.fur
        let knee = leg.from.stepped(31, leg.bend.upper)
        let foot = knee.stepped(31, leg.bend.lower)
        let limb = Limb(from: leg.from, over: knee, to: foot, radii: (24, 16, 12))
        let toe = kind == .fox || kind == .cat ? coat.accent : fur
        let isHind = leg.from.x < 0
        canvas.shape(limb.outline(), fur, edge: leg.isFar ? fur.darker(0.2) : edge)
        if kind == .fox { canvas.path(limb.outline(0.68, 1), coat.accent) }
        canvas.stamp(
            at: SVGCanvas.placement(
                foot.x, foot.y, turn: isRunning ? (isHind ? 60 : -30) : -leg.bend.lower * 0.4)
        ) {
            $0.shape(
                "M-12 -8C-16 4 -14 10 -10 10H16C25 10 25 -3 14 -5Q2 -12 -12 -8z", kind == .fox ? toe : fur,
                edge: leg.isFar ? fur.darker(0.2) : edge)
        }
        // Where the thigh joins the trunk there is no line.
        if !leg.isFar { canvas.ellipse(leg.from.x, leg.from.y - 12, 20, 18, coat.fur) }
    }
}

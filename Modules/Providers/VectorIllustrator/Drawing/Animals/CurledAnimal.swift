/// Draws the body of an animal that sleeps: curled up around itself, the head on the paws.
struct CurledAnimal {
    let kind: Kind
    let coat: Coat

    private var edge: Colour { coat.fur.darker(0.22) }

    var head: (middle: Point, turn: Double, scale: Double) {
        if kind.isBird { return (Point(-12, -106), -10, 0.92) }
        return (Point(-54, -72), -13, 0.94)
    }

    func draw(on canvas: inout SVGCanvas) {
        if kind.isBird { return drawRoosting(on: &canvas) }
        if kind == .dragon { wing(on: &canvas) }
        if kind == .hedgehog { spines(on: &canvas) }
        canvas.shape(
            "M-104 -14C-116 -80 -60 -126 20 -126C104 -126 148 -84 140 -34C136 -8 108 -2 60 -2H-70Q-98 -2 -104 -14z",
            coat.fur, edge: edge)
        if kind == .hedgehog { spinesInFront(on: &canvas) }
        // The haunch.
        if kind != .hedgehog { canvas.line("M128 -30C124 -74 76 -92 48 -56Q34 -34 46 -12", edge, width: 3) }
        canvas.shadow("M-60 -2C20 -14 90 -10 140 -36C136 -8 108 -2 60 -2z", strength: 0.09)
        if kind == .cat {
            canvas.line("M20 -125q4 16 -2 26M52 -122q4 14 0 22M82 -112q2 12 -4 20", coat.accent, width: 7)
        }
        canvas.shape("M24 -8C24 -26 76 -28 84 -12Q86 -1 70 -1H36Q24 -1 24 -8z", coat.fur, edge: edge)
    }

    /// What lies before the head: a paw, and the tail around the feet.
    func drawFront(on canvas: inout SVGCanvas) {
        if kind.isBird { return }
        canvas.shape("M-52 -8C-52 -26 -2 -28 6 -12Q8 -1 -8 -1H-40Q-52 -1 -52 -8z", coat.fur, edge: edge)
        canvas.line("M-40 -8v5M-30 -8v5", edge, width: 2.5)
        tail(on: &canvas)
    }

    private func tail(on canvas: inout SVGCanvas) {
        switch kind {
        case .fox, .squirrel:
            let tail = Limb(from: Point(132, -40), over: Point(106, -24), to: Point(-10, -20), radii: (12, 23, 15))
            canvas.shape(tail.outline(), coat.fur, edge: edge)
            canvas.path(tail.outline(0.74, 0.99, margin: -2), kind == .fox ? coat.belly : coat.fur.lighter(0.3))
        case .cat, .dog, .creature:
            let tail = Limb(from: Point(134, -40), over: Point(118, -14), to: Point(30, -12), radii: (11, 12, 9))
            canvas.shape(tail.outline(), kind == .creature ? coat.accent : coat.fur.darker(0.06), edge: edge)
        case .mouse: canvas.line("M136 -28C150 -2 90 -4 20 -8", coat.accent, width: 8)
        case .dragon:
            let tail = Limb(from: Point(130, -44), over: Point(124, -18), to: Point(36, -12), radii: (22, 17, 6))
            canvas.shape("M42 -14l-34 -16l2 30z", coat.accent, edge: coat.accent.darker(0.2))
            canvas.shape(tail.outline(), coat.fur, edge: edge)
        case .seal:
            canvas.shape(
                "M126 -22q34 -30 46 -8q-4 14 -12 14q10 8 0 14q-26 4 -34 -20z", coat.accent,
                edge: coat.accent.darker(0.2))
        case .rabbit: canvas.circle(132, -34, 22, coat.belly)
        default: break
        }
    }

    private func wing(on canvas: inout SVGCanvas) {
        canvas.shape(
            "M-6 -110Q50 -196 126 -170Q110 -150 138 -128Q150 -96 122 -70z", coat.accent, edge: coat.accent.darker(0.22))
    }

    private static let back: PathData =
        "M-80 -92L-90 -118L-62 -112L-58 -142L-30 -126L-12 -152L10 -130L38 -150L52 -124L84 -136L90 -108L122 -112L120 -84L150 -78L138 -54L160 -38L138 -24L150 -4H-60z"

    private func spines(on canvas: inout SVGCanvas) {
        canvas.shape(Self.back, coat.accent, edge: coat.accent.darker(0.25))
    }

    private func spinesInFront(on canvas: inout SVGCanvas) {
        canvas.path("M-44 -104C0 -134 112 -134 142 -66Q150 -24 136 -12Q70 -26 20 -26T-44 -104z", coat.accent)
        canvas.line(
            "M0 -96l10 -14M36 -100l8 -14M70 -90l12 -12M98 -66l14 -8M20 -66l10 -12M58 -62l10 -12M84 -38l14 -8",
            coat.accent.lighter(0.3), width: 4)
    }

    /// Birds sleep as a ball of feathers.
    private func drawRoosting(on canvas: inout SVGCanvas) {
        canvas.shape("M70 -40Q120 -46 130 -20Q100 -10 70 -14z", coat.fur.darker(0.14), edge: edge)
        canvas.shape(
            "M-86 -46C-88 -104 -46 -126 6 -126C66 -126 100 -88 98 -44C96 -10 60 -1 4 -1S-82 -8 -86 -46z", coat.fur,
            edge: edge)
        canvas.path("M-78 -36C-70 -8 -30 -3 4 -3C30 -3 52 -6 68 -14Q0 -10 -30 -60z", coat.belly)
        let wing = kind == .gull ? 0xB9C3CF as Colour : coat.fur.darker(0.1)
        canvas.shape("M8 -88C60 -104 104 -70 108 -26C70 -22 16 -34 8 -88z", wing, edge: wing.darker(0.2))
        canvas.line("M40 -66q30 8 48 28M34 -52q20 14 40 20", wing.darker(0.2), width: 3)
    }
}

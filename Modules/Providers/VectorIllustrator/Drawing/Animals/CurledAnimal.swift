/// The body of an animal with paws that sleeps: curled up around itself, the head on the paws.
struct CurledAnimal: AnimalBody {
    let breed: Breed
    let coat: Coat

    private var edge: Color { coat.edge }

    var head: HeadPlacement { HeadPlacement(middle: Point(-54, -72), turn: -13, scale: 0.94, look: 0) }
    var trunk: Box { Box(minX: 0, minY: -104, maxX: 110, maxY: -40) }
    var hand: Point { Point(96, -34) }
    var back: Point? { Point(40, -124) }

    func drawBehind(on canvas: inout SVGCanvas) {
        let hasSpines = breed.marking == .spines
        if breed.head.ears == .dragon {
            canvas.shape(
                "M-6 -110Q50 -196 126 -170Q110 -150 138 -128Q150 -96 122 -70z", coat.accent,
                edge: coat.accent.darker(0.22))
        }
        if hasSpines { canvas.shape(Self.spines, coat.accent, edge: coat.accent.darker(0.25)) }
        canvas.shape(
            "M-104 -14C-116 -80 -60 -126 20 -126C104 -126 148 -84 140 -34C136 -8 108 -2 60 -2H-70Q-98 -2 -104 -14z",
            coat.fur, edge: edge)
        if hasSpines {
            canvas.path("M-44 -104C0 -134 112 -134 142 -66Q150 -24 136 -12Q70 -26 20 -26T-44 -104z", coat.accent)
            canvas.line(
                "M0 -96l10 -14M36 -100l8 -14M70 -90l12 -12M98 -66l14 -8M20 -66l10 -12M58 -62l10 -12M84 -38l14 -8",
                coat.accent.lighter(0.3), width: 4)
        } else {
            // The haunch.
            canvas.line("M128 -30C124 -74 76 -92 48 -56Q34 -34 46 -12", edge, width: 3)
        }
        canvas.shadow("M-60 -2C20 -14 90 -10 140 -36C136 -8 108 -2 60 -2z", strength: 0.09)
        if breed.marking == .stripes {
            canvas.line("M20 -125q4 16 -2 26M52 -122q4 14 0 22M82 -112q2 12 -4 20", coat.accent, width: 7)
        }
        canvas.shape("M24 -8C24 -26 76 -28 84 -12Q86 -1 70 -1H36Q24 -1 24 -8z", coat.fur, edge: edge)
    }

    /// What lies before the head: a paw, and the tail around the feet.
    func drawBefore(on canvas: inout SVGCanvas) {
        canvas.shape("M-52 -8C-52 -26 -2 -28 6 -12Q8 -1 -8 -1H-40Q-52 -1 -52 -8z", coat.fur, edge: edge)
        canvas.line("M-40 -8v5M-30 -8v5", edge, width: 2.5)
        switch breed.tail {
        case .fox, .squirrel:
            let tail = Limb(from: Point(132, -40), over: Point(106, -24), to: Point(-10, -20), radii: (12, 23, 15))
            canvas.shape(tail.outline(), coat.fur, edge: edge)
            canvas.path(
                tail.outline(0.74, 0.99, margin: -2), breed.tail == .fox ? coat.belly : coat.fur.lighter(0.3))
        case .cat, .dog, .thick, .otter:
            let tail = Limb(from: Point(134, -40), over: Point(118, -14), to: Point(30, -12), radii: (11, 12, 9))
            canvas.shape(tail.outline(), breed.tail == .thick ? coat.accent : coat.fur.darker(0.06), edge: edge)
        case .mouse: canvas.line("M136 -28C150 -2 90 -4 20 -8", coat.accent, width: 8)
        case .dragon:
            let tail = Limb(from: Point(130, -44), over: Point(124, -18), to: Point(36, -12), radii: (22, 17, 6))
            canvas.shape("M42 -14l-34 -16l2 30z", coat.accent, edge: coat.accent.darker(0.2))
            canvas.shape(tail.outline(), coat.fur, edge: edge)
        case .puff: canvas.circle(132, -34, 22, coat.belly)
        default: break
        }
    }

    private static let spines: PathData =
        "M-80 -92L-90 -118L-62 -112L-58 -142L-30 -126L-12 -152L10 -130L38 -150L52 -124L84 -136L90 -108L122 -112L120 -84L150 -78L138 -54L160 -38L138 -24L150 -4H-60z"
}

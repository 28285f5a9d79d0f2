/// Draws what grows behind an animal's body: tails, wings, spines.
struct AnimalParts {
    let kind: Kind
    let coat: Coat
    let isFlying: Bool

    private var edge: Colour { coat.fur.darker(0.22) }

    func drawTail(on canvas: inout SVGCanvas) {
        switch kind {
        case .cat:
            canvas.line("M40 -30C130 -20 130 -90 96 -140", edge, width: 27)
            canvas.line("M40 -30C130 -20 130 -90 96 -140", coat.fur.darker(0.05), width: 22)
        case .dog:
            canvas.line("M46 -40Q104 -50 106 -106", edge, width: 27)
            canvas.line("M46 -40Q104 -50 106 -106", coat.fur.darker(0.05), width: 22)
        case .fox:
            canvas.shape("M40 -20C150 10 170 -80 130 -150C120 -90 90 -70 44 -64z", coat.fur, edge: edge)
            canvas.path("M152 -88C150 -110 142 -130 130 -150C126 -124 118 -106 106 -92Q132 -70 152 -88z", coat.belly)
        case .squirrel:
            canvas.shape(
                "M28 -18C100 4 158 -58 146 -132C138 -184 92 -206 66 -176C56 -162 66 -148 82 -150C104 -142 100 -104 66 -84"
                    + "C46 -72 34 -52 36 -40z", coat.fur, edge: edge)
            canvas.path(
                "M56 -22C112 -20 140 -74 130 -126C124 -162 100 -180 82 -172Q124 -150 112 -104C104 -74 70 -60 56 -22z",
                coat.fur.lighter(0.28))
        case .mouse: canvas.line("M44 -24C120 0 110 -70 150 -60", coat.accent, width: 9)
        case .dragon:
            canvas.shape("M30 -60C90 0 130 -10 168 -50Q120 12 20 -16z", coat.fur, edge: edge)
            canvas.shape("M150 -44l34 -34l6 44z", coat.accent, edge: coat.accent.darker(0.22))
        case .rabbit: canvas.circle(58, -34, 26, coat.belly)
        case .gull, .duck:
            canvas.path("M30 -30Q90 -20 104 -60Q70 -66 40 -70z", kind == .gull ? 0x8E99A8 : coat.fur.darker(0.1))
        case .seal: canvas.path("M20 -14Q80 -20 108 -46Q112 -20 126 -4Q70 4 20 -2z", coat.accent)
        case .bear, .owl, .hedgehog, .frog, .robot, .star, .child, .grownUp: break
        case .creature: canvas.line("M44 -36q50 0 54 -44", coat.accent, width: 26)
        }
    }

    func drawBack(on canvas: inout SVGCanvas) {
        switch kind {
        case .hedgehog:
            canvas.shape(
                "M-50 -150L-92 -140L-78 -112L-106 -96L-84 -72L-104 -50L-80 -34L-84 -10H84L80 -34L104 -50L84 -72"
                    + "L106 -96L78 -112L92 -140L50 -150z", coat.accent, edge: coat.accent.darker(0.22))
        case .dragon:
            let up: Double = isFlying ? -60 : 0
            canvas.shape(
                "M-30 -130Q-110 \(-230 + up) -160 \(-160 + up)"
                    + "Q-130 \(-150 + up) -126 -110Q-100 -120 -84 -80Q-60 -100 -40 -90z",
                coat.accent, edge: coat.accent.darker(0.22))
            canvas.shape(
                "M30 -130Q110 \(-230 + up) 160 \(-160 + up)Q130 \(-150 + up) 126 -110Q100 -120 84 -80Q60 -100 40 -90z",
                coat.accent, edge: coat.accent.darker(0.22))
        default: break
        }
    }
}

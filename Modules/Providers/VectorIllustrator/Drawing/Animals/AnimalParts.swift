/// Draws what grows behind an animal's body: tails, wings, spines.
struct AnimalParts {
    let kind: Kind
    let coat: Coat
    let isFlying: Bool

    func drawTail(on canvas: inout SVGCanvas) {
        switch kind {
        case .cat: canvas.line("M40 -30C130 -20 130 -90 96 -140", coat.fur.darker(0.08), width: 24)
        case .dog: canvas.line("M46 -40Q104 -50 106 -106", coat.fur.darker(0.08), width: 26)
        case .fox:
            canvas.path("M40 -20C150 10 170 -80 130 -150C120 -90 90 -70 44 -64z", coat.fur)
            canvas.path("M152 -88C150 -110 142 -130 130 -150C126 -124 118 -106 106 -92Q132 -70 152 -88z", coat.belly)
        case .squirrel:
            canvas.path(
                "M30 -20C130 20 170 -90 120 -190C90 -250 40 -210 76 -170C110 -120 70 -90 36 -80z", coat.fur.darker(0.08)
            )
            canvas.path("M60 -24C120 -20 140 -100 100 -176Q124 -80 60 -50z", coat.fur.lighter(0.25))
        case .mouse: canvas.line("M44 -24C120 0 110 -70 150 -60", coat.accent, width: 9)
        case .dragon:
            canvas.path("M30 -60C90 0 130 -10 168 -50Q120 12 20 -16z", coat.fur)
            canvas.path("M150 -44l34 -34l6 44z", coat.accent)
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
            canvas.path(
                "M-50 -150L-92 -140L-78 -112L-106 -96L-84 -72L-104 -50L-80 -34L-84 -10H84L80 -34L104 -50L84 -72"
                    + "L106 -96L78 -112L92 -140L50 -150z", coat.accent)
        case .dragon:
            let up: Double = isFlying ? -60 : 0
            canvas.path(
                "M-30 -130Q-110 \(-230 + up) -160 \(-160 + up)"
                    + "Q-130 \(-150 + up) -126 -110Q-100 -120 -84 -80Q-60 -100 -40 -90z",
                coat.accent)
            canvas.path(
                "M30 -130Q110 \(-230 + up) 160 \(-160 + up)Q130 \(-150 + up) 126 -110Q100 -120 84 -80Q60 -100 40 -90z",
                coat.accent)
        default: break
        }
    }
}

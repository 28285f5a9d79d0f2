/// Draws an animal's head with a radius of 70 around the origin, all but its eyes.
struct AnimalHead {
    let kind: Kind
    let coat: Coat

    var hasBeak: Bool { kind == .owl || kind == .duck || kind == .gull }

    func drawEars(on canvas: inout SVGCanvas) {
        switch kind {
        case .cat: pointed(height: 62, inner: 0xF3B9A6, on: &canvas)
        case .fox: pointed(height: 80, inner: coat.accent, on: &canvas)
        case .squirrel:
            canvas.shape(
                "M-66 -22C-74 -66 -76 -92 -68 -112C-50 -96 -32 -78 -22 -56zM66 -22C74 -66 76 -92 68 -112C50 -96 32 -78 22 -56z",
                coat.fur, edge: coat.fur.darker(0.22))
            canvas.path("M-58 -40Q-64 -74 -62 -92Q-48 -78 -38 -60zM58 -40Q64 -74 62 -92Q48 -78 38 -60z", coat.belly)
            canvas.line("M-68 -108l-2 -10M68 -108l2 -10", coat.accent, width: 7)
        case .owl:
            canvas.shape(
                "M-66 -26Q-74 -66 -70 -98Q-40 -86 -14 -60zM66 -26Q74 -66 70 -98Q40 -86 14 -60z", coat.fur.darker(0.1),
                edge: coat.fur.darker(0.26))
        case .rabbit:
            canvas.shape(
                "M-44 -50C-84 -170 -30 -190 -14 -58zM44 -50C84 -170 30 -190 14 -58z", coat.fur,
                edge: coat.fur.darker(0.22))
            canvas.path("M-38 -60C-62 -140 -36 -158 -24 -64zM38 -60C62 -140 36 -158 24 -64z", coat.accent)
        case .dragon:
            canvas.shape(
                "M-40 -52Q-70 -80 -58 -122Q-30 -96 -14 -60zM40 -52Q70 -80 58 -122Q30 -96 14 -60z", coat.belly,
                edge: coat.belly.darker(0.22))
            canvas.shape("M-16 -60L0 -104L16 -60z", coat.accent, edge: coat.accent.darker(0.22))
        case .mouse: round(at: 56, radius: 42, on: &canvas)
        case .bear, .creature: round(at: 52, radius: 28, on: &canvas)
        case .hedgehog:
            canvas.path(
                "M-92 30L-108 4L-84 -8L-98 -40L-70 -44L-74 -78L-44 -72L-36 -104L-12 -84L8 -110L24 -82L52 -98L54 -68"
                    + "L84 -70L76 -40L102 -34L86 -6L108 8L92 30z", coat.accent)
            round(at: 58, radius: 18, on: &canvas)
        case .frog: canvas.line("M-27 -34h0M27 -34h0", coat.fur.darker(0.22), width: 67)
        case .duck: canvas.line("M0 -66q-4 -20 -18 -24M4 -66q6 -14 18 -16", coat.fur, width: 9)
        case .dog, .seal, .gull, .robot, .star, .child, .grownUp: break
        }
    }

    private func pointed(height: Double, inner: Colour, on canvas: inout SVGCanvas) {
        let top = -34 - height
        canvas.shape(
            "M-70 -14Q-72 \(top * 0.7) -62 \(top)Q-34 \(top * 0.8) -10 -60zM70 -14Q72 \(top * 0.7) 62 \(top)Q34 \(top * 0.8) 10 -60z",
            coat.fur, edge: coat.fur.darker(0.22))
        canvas.path("M-58 -32L-56 \(top + 26)L-26 -58zM58 -32L56 \(top + 26)L26 -58z", inner)
    }

    private func round(at x: Double, radius: Double, on canvas: inout SVGCanvas) {
        canvas.line("M\(-x) -50h0M\(x) -50h0", coat.fur.darker(0.22), width: radius * 2 + 5)
        canvas.line("M\(-x) -50h0M\(x) -50h0", coat.fur, width: radius * 2)
        canvas.line("M\(-x) -50h0M\(x) -50h0", kind == .mouse ? coat.accent : coat.belly, width: radius * 1.1)
    }

    func drawSkull(on canvas: inout SVGCanvas) {
        let edge = coat.fur.darker(0.22)
        if kind == .frog {
            canvas.shape("M-84 18C-84 -50 84 -50 84 18C84 52 46 68 0 68S-84 52 -84 18z", coat.fur, edge: edge)
        } else {
            canvas.shape("M-74 4C-76 -86 76 -86 74 4C73 48 42 69 0 69S-73 48 -74 4z", coat.fur, edge: edge)
        }
        switch kind {
        case .cat: canvas.line("M-15 -61v17M0 -64v24M15 -61v17M-72 2l17 4M72 2l-17 4", coat.accent, width: 7)
        case .hedgehog:
            canvas.path(
                "M-70 -14L-52 -44L-34 -34L-14 -60L4 -38L26 -58L40 -34L60 -42L71 -12Q0 -96 -70 -14z", coat.accent)
        case .dog:
            canvas.shape(
                "M-50 -54C-108 -52 -106 42 -80 48S-46 0 -50 -54zM50 -54C108 -52 106 42 80 48S46 0 50 -54z", coat.accent,
                edge: coat.accent.darker(0.25))
        default: break
        }
        canvas.shadow("M-68 34Q-44 63 0 65T68 34Q56 69 0 69T-68 34z", strength: 0.08)
    }

    /// The markings around the face, which turn with it.
    func drawMask(on canvas: inout SVGCanvas) {
        switch kind {
        case .squirrel: canvas.line("M-20 40h0M20 40h0", coat.belly, width: 50)
        case .fox:
            canvas.path("M-68 20Q-40 4 -14 30Q0 18 14 30Q40 4 60 20C54 50 36 66 -4 66S-58 52 -68 20z", coat.belly)
        case .owl: canvas.line("M-27 8h0M27 8h0", coat.belly, width: 58)
        case .dog:
            canvas.path("M6 -62C62 -62 62 32 26 34S-4 -20 6 -62z", coat.belly)
            canvas.ellipse(0, 40, 30, 24, coat.belly)
        case .cat, .mouse, .rabbit, .seal: canvas.line("M-11 40h0M11 40h0", coat.belly, width: 38)
        case .bear, .creature: canvas.ellipse(0, 38, 34, 26, coat.belly)
        case .frog: canvas.line("M-27 -34h0M27 -34h0", coat.fur, width: 62)
        case .dragon: canvas.ellipse(0, 40, 40, 26, coat.belly)
        default: break
        }
    }

    func drawMuzzle(feeling: Feeling, on canvas: inout SVGCanvas) {
        switch kind {
        case .owl: canvas.path("M-11 16Q2 8 15 16L2 42z", coat.accent)
        case .duck: beak(width: 40, depth: 18, feeling: feeling, on: &canvas)
        case .gull: beak(width: 26, depth: 20, feeling: feeling, on: &canvas)
        case .frog: canvas.line("M-8 20h0M10 20h0", coat.accent, width: 6)
        case .dragon:
            canvas.line("M-10 20h0M14 20h0", coat.accent, width: 8)
        default:
            canvas.path(
                "M-10 15q12 -9 24 0q-2 13 -12 14q-10 -1 -12 -14z",
                kind == .rabbit || kind == .cat || kind == .mouse ? 0xE28A8F : 0x463238)
            if kind == .cat || kind == .mouse || kind == .seal || kind == .rabbit {
                canvas.line("M-44 30l-40 -6M-44 40l-38 6M48 30l40 -6M48 40l38 6", .ink, width: 2.5, opacity: 0.5)
            }
        }
    }

    private func beak(width: Double, depth: Double, feeling: Feeling, on canvas: inout SVGCanvas) {
        let isOpen = feeling == .happy || feeling == .surprised
        if isOpen {
            canvas.path("M\(2 - width * 0.7) 32Q2 \(44 + depth) \(2 + width * 0.7) 32z", coat.accent.darker(0.25))
        }
        canvas.path(
            "M\(2 - width) 30Q2 \(2 - depth * 0.2) \(2 + width) 30Q2 \(30 + depth) \(2 - width) 30z", coat.accent)
    }
}

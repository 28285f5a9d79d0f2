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
            canvas.path("M-60 -30L-66 -106L-44 -90L-26 -58zM60 -30L66 -106L44 -90L26 -58z", coat.fur)
            canvas.line("M-64 -100l-6 -20M64 -100l6 -20", coat.accent, width: 9)
        case .owl: canvas.path("M-62 -34L-70 -96L-18 -62zM62 -34L70 -96L18 -62z", coat.fur.darker(0.12))
        case .rabbit:
            canvas.path("M-44 -50C-84 -170 -30 -190 -14 -58zM44 -50C84 -170 30 -190 14 -58z", coat.fur)
            canvas.path("M-38 -60C-62 -140 -36 -158 -24 -64zM38 -60C62 -140 36 -158 24 -64z", coat.accent)
        case .dragon:
            canvas.path("M-40 -56Q-70 -80 -58 -122Q-30 -96 -14 -64zM40 -56Q70 -80 58 -122Q30 -96 14 -64z", coat.belly)
            canvas.path("M-16 -66L0 -104L16 -66z", coat.accent)
        case .mouse: round(at: 56, radius: 42, on: &canvas)
        case .bear, .creature: round(at: 52, radius: 28, on: &canvas)
        case .hedgehog:
            canvas.path(
                "M-92 30L-108 4L-84 -8L-98 -40L-70 -44L-74 -78L-44 -72L-36 -104L-12 -84L8 -110L24 -82L52 -98L54 -68"
                    + "L84 -70L76 -40L102 -34L86 -6L108 8L92 30z", coat.accent)
            round(at: 58, radius: 18, on: &canvas)
        case .frog: canvas.line("M-36 -56h0M38 -56h0", coat.fur, width: 56)
        case .dog, .duck, .seal, .gull, .robot, .star, .child, .grownUp: break
        }
    }

    private func pointed(height: Double, inner: Colour, on canvas: inout SVGCanvas) {
        let top = -34 - height
        canvas.path("M-68 -14L-62 \(top)L-12 -62zM68 -14L62 \(top)L12 -62z", coat.fur)
        canvas.path("M-58 -32L-56 \(top + 26)L-26 -58zM58 -32L56 \(top + 26)L26 -58z", inner)
    }

    private func round(at x: Double, radius: Double, on canvas: inout SVGCanvas) {
        canvas.line("M\(-x) -50h0M\(x) -50h0", coat.fur, width: radius * 2)
        canvas.line("M\(-x) -50h0M\(x) -50h0", kind == .mouse ? coat.accent : coat.belly, width: radius * 1.1)
    }

    func drawSkull(on canvas: inout SVGCanvas) {
        canvas.path("M-74 2C-74 -84 74 -84 74 2C74 48 42 68 0 68S-74 48 -74 2z", coat.fur)
        switch kind {
        case .squirrel: canvas.line("M-22 36h0M26 36h0", coat.belly, width: 54)
        case .fox:
            canvas.path("M-73 12Q-40 6 -14 30Q0 20 14 30Q40 6 73 12C68 50 40 68 0 68S-68 50 -73 12z", coat.belly)
        case .owl: canvas.line("M-26 6h0M29 6h0", coat.belly, width: 60)
        case .cat: canvas.line("M-14 -60v16M0 -63v22M14 -60v16M-72 4l16 4M72 4l-16 4", coat.accent, width: 7)
        case .dog:
            canvas.path("M6 -61C70 -60 70 30 24 30S-4 -20 6 -61z", coat.belly)
            canvas.path(
                "M-50 -52C-106 -50 -104 40 -80 46S-48 0 -50 -52zM50 -52C106 -50 104 40 80 46S48 0 50 -52z", coat.accent)
        case .hedgehog:
            canvas.path(
                "M-70 -14L-52 -44L-34 -34L-14 -60L4 -38L26 -58L40 -34L60 -42L71 -12Q0 -96 -70 -14z", coat.accent)
        case .bear, .creature, .rabbit, .mouse, .duck, .frog, .seal, .gull, .robot, .dragon, .star, .child, .grownUp:
            break
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

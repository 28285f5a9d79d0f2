/// Draws what grows on an animal's head behind its skull, around the head's middle.
struct AnimalEars {
    let traits: HeadTraits
    let coat: Coat

    func draw(on canvas: inout SVGCanvas) {
        drawTopBehind(on: &canvas)
        switch traits.ears {
        case .none, .floppy: break
        case .cat: pointed(height: 62, inner: 0xF3B9A6, on: &canvas)
        case .fox: pointed(height: 80, inner: coat.accent, on: &canvas)
        case .bat: pointed(height: 104, inner: coat.accent, on: &canvas)
        case .squirrel:
            twin("M66 -22C74 -66 76 -92 68 -112C50 -96 32 -78 22 -56z", coat.fur, on: &canvas)
            canvas.path("M-58 -40Q-64 -74 -62 -92Q-48 -78 -38 -60zM58 -40Q64 -74 62 -92Q48 -78 38 -60z", coat.belly)
            canvas.line("M-68 -108l-2 -10M68 -108l2 -10", coat.accent, width: 7)
        case .owl: twin("M66 -26Q74 -66 70 -98Q40 -86 14 -60z", coat.fur.darker(0.1), on: &canvas)
        case .rabbit:
            twin("M44 -50C84 -170 30 -190 14 -58z", coat.fur, on: &canvas)
            canvas.path("M-38 -60C-62 -140 -36 -158 -24 -64zM38 -60C62 -140 36 -158 24 -64z", coat.accent)
        case .donkey:
            twin("M40 -46C96 -120 92 -176 70 -170C40 -160 22 -110 16 -58z", coat.fur, on: &canvas)
            canvas.path(
                "M-38 -62C-72 -110 -74 -140 -66 -146C-48 -130 -32 -100 -28 -64zM38 -62C72 -110 74 -140 66 -146C48 -130 32 -100 28 -64z",
                coat.accent)
        case .horse:
            twin("M52 -40C66 -70 66 -96 56 -112C36 -100 24 -80 20 -58z", coat.fur, on: &canvas)
            canvas.path("M-48 -52Q-56 -78 -52 -94Q-38 -80 -34 -62zM48 -52Q56 -78 52 -94Q38 -80 34 -62z", coat.belly)
        case .side:
            twin("M52 -36C84 -66 116 -58 126 -40C110 -18 82 -8 58 -12z", coat.fur, on: &canvas)
            canvas.path("M-64 -28Q-92 -46 -112 -40Q-92 -22 -68 -18zM64 -28Q92 -46 112 -40Q92 -22 68 -18z", coat.belly)
        case .petal:
            twin("M42 -52C58 -72 86 -66 88 -44C88 -26 70 -20 60 -26z", coat.accent, on: &canvas)
        case .pig:
            twin("M26 -56Q52 -104 84 -90Q92 -54 68 -26z", coat.fur.darker(0.06), on: &canvas)
        case .dragon:
            twin("M40 -52Q70 -80 58 -122Q30 -96 14 -60z", coat.belly, on: &canvas)
            canvas.shape("M-16 -60L0 -104L16 -60z", coat.accent, edge: coat.accent.darker(0.22))
        case .big: round(at: 58, radius: 44, inner: coat.accent, on: &canvas)
        case .round: round(at: 52, radius: 28, inner: coat.belly, on: &canvas)
        case .small: round(at: 56, radius: 19, inner: coat.belly, on: &canvas)
        case .gills:
            canvas.line(
                "M-62 -24L-104 -62M-70 -4L-118 -16M-66 18L-110 32M62 -24L104 -62M70 -4L118 -16M66 18L110 32",
                coat.accent, width: 15)
            canvas.line(
                "M-82 -42l-22 6M-94 -10l-14 16M82 -42l22 6M94 -10l14 16", coat.accent, width: 10)
        case .bumps: canvas.line("M-27 -34h0M27 -34h0", coat.edge, width: 67)
        }
    }

    private func twin(_ right: PathData, _ color: Color, on canvas: inout SVGCanvas) {
        for isMirrored in [true, false] {
            canvas.stamp(at: SVGCanvas.placement(0, 0, mirrored: isMirrored)) {
                $0.shape(right, color, edge: color.darker(0.22))
            }
        }
    }

    private func pointed(height: Double, inner: Color, on canvas: inout SVGCanvas) {
        let top = -34 - height
        twin("M70 -14Q72 \(top * 0.7) 62 \(top)Q34 \(top * 0.8) 10 -60z", coat.fur, on: &canvas)
        canvas.path("M-58 -32L-56 \(top + 26)L-26 -58zM58 -32L56 \(top + 26)L26 -58z", inner)
    }

    private func round(at x: Double, radius: Double, inner: Color, on canvas: inout SVGCanvas) {
        let dots: PathData = "M\(-x) -50h0M\(x) -50h0"
        canvas.line(dots, coat.edge, width: radius * 2 + 5)
        canvas.line(dots, coat.fur, width: radius * 2)
        canvas.line(dots, inner, width: radius * 1.1)
    }

    // MARK: Spines, horns, feelers

    private func drawTopBehind(on canvas: inout SVGCanvas) {
        switch traits.top {
        case .spines:
            canvas.path(
                "M-92 30L-108 4L-84 -8L-98 -40L-70 -44L-74 -78L-44 -72L-36 -104L-12 -84L8 -110L24 -82L52 -98L54 -68"
                    + "L84 -70L76 -40L102 -34L86 -6L108 8L92 30z", coat.accent)
        case .horns: twin("M30 -54C44 -78 66 -76 62 -112C84 -92 84 -58 54 -42z", 0xF1E6CF, on: &canvas)
        case .bigHorns: twin("M34 -56C64 -78 104 -72 104 -128C132 -92 116 -44 58 -38z", 0xEFE3C8, on: &canvas)
        case .goatHorns:
            twin("M14 -58C18 -104 44 -136 86 -132C66 -116 50 -92 44 -52z", 0xB9A68C, on: &canvas)
        case .knobs:
            canvas.line("M-24 -56L-30 -102M24 -56L30 -102", coat.fur, width: 13)
            canvas.line("M-30 -104h0M30 -104h0", coat.mark, width: 24)
        case .antennae, .clubs, .longAntennae: feelers(on: &canvas)
        case .combs:
            canvas.line("M-20 -58Q-28 -96 -66 -104M20 -58Q28 -96 66 -104", coat.accent, width: 5)
            canvas.line(
                "M-34 -90l-16 6M-46 -98l-16 8M34 -90l16 6M46 -98l16 8M-30 -88l-4 -16M30 -88l4 -16M-50 -100l-2 -16M50 -100l2 -16",
                coat.accent, width: 6)
        case .fans:
            canvas.line("M-22 -56Q-36 -82 -50 -88M22 -56Q36 -82 50 -88", coat.accent.darker(0.2), width: 5)
            canvas.path("M-50 -84L-84 -92L-78 -112L-56 -122zM50 -84L84 -92L78 -112L56 -122z", coat.accent)
        case .tentacles:
            canvas.line("M-20 -56Q-26 -92 -42 -112M20 -56Q26 -92 42 -112", coat.edge, width: 15)
            canvas.line("M-20 -56Q-26 -92 -42 -112M20 -56Q26 -92 42 -112", coat.fur, width: 10)
            canvas.line("M-42 -112h0M42 -112h0", coat.fur.darker(0.12), width: 22)
        case .plume:
            canvas.path("M-10 -60C-60 -84 -104 -66 -132 -36C-96 -48 -60 -44 -30 -44z", coat.mark)
        case .wool:
            canvas.line(
                "M-52 -38h0M-34 -62h0M0 -74h0M34 -62h0M52 -38h0", coat.mark.darker(0.18), width: 53)
            canvas.line("M-52 -38h0M-34 -62h0M0 -74h0M34 -62h0M52 -38h0", coat.mark, width: 48)
        case .comb:
            canvas.shape(
                "M-30 -54C-48 -92 -24 -98 -14 -82C-12 -112 16 -112 16 -84C30 -102 52 -88 34 -54z", coat.mark,
                edge: coat.mark.darker(0.22))
        case .yarn:
            canvas.line("M-62 -6Q-84 40 -70 84M62 -6Q84 40 70 84", coat.mark.darker(0.2), width: 35)
            canvas.line("M-62 -6Q-84 40 -70 84M62 -6Q84 40 70 84", coat.mark, width: 30)
        case .forelock, .tuft, .none, .stripes: break
        }
    }

    private func feelers(on canvas: inout SVGCanvas) {
        let isLong = traits.top == .longAntennae
        let line: PathData =
            isLong
            ? "M-18 -60C-30 -130 -84 -150 -132 -140M18 -60C30 -130 84 -150 132 -140"
            : "M-18 -60Q-22 -96 -48 -112M18 -60Q22 -96 48 -112"
        canvas.line(line, coat.accent, width: isLong ? 5 : 7)
        if !isLong {
            canvas.line("M-48 -112h0M48 -112h0", coat.accent, width: traits.top == .clubs ? 22 : 14)
        }
    }

    /// Draws what covers the skull as seen from behind.
    func drawBack(on canvas: inout SVGCanvas) {
        if traits.top == .yarn { canvas.path("M-73 4C-76 -86 76 -86 73 4Q70 50 0 62T-73 4z", coat.mark) }
        if traits.top == .spines { canvas.circle(0, -2, 74, coat.accent) }
    }

    /// What falls over the brow, before the skull.
    func drawFront(on canvas: inout SVGCanvas) {
        switch traits.top {
        case .spines:
            canvas.path(
                "M-70 -14L-52 -44L-34 -34L-14 -60L4 -38L26 -58L40 -34L60 -42L71 -12Q0 -96 -70 -14z", coat.accent)
        case .wool:
            canvas.line("M-34 -50h0M0 -58h0M34 -50h0", coat.mark, width: 42)
        case .forelock:
            canvas.path("M-26 -66Q-10 -96 18 -84Q34 -58 14 -26Q6 -42 -6 -40Q-16 -46 -26 -66z", coat.mark)
        case .tuft: canvas.line("M0 -66q-4 -20 -18 -24M4 -66q6 -14 18 -16", coat.fur, width: 9)
        case .stripes: canvas.line("M-15 -61v17M0 -64v24M15 -61v17M-72 2l17 4M72 2l-17 4", coat.accent, width: 7)
        case .yarn:
            canvas.path("M-72 2C-76 -86 76 -86 72 2Q58 -34 20 -46Q0 -30 -28 -44Q-60 -30 -72 2z", coat.mark)
        default: break
        }
        if case .floppy = traits.ears {
            canvas.shape(
                "M-50 -54C-108 -52 -106 42 -80 48S-46 0 -50 -54zM50 -54C108 -52 106 42 80 48S46 0 50 -54z", coat.accent,
                edge: coat.accent.darker(0.25))
        }
    }
}

/// Draws hair, partly behind and partly before a head with a radius of 70 around the origin.
struct Hair {
    let cut: HairCut
    let texture: HairTexture
    let colour: Colour
    /// The colour of what ties it.
    let tie: Colour

    private var shade: Colour { colour.luminance < 0.25 ? colour.lighter(0.09) : colour.darker(0.16) }
    private var shine: Colour { colour.lighter(0.2) }

    /// What is seen behind the head.
    func drawBack(on canvas: inout SVGCanvas) {
        switch cut {
        case .short, .bald, .mohawk: break
        case .long: fall(to: 128, on: &canvas)
        case .bob: fall(to: 60, on: &canvas)
        case .ponytail:
            canvas.path("M20 -66C110 -120 142 -20 108 66Q100 88 90 70C96 10 92 -30 40 -36z", shade)
            canvas.circle(60, -62, 12, tie)
        case .pigtails: pigtails(on: &canvas)
        case .bun:
            canvas.circle(0, -92, 34, shade)
            canvas.ellipse(0, -70, 24, 8, tie)
        case .braids: braids(on: &canvas)
        case .afro: afro(on: &canvas)
        case .locs:
            for x in stride(from: -72.0, through: 72, by: 18) {
                canvas.line("M\(x * 0.9) -40Q\(x * 1.2) 20 \(x * 1.12) \(86 - abs(x) * 0.1)", shade, width: 17)
            }
        }
    }

    /// What is seen before the head.
    func drawFront(on canvas: inout SVGCanvas) {
        switch cut {
        case .bald: canvas.line("M-30 -52q14 -10 28 -11", .white, width: 6, opacity: 0.35)
        case .mohawk:
            canvas.path("M-20 -56L-26 -98L-8 -82L0 -108L12 -82L30 -98L22 -56Q0 -44 -20 -56z", colour)
            canvas.path(
                "M-66 -18Q-60 -60 -18 -67Q-46 -46 -66 -18zM66 -18Q60 -60 18 -67Q46 -46 66 -18z", colour, opacity: 0.4)
        case .afro: hairline(on: &canvas)
        default:
            crown(on: &canvas)
            strands(on: &canvas)
        }
    }

    private func crown(on canvas: inout SVGCanvas) {
        canvas.path(
            "M-73 10C-80 -46 -48 -82 0 -82S80 -46 73 10C66 -4 62 -16 54 -28C30 -24 6 -30 -14 -44"
                + "C-24 -30 -40 -22 -54 -20C-62 -12 -68 0 -73 10z", colour)
        if cut == .short {
            canvas.path("M-12 -76q4 -22 24 -24q-8 10 0 20z", colour)
        }
        guard texture == .curly else { return }
        var curls: PathData = ""
        for (x, y) in [
            (-66, -14), (-62, -38), (-44, -60), (-20, -74), (8, -77), (34, -70), (55, -52), (66, -30), (70, -8),
        ] {
            curls += "M\(Double(x)) \(Double(y))h0"
        }
        canvas.line(curls, colour, width: 36)
        canvas.line("M-46 -22h0M-24 -34h0M0 -34h0M24 -30h0M46 -24h0", colour, width: 27)
    }

    /// Lines of light that show how the hair falls.
    private func strands(on canvas: inout SVGCanvas) {
        switch texture {
        case .straight: canvas.line("M-44 -52Q-24 -70 4 -70", shine, width: 6, opacity: 0.6)
        case .wavy:
            canvas.line("M-52 -46q8 -14 18 -12t18 -10t20 -2M14 -62q14 8 24 2t18 12", shine, width: 5, opacity: 0.65)
            canvas.line("M-50 -21q10 8 18 -2t16 -8M14 -38q12 14 22 8t18 4", colour, width: 15)
        case .curly:
            canvas.line(
                "M-50 -44a10 10 0 1 1 12 8M-14 -66a10 10 0 1 1 12 8M26 -58a10 10 0 1 1 12 8", shine, width: 4.5,
                opacity: 0.65)
        }
    }

    private func fall(to length: Double, on canvas: inout SVGCanvas) {
        canvas.path(
            """
            M-76 -10C-80 -84 80 -84 76 -10Q\(84) \(length * 0.5) \(80) \(length - 14)\
            Q60 \(length + 10) 34 \(length)H-34Q-60 \(length + 10) -80 \(length - 14)Q-84 \(length * 0.5) -76 -10z
            """, shade)
        switch texture {
        case .straight: break
        case .wavy:
            var waves: PathData = "M-76 -4"
            var y = -4.0
            while y < length - 24 {
                waves += "q-14 14 0 28"
                y += 28
            }
            waves += "M76 -4"
            y = -4
            while y < length - 24 {
                waves += "q14 14 0 28"
                y += 28
            }
            canvas.line(waves, shade, width: 14)
        case .curly:
            var curls: PathData = ""
            for y in stride(from: -10.0, to: length, by: 24) { curls += "M-78 \(y)h0M78 \(y)h0" }
            for x in stride(from: -60.0, through: 60, by: 24) { curls += "M\(x) \(length - 4)h0" }
            canvas.line(curls, shade, width: 36)
        }
    }

    private func pigtails(on canvas: inout SVGCanvas) {
        if texture == .curly {
            canvas.line("M-94 0h0M-104 26h0M-90 48h0M94 0h0M104 26h0M90 48h0", shade, width: 44)
        } else {
            canvas.path(
                "M-62 -20C-130 -40 -128 60 -98 84Q-84 60 -66 14zM62 -20C130 -40 128 60 98 84Q84 60 66 14z", shade)
        }
        canvas.line("M-72 -10h0M72 -10h0", tie, width: 22)
    }

    private func braids(on canvas: inout SVGCanvas) {
        canvas.line(
            "M-70 34h0M-75 58h0M-78 82h0M-80 104h0M70 34h0M75 58h0M78 82h0M80 104h0", shade, width: 30)
        canvas.line("M-80 134L-81 140M80 134L81 140", shade, width: 20)
        canvas.line("M-88 122h16M72 122h16", tie, width: 11)
    }

    private func afro(on canvas: inout SVGCanvas) {
        canvas.circle(0, -26, 98, colour)
        var puffs: PathData = ""
        for (x, y) in [
            (-96, 0), (-99, -34), (-84, -68), (-58, -98), (-24, -116), (14, -119), (50, -104), (80, -76), (97, -42),
            (97, -4),
            (-84, 30), (84, 30),
        ] { puffs += "M\(Double(x)) \(Double(y))h0" }
        canvas.line(puffs, colour, width: texture == .straight ? 34 : 44)
    }

    private func hairline(on canvas: inout SVGCanvas) {
        canvas.path("M-72 8C-78 -50 -46 -78 0 -78S78 -50 72 8C66 -22 44 -46 0 -46S-66 -22 -72 8z", colour)
        canvas.line("M-58 -24h0M-42 -42h0M-20 -50h0M4 -53h0M28 -48h0M48 -36h0M60 -20h0", colour, width: 22)
        if texture != .straight {
            canvas.line(
                "M-50 -84a11 11 0 1 1 14 8M10 -98a11 11 0 1 1 14 8M56 -66a11 11 0 1 1 14 8", shine, width: 4.5,
                opacity: 0.5)
        }
    }
}

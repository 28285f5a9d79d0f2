/// Draws hair, partly behind and partly before a head with a radius of 70 around the origin.
struct Hair {
    let cut: HairCut
    let texture: HairTexture
    let color: Color
    /// The colour of what ties it.
    let tie: Color
    /// Whether a hat is over it, so that nothing stands up.
    let isCovered: Bool
    /// Whether it hangs over the forehead.
    let hasFringe: Bool
    /// Whether it is the soft hair of a toddler.
    let isSoft: Bool

    init(_ look: FigureLook) {
        cut = look.shownCut
        texture = look.texture
        color = look.hair
        tie = look.outfit.accent == look.hair ? look.outfit.top : look.outfit.accent
        isCovered = look.hidesCrown
        hasFringe = look.hasFringe
        isSoft = look.age < 4
    }

    /// Behind the head it is a little darker, or lighter if it is nearly black.
    var shade: Color { color.luminance < 0.25 ? color.lighter(0.07) : color.darker(0.12) }
    var edge: Color { color.luminance < 0.25 ? color.lighter(0.16) : color.darker(0.24) }
    var shine: Color { color.lighter(color.luminance < 0.25 ? 0.28 : 0.34) }

    func mass(_ points: [(Double, Double)], _ fill: Color, on canvas: inout SVGCanvas) {
        canvas.shape(HairOutline(points).path(texture), fill, edge: edge)
    }

    // MARK: Before

    func drawFront(on canvas: inout SVGCanvas) {
        switch cut {
        case .bald: if !isCovered { canvas.line("M-34 -52q14 -11 30 -12", .white, width: 6, opacity: 0.35) }
        case .balding: balding(on: &canvas)
        case .mohawk: mohawk(on: &canvas)
        case .undercut: undercut(on: &canvas)
        case .tuft: tuft(on: &canvas)
        case .short where texture == .curly && !isSoft: shortCurls(on: &canvas)
        case .short where texture == .straight && !isSoft && !hasFringe: tousled(on: &canvas)
        default:
            let fringe = HairOutline(HairFringe(cut: cut, isWavy: texture == .wavy && !isSoft, isLow: hasFringe).points)
            // The cap of an afro has no line around it: it is one with the cloud behind.
            canvas.shape(fringe.path(texture), color, edge: cut == .afro ? color : edge)
            if cut == .cornrows { rows(on: &canvas) } else if !isCovered { light(on: &canvas) }
        }
    }

    /// Straight short hair lies in tufts that point down over the forehead, and the ears are free.
    private func tousled(on canvas: inout SVGCanvas) {
        let crown: PathData =
            isCovered
            ? "M-67 -2Q-74 -30 -66 -52Q-40 -80 0 -80T66 -52Q74 -30 67 -2"
            : "M-67 -2Q-76 -34 -66 -58Q-56 -80 -34 -87L-31 -96Q-22 -92 -12 -93L0 -103Q10 -95 22 -91L35 -96Q40 -86 50 -79"
                + "Q70 -64 72 -34Q72 -16 67 -2"
        canvas.shape(
            crown
                + "L61 -24L54 -40L42 -28Q38 -40 28 -46L13 -27Q8 -40 0 -46L-17 -26Q-20 -36 -25 -40L-41 -22L-48 -34L-60 -22z",
            color, edge: edge)
        if !isCovered { canvas.line("M-48 -54Q-32 -74 -2 -77M14 -76Q34 -72 44 -60", shine, width: 5.5, opacity: 0.55) }
    }

    /// Curls on top of short sides.
    private func shortCurls(on canvas: inout SVGCanvas) {
        sides(strength: 0.75, on: &canvas)
        let high = isCovered ? -80.0 : -104
        mass(
            [
                (-62, -38), (-68, -62), (-44, high + 10), (0, high), (44, high + 10), (68, -62), (62, -38), (36, -44),
                (0, -50), (-36, -44),
            ],
            color, on: &canvas)
        if !isCovered { light(on: &canvas) }
    }

    /// Hair that is cut close to the skin above the ears.
    private func sides(strength: Double, on canvas: inout SVGCanvas) {
        canvas.path(
            "M-66 -2Q-72 -58 -34 -76L-30 -50Q-54 -40 -58 -12zM66 -2Q72 -58 34 -76L30 -50Q54 -40 58 -12z", color,
            opacity: strength)
    }

    /// Shaved sides, and all the rest combed over to one of them.
    private func undercut(on canvas: inout SVGCanvas) {
        sides(strength: 0.4, on: &canvas)
        let high = isCovered ? -80.0 : -106
        mass(
            [
                (-46, -44), (-60, -64), (-40, high + 14), (4, high), (46, high + 14), (74, -54), (72, -16), (62, -2),
                (56, -26), (40, -46), (12, -56), (-16, -54),
            ],
            color, on: &canvas)
        if !isCovered { canvas.line("M-34 -60Q-6 -90 40 -76M-14 -58Q14 -74 46 -60", shine, width: 5, opacity: 0.5) }
    }

    private func mohawk(on canvas: inout SVGCanvas) {
        canvas.path(
            "M-66 -10Q-66 -66 -16 -70Q-46 -46 -66 -10zM66 -10Q66 -66 16 -70Q46 -46 66 -10z", color, opacity: 0.35)
        let crest = isCovered ? -74.0 : -118
        mass(
            [(-24, -40), (-34, -80), (-24, crest + 14), (0, crest), (24, crest + 14), (34, -80), (24, -40), (0, -30)],
            color, on: &canvas)
    }

    /// A baby's down with one curl on top.
    private func tuft(on canvas: inout SVGCanvas) {
        canvas.path("M-66 -14C-66 -88 66 -88 66 -14Q46 -52 0 -54T-66 -14z", color, opacity: 0.45)
        if isCovered { return }
        mass([(-20, -58), (-17, -84), (2, -100), (20, -92), (9, -82), (15, -58), (0, -49)], color, on: &canvas)
    }

    /// Only above the ears is there any.
    private func balding(on canvas: inout SVGCanvas) {
        for sign in [-1.0, 1] {
            let side = [(62, -44), (76, -30), (80, -6), (70, 12), (60, 2), (56, -22)].map {
                Point(sign * Double($0.0), Double($0.1))
            }
            canvas.shape(HairOutline(sign > 0 ? side : side.reversed()).path(texture), color, edge: edge)
        }
        if !isCovered { canvas.line("M-34 -52q14 -11 30 -12", .white, width: 6, opacity: 0.35) }
    }

    /// Rows plaited close to the head, with the parting between them.
    private func rows(on canvas: inout SVGCanvas) {
        let partings: PathData =
            "M-48 -30Q-52 -54 -40 -72M-24 -45Q-28 -66 -20 -82M0 -50V-86M24 -45Q28 -66 20 -82M48 -30Q52 -54 40 -72"
        canvas.line(partings, color.mixed(with: 0xB98A66, 0.6), width: 3.5)
        canvas.line(
            "M-37 -50h0M-35 -62h0M-12 -60h0M-11 -72h0M12 -60h0M11 -72h0M37 -50h0M35 -62h0M-58 -30h0M58 -30h0", shine,
            width: 6, opacity: 0.45)
    }

    /// Light that shows how the hair falls.
    private func light(on canvas: inout SVGCanvas) {
        switch texture {
        case .straight: canvas.line("M-50 -50Q-30 -72 2 -74", shine, width: 6.5, opacity: 0.6)
        case .wavy: canvas.line("M-54 -44q6 -16 18 -14t18 -12t20 -2M26 -68q12 6 22 4", shine, width: 5, opacity: 0.55)
        case .curly:
            canvas.line(
                "M-56 -46a11 11 0 0 1 20 -6M-26 -68a11 11 0 0 1 21 -2M10 -72a11 11 0 0 1 21 5", shine, width: 4.5,
                opacity: 0.5)
        }
    }
}

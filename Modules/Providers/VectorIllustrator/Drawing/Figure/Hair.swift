/// Draws hair, partly behind and partly before a head with a radius of 70 around the origin.
struct Hair {
    let cut: HairCut
    let texture: HairTexture
    let colour: Colour
    /// The colour of what ties it.
    let tie: Colour
    /// Whether a hat is over it, so that nothing stands up.
    let isCovered: Bool

    init(_ look: FigureLook) {
        cut = look.shownCut
        texture = look.texture
        colour = look.hair
        tie = look.outfit.accent == look.hair ? look.outfit.top : look.outfit.accent
        isCovered = !look.accessories.isDisjoint(with: [.hat, .cap, .beanie])
    }

    /// Behind the head it is a little darker, or lighter if it is nearly black.
    private var shade: Colour { colour.luminance < 0.25 ? colour.lighter(0.07) : colour.darker(0.12) }
    private var edge: Colour { colour.luminance < 0.25 ? colour.lighter(0.16) : colour.darker(0.24) }
    private var shine: Colour { colour.lighter(colour.luminance < 0.25 ? 0.28 : 0.34) }

    private func mass(_ places: [(Double, Double)], _ fill: Colour, on canvas: inout SVGCanvas) {
        canvas.shape(HairOutline(places).path(texture), fill, edge: edge)
    }

    // MARK: Behind

    func drawBack(on canvas: inout SVGCanvas) {
        switch cut {
        case .bald, .mohawk: break
        case .short:
            mass([(-70, -30), (0, -60), (70, -30), (72, 24), (52, 44), (-52, 44), (-72, 24)], colour, on: &canvas)
        case .long:
            mass(
                [
                    (-60, -60), (0, -80), (60, -60), (82, 0), (88, 70), (84, 122), (50, 132), (0, 122), (-50, 132),
                    (-84, 122), (-88, 70), (-82, 0),
                ],
                shade, on: &canvas)
            if texture == .straight { canvas.line("M-70 60V116M70 60V116", edge, width: 3) }
        case .bob:
            mass(
                [
                    (-60, -60), (0, -80), (60, -60), (84, -6), (90, 46), (72, 66), (0, 58), (-72, 66), (-90, 46),
                    (-84, -6),
                ],
                shade, on: &canvas)
        case .ponytail: ponytail(on: &canvas)
        case .pigtails: pigtails(on: &canvas)
        case .bun:
            if isCovered { break }
            mass(
                [(-34, -92), (-26, -120), (0, -130), (26, -120), (34, -92), (20, -72), (-20, -72)], shade, on: &canvas)
            canvas.line("M-22 -80q22 10 44 0", tie, width: 10)
        case .braids: braids(on: &canvas)
        case .afro: afro(on: &canvas)
        case .locs: locs(on: &canvas)
        }
    }

    private func ponytail(on canvas: inout SVGCanvas) {
        mass(
            [
                (-58, -44), (-86, -28), (-84, 8), (-98, 50), (-132, 62), (-120, 22), (-128, -30), (-112, -78),
                (-76, -96), (-44, -74),
            ],
            shade, on: &canvas)
        canvas.line("M-62 -78L-50 -52", tie, width: 13)
    }

    private func pigtails(on canvas: inout SVGCanvas) {
        for sign in [-1.0, 1] {
            let tail = [(66, -38), (96, -52), (122, -24), (126, 30), (120, 72), (104, 76), (92, 40), (78, 4)].map {
                Point(sign * Double($0.0), Double($0.1))
            }
            canvas.shape(HairOutline(sign > 0 ? tail : tail.reversed()).path(texture), shade, edge: edge)
            canvas.line("M\(sign * 70) -34L\(sign * 76) -8", tie, width: 13)
        }
    }

    private func braids(on canvas: inout SVGCanvas) {
        for sign in [-1.0, 1] {
            for (index, y) in stride(from: 34.0, to: 126, by: 23).enumerated() {
                let x = sign * (68 + Double(index) * 3)
                let wide = (texture == .curly ? 19.0 : 17) - Double(index)
                canvas.shape(
                    "M\(x) \(y - 14)C\(x + wide * 1.3) \(y - 12) \(x + wide) \(y + 12) \(x) \(y + 16)C\(x - wide) \(y + 12) \(x - wide * 1.3) \(y - 12) \(x) \(y - 14)z",
                    shade, edge: edge)
            }
            let x = sign * 81
            canvas.path("M\(x - 6) 128h12l4 22q-10 6 -20 0z", shade)
            canvas.line("M\(x - 7) 127h14", tie, width: 10)
        }
    }

    private func afro(on canvas: inout SVGCanvas) {
        let ring = stride(from: 0.0, to: 360, by: texture == .straight ? 20 : 30).map {
            Point(0, -24).stepped(texture == .straight ? 100 : 96, -$0)
        }
        let outline = HairOutline(ring)
        canvas.shape(
            texture == .straight ? .smooth(ring) : outline.path(texture == .wavy ? .wavy : .curly), colour, edge: edge)
        canvas.line(
            "M-66 -70q8 -12 18 -6M-28 -102q10 -10 18 -2M24 -100q12 -6 18 4M62 -66q12 0 14 10M-82 -28q2 -12 12 -12M78 -18q10 4 8 14",
            shine, width: 4, opacity: 0.45)
    }

    private func locs(on canvas: inout SVGCanvas) {
        for x in stride(from: -78.0, through: 78, by: 19.5) {
            let foot = 100 - abs(x) * 0.28
            canvas.line("M\(x * 0.8) -46Q\(x * 1.16) 10 \(x * 1.08) \(foot)", edge, width: 20)
            canvas.line("M\(x * 0.8) -46Q\(x * 1.16) 10 \(x * 1.08) \(foot)", shade, width: 16)
        }
        canvas.line("M-86 74h4M82 74h4M-45 88h4M41 88h4", tie, width: 9)
    }

    // MARK: Before

    func drawFront(on canvas: inout SVGCanvas) {
        switch cut {
        case .bald: if !isCovered { canvas.line("M-34 -52q14 -11 30 -12", .white, width: 6, opacity: 0.35) }
        case .mohawk: mohawk(on: &canvas)
        default:
            let fringe = HairOutline(HairFringe(cut: cut).places).path(texture)
            // The cap of an afro has no line around it: it is one with the cloud behind.
            canvas.shape(fringe, colour, edge: cut == .afro ? colour : edge)
            if !isCovered { light(on: &canvas) }
        }
    }

    private func mohawk(on canvas: inout SVGCanvas) {
        canvas.path(
            "M-66 -10Q-66 -66 -16 -70Q-46 -46 -66 -10zM66 -10Q66 -66 16 -70Q46 -46 66 -10z", colour, opacity: 0.35)
        let crest = isCovered ? -74.0 : -118
        mass(
            [(-24, -40), (-34, -80), (-24, crest + 14), (0, crest), (24, crest + 14), (34, -80), (24, -40), (0, -30)],
            colour, on: &canvas)
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

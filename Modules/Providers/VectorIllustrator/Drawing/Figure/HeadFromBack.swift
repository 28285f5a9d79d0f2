/// Draws a head from behind: ears, and hair over the skull; its radius is 70 around the origin.
struct HeadFromBack {
    let look: FigureLook

    private var skin: Colour { look.skin }
    private var edge: Colour { skin.darker(0.2) }

    func draw(on canvas: inout SVGCanvas) {
        canvas.shape("M-62 -2a14 16 0 1 0 0 30z", skin, edge: edge)
        canvas.shape("M62 -2a14 16 0 1 1 0 30z", skin, edge: edge)
        canvas.shape(Self.skull, skin, edge: edge)
        if look.accessories.contains(.headscarf) { return drawScarf(on: &canvas) }
        drawHair(on: &canvas)
        drawHat(on: &canvas)
        if look.accessories.contains(.hearingAid) {
            canvas.line("M66 -12q18 2 14 24q-2 8 -8 8", 0x2F7FBF, width: 9)
        }
    }

    private static let skull: PathData =
        "M-66 -8C-68 -88 68 -88 66 -8C69 12 62 36 44 50C30 62 16 64 0 64S-30 62 -44 50C-62 36 -69 12 -66 -8z"

    private func drawHair(on canvas: inout SVGCanvas) {
        let hair = Hair(look)
        switch look.shownCut {
        case .bald: canvas.line("M-34 -44q14 -11 30 -12", .white, width: 6, opacity: 0.35)
        case .mohawk: canvas.shape("M-20 -112Q0 -128 20 -112L17 34Q0 50 -17 34z", look.hair, edge: hairEdge)
        case .ponytail:
            cap(nape: 40, on: &canvas)
            // The tail, which is beside the head from the front, hangs in the middle.
            canvas.group(transform: SVGCanvas.placement(76, -2, turn: -34)) { hair.drawBack(on: &$0) }
            canvas.line("M-16 -52Q0 -46 16 -52", look.outfit.accent, width: 12)
        case .afro: hair.drawBack(on: &canvas)
        case .long, .bob, .locs:
            cap(nape: 40, on: &canvas)
            hair.drawBack(on: &canvas)
            canvas.path("M-62 -30C-60 -84 60 -84 62 -30Q40 10 0 12T-62 -30z", look.hair)
            strands(on: &canvas)
        case .pigtails, .braids:
            hair.drawBack(on: &canvas)
            cap(nape: 44, on: &canvas)
            // A straight parting from the crown to the nape.
            canvas.line("M0 -78V40", skin.mixed(with: look.hair, 0.35), width: 4)
        case .short, .bun:
            hair.drawBack(on: &canvas)
            cap(nape: 46, on: &canvas)
        }
    }

    private var hairEdge: Colour {
        look.hair.luminance < 0.25 ? look.hair.lighter(0.16) : look.hair.darker(0.24)
    }

    /// Hair over the whole skull, down to the nape.
    private func cap(nape: Double, on canvas: inout SVGCanvas) {
        let places: [(Double, Double)] = [
            (-70, -8), (-75, -32), (-58, -66), (-22, -86), (22, -86), (58, -66), (75, -32), (70, -8), (62, 22),
            (40, nape), (0, nape + 8), (-40, nape), (-62, 22),
        ]
        canvas.shape(HairOutline(places).path(look.texture), look.hair, edge: hairEdge)
        strands(on: &canvas)
    }

    private func strands(on canvas: inout SVGCanvas) {
        canvas.line("M-4 -74Q-34 -60 -42 -10M8 -72Q34 -58 40 -14M0 -66V-8", hairEdge, width: 3, opacity: 0.6)
    }

    private var cloth: Colour { look.outfit.accent == look.hair ? look.outfit.top : look.outfit.accent }

    private func drawScarf(on canvas: inout SVGCanvas) {
        canvas.shape(
            "M-78 52C-98 -116 98 -116 78 52Q60 92 0 110T-78 52z", cloth, edge: cloth.darker(0.22))
        canvas.line("M-50 -30Q-40 40 0 96M50 -30Q40 40 0 96", cloth.darker(0.22), width: 3, opacity: 0.6)
    }

    private func drawHat(on canvas: inout SVGCanvas) {
        let edge = cloth.darker(0.22)
        if look.accessories.contains(.cap) {
            canvas.shape("M-74 -14C-82 -104 82 -104 74 -14Q0 4 -74 -14z", cloth, edge: edge)
            canvas.line("M-20 -12q20 -20 40 0", look.hair, width: 6)
        }
        for thing in [Accessory.hat, .beanie, .crown, .headband, .bow] where look.accessories.contains(thing) {
            Headwear(look: look.wearing(thing)).draw(on: &canvas)
        }
    }
}

extension FigureLook {
    /// The same person with only one of the things that are always worn.
    fileprivate func wearing(_ thing: Accessory) -> FigureLook { without(accessories.subtracting([thing])) }
}

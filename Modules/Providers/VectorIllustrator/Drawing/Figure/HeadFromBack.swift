/// Draws a head from behind: ears, and hair over the skull; its radius is 70 around the origin.
struct HeadFromBack {
    let look: FigureLook

    private var skin: Color { look.skin }
    private var edge: Color { skin.darker(0.2) }
    private var hair: Hair { Hair(look) }

    func draw(on canvas: inout SVGCanvas) {
        canvas.shape("M-62 -2a14 16 0 1 0 0 30z", skin, edge: edge)
        canvas.shape("M62 -2a14 16 0 1 1 0 30z", skin, edge: edge)
        canvas.shape(Self.skull, skin, edge: edge)
        if look.accessories.contains(.headscarf) { return drawScarf(look.color(of: .headscarf), on: &canvas) }
        if look.accessories.contains(.hood) { return drawScarf(look.outfit.top, on: &canvas) }
        if look.accessories.contains(.drape) { return drawScarf(WornThings.wool, on: &canvas) }
        drawHair(on: &canvas)
        drawHat(on: &canvas)
        if look.accessories.contains(.glasses) {
            canvas.line("M-68 4l-8 3M68 4l8 3", look.toldColor(of: .glasses) ?? 0x5A3E52, width: 4)
        }
        if look.accessories.contains(.hearingAid) {
            // What is at the left from the front is at the right from behind.
            canvas.group(transform: look.isMirrored ? "scale(-1 1)" : "") { canvas in
                canvas.line("M66 -12q18 2 14 24q-2 8 -8 8", look.toldColor(of: .hearingAid) ?? 0x2F7FBF, width: 9)
            }
        }
    }

    private static let skull: PathData =
        "M-66 -8C-68 -88 68 -88 66 -8C69 12 62 36 44 50C30 62 16 64 0 64S-30 62 -44 50C-62 36 -69 12 -66 -8z"

    private func drawHair(on canvas: inout SVGCanvas) {
        switch look.shownCut {
        case .bald: if !look.hidesCrown { canvas.line("M-34 -44q14 -11 30 -12", .white, width: 6, opacity: 0.35) }
        case .balding:
            canvas.shape(
                HairOutline([
                    (-72, -16), (-78, 2), (-64, 30), (-34, 46), (0, 50), (34, 46), (64, 30), (78, 2), (72, -16),
                    (52, 8), (0, 18), (-52, 8),
                ]).path(look.texture), look.hair, edge: hair.edge)
        case .mohawk: canvas.shape("M-20 -112Q0 -128 20 -112L17 34Q0 50 -17 34z", look.hair, edge: hair.edge)
        case .undercut: undercut(on: &canvas)
        case .tuft:
            canvas.path("M-66 -8C-68 -88 68 -88 66 -8Q40 30 0 30T-66 -8z", look.hair, opacity: 0.45)
            canvas.line("M-8 -20q-6 14 6 16t10 -12", look.hair, width: 6, opacity: 0.8)
        case .ponytail: ponytail(on: &canvas)
        case .afro: hair.drawBack(on: &canvas)
        case .long, .bob, .locs, .curls:
            cap(nape: 40, on: &canvas)
            hair.drawBack(on: &canvas)
            canvas.path("M-62 -30C-60 -84 60 -84 62 -30Q40 10 0 12T-62 -30z", look.hair)
            strands(on: &canvas)
        case .pigtails, .puffs, .buns: parted(on: &canvas)
        case .braids:
            parted(on: &canvas)
            hair.drawOverShoulders(isFromBack: true, on: &canvas)
        case .plait:
            cap(nape: 42, on: &canvas)
            hair.drawOverShoulders(isFromBack: true, on: &canvas)
        case .cornrows:
            hair.drawBack(on: &canvas)
            cap(nape: 44, hasStrands: false, on: &canvas)
            canvas.line(
                "M-56 -50Q-62 0 -48 34M-30 -74Q-36 -10 -24 44M0 -84V50M30 -74Q36 -10 24 44M56 -50Q62 0 48 34",
                skin.mixed(with: look.hair, 0.35), width: 3.5)
        case .short where look.age >= 4:
            cap(nape: look.texture == .curly ? 30 : 38, on: &canvas)
            if look.texture == .straight { crownTufts(on: &canvas) }
        case .short, .bun:
            hair.drawBack(on: &canvas)
            cap(nape: 46, on: &canvas)
        }
    }

    /// Hair over the whole skull, down to the nape.
    private func cap(nape: Double, hasStrands: Bool = true, on canvas: inout SVGCanvas) {
        let points: [(Double, Double)] = [
            (-70, -8), (-75, -32), (-58, -66), (-22, -86), (22, -86), (58, -66), (75, -32), (70, -8), (62, 22),
            (40, nape), (0, nape + 8), (-40, nape), (-62, 22),
        ]
        canvas.shape(HairOutline(points).path(look.texture), look.hair, edge: hair.edge)
        if hasStrands { strands(on: &canvas) }
    }

    private func strands(on canvas: inout SVGCanvas) {
        canvas.line("M-4 -74Q-34 -60 -42 -10M8 -72Q34 -58 40 -14M0 -66V-8", hair.edge, width: 3, opacity: 0.6)
    }

    /// The tufts of tousled hair stand up from behind, too.
    private func crownTufts(on canvas: inout SVGCanvas) {
        guard !look.hidesCrown else { return }
        canvas.path("M-36 -78L-31 -96L-12 -84L0 -103L20 -84L35 -96L42 -74z", look.hair)
    }

    private func undercut(on canvas: inout SVGCanvas) {
        canvas.path("M-66 -8C-68 -88 68 -88 66 -8Q60 30 40 42Q0 56 -40 42Q-60 30 -66 -8z", look.hair, opacity: 0.45)
        let top = HairOutline([
            (-58, -44), (-50, -80), (0, -104), (50, -84), (70, -44), (58, -16), (20, -8), (-28, -14),
        ])
        canvas.shape(top.path(look.texture), look.hair, edge: hair.edge)
    }

    private func ponytail(on canvas: inout SVGCanvas) {
        cap(nape: 40, on: &canvas)
        // The tail, which is beside the head from the front, hangs in the middle.
        hair.mass(
            [(-15, -52), (-27, -20), (-24, 34), (-8, 84), (6, 92), (18, 70), (27, 30), (27, -20), (15, -52)],
            hair.shade,
            on: &canvas)
        canvas.line("M-15 -50Q0 -43 15 -50", hair.tie, width: 12)
    }

    /// A straight parting from the crown to the nape.
    private func parted(on canvas: inout SVGCanvas) {
        hair.drawBack(on: &canvas)
        cap(nape: 44, on: &canvas)
        canvas.line("M0 -78V40", skin.mixed(with: look.hair, 0.35), width: 4)
    }

    private func drawScarf(_ cloth: Color, on canvas: inout SVGCanvas) {
        canvas.shape(
            "M-78 52C-98 -116 98 -116 78 52Q60 92 0 110T-78 52z", cloth, edge: cloth.darker(0.22))
        canvas.line("M-50 -30Q-40 40 0 96M50 -30Q40 40 0 96", cloth.darker(0.22), width: 3, opacity: 0.6)
    }

    private func drawHat(on canvas: inout SVGCanvas) {
        if look.accessories.contains(.cap) {
            let cloth = look.color(of: .cap)
            canvas.shape("M-74 -14C-82 -104 82 -104 74 -14Q0 4 -74 -14z", cloth, edge: cloth.darker(0.22))
            canvas.line("M-20 -12q20 -20 40 0", look.hair, width: 6)
        }
        if look.accessories.contains(.turban) {
            let cloth = look.color(of: .turban)
            canvas.shape("M-72 6C-96 -58 -66 -112 0 -116S96 -58 72 6Q0 40 -72 6z", cloth, edge: cloth.darker(0.22))
            canvas.line(
                "M-70 0Q0 -10 62 -80M70 0Q10 -20 -56 -84M-44 22Q10 10 78 -40", cloth.darker(0.22), width: 3,
                opacity: 0.7)
        }
        for thing in [Accessory.hat, .beanie, .crown, .cooksHat, .headband, .bow] where look.accessories.contains(thing)
        {
            var worn = look.wearing(thing)
            // A bow is over the other ear than from the front.
            worn.isMirrored.toggle()
            Headwear(look: worn).draw(on: &canvas)
        }
    }
}

extension FigureLook {
    /// The same person with only one of the things that are always worn.
    fileprivate func wearing(_ thing: Accessory) -> FigureLook { without(accessories.subtracting([thing])) }
}

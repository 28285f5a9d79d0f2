/// Draws what is worn on a head with a radius of 70 around the origin.
struct Headwear {
    let look: FigureLook

    func draw(on canvas: inout SVGCanvas) {
        // One order for all, whatever order they were named in.
        for accessory in Accessory.allCases where look.accessories.contains(accessory) {
            draw(accessory, on: &canvas)
        }
    }

    private var cloth: Colour { look.outfit.accent == look.hair ? look.outfit.top : look.outfit.accent }

    private func draw(_ accessory: Accessory, on canvas: inout SVGCanvas) {
        switch accessory {
        case .glasses:
            canvas.circle(-25, 6, 21, .white, opacity: 0.25)
            canvas.circle(29, 6, 21, .white, opacity: 0.25)
            canvas.line(
                "M-46 6a21 21 0 1 1 42 0a21 21 0 1 1 -42 0M8 6a21 21 0 1 1 42 0a21 21 0 1 1 -42 0M-4 3q6 -6 12 0"
                    + "M-46 2l-20 -4M50 2l17 -4", 0x5A3E52, width: 4.5)
        case .hat:
            canvas.path("M-52 -40Q-50 -106 0 -106T52 -40z", cloth)
            canvas.path("M-100 -34Q0 -74 100 -34Q60 -18 0 -24T-100 -34z", cloth.lighter(0.15))
            canvas.line("M-51 -50Q0 -68 51 -50", cloth.darker(0.3), width: 10)
        case .cap:
            canvas.path("M-74 -22Q-72 -92 0 -92T74 -22Q0 -46 -74 -22z", cloth)
            canvas.path("M20 -36Q80 -44 108 -20Q70 -8 26 -22z", cloth.darker(0.2))
        case .beanie:
            canvas.path("M-74 -20Q-76 -100 0 -100T74 -20z", cloth)
            canvas.line("M-68 -24Q0 -44 68 -24", cloth.lighter(0.35), width: 22)
            canvas.circle(0, -104, 20, cloth.lighter(0.35))
        case .crown: canvas.path("M-44 -54L-52 -108L-24 -84L0 -116L24 -84L52 -108L44 -54Q0 -66 -44 -54z", 0xF2C14E)
        case .headscarf:
            canvas.path(
                "M-76 70C-96 -120 96 -120 76 70Q40 110 0 88Q-40 110 -76 70zM-52 -10C-52 50 -30 62 0 62S52 50 52 -10"
                    + "C52 -56 -52 -56 -52 -10z", cloth)
        case .headband: canvas.line("M-66 -34Q0 -72 66 -34", cloth, width: 13)
        case .bow:
            canvas.path("M38 -66l-34 -16v38zM38 -66l34 -16v38zM28 -66a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z", 0xE85D75)
        case .hearingAid:
            canvas.line("M62 -6q18 -8 17 14t-9 20", 0x4F9FD0, width: 8)
            canvas.circle(67, 18, 6, 0x4F9FD0)
        case .eyePatch:
            canvas.line("M-64 -26L60 -14", 0x5A3E52, width: 4)
            canvas.path("M6 -14h46q0 40 -23 40t-23 -40z", 0x5A8FB0)
        case .earrings: canvas.line("M-69 30h0M69 30h0", 0xF2C14E, width: 11)
        case .plaster:
            canvas.line("M36 36l20 -9", 0xF3D2A8, width: 14)
        case .scarf, .freckles, .wheelchair, .cape, .backpack, .watch, .necklace, .badge: break
        }
    }
}

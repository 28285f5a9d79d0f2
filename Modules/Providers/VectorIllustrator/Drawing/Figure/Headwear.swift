/// Draws what is worn on a head with a radius of 70 around the origin.
struct Headwear {
    let look: FigureLook

    /// What belongs to the face and turns with it.
    func drawOnFace(on canvas: inout SVGCanvas) {
        for accessory in Accessory.allCases where look.accessories.contains(accessory) {
            switch accessory {
            case .glasses:
                canvas.line("M-26 8h0M26 8h0", .white, width: 40, opacity: 0.2)
                canvas.line(
                    "M-47 8a21 21 0 1 1 42 0a21 21 0 1 1 -42 0M5 8a21 21 0 1 1 42 0a21 21 0 1 1 -42 0M-5 5q5 -5 10 0"
                        + "M-47 4l-18 -5M47 4l16 -5", 0x5A3E52, width: 4.2)
            case .eyePatch:
                canvas.line("M-72 -30L66 -16", 0x5A3E52, width: 4)
                canvas.path("M5 -14q22 -5 44 4q0 36 -22 36t-22 -40z", 0x5A8FB0)
            case .plaster:
                canvas.line("M38 40l18 -8", 0xF3D2A8, width: 13)
                canvas.line("M45 37l4 -2", 0xD9AE7C, width: 8)
            default: break
            }
        }
    }

    /// What is on the head and at its sides.
    func draw(on canvas: inout SVGCanvas) {
        // One order for all, whatever order they were named in.
        for accessory in Accessory.allCases where look.accessories.contains(accessory) {
            switch accessory {
            case .hat, .cap, .beanie, .crown, .headscarf: cover(accessory, on: &canvas)
            default: detail(accessory, on: &canvas)
            }
        }
    }

    private var cloth: Colour { look.outfit.accent == look.hair ? look.outfit.top : look.outfit.accent }

    private func cover(_ accessory: Accessory, on canvas: inout SVGCanvas) {
        let edge = cloth.darker(0.22)
        switch accessory {
        case .hat:
            canvas.shape("M-58 -36C-62 -122 62 -122 58 -36z", cloth, edge: edge)
            canvas.path("M-59 -54Q0 -72 59 -54L58 -36H-58z", cloth.darker(0.3))
            canvas.shape(
                "M-106 -26C-70 -58 70 -58 106 -26C84 -8 40 -26 0 -26S-84 -8 -106 -26z", cloth.lighter(0.12), edge: edge)
        case .cap:
            canvas.shape("M-75 -20C-80 -104 80 -104 75 -20Q0 -46 -75 -20z", cloth, edge: edge)
            canvas.line("M-36 -32Q-30 -70 0 -82M36 -32Q30 -70 0 -82", edge, width: 2.5)
            canvas.shape("M-4 -34C50 -48 104 -38 110 -16C80 -10 40 -18 -4 -34z", cloth.darker(0.18), edge: edge)
            canvas.circle(0, -83, 6, cloth.darker(0.2))
        case .beanie:
            canvas.circle(0, -106, 19, cloth.lighter(0.4))
            canvas.shape("M-75 -20C-80 -112 80 -112 75 -20z", cloth, edge: edge)
            canvas.line("M-67 -24Q0 -46 67 -24", cloth.lighter(0.35), width: 23)
            canvas.line("M-48 -36v12M-24 -42v14M0 -44v14M24 -42v14M48 -36v12", cloth.lighter(0.1), width: 3)
        case .crown:
            canvas.shape(
                "M-46 -52L-56 -104L-27 -82L0 -114L27 -82L56 -104L46 -52Q0 -68 -46 -52z", 0xF2C14E, edge: 0xB9852A)
            canvas.line("M0 -82h0", 0xD9505C, width: 13)
            canvas.line("M-28 -72h0M28 -72h0", 0x5FA8D8, width: 9)
        default:
            // Around the whole face, with an end over the shoulder.
            canvas.shape(
                "M-80 56C-100 -118 100 -118 80 56Q66 96 0 96T-80 56zM-50 0C-52 40 -34 64 0 64S52 40 50 0"
                    + "C50 -60 -50 -60 -50 0z", cloth, edge: edge)
            canvas.line("M-54 22Q-42 74 6 76M-64 -20Q-50 -76 8 -80", edge, width: 3, opacity: 0.6)
        }
    }

    private func detail(_ accessory: Accessory, on canvas: inout SVGCanvas) {
        switch accessory {
        case .headband: canvas.line("M-70 -24Q0 -74 70 -24", cloth, width: 14)
        case .bow:
            canvas.shape(
                "M38 -72C20 -98 2 -92 6 -66C8 -48 26 -52 38 -72C50 -98 72 -90 70 -64C66 -48 50 -54 38 -72z", 0xE85D75,
                edge: 0xB03F57)
            canvas.circle(38, -71, 9, 0xD1455F)
        case .hearingAid:
            canvas.line("M-66 -12q-18 2 -14 24q2 8 8 8", 0x2F7FBF, width: 9)
            canvas.line("M-66 22h0", 0x8FD0F2, width: 11)
        case .earrings: canvas.line("M-72 33h0M66 33h0", 0xF2C14E, width: 10)
        default: break
        }
    }
}

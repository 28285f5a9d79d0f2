/// Draws what is worn on a head with a radius of 70 around the origin.
struct Headwear {
    let look: FigureLook
    /// How far the head is turned to the right.
    var turn = 0.0

    /// Draws what is on one side: on the other side of a figure that is put on the page the other way round.
    private func onItsSide(_ canvas: inout SVGCanvas, _ draw: (inout SVGCanvas) -> Void) {
        canvas.group(transform: look.isMirrored ? "scale(-1 1)" : "", draw)
    }

    // MARK: On the face

    /// What belongs to the face and turns with it.
    func drawOnFace(on canvas: inout SVGCanvas) {
        for accessory in Accessory.allCases where look.accessories.contains(accessory) {
            switch accessory {
            case .glasses: glasses(on: &canvas)
            case .eyePatch:
                onItsSide(&canvas) { canvas in
                    canvas.line("M-70 -34L66 -14", 0x5A3E52, width: 4)
                    canvas.shape("M5 -16q22 -5 44 4q0 38 -22 38t-22 -42z", 0x5A8FB0, edge: 0x3F6C8A)
                }
            case .blindfold: blindfold(on: &canvas)
            case .plaster:
                onItsSide(&canvas) { canvas in
                    canvas.line("M37 42l18 -8", 0xD9AE7C, width: 15)
                    canvas.line("M37 42l18 -8", 0xF3D2A8, width: 12.5)
                    canvas.line("M44 39l4 -2", 0xD9AE7C, width: 8)
                }
            default: break
            }
        }
    }

    /// Thin frames around eyes that stay eyes; light ones where the skin is dark.
    private func glasses(on canvas: inout SVGCanvas) {
        let usual: Color = look.skin.luminance < 0.45 ? 0xF4D9A0 : 0x5A3E52
        let told = look.toldColor(of: .glasses)
        let isSeen = told.map { Contrast($0, look.skin).isClear } ?? false
        let frame = isSeen ? told ?? usual : usual
        canvas.line(
            "M-49 9a22.5 22 0 1 1 45 0a22.5 22 0 1 1 -45 0M4 9a22.5 22 0 1 1 45 0a22.5 22 0 1 1 -45 0M-4 6q4 -4 8 0"
                + "M-49 5l-16 -4M49 5l15 -4", frame, width: look.skin.luminance < 0.45 ? 4 : 3.8)
        canvas.line("M-44 -1q3 -6 9 -8M9 -1q3 -6 9 -8", .white, width: 3, opacity: 0.55)
    }

    /// A folded cloth before both eyes, whose knot is seen at one side.
    private func blindfold(on canvas: inout SVGCanvas) {
        let cloth: Color = look.outfit.top.mixed(with: 0x3F6FA8, 0.8)
        canvas.shape("M-72 -2l-30 -14l4 22l-14 14l40 -8z", cloth.darker(0.16), edge: cloth.darker(0.34))
        canvas.shape(
            "M-72 -16Q0 -8 72 -16Q76 8 70 30Q0 40 -70 30Q-76 8 -72 -16z", cloth, edge: cloth.darker(0.26))
        canvas.line("M-66 2Q0 12 66 2M-64 18Q0 26 64 18", cloth.darker(0.14), width: 3)
    }

    // MARK: On the head

    /// Draws what is on the head and at its sides.
    func draw(on canvas: inout SVGCanvas) {
        // One order for all, whatever order they were named in.
        for accessory in Accessory.allCases where look.accessories.contains(accessory) {
            switch accessory {
            case .hat, .cap, .beanie, .cooksHat:
                if look.shownCut != .bald { canvas.path(Self.temples, look.hair) }
                HeadCover(accessory: accessory, cloth: look.color(of: accessory)).draw(on: &canvas)
            case .hood, .drape:
                let cloth = accessory == .hood ? look.outfit.top : WornThings.wool
                if look.cut != .bald { canvas.path(Self.underHood, look.hair) }
                HeadCover(accessory: accessory, cloth: cloth).draw(on: &canvas)
            case .crown, .headscarf, .turban:
                HeadCover(accessory: accessory, cloth: look.color(of: accessory)).draw(on: &canvas)
            case .headband: canvas.line("M-70 -24Q0 -74 70 -24", look.color(of: .headband), width: 14)
            case .bow: onItsSide(&canvas) { bow(on: &$0) }
            case .hearingAid: hearingAid(on: &canvas)
            case .earrings: canvas.line("M-72 33h0M\(66 - 14 * turn) 33h0", 0xF2C14E, width: 10)
            default: break
            }
        }
    }

    /// The hair at the temples, which is seen below every brim.
    private static let temples: PathData =
        "M-66 -40Q-74 -8 -66 8Q-58 2 -58 -12L-46 -36zM66 -40Q74 -8 66 8Q58 2 58 -12L46 -36z"

    /// The hair that is seen over the forehead below a hood.
    private static let underHood: PathData = "M-62 10C-70 -84 70 -84 62 10Q56 -30 22 -42Q-14 -52 -36 -36T-62 10z"

    private func bow(on canvas: inout SVGCanvas) {
        let silk = look.toldColor(of: .bow) ?? 0xE85D75
        canvas.shape(
            "M38 -72C20 -98 2 -92 6 -66C8 -48 26 -52 38 -72C50 -98 72 -90 70 -64C66 -48 50 -54 38 -72z", silk,
            edge: silk.darker(0.25))
        canvas.circle(38, -71, 9, silk.darker(0.12))
    }

    /// At the ear that is at the left of a figure that looks out of the page.
    private func hearingAid(on canvas: inout SVGCanvas) {
        let shell = look.toldColor(of: .hearingAid) ?? 0x2F7FBF
        onItsSide(&canvas) { canvas in
            canvas.line("M-66 -12q-18 2 -14 24q2 8 8 8", shell, width: 9)
            canvas.line("M-66 22h0", shell.lighter(0.55), width: 11)
        }
    }
}

/// Draws what covers a head.
struct HeadCover {
    let accessory: Accessory
    let cloth: Color

    func draw(on canvas: inout SVGCanvas) {
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
        case .cooksHat:
            canvas.shape(
                "M-50 -44L-54 -84C-86 -92 -76 -134 -42 -128C-30 -150 30 -150 42 -128C76 -134 86 -92 54 -84L50 -44Q0 -58 -50 -44z",
                0xFBF8F2, edge: 0xCFC6BA)
            canvas.line("M-52 -62Q0 -78 52 -62M-20 -92v-18M16 -92v-22", 0xDDD5CA, width: 3.5)
        case .turban:
            canvas.shape(
                "M-72 -14C-92 -58 -66 -112 0 -116S92 -58 72 -14Q60 -40 0 -58Q-60 -40 -72 -14z", cloth, edge: edge)
            canvas.line(
                "M-74 -30Q-30 -88 44 -104M-72 -52Q-30 -104 16 -114M74 -30Q40 -66 0 -60M80 -50Q50 -84 10 -84", edge,
                width: 3, opacity: 0.7)
        case .hood, .drape:
            // Over the hair and round the face, as wide as its seam.
            canvas.shape(
                "M-84 64C-112 -132 112 -132 84 64Q68 94 0 94T-84 64zM-62 2C-64 44 -40 68 0 68S64 44 62 2"
                    + "C62 -82 -62 -82 -62 2z", cloth, edge: edge)
            canvas.line("M-71 22C-82 -96 82 -96 71 22", edge, width: 3, opacity: 0.5)
        default:
            // Around the whole face, with an end over the shoulder.
            canvas.shape(
                "M-80 56C-100 -118 100 -118 80 56Q66 96 0 96T-80 56zM-50 0C-52 40 -34 64 0 64S52 40 50 0"
                    + "C50 -60 -50 -60 -50 0z", cloth, edge: edge)
            canvas.line("M-54 22Q-42 74 6 76M-64 -20Q-50 -76 8 -80", edge, width: 3, opacity: 0.6)
        }
    }
}

// What hangs in frames: what is to be seen in each is what its story is about.

extension ThingPattern {
    /// A frame of a colour, and what is in it.
    private static func frame(
        _ width: Double, _ height: Double, cm life: Double, _ light: Color, _ dark: Color, on ground: Color,
        _ content: @escaping Drawing
    ) -> ThingPattern {
        ThingPattern(width, height, cm: life, .bothHands, grip: 12) { canvas in
            let (x, inner) = (width / 2, width / 2 - 12)
            canvas.path("M\(-x) \(-height)H\(x)V0H\(-x)z", left: light, right: dark)
            canvas.path("M\(-inner) \(12 - height)H\(inner)V-12H\(-inner)z", ground)
            content(&canvas)
        }
    }

    private static func gilt(_ content: @escaping Drawing) -> ThingPattern {
        frame(122, 156, cm: 44, 0xF7DC86, 0xB9842A, on: 0x6E5A48, content)
    }

    private static func onPeg(_ content: @escaping Drawing) -> ThingPattern {
        frame(100, 100, cm: 24, 0xE3B878, 0x9C6A36, on: 0xFFFDF4, content)
    }

    /// Hills and a lake, as they hang in parlours.
    static let picture = frame(150, 120, cm: 36, 0xC9986A, 0x7A4A2C, on: 0xBFE2F0) { canvas in
        canvas.path("M-63 -40Q-34 -92 -4 -52Q24 -96 63 -44V-30H-63z", 0x8AA8C4)
        canvas.path("M-63 -34Q-20 -52 63 -36V-12H-63z", 0x86B86A)
        canvas.path("M-20 -12Q-8 -34 30 -30Q40 -20 34 -12z", 0xD8F0F8)
        canvas.circle(40, -88, 9, 0xFBD868)
        canvas.path("M-46 -22l10 -34l10 34z", 0x3F7A4C)
    }

    /// A stern old man with black eyes and a white collar.
    static let portrait = gilt { canvas in
        canvas.path("M-46 -12Q-44 -54 0 -56T46 -12z", 0x2F2A36)
        canvas.path("M-20 -58L0 -30L20 -58L12 -66H-12z", 0xFFFFFF)
        canvas.path("M-27 -94a27 33 0 1 1 54 0a27 36 0 1 1 -54 0z", left: 0xF3CFA8, right: 0xD9A87C)
        canvas.path("M-30 -92q-4 -18 6 -28q-2 14 0 26zM30 -92q4 -18 -6 -28q2 14 0 26z", 0xE8E4E0)
        canvas.path("M-23 -72Q0 -82 23 -72Q14 -48 0 -48T-23 -72z", 0xF1EEEA)
        canvas.line("M-18 -104l12 3M18 -104l-12 3", 0xD9D4CE, width: 5)
        canvas.line("M-10 -94h0M10 -94h0", 0x1F1A22, width: 9)
        canvas.line("M0 -92v10", 0xC08A62, width: 4)
        canvas.line("M-7 -66h14", 0x9A4A3C, width: 4)
    }

    /// A kind old lady with white hair in a bun.
    static let ladyPortrait = gilt { canvas in
        canvas.path("M-46 -12Q-44 -52 0 -54T46 -12z", 0x6A4A7A)
        canvas.path("M-22 -54Q0 -34 22 -54L16 -64H-16z", 0xFFF6EC)
        canvas.circle(0, -134, 13, 0xE6E2E0)
        canvas.path("M-34 -92a34 38 0 1 1 68 0q-10 14 -34 14t-34 -14z", 0xEFECEA)
        canvas.path("M-25 -88a25 26 0 1 1 50 0a25 33 0 1 1 -50 0z", left: 0xF6D6B4, right: 0xE0B288)
        canvas.line("M-10 -90h0M10 -90h0", 0x1F1A22, width: 9)
        canvas.line("M-17 -76h0M17 -76h0", 0xF2A48C, width: 10)
        canvas.line("M-9 -68q9 8 18 0", 0xB04A4A, width: 4)
        canvas.line("M0 -42h0", 0xF2C14E, width: 10)
    }

    /// Three rows of children.
    static let classPhoto = frame(184, 132, cm: 34, 0x8A5F3E, 0x5A3A26, on: 0xBFE0D2) { canvas in
        // Everything of one colour is one line of dots: shirts, then hair, then faces.
        canvas.line("M-48 -78v6M-32 -50v6M16 -20v6", 0xE8695A, width: 23)
        canvas.line("M16 -78v6M32 -50v6", 0x5F9CC4, width: 23)
        canvas.line("M-64 -50v6M-16 -20v6", 0xF2C14E, width: 23)
        canvas.line("M-16 -78v6M0 -50v6M48 -20v6", 0x6FAE7C, width: 23)
        canvas.line("M48 -78v6M64 -50v6M-48 -20v6", 0xA67CC0, width: 23)
        canvas.line("M-48 -98h0M-16 -98h0M16 -98h0M48 -98h0", 0x5A3A26, width: 25)
        canvas.line("M-48 -40h0M-16 -40h0M16 -40h0M48 -40h0", 0xE0B060, width: 25)
        canvas.line("M-64 -70h0M-32 -70h0M0 -70h0M32 -70h0M64 -70h0", 0x2A2228, width: 25)
        canvas.line("M-48 -94h0M0 -66h0M-48 -36h0", 0xF6D2AE, width: 20)
        canvas.line("M48 -94h0M-32 -66h0M48 -36h0", 0xB97A50, width: 20)
        canvas.line("M16 -94h0M-64 -66h0M64 -66h0M16 -36h0", 0xF0C39C, width: 20)
        canvas.line("M-16 -94h0M32 -66h0M-16 -36h0", 0x7E5038, width: 20)
    }

    /// A mother, a father, a child and a baby.
    static let familyPhoto = frame(132, 112, cm: 26, 0xD6DCE2, 0x8A94A0, on: 0xCFE6F0) { canvas in
        canvas.line("M-24 -32v20", 0x5F8DB5, width: 40)
        canvas.line("M24 -28v16", 0xE8796A, width: 38)
        canvas.line("M-2 -18v6", 0xF2C14E, width: 26)
        canvas.circle(-24, -68, 17, 0x4A3226)
        canvas.circle(-24, -63, 14, 0xF0C39C)
        canvas.path("M6 -56q0 -22 18 -22t18 22v18h-36z", 0xA8642C)
        canvas.circle(24, -58, 13, 0xF6D2AE)
        canvas.circle(-2, -39, 12, 0x6B4630)
        canvas.circle(-2, -36, 10, 0xF6D2AE)
        canvas.line("M-29 -63h0M-19 -63h0M19 -58h0M29 -58h0M-6 -36h0M2 -36h0", 0x3B2F3F, width: 4)
    }

    /// A brown print of long ago: people at a table, and one with a broom on his hand.
    static let oldPhotograph = ThingPattern(140, 108, cm: 17, .bothHands, grip: 12) { canvas in
        canvas.path("M-70 -108H70V0H-70z", left: 0xFBF3DE, right: 0xE2D2AE)
        canvas.path("M-60 -98H60V-10H-60z", left: 0xDDC394, right: 0xB99A66)
        canvas.path("M-56 -34H56V-24H-56z", 0x8A6A40)
        for x in [-46.0, -24, 26, 46] {
            canvas.circle(x, -48, 9, 0x7A5A34)
            canvas.line("M\(x) -36v0", 0x6A4A2A, width: 17)
        }
        canvas.line("M2 -50v36", 0x5A3E22, width: 17)
        canvas.circle(2, -64, 10, 0x5A3E22)
        canvas.line("M2 -52L20 -58V-88", 0x5A3E22, width: 5)
        canvas.path("M14 -86h12l4 -10h-20z", 0x4A3018)
    }

    /// A frame that is turned to the wall: boards, a wire and a label.
    static let pictureBack = ThingPattern(122, 156, cm: 44, .bothHands, grip: 12) { canvas in
        canvas.path("M-61 -156H61V0H-61z", left: 0xB98A5C, right: 0x7A5232)
        canvas.path("M-50 -145H50V-11H-50z", left: 0xDDBE92, right: 0xC09A68)
        canvas.line("M-50 -122Q0 -100 50 -122", 0x6A6470, width: 4)
        canvas.line("M-50 -122h0M50 -122h0", 0x8A94A0, width: 10)
        canvas.path("M-30 -82H30V-42H-30z", 0xFFF8EA)
        canvas.line("M-20 -68H20M-20 -56H8", 0x6B5A5E, width: 4)
    }

    static let shipPicture = frame(150, 112, cm: 34, 0xB4783E, 0x6E4424, on: 0xCBE6F2) { canvas in
        canvas.path("M-63 -38Q-44 -46 -26 -38T10 -38T46 -38T63 -40V-12H-63z", 0x4A86AC)
        canvas.path("M-40 -46H40Q34 -24 22 -24H-24Q-36 -26 -40 -46z", 0x7A4A2C)
        canvas.line("M0 -46V-92M-24 -46V-78", 0x5A3A26, width: 4)
        canvas.path("M4 -90Q34 -74 32 -52H4zM-4 -84Q-22 -70 -20 -52H-4z", 0xFFF6E4)
    }

    /// A window that has misted over, with four legs, an ear and a curl drawn into the mist by a finger.
    static let steamedWindow = ThingPattern(190, 190, cm: 92, .tooLarge, at: Point(30, -90)) { canvas in
        canvas.path("M-95 -190H95V0H-95z", left: 0xECE0CA, right: 0xC2AE8A)
        canvas.path("M-80 -175H80V-15H-80z", from: 0xE4EDF2, to: 0xBFCFDA)
        canvas.line(
            "M-44 -96Q-56 -116 -36 -122Q-28 -142 -6 -132Q14 -144 24 -126Q44 -124 36 -100Q44 -84 22 -82Q0 -72 -22 -82Q-40 -80 -44 -96M-26 -80V-46M-8 -76V-46M10 -76V-46M26 -82V-46M38 -118q22 -8 22 12q-12 10 -22 0",
            0x5F8298, width: 6)
        canvas.line("M50 -108h0", 0x4A6678, width: 7)
        canvas.line("M-26 -46v18M10 -46v14M58 -92v22", 0xF4F9FB, width: 4)
        canvas.line("M-80 -175V-15", 0xFFFFFF, width: 5)
    }

    static let sunPicture = onPeg { canvas in
        canvas.line(
            "M0 -80v-4M0 -20v4M30 -50h4M-30 -50h-4M21 -71l3 -3M-21 -71l-3 -3M21 -29l3 3M-21 -29l-3 3", 0xF2A93C,
            width: 6)
        canvas.circle(0, -50, 20, 0xFBC93C)
    }

    static let boatPicture = onPeg { canvas in
        canvas.path("M-30 -40H30L20 -22H-20z", 0xD9594C)
        canvas.path("M3 -80L28 -46H3zM-3 -74L-22 -46H-3z", 0x6FA9C8)
    }

    static let catPicture = onPeg { canvas in
        canvas.path("M-28 -50L-24 -82L-10 -70H10L24 -82L28 -50Q26 -22 0 -22T-28 -50z", 0xE89A4A)
        canvas.line("M-11 -52h0M11 -52h0", 0x3B2F3F, width: 8)
        canvas.line("M0 -42v6M-26 -40l12 2M26 -40l-12 2", 0x7A4A2C, width: 3)
    }

    static let treePicture = onPeg { canvas in
        canvas.line("M0 -22v-24", 0x8A5A3C, width: 11)
        canvas.circle(0, -60, 23, 0x5FA25C)
        canvas.line("M-10 -62h0M8 -70h0M8 -52h0", 0xE0485A, width: 8)
    }

    static let whalePicture = onPeg { canvas in
        canvas.path("M-32 -44Q-30 -64 -4 -62Q14 -60 22 -48L34 -60L32 -36Q22 -22 -6 -22Q-30 -24 -32 -44z", 0x7A8CA4)
        canvas.line("M-18 -44h0", 0x2A2630, width: 7)
        canvas.line("M-10 -72h0M-20 -80h0M0 -82h0", 0x6FB3D9, width: 8)
    }

    /// Four legs, a wide mouth and small ears.
    static let hippoPicture = frame(130, 112, cm: 34, 0x8CC7B4, 0x4F8F80, on: 0xFFFDF4) { canvas in
        canvas.line("M-24 -34v14M24 -34v14", 0x7A7894, width: 17)
        canvas.path(
            "M-46 -48Q-44 -78 -8 -76Q18 -74 22 -80L30 -90L34 -78Q52 -70 50 -50Q40 -38 18 -42L8 -28H-36z", 0x9A98B4)
        canvas.line("M28 -68h0", 0x2A2630, width: 7)
        canvas.line("M44 -60h0M20 -50q16 6 28 0", 0x5A5674, width: 4)
    }

    /// As a crowd looks from above in the rain: round, black and without faces.
    static let umbrellaPicture = frame(150, 120, cm: 38, 0x8A5F3E, 0x4A3020, on: 0xD9BE8C) { canvas in
        canvas.line("M-46 -40h0M-16 -34h0M14 -42h0M44 -36h0M-34 -64h0M-4 -62h0M28 -66h0M52 -62h0", 0x3A2C24, width: 25)
        canvas.line("M-46 -40h0M-16 -34h0M14 -42h0M44 -36h0M-34 -64h0M-4 -62h0M28 -66h0M52 -62h0", 0x8A7050, width: 4)
        canvas.path("M-24 -12Q-24 -34 0 -34T24 -12z", 0x5A3E22)
        canvas.path("M20 -78Q36 -108 52 -86L58 -80L14 -74z", 0x5A3E22)
        canvas.line("M16 -26L34 -78", 0x5A3E22, width: 8)
    }

    static let framedMap = frame(150, 112, cm: 34, 0x9C6A36, 0x5A3A20, on: 0xA9D4E6) { canvas in
        canvas.path("M-52 -78q20 -22 40 -10q14 16 -6 26q2 24 -14 30q-24 -12 -20 -46z", 0xE7D08C)
        canvas.path("M8 -86q30 -12 46 4q6 22 -14 28q8 24 -10 34q-16 -14 -10 -34q-20 -10 -12 -32z", 0xC7D88C)
        canvas.line("M-30 -74l22 30l24 -6l14 -22", 0xD9485C, width: 4)
    }
}

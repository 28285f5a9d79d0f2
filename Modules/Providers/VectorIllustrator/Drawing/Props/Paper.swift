// Things of paper and what writes on it, and things to find out with.

extension ThingPattern {
    static let book = ThingPattern(124, 68, cm: 20, .bothHands, grip: 2) { canvas in
        canvas.path("M-62 -58Q-30 -72 0 -56Q30 -72 62 -58V-4Q30 -18 0 -2Q-30 -18 -62 -4z", 0xB8503F)
        canvas.path("M-55 -62Q-28 -76 0 -60V-8Q-28 -24 -55 -11z", left: 0xFFF3DC, right: 0xFFFDF6)
        canvas.path("M55 -62Q28 -76 0 -60V-8Q28 -24 55 -11z", left: 0xE9DCC4, right: 0xFFFAEE)
        canvas.line("M-42 -52q16 -6 30 0M-42 -38q16 -6 30 0M-42 -25q16 -6 22 -2", 0xC9B99C, width: 4)
        canvas.path("M14 -26q8 -26 20 -18q12 -4 12 18q-16 -6 -32 0z", 0x7BAA72)
        canvas.circle(30, -54, 6, 0xF7C948)
        canvas.path("M6 -60v44l7 -6l7 4v-46z", 0xE8695A, opacity: 0.9)
    }

    static let map = ThingPattern(116, 66, cm: 26, .bothHands, grip: 8) { canvas in
        canvas.path("M-58 -66l38 10l40 -10l38 10v56l-38 -10l-40 10l-38 -10z", left: 0xFBEBC8, right: 0xE3C68E)
        canvas.path("M-20 -56v56l40 -10v-56z", 0xEBD3A0, opacity: 0.7)
        canvas.path("M-52 -22q10 -16 24 -8q-2 14 -24 8zM22 -48q14 -8 26 2q-6 12 -26 -2z", 0x9CC7A0)
        canvas.line("M-42 -44h1m9 8h1m9 6h1m11 2h1m11 -4h1m10 -2h1", 0xC9604E, width: 6)
        canvas.line("M36 -30l14 14m0 -14l-14 14", 0xC9604E, width: 6)
    }

    static let letter = ThingPattern(100, 66, cm: 11, grip: 6) { canvas in
        canvas.rect(-52, -68, 104, 70, 0xCDB892, corner: 6)
        canvas.rect(-50, -66, 100, 66, 0xFFF8EA, corner: 5)
        canvas.line("M-48 -3L-10 -34M48 -3L10 -34", 0xE0CFB4, width: 4)
        canvas.path("M-50 -62Q-50 -66 -46 -66H46Q50 -66 50 -62L4 -26Q0 -23 -4 -26z", from: 0xFFFDF6, to: 0xEBDCC2)
        canvas.line("M-48 -63L-4 -27Q0 -24 4 -27L48 -63", 0xDCC8A8, width: 3)
        canvas.path("M0 -16q-17 -11 -11 -20q6 -7 11 1q5 -8 11 -1q6 9 -11 20z", 0xE0485A)
    }

    static let parcel = ThingPattern(109, 94, cm: 24, .bothHands, grip: 8) { canvas in
        canvas.path("M-52 -80H52V0H-52z", from: 0xD9A870, to: 0xAE7A46)
        canvas.path("M-10 -80H10V0H-10z", 0xC08C56)
        canvas.line("M0 -80V0M-52 -42H52", 0xFFF3DC, width: 5)
        canvas.line("M0 -82q-26 -20 -24 0zM0 -82q26 -20 24 0z", 0xFFF3DC, width: 5)
        canvas.rect(18, -72, 26, 22, 0xFFF8EA, corner: 2)
        canvas.path("M22 -54l8 -12l8 12z", 0x5FA8D8)
    }

    static let gift = ThingPattern(114, 110, cm: 24, .bothHands, grip: 26) { canvas in
        canvas.path("M-50 -78H50V0H-50z", left: 0x8CCBDD, right: 0x4F94AE)
        canvas.path("M-10 -78H10V0H-10z", 0xF7C948)
        canvas.rect(-57, -90, 114, 25, 0x6FB3C9, corner: 6)
        canvas.rect(-11, -90, 22, 25, 0xFBDC7A)
        canvas.path("M0 -90Q-54 -130 -42 -88zM0 -90Q54 -130 42 -88z", from: 0xFBDC7A, to: 0xE3A82E)
        canvas.line("M0 -92h0", 0xF2C14E, width: 19)
        canvas.line("M-32 -40h0M-30 -14h0M32 -40h0M30 -14h0", 0xD6F0F6, width: 9)
    }

    static let pencil = ThingPattern(24, 130, cm: 18, grip: 36, lies: true) { canvas in
        canvas.path("M-11 -106H11V-30H-11z", left: 0xFBD868, right: 0xDDA02C)
        canvas.line("M0 -104V-32", 0xE9B83C, width: 6)
        canvas.path("M-11 -30L0 0L11 -30q-6 -6 -11 0q-5 -6 -11 0z", 0xF6DDB4)
        canvas.path("M-4 -10L0 0L4 -10z", 0x4A4454)
        canvas.rect(-12, -116, 24, 12, 0xB9BEC4, corner: 3)
        canvas.rect(-11, -130, 22, 16, 0xF08A94, corner: 7)
    }

    static let paintbrush = ThingPattern(23, 134, cm: 20, grip: 40, lies: true) { canvas in
        canvas.path("M-5 -40L-8 -130Q0 -138 8 -130L5 -40z", left: 0xD98560, right: 0xA8563C)
        canvas.rect(-9, -48, 18, 16, 0xC5C9D0, corner: 3)
        canvas.path("M-10 -34Q-16 -14 0 0Q16 -14 10 -34z", from: 0x8A5A3C, to: 0x5FA8D8)
    }

    static let magnifyingGlass = ThingPattern(82, 123, cm: 20, .eye, grip: 24, lies: true) { canvas in
        canvas.line("M0 -44V-6", 0x8A5A3C, width: 15)
        canvas.circle(0, -82, 41, 0xE3AE3A)
        canvas.path("M-32 -82a32 32 0 1 1 64 0a32 32 0 1 1 -64 0z", left: 0xE9F8FB, right: 0xB4DCE6)
        canvas.line("M-18 -80q2 -16 16 -20", .white, width: 7, opacity: 0.9)
    }

    static let telescope = ThingPattern(
        171, 70, cm: 20, .eye, at: Point(10, -34), end: Point(-68, -20),
        draw: { canvas in
            canvas.group(transform: SVGCanvas.placement(0, -33, turn: -12)) { canvas in
                canvas.path("M-72 -9H-16V9H-72z", from: 0xF2D48A, to: 0xB98430)
                canvas.path("M-20 -15H34V15H-20z", from: 0x8CAACB, to: 0x44648A)
                canvas.path("M32 -20H76V20H32z", from: 0xF2D48A, to: 0xB98430)
                canvas.ellipse(76, 0, 7, 20, 0xBFE3F2)
                canvas.line("M-20 -15V15M33 -19V19M-60 -8V8", 0x6B4E1C, width: 4)
                canvas.line("M-8 -8H20M42 -12H64", .white, width: 5, opacity: 0.45)
            }
        })

    static let key = ThingPattern(50, 101, cm: 10, grip: 14, lies: true) { canvas in
        canvas.line("M0 -58V-6M0 -10h18M0 -26h14", 0xC98A2A, width: 12)
        canvas.line("M-1 -58V-6M0 -10h17M0 -26h13", 0xF2C14E, width: 7)
        canvas.circle(0, -76, 25, 0xD99A2E)
        canvas.circle(0, -77, 21, 0xF2C14E)
        canvas.path("M0 -64q-14 -9 -9 -17q5 -6 9 1q4 -7 9 -1q5 8 -9 17z", 0x9A6A1C)
    }

    static let flag = ThingPattern(228, 214, cm: 90, grip: 70) { canvas in
        canvas.line("M0 0V-204", 0xA9714A, width: 9)
        canvas.path(
            "M4 -200Q32 -220 60 -200T114 -200L98 -164L114 -128Q86 -110 60 -128T4 -128z", left: 0xF07A66, right: 0xC24A44
        )
        canvas.path("M52 -184l6 13l14 2l-10 10l2 14l-12 -7l-12 7l2 -14l-10 -10l14 -2z", 0xFBDC7A)
        canvas.line("M0 -206h0", 0xF2C14E, width: 16)
    }
}

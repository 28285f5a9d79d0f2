// Tools for repairing, making and fastening.

extension ThingPattern {
    static let saw = ThingPattern(176, 61, cm: 18, at: Point(62, -32)) { canvas in
        canvas.path(
            "M-88 -30L40 -58V-8L28 -16L16 -8L4 -16L-8 -8L-20 -16L-32 -10L-44 -18L-56 -12L-68 -20L-80 -16z",
            left: 0xE3E8EC, right: 0xA3ADB8)
        canvas.path("M36 -58Q84 -70 88 -40Q90 -2 60 -2Q30 0 34 -20z", left: 0xE09A5C, right: 0xA0602C)
        canvas.path("M54 -44q18 -6 20 8t-16 18q-12 -2 -10 -12t6 -14z", 0xFFF8EC)
        canvas.line("M-70 -32L20 -50", .white, width: 4, opacity: 0.7)
    }

    static let hammer = ThingPattern(80, 130, cm: 28, grip: 28, lies: true) { canvas in
        canvas.path("M-8 -96L-10 -4Q0 4 10 -4L8 -96z", left: 0xE0B07C, right: 0xA06A3C)
        canvas.path("M-10 -36H10L10 -4Q0 4 -10 -4z", 0xC9544A)
        canvas.path("M-30 -126H14Q36 -128 40 -108Q28 -112 14 -100H-30z", from: 0xA9B4C0, to: 0x6B7682)
        canvas.rect(-40, -130, 14, 34, 0x7E8A96, corner: 4)
        canvas.line("M-22 -119h30", .white, width: 4, opacity: 0.5)
    }

    static let screwdriver = ThingPattern(32, 127, cm: 21, grip: 104, lies: true) { canvas in
        canvas.path("M-5 -66L-5 -12L-8 0H8L5 -12V-66z", left: 0xE3E8EC, right: 0x98A3AF)
        canvas.path(
            "M-14 -70Q-18 -100 -14 -120Q0 -134 14 -120Q18 -100 14 -70Q0 -62 -14 -70z", left: 0xF7C948, right: 0xD08E22)
        canvas.line("M-5 -116V-76M6 -116V-76", 0xB0741C, width: 4)
    }

    static let scissors = ThingPattern(95, 124, cm: 16, grip: 30, lies: true) { canvas in
        canvas.path("M-2 -58L20 -124Q26 -100 8 -54zM2 -58L-20 -124Q-26 -100 -8 -54z", left: 0xE9EDF1, right: 0xA3ADB8)
        canvas.line("M4 -54Q-12 -48 -16 -38M-4 -54Q12 -48 16 -38", 0xC24A44, width: 11)
        canvas.line("M-24 -40a18 20 0 1 0 .1 0M24 -40a18 20 0 1 0 .1 0", 0xE8695A, width: 11)
        canvas.circle(0, -60, 5, 0x6B7682)
    }

    static let brush = ThingPattern(152, 54, cm: 8, at: Point(44, -38)) { canvas in
        canvas.path("M-70 -28H24L28 0H-76z", from: 0xE9C27C, to: 0xB98436)
        canvas.line("M-60 -22l-4 18M-42 -22l-2 18M-24 -22v18M-6 -22l1 18M12 -22l3 18", 0x9C6C28, width: 4)
        canvas.path("M-74 -48Q-74 -54 -66 -54H30Q70 -54 74 -44Q74 -36 60 -36H30V-26H-74z", from: 0xD98560, to: 0xA04E34)
        canvas.line("M-60 -46H10", .white, width: 4, opacity: 0.35)
    }

    static let torch = ThingPattern(136, 60, cm: 10, at: Point(-24, -28)) { canvas in
        canvas.glow(66, -29, 80)
        canvas.path("M-64 -42Q-68 -42 -68 -38V-20Q-68 -16 -64 -16H14V-42z", from: 0x7CA6C8, to: 0x3F6A92)
        canvas.path("M14 -42L40 -54V-4L14 -16z", from: 0x94A4B8, to: 0x5A6A80)
        canvas.rect(38, -58, 14, 58, 0xF2C14E, corner: 5)
        canvas.ellipse(53, -29, 8, 26, 0xFFF6D0)
        canvas.rect(-26, -48, 24, 9, 0xE8695A, corner: 4)
        canvas.line("M-58 -34H6", .white, width: 4, opacity: 0.4)
    }

    static let magnet = ThingPattern(80, 90, cm: 11) { canvas in
        canvas.path("M-40 -2V-50a40 40 0 0 1 80 0V-2H16V-50a16 16 0 0 0 -32 0V-2z", left: 0xF07A66, right: 0xB8403C)
        canvas.path("M-40 -24H-16V-2H-40zM16 -24H40V-2H16z", from: 0xF1F4F6, to: 0xB4BEC8)
        canvas.path("M-30 -50q2 -22 20 -28q-12 12 -12 30q-8 4 -8 -2z", .white, opacity: 0.4)
    }

    static let board = ThingPattern(296, 44, cm: 14, .bothHands, grip: 20, seat: Point(0, -34)) { canvas in
        canvas.path("M-148 -20L-130 -44H148L136 -20z", from: 0xEBC795, to: 0xD3A86C)
        canvas.path("M-148 -20H136V0H-148z", from: 0xC2925A, to: 0x96683A)
        canvas.path("M136 -20L148 -44V-22L136 0z", 0x85582F)
        canvas.line("M-110 -32H-30M-6 -36H70M20 -28H110", 0xB98A52, width: 3)
        canvas.ellipse(-54, -37, 10, 3, 0xA87440)
        canvas.line("M-124 -32h0M122 -32h0", 0x6B5A5E, width: 6)
    }

    static let ruler = ThingPattern(40, 150, cm: 25, lies: true) { canvas in
        canvas.path("M-18 -150H18V0H-18z", left: 0xFBDC86, right: 0xE0AC42)
        canvas.line(
            "M18 -135h-14M18 -120h-9M18 -105h-14M18 -90h-9M18 -75h-14M18 -60h-9M18 -45h-14M18 -30h-9M18 -15h-14",
            0x7A5A2C, width: 4)
    }

    static let eraser = ThingPattern(84, 42, cm: 3) { canvas in
        canvas.path("M-40 -36H40V-4Q40 0 36 0H-36Q-40 0 -40 -4z", from: 0xFDFBF6, to: 0xD9D2CC)
        canvas.path("M-14 -40H40Q42 -40 42 -36V0H-14z", from: 0x7CB2DA, to: 0x4478A8)
        canvas.line("M-2 -22h30", 0xFFF3DC, width: 6)
        canvas.path("M-42 -36q0 -5 6 -6h22v6z", 0xF7B6C2)
    }

    static let pen = ThingPattern(22, 125, cm: 15, grip: 36, lies: true) { canvas in
        canvas.path("M-10 -112Q0 -138 10 -112V-30H-10z", left: 0x5F7FC0, right: 0x2F4A86)
        canvas.path("M-9 -30L0 0L9 -30z", left: 0xF2D48A, right: 0xB98430)
        canvas.line("M0 -12V-2", 0x3B3540, width: 3)
        canvas.rect(-11, -74, 22, 8, 0xE3AE3A, corner: 3)
        canvas.line("M8 -116V-86", 0xE3AE3A, width: 5)
        canvas.line("M-4 -108V-80", .white, width: 4, opacity: 0.4)
    }

    static let chalk = ThingPattern(26, 90, cm: 9, lies: true) { canvas in
        canvas.path("M-12 -88Q0 -94 12 -86V-4Q0 4 -12 -4z", left: 0xFFFFFF, right: 0xD6D4E0)
        canvas.path("M-13 -52H13V-2Q0 4 -13 -2z", left: 0xF7A2B4, right: 0xD86C88)
    }

    static let thread = ThingPattern(92, 86, cm: 6) { canvas in
        canvas.line("M24 -22q26 24 18 -14", 0xD9485C, width: 4)
        canvas.ellipse(0, -8, 34, 9, 0xB07A4C)
        canvas.path("M-25 -72H25V-12H-25z", left: 0xF07A8C, right: 0xB93A52)
        canvas.line("M-25 -62L25 -58M-25 -50L25 -46M-25 -38L25 -34M-25 -26L25 -22", 0x9A2C44, width: 3)
        canvas.ellipse(0, -76, 34, 10, 0xDCB07C)
        canvas.ellipse(0, -77, 10, 3, 0x7A5238)
    }

    static let nail = ThingPattern(30, 88, cm: 6, lies: true) { canvas in
        canvas.path("M-5 -80H5L4 -14L0 0L-4 -14z", left: 0xD9DEE4, right: 0x8A94A0)
        canvas.ellipse(0, -82, 15, 6, 0xAAB4BE)
    }

    static let pump = ThingPattern(110, 149, cm: 50, grip: 142) { canvas in
        canvas.line("M12 -20Q60 -10 50 -60", 0x4A4454, width: 7)
        canvas.line("M-38 -4H38", 0x5A6A80, width: 11)
        canvas.path("M-15 -92H15V-6H-15z", left: 0x7CC0DC, right: 0x3F86AE)
        canvas.line("M0 -94V-136", 0xB9C4CE, width: 8)
        canvas.line("M-34 -142H34", 0xE8695A, width: 14)
        canvas.line("M-7 -82V-20", .white, width: 5, opacity: 0.4)
        canvas.line("M50 -60v-8", 0xF2C14E, width: 9)
    }

    static let hook = ThingPattern(248, 96, cm: 32, .tooLarge, at: Point(-80, -40)) { canvas in
        canvas.path("M-124 -92Q-124 -96 -120 -96H120Q124 -96 124 -92V-58H-124z", from: 0xE0B07C, to: 0xB07A46)
        canvas.line("M-110 -84H-30M10 -72H100", 0xC9935F, width: 3)
        for x in [-80.0, 0, 80] {
            canvas.circle(x, -76, 12, 0x6B5A5E)
            canvas.line("M\(x) -72V-30Q\(x) -8 \(x + 18) -10T\(x + 28) -34", 0x6B5A5E, width: 9)
            canvas.circle(x + 28, -36, 7, 0xE3AE3A)
        }
    }

    static let tape = ThingPattern(92, 79, cm: 9) { canvas in
        canvas.path("M20 -6H46V-14H20z", 0xE9C27C)
        canvas.circle(-4, -40, 39, 0xC9913C)
        canvas.circle(-6, -41, 36, 0xF2CE7C)
        canvas.circle(-6, -41, 19, 0xFFF8EA)
        canvas.line("M-19 -41a13 13 0 0 1 26 0", 0xA97A34, width: 6)
    }
}

// Animals of paper, clay, wood, tin and snow.

extension ThingPattern {
    /// Stuffed with sweets, hung on a string.
    static let paperLlama = ThingPattern(186, 240, cm: 80, .fromAbove, at: Point(0, -236)) { canvas in
        canvas.line("M0 -150V-238", 0xB9A98F, width: 5)
        canvas.line("M-50 -60V-6M-22 -60V-6M22 -60V-6M48 -60V-6", 0xE8796A, width: 19)
        canvas.path(
            "M-82 -96Q-84 -126 -58 -128H38L48 -196L38 -222L58 -212L72 -222L74 -206L92 -192Q90 -174 74 -176L66 -60H-62Q-78 -66 -82 -96z",
            left: 0xF7B0BE, right: 0xD9688A)
        canvas.line("M-70 -112h12M-40 -112h12M-10 -112h12M20 -112h12M46 -140h18M50 -166h18", 0xFBDC86, width: 13)
        canvas.line("M-66 -88h12M-36 -88h12M-6 -88h12M24 -88h12M50 -112h12", 0x8CCBDD, width: 13)
        canvas.line("M-62 -66h12M-32 -66h12M-2 -66h12M28 -66h12", 0x94D0AA, width: 13)
        canvas.line("M74 -196h0", 0x3B2F3F, width: 8)
    }

    static let paperBear = ThingPattern(112, 140, cm: 30) { canvas in
        canvas.path(
            "M-34 -110Q-46 -138 -22 -136Q0 -142 22 -136Q46 -138 34 -110Q42 -92 32 -84L52 -52L34 -44L30 -36L38 -2H8L0 -24L-8 -2H-38L-30 -36L-34 -44L-52 -52L-32 -84Q-42 -92 -34 -110z",
            left: 0xF2D2A0, right: 0xCFA468)
        canvas.path(
            "M0 -138V-24L8 -2H38L30 -36L34 -44L52 -52L32 -84Q42 -92 34 -110Q46 -138 22 -136z", 0xB98A50, opacity: 0.3)
        canvas.line("M-13 -106h0M13 -106h0M0 -96h0", 0x3B2F3F, width: 7)
        canvas.line("M-8 -88q8 6 16 0", 0x7A4A2C, width: 3)
    }

    static let clayHorse = ThingPattern(122, 104, cm: 13, .bothHands, grip: 14) { canvas in
        canvas.path(
            "M-46 -4V-34Q-58 -64 -28 -66H8Q14 -98 30 -100L34 -104L40 -98Q60 -90 58 -76Q50 -70 38 -74Q36 -52 34 -36V-4H16V-30H-24V-4z",
            left: 0xD99A78, right: 0x9C5A40)
        canvas.path("M-44 -60q-18 8 -12 34q8 -6 10 -24z", 0x9C5A40)
        canvas.line("M38 -88h0", 0x4A2A20, width: 6)
        canvas.path("M-20 -58q10 -6 20 0", .white, opacity: 0.35)
    }

    /// Old and worn, with one ear left.
    static let woodenHorse = ThingPattern(132, 130, cm: 17, .bothHands, grip: 14) { canvas in
        canvas.path("M-62 -14H62V-4H-62z", left: 0xC98D5C, right: 0x85552F)
        canvas.line("M-40 -6h0M40 -6h0", 0x5A3A26, width: 13)
        canvas.line("M-36 -18L-30 -60M-14 -18L-16 -60M18 -18L14 -60M38 -18L30 -60", 0xD9AE74, width: 11)
        canvas.path(
            "M-42 -56Q-46 -82 -22 -82H14L26 -116L34 -130L38 -116Q60 -108 60 -94Q52 -88 38 -92L34 -56Q0 -46 -42 -56z",
            left: 0xECCB94, right: 0xBC8A54)
        canvas.path("M26 -118Q12 -108 8 -82H20z", 0x8A5A34)
        canvas.line("M-42 -76Q-58 -66 -52 -36", 0x8A5A34, width: 9)
        canvas.line("M42 -108h0", 0x3B2F3F, width: 7)
        canvas.path("M-18 -82H8V-62H-18z", 0xC24A44)
    }

    static let toyMouse = ThingPattern(128, 56, cm: 8) { canvas in
        canvas.line("M-38 -12Q-62 -6 -58 -30", 0xD9889A, width: 5)
        canvas.path("M-44 -6Q-44 -46 -4 -46Q40 -44 62 -8Q58 -2 50 -4H-40z", left: 0xC4CCD8, right: 0x8A94A8)
        canvas.circle(8, -44, 12, 0xF2B8C4)
        canvas.line("M36 -26h0M60 -9h0", 0x3B2F3F, width: 7)
        canvas.line("M-22 -6h0M22 -6h0", 0x5A6474, width: 12)
    }

    static let snowBear = ThingPattern(86, 110, cm: 15) { canvas in
        canvas.path("M-40 -34Q-42 -64 0 -64T40 -34Q42 0 0 0T-40 -34z", left: 0xFFFFFF, right: 0xC6DCEC)
        canvas.line("M-24 -98h0M24 -98h0", 0xE4F0F8, width: 20)
        canvas.path("M-32 -78a32 30 0 1 1 64 0a32 30 0 1 1 -64 0z", left: 0xFFFFFF, right: 0xCFE2F0)
        canvas.line("M-11 -84h0M11 -84h0M0 -72h0", 0x3B3540, width: 7)
        canvas.line("M-22 -22h0M22 -22h0", 0xB4CFE2, width: 15)
    }

    /// A tin duck that has come in two.
    static let brokenDuck = ThingPattern(160, 68, cm: 11) { canvas in
        canvas.path(
            "M-78 -30Q-76 -52 -60 -48L-20 -48L-28 -34L-16 -24L-26 -4H-60Q-76 -8 -78 -30z", left: 0xF7CF62,
            right: 0xC98A2A)
        canvas.path("M20 -6L10 -24L22 -34L16 -44a25 25 0 1 1 46 14L50 -4z", left: 0xF9D978, right: 0xD09A30)
        canvas.path("M62 -50L80 -44L62 -36z", 0xE8793C)
        canvas.line("M46 -50h0", 0x3B2F3F, width: 7)
        canvas.line("M-64 -30h22", 0xB97A22, width: 5)
    }
}

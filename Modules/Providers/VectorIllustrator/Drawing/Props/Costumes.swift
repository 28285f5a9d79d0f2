// What several people can be inside of.

extension ThingPattern {
    /// A camel of carpet with room for two: their legs are its legs.
    static let camel = ThingPattern(
        420, 330, cm: 165, .tooLarge, at: Point(-150, -160), seat: Point(10, -256),
        inside: Box(x: -110...100, y: -330 ... -8)
    ) { canvas in
        canvas.path("M-130 -214Q-190 -190 -184 -120L-172 -124Q-166 -180 -124 -190z", 0xA8743C)
        canvas.line("M-178 -118v-10", 0x6B4630, width: 22)
    } front: { canvas in
        canvas.path(
            "M-140 -60Q-156 -212 -96 -222Q-60 -226 -40 -262Q6 -316 44 -248Q60 -218 96 -222Q120 -226 132 -268Q140 -316 172 -318Q206 -312 208 -284Q196 -268 176 -272Q170 -190 136 -156Q128 -110 128 -60Q0 -36 -140 -60z",
            left: 0xE3BA7E, right: 0xB98A4C)
        canvas.line(
            "M-136 -58V-8M-96 -52V-4M-56 -46V-4M-14 -44V-4M28 -44V-4M70 -48V-4M108 -54V-8",
            0xC24A44, width: 7)
        canvas.path("M-84 -206Q0 -190 84 -206L92 -146Q0 -126 -92 -146z", left: 0xC24A44, right: 0x8A2F38)
        canvas.line("M-78 -168Q0 -150 78 -168", 0xF2C14E, width: 7)
        canvas.line("M178 -296h0", 0x3B2F3F, width: 11)
        canvas.line("M156 -318l-6 -12M186 -274q12 4 20 -4", 0x8A5A34, width: 6)
    }

    /// Orange and striped, with a hood that has ears.
    static let tigerCostume = ThingPattern(176, 236, cm: 74, .bothHands, grip: 190) { canvas in
        canvas.path("M-40 -40Q-84 -30 -82 -76", 0xE08A3C)
        canvas.line("M-40 -40Q-84 -20 -80 -80", 0xE8903C, width: 13)
        canvas.path(
            "M-34 -176L-82 -110L-62 -92L-38 -122L-42 0H-6L0 -56L6 0H42L38 -122L62 -92L82 -110L34 -176z", left: 0xF7AC58,
            right: 0xD9742C)
        canvas.path(
            "M-36 -214L-38 -236L-18 -224Q0 -230 18 -224L38 -236L36 -214Q40 -170 0 -168T-36 -214z", left: 0xF7AC58,
            right: 0xD9742C)
        canvas.path("M-22 -200Q0 -216 22 -200Q24 -176 0 -174T-22 -200z", 0x6A3A20)
        canvas.path("M-18 -160H18L14 -90H-14z", 0xFFF1D6)
        canvas.line(
            "M-36 -140h14M36 -140h-14M-38 -110h14M38 -110h-14M-40 -60h16M40 -60h-16M-40 -30h16M40 -30h-16M-66 -120l10 12M66 -120l-10 12",
            0x4A2E24, width: 7)
    }

    /// For the pot of tea; it keeps off heat, cold and light.
    static let cosy = ThingPattern(122, 104, cm: 24, .bothHands, inside: Box(x: -30...30, y: -130 ... -10)) { canvas in
        canvas.path("M-48 -10Q0 -24 48 -10L40 -30H-40z", 0x7A3A4A)
    } front: { canvas in
        canvas.path("M-60 -2Q-64 -90 0 -92Q64 -90 60 -2Q0 8 -60 -2z", left: 0xF2A0B0, right: 0xC25A74)
        canvas.line("M-58 -30Q0 -18 58 -30M-56 -52Q0 -40 56 -52", 0xFFF1DC, width: 9)
        canvas.line("M-40 -10h0M-14 -6h0M14 -6h0M40 -10h0", 0x8CCBDD, width: 10)
        canvas.line("M0 -94h0", 0xFBD868, width: 21)
    }
}

// Fruit, vegetables and nuts.

extension ThingPattern {
    static let carrot = ThingPattern(48, 136, cm: 19, grip: 84, lies: true) { canvas in
        canvas.line("M-2 -96Q-14 -112 -18 -128M0 -96V-132M2 -96Q14 -112 20 -126", 0x5E9A55, width: 8)
        canvas.line("M-1 -98Q-8 -112 -8 -122M3 -98Q8 -112 10 -122", 0x8CC46C, width: 5)
        canvas.path("M-20 -90Q0 -104 20 -90Q20 -50 2 0Q0 2 -2 0Q-20 -50 -20 -90z", left: 0xF9AA58, right: 0xD96E20)
        canvas.line("M-16 -74h14M4 -58h11M-11 -42h10M2 -28h6", 0xC05E18, width: 3)
    }

    static let strawberry = ThingPattern(61, 76, cm: 5) { canvas in
        canvas.path("M0 0Q-36 -22 -30 -50Q-20 -66 0 -58Q20 -66 30 -50Q36 -22 0 0z", left: 0xF4606A, right: 0xBE2A40)
        canvas.line("M-16 -42v3M0 -34v3M14 -44v3M-10 -24v3M8 -20v3M20 -30v3M-22 -32v3", 0xFDE2A0, width: 4)
        canvas.path("M0 -56q-24 8 -28 -6q14 -2 16 -8q8 4 12 -4q4 8 12 4q4 8 16 8q-6 14 -28 6z", 0x6FA95C)
        canvas.line("M0 -64v-10", 0x5E8A45, width: 5)
        canvas.path("M-22 -48q4 -8 12 -6q-8 6 -10 16q-4 -4 -2 -10z", .white, opacity: 0.4)
    }

    static let cherry = ThingPattern(80, 84, cm: 6) { canvas in
        canvas.line("M-20 -34Q-10 -66 12 -80M22 -30Q26 -60 12 -80", 0x6B8A3C, width: 5)
        canvas.path("M12 -80q18 -10 28 4q-14 12 -28 -4z", 0x7FB857)
        canvas.path(
            "M-39 -19a20 19 0 1 1 40 0a20 19 0 1 1 -40 0zM2 -17a19 18 0 1 1 38 0a19 18 0 1 1 -38 0z", left: 0xE8485C,
            right: 0xA0203C)
        canvas.line("M-27 -27h0M14 -24h0", .white, width: 8, opacity: 0.7)
    }

    static let plum = ThingPattern(60, 76, cm: 6) { canvas in
        canvas.line("M0 -58q0 -10 8 -16", 0x7A5238, width: 5)
        canvas.path("M4 -66q10 -14 26 -6q-8 14 -26 6z", 0x7FB857)
        canvas.path("M0 -60Q-34 -64 -30 -28Q-24 0 0 0T30 -28Q34 -64 0 -60z", left: 0x9A7CC8, right: 0x54387E)
        canvas.line("M2 -58Q14 -34 4 -4", 0x4A2E70, width: 3)
        canvas.path("M-22 -42q2 -10 10 -12q-4 12 -2 26q-10 -4 -8 -14z", .white, opacity: 0.4)
    }

    static let berry = ThingPattern(84, 62, cm: 6) { canvas in
        canvas.path(
            "M6 -40q8 -26 34 -22q-4 24 -34 22zM0 -42q-14 -22 -36 -12q10 20 36 12z", left: 0x8CC46C, right: 0x5A9450)
        canvas.path(
            "M-42 -19a19 19 0 1 1 38 0a19 19 0 1 1 -38 0zM-18 -32a18 18 0 1 1 36 0a18 18 0 1 1 -36 0zM2 -18a19 19 0 1 1 38 0a19 19 0 1 1 -38 0z",
            left: 0x7E8CD0, right: 0x3C4690)
        canvas.line("M-30 -27h0M-6 -40h0M13 -26h0", .white, width: 7, opacity: 0.6)
        canvas.line("M-19 -20h0M4 -34h0M24 -18h0", 0x2E3674, width: 7)
    }

    static let peas = ThingPattern(125, 48, cm: 8) { canvas in
        canvas.path(
            "M-60 -30Q0 -66 58 -28Q66 -26 60 -20Q0 20 -60 -24Q-64 -28 -60 -30z", left: 0x8CC46C, right: 0x4F8A44)
        canvas.path("M-50 -28Q0 -50 48 -26Q0 0 -50 -28z", 0x3F7438)
        canvas.line("M-30 -28h0M-10 -27h0M10 -26h0M29 -26h0", 0xA8DA80, width: 19)
        canvas.line("M-34 -31h0M-14 -30h0M6 -29h0M25 -29h0", .white, width: 5, opacity: 0.7)
    }

    static let lettuce = ThingPattern(108, 84, cm: 16, .bothHands) { canvas in
        canvas.path(
            "M-50 -20Q-62 -46 -42 -56Q-38 -78 -14 -76Q4 -92 22 -76Q46 -74 44 -54Q60 -40 50 -20Q40 2 0 2T-50 -20z",
            left: 0xB4DC80, right: 0x6EA850)
        canvas.path(
            "M-30 -14Q-40 -40 -18 -48Q0 -66 18 -48Q40 -40 32 -14Q20 2 0 2T-30 -14z", left: 0xD6EEA4, right: 0x98C86C)
        canvas.line("M0 -6V-46M-6 -14L-24 -32M6 -14L24 -32M-40 -24L-44 -42M40 -24L42 -42", 0xEFF8D4, width: 4)
    }

    static let tomato = ThingPattern(74, 70, cm: 7) { canvas in
        canvas.path("M0 -54Q-38 -62 -37 -26Q-32 0 0 0T37 -26Q38 -62 0 -54z", left: 0xF4715E, right: 0xC0302E)
        canvas.path("M0 -50l-20 4l10 -10l-8 -8l14 2l4 -8l4 8l14 -2l-8 8l10 10z", 0x5E9A4A)
        canvas.ellipse(-20, -34, 6, 10, .white, opacity: 0.45)
    }

    static let potato = ThingPattern(88, 56, cm: 7) { canvas in
        canvas.path(
            "M-44 -18Q-48 -50 -16 -54Q22 -62 40 -40Q52 -10 24 -2Q-36 6 -44 -18z", left: 0xE0BE88, right: 0xA87E48)
        canvas.line("M-24 -34h5M2 -20h5M20 -38h5M-8 -46h4", 0x8A6434, width: 4)
        canvas.ellipse(-18, -42, 12, 5, .white, opacity: 0.3)
    }

    static let banana = ThingPattern(116, 72, cm: 12) { canvas in
        canvas.path("M-48 -62Q-42 -22 -6 -14Q26 -10 50 -32Q44 2 0 2Q-50 -4 -56 -58z", from: 0xFBDC5E, to: 0xDFA828)
        canvas.line("M-52 -60l-2 -8M50 -32l2 -4", 0x7A5A2C, width: 8)
        canvas.line("M-50 -50Q-40 -10 4 -6", 0xFDF0A8, width: 4, opacity: 0.8)
    }

    static let orange = ThingPattern(68, 74, cm: 8) { canvas in
        canvas.path("M-34 -34a34 34 0 1 1 68 0a34 34 0 1 1 -68 0z", left: 0xF9B45C, right: 0xDE7A1E)
        canvas.path("M2 -66q6 -12 22 -6q-6 12 -22 6z", 0x6FA95C)
        canvas.line("M0 -62l-4 -4M-12 -20h0M8 -14h0M18 -32h0M-4 -34h0", 0xC96A18, width: 4)
        canvas.ellipse(-14, -48, 9, 6, .white, opacity: 0.5)
    }

    static let lemon = ThingPattern(86, 56, cm: 7) { canvas in
        canvas.path(
            "M-43 -28q6 -4 10 -10Q-18 -58 6 -56Q26 -54 34 -36q6 4 9 6q-4 6 -9 8Q24 0 0 -2Q-26 -2 -34 -20z",
            left: 0xFCEB7E, right: 0xE3BC30)
        canvas.ellipse(-12, -42, 12, 5, .white, opacity: 0.55)
    }

    static let nut = ThingPattern(57, 64, cm: 4) { canvas in
        canvas.path("M0 0Q-34 -8 -28 -38Q-14 -56 0 -64Q14 -56 28 -38Q34 -8 0 0z", left: 0xD69C60, right: 0x8E5C30)
        canvas.path("M-28 -14Q0 -30 28 -14Q22 -2 0 0T-28 -14z", 0xE9C79A)
        canvas.line("M-10 -50Q-16 -36 -12 -24M6 -54Q10 -38 8 -24", 0x7A4C26, width: 3)
        canvas.ellipse(-13, -38, 4, 9, .white, opacity: 0.4)
    }

    static let chestnut = ThingPattern(66, 54, cm: 4) { canvas in
        canvas.path("M0 -54Q-36 -50 -33 -22Q-28 2 0 0Q28 2 33 -22Q36 -50 0 -54z", left: 0xB86840, right: 0x6A3420)
        canvas.path("M-22 -10Q0 -20 24 -10Q14 0 0 0T-22 -10z", 0xE3C49A)
        canvas.path("M-22 -34q4 -12 16 -12q-10 8 -10 18q-6 0 -6 -6z", .white, opacity: 0.55)
    }

    static let acorn = ThingPattern(50, 74, cm: 4) { canvas in
        canvas.line("M0 -62q0 -6 4 -9", 0x6B4A2C, width: 6)
        canvas.path("M-20 -42H20Q22 -12 0 0Q-22 -12 -20 -42z", left: 0xD6AC62, right: 0x97702C)
        canvas.path("M-25 -38Q-26 -64 0 -64T25 -38Q0 -30 -25 -38z", left: 0x9C7246, right: 0x664524)
        canvas.line("M-14 -52h0M0 -56h0M13 -50h0M-6 -44h0M8 -44h0", 0x54371C, width: 5)
        canvas.ellipse(-9, -26, 3.5, 9, .white, opacity: 0.5)
    }
}

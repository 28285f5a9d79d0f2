// Things that grow, lie or are built out of doors.

extension ThingPattern {
    static let shell = ThingPattern(122, 84, cm: 7, grip: 4) { canvas in
        canvas.path("M-8 -14L-26 -2Q-20 4 -8 2H8Q20 4 26 -2L8 -14z", 0xE7A08C)
        canvas.path(
            "M-10 -4L-58 -29Q-68 -50 -46 -55Q-47 -77 -26 -72Q-17 -92 0 -78Q17 -92 26 -72Q47 -77 46 -55Q68 -50 58 -29L10 -4z",
            from: 0xFFE0D2, to: 0xE79A86)
        canvas.line("M-8 -10L-43 -50M-4 -10L-24 -66M0 -10V-72M4 -10L24 -66M8 -10L43 -50", 0xD98672, width: 4)
        canvas.line("M-36 -34Q0 -58 36 -34", .white, width: 5, opacity: 0.3)
    }

    static let flower = ThingPattern(87, 132, cm: 30, grip: 24) { canvas in
        canvas.line("M0 0Q-6 -40 0 -74", 0x5E9A55, width: 8)
        canvas.path("M-2 -22q-36 -2 -38 -30q32 0 38 30zM0 -34q28 -2 32 -24q-26 0 -32 24z", 0x6FA95C)
        canvas.line("M0 -114h0M25 -95h0M16 -66h0M-16 -66h0M-25 -95h0", 0xE8708C, width: 37)
        canvas.line("M-2 -116h0M22 -98h0M13 -70h0M-18 -70h0M-27 -98h0", 0xF7A2B4, width: 24)
        canvas.circle(0, -87, 17, 0xFFD45E)
        canvas.circle(-3, -90, 8, 0xFFEBA8)
    }

    static let feather = ThingPattern(57, 114, cm: 15, grip: 14, lies: true) { canvas in
        // Two vanes, each with a gap where it has come apart.
        canvas.path(
            "M4 -24C-18 -26 -30 -40 -27 -54L-10 -50L-26 -64C-26 -90 -6 -108 20 -114L8 -56z", from: 0x8CC4E4,
            to: 0x4F88BC)
        canvas.path(
            "M4 -24C18 -30 26 -44 26 -60L15 -58L28 -72C30 -92 28 -104 20 -114L8 -56z", from: 0xB4DDF2, to: 0x76AED6)
        canvas.path("M3 -26C-10 -24 -18 -18 -20 -10Q-6 -12 2 -18Q10 -12 18 -14Q14 -24 5 -26z", 0xF3F6FA)
        canvas.line("M-2 0Q2 -50 18 -108", 0xFFF8E6, width: 4)
        canvas.line("M6 -44l-18 2M9 -62l-20 0M12 -80l-18 -2M7 -44l12 -8M10 -66l12 -10M13 -84l9 -8", 0x4F82B0, width: 2)
    }

    static let pebble = ThingPattern(83, 44, cm: 5, grip: 2) { canvas in
        canvas.path("M-40 -8Q-42 -40 0 -44T40 -10Q38 2 0 2T-40 -8z", from: 0xC4C6CE, to: 0x858894)
        canvas.line("M-22 -30q14 -8 30 -6", .white, width: 5, opacity: 0.6)
        canvas.line("M-38 -12Q0 -2 39 -14", 0xECECF0, width: 5, opacity: 0.7)
    }

    static let leaf = ThingPattern(69, 90, cm: 12, grip: 10, lies: true) { canvas in
        canvas.path(
            "M2 -10Q-44 -24 -30 -58Q-22 -84 10 -90Q42 -62 32 -34Q24 -14 2 -10z", left: 0xF0B050, right: 0xCF7230)
        canvas.line("M-6 4Q4 -40 12 -78M3 -30l-18 -12M7 -48l-16 -12M5 -30l16 -14M8 -48l14 -10", 0xA8561C, width: 4)
    }

    static let nest = ThingPattern(136, 74, cm: 13, .bothHands, grip: 6, inside: Box(x: -40...40, y: -110 ... -34)) {
        canvas in
        canvas.ellipse(0, -44, 50, 16, 0x7A5638)
        for (x, y) in [(-20.0, -50.0), (18, -50), (0, -54)] {
            canvas.path("M\(x) \(y - 20)q-17 8 -15 24q15 12 30 0q2 -16 -15 -24z", left: 0xCDECF0, right: 0x8CC0CC)
        }
    } front: { canvas in
        canvas.path("M-58 -46Q0 -22 58 -46Q56 -4 24 0H-24Q-56 -4 -58 -46z", from: 0xB98A56, to: 0x7A5432)
        canvas.line(
            "M-62 -42L-20 -20M-46 -16L10 -30M62 -42L12 -16M44 -14L-16 -10M-54 -30L30 -8M66 -34l-24 8", 0xDCB47C,
            width: 4)
    }

    static let tree = ThingPattern(259, 350, cm: 200, .tooLarge) { canvas in
        canvas.path("M-30 2Q-10 -70 -16 -190H16Q10 -70 32 2Q0 10 -30 2z", left: 0x9C7250, right: 0x6B482F)
        canvas.line("M2 -130Q20 -160 48 -180M-2 -150Q-20 -170 -40 -180", 0x7E5840, width: 12)
        canvas.path(
            "M-100 -170a64 64 0 0 1 4 -110a84 84 0 0 1 132 -54a72 72 0 0 1 72 112a58 58 0 0 1 -46 74q-90 26 -162 -22z",
            from: 0x94CB76, to: 0x558F4A)
        canvas.path(
            "M-74 -214a54 54 0 0 1 22 -74a66 66 0 0 1 82 -10q-50 16 -54 68q-26 2 -50 16z", 0xB4DE8C, opacity: 0.7)
        for (x, y) in [(-44.0, -226.0), (40, -206), (14, -282), (74, -250), (-14, -182)] {
            canvas.circle(x, y, 12, 0xD94F45)
            canvas.circle(x - 4, y - 4, 4, 0xF7B0A4)
        }
    }

    static let snowman = ThingPattern(211, 253, cm: 120, .tooLarge) { canvas in
        canvas.line("M-44 -118Q-76 -130 -90 -160m8 14l-18 0M44 -118Q76 -130 92 -156m-8 12l18 2", 0x7A5238, width: 7)
        canvas.path("M-62 -54a62 56 0 1 1 124 0a62 54 0 1 1 -124 0z", left: 0xFFFFFF, right: 0xC4D6EA)
        canvas.path("M-46 -130a46 44 0 1 1 92 0a46 42 0 1 1 -92 0z", left: 0xFFFFFF, right: 0xCCDCEE)
        canvas.path("M-36 -190a36 36 0 1 1 72 0a36 34 0 1 1 -72 0z", left: 0xFFFFFF, right: 0xD4E2F0)
        canvas.line("M-13 -198h0M13 -198h0M0 -132h0M0 -108h0", 0x3B3540, width: 9)
        canvas.path("M-2 -188l38 8l-38 6q-6 -8 0 -14z", 0xF08A3C)
        canvas.line("M-14 -172q12 10 26 2", 0x3B3540, width: 4)
        canvas.path("M-40 -162Q0 -146 40 -162l2 16Q0 -130 -42 -146z", 0xD9594C)
        canvas.path("M12 -146l22 -4l6 40h-22z", 0xC24A44)
        canvas.path("M-26 -218v-30q26 -10 52 0v30z", left: 0x5A5464, right: 0x3B3540)
        canvas.line("M-40 -218Q0 -206 40 -218", 0x3B3540, width: 9)
    }

    static let sandcastle = ThingPattern(172, 136, cm: 40, .tooLarge) { canvas in
        canvas.path("M-84 0Q-70 -24 -40 -20H50Q76 -22 86 0Q0 10 -84 0z", from: 0xE9C888, to: 0xC9A05C)
        for (x, top, width) in [(-60.0, -72.0, 40.0), (20, -72, 40), (-24, -104, 48)] {
            canvas.path(
                "M\(x) -8L\(x + 4) \(top)h\(width / 5)v12h\(width / 5)v-12h\(width / 5)v12h\(width / 5)v-12h\(width / 5 - 8)L\(x + width) -8z",
                left: 0xF7DFA8, right: 0xCFA662)
        }
        canvas.path("M-12 -6v-22q0 -14 12 -14t12 14v22z", 0x9A7238)
        canvas.line("M0 -104v-30", 0x8A5A3C, width: 4)
        canvas.path("M2 -134l30 10l-30 10z", 0xE8695A)
        canvas.line("M-46 -40h0M44 -40h0M-66 -6h0M62 -4h0", 0xF2A796, width: 11)
    }

    static let tent = ThingPattern(361, 262, cm: 150, .tooLarge, inside: Box(x: -50...50, y: -140 ... -4)) { canvas in
        canvas.line("M0 -244L-14 -258M0 -244L14 -258", 0x8A5A3C, width: 8)
        canvas.path("M0 -246Q-50 -100 -160 0H160Q50 -100 0 -246z", left: 0xF2B85C, right: 0xCF7A3C)
        canvas.path(
            "M0 -246Q-30 -100 -84 0H-30Q-10 -120 0 -246zM0 -246Q30 -100 84 0H120Q40 -100 0 -246z", 0xFFE6B4,
            opacity: 0.8)
        canvas.path("M0 -150Q-8 -60 -52 0H52Q8 -60 0 -150z", from: 0x6B4A5A, to: 0x4A3446)
        canvas.line("M-160 -2l-16 4M160 -2l16 4", 0x8A5A3C, width: 9)
    } front: { canvas in
        canvas.path("M0 -150Q-8 -60 -52 0H-30Q-30 -40 0 -150z", 0xFFF3DC)
    }

    static let wateringCan = ThingPattern(196, 110, cm: 30, .fromAbove, grip: 100) { canvas in
        canvas.line("M-30 -72Q-26 -108 6 -106T36 -70", 0x4F8A6A, width: 9)
        canvas.path("M34 -34L78 -84l12 8L44 -8z", left: 0x6FB08A, right: 0x4A8A68)
        canvas.path("M72 -96l26 22l-14 12l-22 -22z", 0x8CCBA4)
        canvas.path("M-44 -72H40V-6Q-2 6 -44 -6z", left: 0x94D0AA, right: 0x4F8F6C)
        canvas.ellipse(-2, -72, 42, 10, 0x5FA27C)
        canvas.line("M-42 -40Q0 -30 40 -40", 0xF7E3B0, width: 6)
        canvas.line("M-44 -60q-34 2 -32 26t32 18", 0x4F8A6A, width: 8)
    }

    static let bucket = ThingPattern(88, 107, cm: 28, .fromAbove, grip: 98, inside: Box(x: -32...32, y: -130 ... -20)) {
        canvas in
        canvas.line("M-40 -68Q-36 -104 0 -104T40 -68", 0x8E97A8, width: 6)
        canvas.ellipse(0, -70, 44, 11, 0x2F6A8E)
    } front: { canvas in
        canvas.path("M-44 -70Q0 -50 44 -70L32 -4Q0 6 -32 -4z", left: 0x7CC0DC, right: 0x3F86AE)
        canvas.line("M-41 -54Q0 -44 41 -54", 0xFFF3DC, width: 6)
        canvas.path("M0 -38l5 9l10 2l-7 8l1 10l-9 -4l-9 4l1 -10l-7 -8l10 -2z", 0xF7D774)
    }
}

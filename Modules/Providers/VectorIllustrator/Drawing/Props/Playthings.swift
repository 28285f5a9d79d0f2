// Toys for floors and out of doors.

extension ThingPattern {
    static let blocks = ThingPattern(116, 190, cm: 42, .bothHands) { canvas in
        canvas.path("M-58 -54H-4V0H-58z", left: 0xF58C76, right: 0xC24A44)
        canvas.path("M2 -54H56V0H2z", left: 0x9CC4E2, right: 0x5F8DB5)
        canvas.path("M-32 -108H22V-56H-32z", left: 0xFBDC86, right: 0xE0AC42)
        canvas.path("M-26 -158L28 -166L34 -114L-20 -108z", left: 0x94D0AA, right: 0x4F8F6C)
        canvas.path("M-22 -162L2 -190L26 -166z", left: 0xC9A6DC, right: 0x8C68AC)
        canvas.circle(-31, -27, 13, 0xFFF3DC)
        canvas.path("M29 -42l13 26h-26z", 0xFFF3DC)
        canvas.path("M-14 -94h18v24h-18z", 0xFFF8EA)
        canvas.path("M4 -126q-13 -9 -8 -16q4 -4 8 1q4 -5 9 -1q4 7 -9 16z", 0xFFF3DC)
    }

    static let dominoes = ThingPattern(240, 70, cm: 9) { canvas in
        for (x, turn) in [(-86.0, 0.0), (-50, 0), (-14, 0), (28, 16), (66, 38)] {
            canvas.group(transform: SVGCanvas.placement(x, 0, turn: turn)) { canvas in
                canvas.path("M-14 -64H8L14 -70H-8zM8 -64L14 -70V-6L8 0z", 0xB9A98F)
                canvas.path("M-14 -64H8V0H-14z", left: 0xFFFDF6, right: 0xE6DCCA)
                canvas.line("M-12 -32H6", 0x6B5A5E, width: 3)
                canvas.line("M-8 -52h0M2 -44h0M-3 -16h0", 0x3B3540, width: 7)
            }
        }
    }

    static let puzzle = ThingPattern(140, 76, cm: 14) { canvas in
        canvas.path(
            "M-66 -8L-54 -60H-34q-8 -14 6 -16t10 16H0L-4 -38q14 -8 16 4t-18 8L-8 -4H-34q4 -14 -8 -12t-8 12z",
            from: 0x9CD8E8, to: 0x5FA8C8)
        canvas.path(
            "M20 -4L14 -26q-16 6 -16 -6t16 -6L10 -58H32q-6 14 8 14t6 -16L66 -62L70 -6z", from: 0xF7B064, to: 0xD97A3C)
        canvas.path("M-52 -20q16 -18 34 0z", 0x86C476)
        canvas.circle(46, -28, 10, 0xFBE08A)
    }

    static let doll = ThingPattern(101, 150, cm: 36) { canvas in
        canvas.line("M-14 -30V-6M14 -30V-6", 0xF3CFA8, width: 15)
        canvas.line("M-16 -3h4M16 -3h-4", 0x6B4630, width: 13)
        canvas.line("M-20 -78L-40 -54M20 -78L40 -54", 0xF3CFA8, width: 13)
        canvas.path("M-18 -88H18L40 -24Q0 -12 -40 -24z", left: 0xC9A6DC, right: 0x8C68AC)
        canvas.line("M-30 -40h0M-10 -34h0M10 -34h0M30 -40h0M0 -60h0", 0xFFF3DC, width: 7)
        canvas.line("M-34 -108L-42 -76M34 -108L42 -76", 0xB8703C, width: 17)
        canvas.path("M-32 -114a32 31 0 1 1 64 0a32 30 0 1 1 -64 0z", left: 0xF9DDB8, right: 0xE6BC8C)
        canvas.path("M-34 -110Q-36 -150 0 -150T34 -110Q22 -132 2 -132Q-22 -132 -34 -110z", 0xC9803F)
        canvas.circle(-13, -112, 6, 0x3B2F3F)
        canvas.circle(13, -112, 6, 0x3B2F3F)
        canvas.line("M-11 -96q11 9 22 0", 0xB8503F, width: 4)
        canvas.line("M-22 -100h0M22 -100h0", 0xF2A48C, width: 9)
    }

    static let puppet = ThingPattern(99, 202, cm: 50, .fromAbove) { canvas in
        canvas.line("M-40 -190H40M0 -198V-182", 0x8A5F3E, width: 9)
        canvas.line("M-38 -188L-44 -64M38 -188L44 -64M0 -184V-130", 0xB9A98F, width: 3)
        canvas.line("M-12 -44L-22 -8M12 -44L22 -8", 0xE0B07C, width: 12)
        canvas.line("M-24 -4h-6M24 -4h6", 0x8A5A3C, width: 12)
        canvas.line("M-20 -82L-44 -62M20 -82L44 -62", 0xE0B07C, width: 11)
        canvas.path("M-22 -88H22L26 -36H-26z", left: 0xF07A66, right: 0xB8443E)
        canvas.line("M0 -78h0M0 -60h0", 0xF2C14E, width: 8)
        canvas.path("M-26 -114a26 26 0 1 1 52 0a26 25 0 1 1 -52 0z", left: 0xF2CF9E, right: 0xD0A06C)
        canvas.path("M-28 -124L0 -160L28 -124z", left: 0x6FB3C9, right: 0x3F7F9C)
        canvas.line("M-9 -114h0M9 -114h0", 0x3B2F3F, width: 7)
        canvas.path("M-2 -108l16 4l-14 5z", 0xE0986C)
        canvas.line("M-8 -96q8 6 16 0", 0x9A4A3C, width: 3)
    }

    static let dice = ThingPattern(100, 64, cm: 4) { canvas in
        canvas.path(
            "M-48 -44Q-48 -50 -42 -50H-8Q-2 -50 -2 -44V-6Q-2 0 -8 0H-42Q-48 0 -48 -6z", left: 0xFFFDF6, right: 0xDCD2C4)
        canvas.line("M-38 -38h0M-12 -12h0M-25 -25h0M-12 -38h0M-38 -12h0", 0xD9485C, width: 9)
        canvas.path("M26 -64L50 -44L34 -4L8 -18z", left: 0xF58C76, right: 0xC24A44)
        canvas.line("M30 -46h0M28 -24h0", 0xFFF8EA, width: 9)
    }

    static let marble = ThingPattern(56, 56, cm: 3) { canvas in
        canvas.path("M-28 -28a28 28 0 1 1 56 0a28 28 0 1 1 -56 0z", left: 0xCDECF4, right: 0x6FAFC8)
        canvas.path("M-18 -44Q10 -34 0 -22T16 -8Q-14 -8 -10 -24T-18 -44z", from: 0xF2A04B, to: 0xD9485C)
        canvas.path("M-16 -38q4 -8 12 -8q-6 6 -8 12q-4 0 -4 -4z", .white, opacity: 0.9)
    }

    static let toyCar = ThingPattern(127, 76, cm: 7) { canvas in
        canvas.path("M-38 -44Q-30 -76 4 -76T44 -44z", left: 0xF07A6A, right: 0xC24A44)
        canvas.path("M-28 -46Q-22 -66 -2 -66V-46zM6 -66Q28 -66 34 -46H6z", 0xCDEAF2)
        canvas.path(
            "M-62 -20Q-64 -46 -40 -46H44Q64 -42 62 -20Q62 -14 54 -14H-56Q-62 -14 -62 -20z", from: 0xF07A6A, to: 0xB8443E
        )
        canvas.line("M58 -30h0", 0xFFE9A0, width: 11)
        for x in [-34.0, 34] {
            canvas.circle(x, -16, 17, 0x4A4454)
            canvas.circle(x, -16, 8, 0xE9E4EA)
        }
    }

    static let toyDuck = ThingPattern(161, 123, cm: 20) { canvas in
        canvas.line("M44 -26Q66 -20 78 -40", 0xD9594C, width: 5)
        canvas.path(
            "M-52 -48Q-60 -78 -44 -84Q-26 -64 0 -68Q40 -76 50 -48Q44 -22 0 -22T-52 -48z", left: 0xF7CF62,
            right: 0xD0922C)
        canvas.path("M2 -96a28 27 0 1 1 56 0a28 27 0 1 1 -56 0z", left: 0xF9D978, right: 0xDBA038)
        canvas.path("M56 -100q16 0 18 8q-8 8 -20 4z", 0xE8793C)
        canvas.line("M38 -102h0", 0x3B2F3F, width: 9)
        canvas.path("M-26 -54q20 -12 38 4q-10 16 -26 12q-12 -4 -12 -16z", 0xC9852C)
        canvas.rect(-52, -28, 100, 13, 0x6FB3C9, corner: 5)
        for x in [-34.0, 32] {
            canvas.circle(x, -15, 15, 0xD9594C)
            canvas.circle(x, -15, 5, 0xFFF3DC)
        }
    }

    static let spinningTop = ThingPattern(104, 126, cm: 16) { canvas in
        canvas.line("M0 -118V-86", 0x8A5A3C, width: 8)
        canvas.line("M0 -118h0", 0xE8695A, width: 15)
        canvas.path("M-52 -58Q-40 -88 0 -90T52 -58Q34 -24 0 0Q-34 -24 -52 -58z", left: 0xF58C76, right: 0xB8443E)
        canvas.path("M-52 -62Q0 -40 52 -62L46 -46Q0 -26 -46 -46z", 0xF7D774)
        canvas.path("M-38 -36Q0 -18 38 -36L30 -26Q0 -12 -30 -26z", 0x6FB3C9)
        canvas.path("M-34 -70q10 -12 24 -14q-8 8 -10 20z", .white, opacity: 0.5)
    }

    static let rockingHorse = ThingPattern(239, 195, cm: 85, .tooLarge, at: Point(56, -150), seat: Point(-4, -116)) {
        canvas in
        canvas.line("M-112 -30Q0 26 112 -30", 0xB8443E, width: 15)
        canvas.line("M-62 -10L-40 -84M54 -8L38 -84", 0xC9986A, width: 19)
        canvas.path(
            "M-66 -74Q-74 -122 -30 -116Q20 -108 34 -150Q44 -196 72 -190Q104 -170 106 -148Q92 -138 76 -148Q70 -112 58 -76Q0 -56 -66 -74z",
            left: 0xECC894, right: 0xBC8A54)
        canvas.path("M34 -186Q50 -200 70 -192L66 -176Q46 -150 40 -124Q24 -140 34 -186z", 0x8A5A3C)
        canvas.path("M-64 -104Q-96 -112 -100 -60Q-84 -70 -62 -74z", 0x8A5A3C)
        canvas.path("M-32 -118Q0 -108 26 -124L22 -84Q0 -76 -28 -84z", from: 0x6FB3C9, to: 0x3F7F9C)
        canvas.line("M76 -170h0", 0x3B2F3F, width: 9)
        canvas.line("M70 -146L92 -164", 0xB8443E, width: 5)
        canvas.line("M44 -152H66", 0xF2C14E, width: 9)
    }

    static let seesaw = ThingPattern(379, 134, cm: 75, .tooLarge, at: Point(-150, -64), seat: Point(-150, -42)) {
        canvas in
        canvas.path("M-40 0L-10 -70H10L40 0z", left: 0x7CB2DA, right: 0x44709C)
        canvas.line("M-180 -32L180 -106", 0xC24A44, width: 19)
        canvas.line("M-178 -37L178 -111", 0xF08A76, width: 5)
        canvas.line("M-142 -40V-76M-156 -78H-128M142 -98V-128M128 -130H156", 0x5A6474, width: 8)
        canvas.circle(0, -70, 11, 0xF2C14E)
    }

    static let sandpit = ThingPattern(
        356, 72, cm: 32, .tooLarge, seat: Point(0, -36), inside: Box(x: -120...120, y: -160 ... -30)
    ) { canvas in
        canvas.path("M-140 -66H140L176 -14H-176z", from: 0xB98A5C, to: 0x96683F)
        canvas.path("M-126 -58Q-60 -78 -10 -62Q50 -84 126 -58L158 -16H-158z", from: 0xF7E0A8, to: 0xDCB872)
        canvas.line("M-90 -34h0M-40 -44h0M20 -30h0M70 -44h0M-10 -54h0", 0xC9A058, width: 6)
    } front: { canvas in
        canvas.path("M-178 -20H178V0H-178z", from: 0xD9AE80, to: 0x9C6E44)
        canvas.line("M-150 -8H-40M20 -12H130", 0x8A5F3A, width: 3)
    }

    static let paperPlane = ThingPattern(128, 58, cm: 10) { canvas in
        canvas.path("M64 -34L-60 -58L-24 -26z", from: 0xFFFFFF, to: 0xE6EBF2)
        canvas.path("M64 -34L-24 -26L-30 0z", 0xC6CFDC)
        canvas.path("M64 -34L-30 0L-8 -20z", 0xF4F6FA)
        canvas.line("M-60 -58L64 -34L-30 0", 0xA9B8CB, width: 3)
    }

    static let mask = ThingPattern(128, 82, cm: 17, .worn) { canvas in
        canvas.line("M-56 -50Q-66 -40 -60 -20M56 -50Q66 -40 60 -20", 0x8A7A6A, width: 4)
        canvas.path(
            "M-50 -46L-44 -82L-22 -64Q0 -70 22 -64L44 -82L50 -46Q54 -8 0 -4Q-54 -8 -50 -46z", left: 0xF9AA6A,
            right: 0xD9702C)
        canvas.path("M-12 -26Q0 -34 12 -26Q30 -20 40 -26Q32 -4 0 -4T-40 -26Q-30 -20 -12 -26z", 0xFFF3DC)
        canvas.path("M-34 -42q12 -10 22 2q-12 10 -22 -2zM34 -42q-12 -10 -22 2q12 10 22 -2z", 0x3B2F3F)
        canvas.path("M-7 -24h14q-1 8 -7 8t-7 -8z", 0x3B2F3F)
        canvas.path("M-41 -72L-38 -60L-30 -66zM41 -72L38 -60L30 -66z", 0xFFDFC0)
    }
}

// Things of kitchen, table and fireside.

extension ThingPattern {
    static let lantern = ThingPattern(80, 117, cm: 28, .fromAbove, grip: 112) { canvas in
        canvas.glow(0, -48, 130)
        canvas.line("M-26 -84q0 -30 26 -30t26 30", 0x5F5560, width: 6)
        canvas.path("M-38 -76Q-20 -102 0 -102T38 -76z", from: 0x7E6E74, to: 0x5A4C52)
        canvas.path("M-28 -78H28L32 -14H-32z", from: 0xFFF3C0, to: 0xFFD37A)
        canvas.path("M0 -64q20 26 0 44q-20 -18 0 -44z", from: 0xF7B54A, to: 0xF08A3C)
        canvas.path("M0 -44q9 12 0 22q-9 -10 0 -22z", 0xFFF3C0)
        canvas.line("M-29 -78L-32 -14M29 -78L32 -14", 0x6B5A5E, width: 6)
        canvas.rect(-40, -16, 80, 16, 0x6B5A5E, corner: 7)
    }

    static func cup(_ paint: Paint) -> ThingPattern {
        ThingPattern(122, 112, cm: 22, grip: 30) { canvas in
            canvas.line("M32 -50q30 2 24 22t-28 14", paint.dark, width: 9)
            canvas.path("M-38 -62H38Q38 -14 24 -2Q0 4 -24 -2Q-38 -14 -38 -62z", left: paint.light, right: paint.dark)
            canvas.ellipse(0, -62, 38, 9, paint.light.lighter(0.25))
            canvas.ellipse(0, -61, 32, 6, 0x8A5A3C)
            canvas.line("M-20 -30h0M0 -24h0M18 -32h0", 0xFFF3DC, width: 10)
            canvas.line("M-8 -78q-8 -10 0 -18t0 -14M12 -78q-8 -10 0 -18", .white, width: 4, opacity: 0.75)
        }
    }

    static let kettle = ThingPattern(199, 117, cm: 24, .fromAbove, grip: 104) { canvas in
        canvas.line("M-34 -78Q-30 -112 4 -112T42 -78", 0x5A4C52, width: 10)
        canvas.path("M46 -54Q70 -56 84 -86l14 8Q84 -30 50 -24z", left: 0xD4584C, right: 0xB8463E)
        canvas.path("M-54 -6Q-66 -76 -20 -82H24Q68 -76 58 -6Q0 6 -54 -6z", left: 0xF0857A, right: 0xC24C44)
        canvas.path("M-30 -80Q2 -98 34 -80Q2 -72 -30 -80z", 0xB8463E)
        canvas.line("M2 -92h0", 0x5A4C52, width: 15)
        canvas.path("M-38 -60q8 -14 22 -12q-14 16 -16 34q-12 -6 -6 -22z", .white, opacity: 0.4)
        canvas.line("M92 -92q10 -12 0 -22", .white, width: 5, opacity: 0.7)
    }

    static let jar = ThingPattern(74, 89, cm: 17, .bothHands, inside: Box(x: -26...26, y: -66 ... -6)) { canvas in
        canvas.path("M-30 -80Q-30 -70 -36 -62Q-40 -8 -30 -2Q0 4 30 -2Q40 -8 36 -62Q30 -70 30 -80z", 0xC9E4EA)
        canvas.ellipse(0, -7, 28, 5, 0xA9CDD8)
        canvas.ellipse(0, -82, 31, 7, 0xA4CBD6)
    } front: { canvas in
        canvas.path("M-36 -62Q-40 -8 -30 -2Q0 4 30 -2Q40 -8 36 -62Q0 -52 -36 -62z", .white, opacity: 0.22)
        canvas.line("M-31 -82Q0 -70 31 -82M-32 -72Q0 -60 32 -72", 0x8FBCCB, width: 4)
        canvas.path("M-28 -56q-4 24 0 44q5 2 6 -2q-3 -20 0 -42q-2 -4 -6 0z", .white, opacity: 0.75)
        canvas.line("M27 -20q2 -16 1 -32", .white, width: 4, opacity: 0.6)
    }

    static let spoon = ThingPattern(38, 133, cm: 28, grip: 30, lies: true) { canvas in
        canvas.line("M0 -2V-86", 0xB07A4C, width: 9)
        canvas.ellipse(0, -106, 19, 27, 0xC9935F)
        canvas.ellipse(-2, -107, 12, 19, 0xA9714A, opacity: 0.6)
    }

    static let soup = ThingPattern(108, 104, cm: 17, .bothHands, grip: 8) { canvas in
        canvas.path("M-54 -52H54Q50 -8 22 -2H-22Q-50 -8 -54 -52z", left: 0xFFF8EA, right: 0xDCCFBC)
        canvas.line("M-46 -30Q0 -18 46 -30", 0x5F9FC0, width: 7)
        canvas.ellipse(0, -52, 54, 13, 0xF3E7D3)
        canvas.ellipse(0, -51, 46, 9, 0xE8953C)
        canvas.line("M-16 -52h0M10 -50h0M26 -53h0", 0x6FA95C, width: 7)
        canvas.line("M-14 -70q-8 -10 0 -18t0 -14M12 -70q-8 -10 0 -18", .white, width: 5, opacity: 0.75)
    }

    static let candle = ThingPattern(90, 100, cm: 18, grip: 20) { canvas in
        canvas.glow(0, -86, 90)
        canvas.line("M22 -10q22 0 20 -14t-18 -8", 0xC98A2A, width: 6)
        canvas.path("M-36 -14H36Q30 0 0 0T-36 -14z", from: 0xF2C14E, to: 0xC98A2A)
        canvas.path("M-14 -12V-66q4 8 8 2t8 4t12 -2V-12z", left: 0xFFFDF4, right: 0xE6D8C4)
        canvas.line("M0 -64v-8", 0x5A4A52, width: 4)
        canvas.path("M0 -100q15 20 0 32q-15 -12 0 -32z", from: 0xFFE07A, to: 0xF5913C)
    }

    static let mirror = ThingPattern(76, 126, cm: 24, grip: 22, lies: true) { canvas in
        canvas.line("M0 -46V-4", 0xC98A2A, width: 13)
        canvas.ellipse(0, -78, 38, 42, 0xE3AE3A)
        canvas.path("M-29 -78a29 33 0 1 1 58 0a29 33 0 1 1 -58 0z", left: 0xE8F6FA, right: 0xA9D2E0)
        canvas.line("M-14 -66l22 -28M0 -58l16 -20", .white, width: 6, opacity: 0.8)
        canvas.path("M0 -126l6 10h-12z", 0xE3AE3A)
    }

    static let broom = ThingPattern(80, 255, cm: 110, .longDown, grip: 130, lies: true) { canvas in
        canvas.line("M0 -60V-250", 0xA9714A, width: 10)
        canvas.path("M-14 -78H14Q24 -40 40 0Q0 8 -40 0Q-24 -40 -14 -78z", from: 0xF0C870, to: 0xC9923C)
        canvas.line("M-10 -40L-20 0M0 -44V2M10 -40L20 0", 0xA9762C, width: 3)
        canvas.line("M-16 -70q16 6 32 0", 0xD9594C, width: 9)
    }

    static let pillow = ThingPattern(146, 65, cm: 23, .bothHands, grip: 10) { canvas in
        canvas.path(
            "M-64 -56Q0 -74 64 -56Q76 -58 72 -46Q62 -30 72 -10Q74 2 62 -2Q0 8 -62 -2Q-74 2 -72 -10Q-62 -30 -72 -46Q-76 -58 -64 -56z",
            from: 0xFFFFFF, to: 0xC9CFE8)
        canvas.line("M-40 -40h0M0 -46h0M40 -40h0M-20 -20h0M22 -20h0", 0xA9B6E0, width: 12)
    }

    static func blanket(_ paint: Paint) -> ThingPattern {
        ThingPattern(184, 64, cm: 22, .bothHands, grip: 12) { canvas in
            canvas.path(
                "M-88 0Q-98 -20 -84 -28Q-94 -54 -62 -60H58Q92 -58 84 -30Q98 -20 88 0Q0 8 -88 0z", from: paint.light,
                to: paint.dark)
            canvas.line("M-82 -28Q0 -18 84 -30", paint.line, width: 5)
            canvas.line("M-40 -58Q-50 -30 -44 0M6 -60Q0 -30 4 2M50 -59Q46 -30 50 0", 0xF3E3C2, width: 7)
            canvas.line("M-78 -3v7M-50 -2v7M-22 -1v7M8 -1v7M38 -2v7M70 -3v7", 0xF3E3C2, width: 5)
        }
    }

    static let basket = ThingPattern(129, 119, cm: 34, .fromAbove, grip: 112, inside: Box(x: -44...44, y: -130 ... -20))
    { canvas in
        canvas.line("M-48 -54Q-40 -114 0 -114T48 -54", 0x9C7042, width: 10)
        canvas.ellipse(0, -58, 58, 10, 0x6B4A26)
        canvas.path("M-40 -58q12 -20 34 -10q20 -12 42 10z", from: 0xFFF6EA, to: 0xE6D3BE)
        canvas.line("M-22 -62h0M-2 -64h0M20 -62h0", 0xE8695A, width: 6)
    } front: { canvas in
        canvas.path("M-62 -58Q0 -48 62 -58Q58 -8 44 0H-44Q-58 -8 -62 -58z", from: 0xDCB274, to: 0xA97C42)
        canvas.line("M-58 -40H58M-53 -20H53", 0x96693A, width: 4)
        canvas.line("M-30 -56l7 54M30 -56l-7 54M0 -56v54", 0x96693A, width: 4)
        canvas.line("M-60 -57Q0 -47 60 -57", 0xC69A5C, width: 9)
    }

    static let musicBox = ThingPattern(156, 120, cm: 16, .bothHands, grip: 30) { canvas in
        canvas.path("M-46 -62L-58 -112H42L50 -62z", from: 0xC98FB8, to: 0x9A6A9C)
        canvas.path("M-40 -66L-50 -104H34L42 -66z", 0xFBE3EE)
        canvas.line("M0 -64v-16", 0xE3AE3A, width: 4)
        canvas.path("M0 -98a7 7 0 1 1 1 0zM-16 -70q16 -26 32 0z", 0xF28AA0)
        canvas.path("M-50 -62H54V0H-50z", from: 0xB884B4, to: 0x84568C)
        canvas.line("M-50 -56H54", 0xF2C14E, width: 6)
        canvas.path("M2 -42l5 9l10 2l-7 8l1 10l-9 -4l-9 4l1 -10l-7 -8l10 -2z", 0xF7D774)
        canvas.line("M56 -30h14v-14", 0xC98A2A, width: 6)
        canvas.circle(70, -48, 7, 0xE8695A)
        canvas.line("M64 -92v-26q10 4 12 14", 0x7A5A8E, width: 4)
        canvas.ellipse(59, -92, 7, 5, 0x7A5A8E)
    }
}

// Drawn, printed and pinned-up pictures; pictures and signs carry no letters.

extension ThingPattern {
    static let paper = ThingPattern(96, 122, cm: 26, .bothHands, grip: 20) { canvas in
        canvas.path("M-46 -122L42 -118L48 -4Q10 4 -44 0z", left: 0xFFFFFF, right: 0xE6E2DA)
        canvas.path("M42 -118L46 -94L22 -116z", 0xCFC9BE)
        canvas.line("M-32 -92H18M-32 -72H32M-30 -52H30M-30 -32H8", 0xC4BEB4, width: 4)
    }

    static let photograph = ThingPattern(96, 120, cm: 14) { canvas in
        canvas.path("M-46 -116L40 -120L48 -6L-40 0z", left: 0xFFFFFF, right: 0xE3DED6)
        canvas.path("M-36 -106L32 -109L37 -34L-30 -30z", from: 0xA8D6EE, to: 0xBFDFA0)
        canvas.circle(-10, -70, 13, 0xF0C39C)
        canvas.path("M-24 -72q2 -18 16 -16q14 2 12 14q-14 -6 -28 2z", 0x6B4630)
        canvas.path("M-30 -31q6 -26 22 -26t24 24z", 0xE8695A)
        canvas.circle(20, -60, 10, 0xE0AE84)
        canvas.path("M4 -33q4 -18 16 -18t17 16z", 0x6FA9C8)
    }

    static let card = ThingPattern(92, 110, cm: 15) { canvas in
        canvas.path("M-40 -104L-20 -110V-8L-40 0z", 0xD9C9AE)
        canvas.path("M-38 -104H46V0H-38z", left: 0xFFF8EA, right: 0xF0DFC6)
        canvas.path("M4 -38q-30 -20 -20 -38q10 -12 20 2q10 -14 20 -2q10 18 -20 38z", 0xE8695A)
        canvas.line("M-22 -18H30", 0xC9B08A, width: 4)
        canvas.line("M-24 -90h0M32 -90h0M-24 -32h0M34 -34h0", 0xF2C14E, width: 8)
    }

    static let newspaper = ThingPattern(128, 98, cm: 30, .bothHands, grip: 14) { canvas in
        canvas.path("M-60 -94L60 -98L64 -4L-56 0z", left: 0xF4F1EA, right: 0xD3CEC4)
        canvas.path("M-60 -94L-64 -88L-60 4L-56 0z", 0xB9B3A8)
        canvas.line("M-46 -80H46", 0x6B6672, width: 9)
        canvas.path("M-46 -62H2V-22H-46z", 0xA9B8C4)
        canvas.path("M-46 -22l18 -24l12 14l8 -8l10 18z", 0x7C8E9C)
        canvas.line("M12 -60H50M12 -48H50M12 -36H50M12 -24H50M-44 -10H50", 0xA8A29C, width: 4)
    }

    static let calendar = ThingPattern(96, 120, cm: 24) { canvas in
        canvas.path("M-48 -106H48V0H-48z", left: 0xFFFDF6, right: 0xE6DCCC)
        canvas.path("M-48 -108H48V-80H-48z", from: 0xF07A66, to: 0xC24A44)
        canvas.line("M-26 -116v16M26 -116v16", 0x8A94A0, width: 8)
        canvas.line(
            "M-30 -62h0M-10 -62h0M10 -62h0M30 -62h0M-30 -42h0M-10 -42h0M30 -42h0M-30 -22h0M-10 -22h0M10 -22h0M30 -22h0",
            0xC4B8A6, width: 9)
        canvas.line("M0 -42a10 10 0 1 1 20 0a10 10 0 1 1 -20 0", 0xE0485A, width: 4)
        canvas.line("M10 -42h0", 0xF2C14E, width: 10)
    }

    static let ticket = ThingPattern(104, 60, cm: 6) { canvas in
        canvas.path(
            "M-52 -46L46 -60L50 -40a9 9 0 0 0 2 16L52 -16L-46 -2L-48 -20a9 9 0 0 0 -4 -16z", left: 0xFBD868,
            right: 0xE8A83C)
        canvas.line("M20 -54v5M21 -42v5M23 -30v5M24 -18v5", 0xB0741C, width: 3)
        canvas.path("M-16 -40l5 9l10 0l-7 7l3 10l-9 -4l-8 6l1 -10l-8 -6l10 -3z", 0xD9594C)
    }

    static let label = ThingPattern(116, 60, cm: 9) { canvas in
        canvas.line("M-40 -32Q-58 -40 -54 -58", 0xD9594C, width: 4)
        canvas.path("M-52 -32L-30 -56H54Q58 -56 58 -52V-12Q58 -8 54 -8H-30z", left: 0xF6E3BC, right: 0xDDBE86)
        canvas.circle(-34, -32, 8, 0xB97A4C)
        canvas.circle(-34, -32, 4, 0xFFF8EC)
        canvas.line("M-12 -38H42M-12 -24H28", 0xC9A46C, width: 4)
    }

    static let coins = ThingPattern(100, 53, cm: 5) { canvas in
        for (x, y) in [(-24.0, -9.0), (22, -9), (-22, -19), (24, -18), (-25, -29), (0, -40)] {
            canvas.ellipse(x, y, 25, 10, 0xB97A22)
            canvas.ellipse(x, y - 4, 25, 9, 0xF2C14E)
        }
        canvas.ellipse(0, -44, 17, 5, 0xFBE08C)
        canvas.line("M-8 -44h10", 0xC98A2A, width: 3)
    }

    static let globe = ThingPattern(88, 136, cm: 36, .bothHands, grip: 10) { canvas in
        canvas.path("M-34 0Q-28 -16 -7 -18V-34H7V-18Q28 -16 34 0z", left: 0xB97A4C, right: 0x7A4A2C)
        canvas.line("M-40 -50A50 50 0 1 0 20 -132", 0xC98A2A, width: 7)
        canvas.path("M-42 -84a42 42 0 1 1 84 0a42 42 0 1 1 -84 0z", left: 0xA4D8EE, right: 0x4A90BC)
        canvas.path(
            "M-34 -104q14 -18 30 -14q8 12 -4 20q4 14 -10 18q-16 -6 -16 -24zM6 -88q18 -14 30 0q4 20 -12 34q-20 -2 -18 -34zM-22 -62q12 -6 18 6q-4 8 -8 12z",
            0x86C476)
        canvas.path("M-26 -104q6 -12 18 -16q-8 10 -10 20z", .white, opacity: 0.5)
        canvas.line("M22 -130h0", 0xE3AE3A, width: 12)
    }
}

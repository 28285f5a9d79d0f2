// Drawings and paintings on paper and on stones, without a frame.

extension ThingPattern {
    /// A child's drawing: a house, a tree and the sun.
    static let drawing = ThingPattern(138, 104, cm: 28, .bothHands, grip: 12) { canvas in
        canvas.path("M-68 -102L66 -104L69 -3L-66 0z", left: 0xFFFFFF, right: 0xE9E5DC)
        canvas.path("M-60 -24Q-20 -34 60 -24V-10H-60z", 0x9CCF7C)
        canvas.path("M-34 -24v-30h40v30z", 0xF08A76)
        canvas.path("M-42 -52L-14 -78L14 -52z", 0x8A5AA0)
        canvas.path("M-20 -24v-16h12v16z", 0x7A5238)
        canvas.circle(42, -80, 10, 0xFBC93C)
        canvas.line("M36 -22v-14", 0x8A5A3C, width: 6)
        canvas.circle(36, -44, 13, 0x5FA25C)
    }

    /// A sheet of paper, and what a child has painted on it.
    private static func painting(_ content: @escaping Drawing) -> ThingPattern {
        ThingPattern(118, 104, cm: 28, .bothHands, grip: 12) { canvas in
            canvas.path("M-58 -102L56 -104L59 -3L-56 0z", left: 0xFFFFFF, right: 0xE9E5DC)
            content(&canvas)
        }
    }

    static let bowlDrawing = painting { canvas in
        canvas.path("M-38 -54H38Q34 -18 12 -16H-12Q-34 -18 -38 -54z", 0x6FA9C8)
        canvas.path("M-34 -56q34 -24 68 0z", 0xA8743C)
        canvas.line("M-26 -36H26", 0xE8695A, width: 6)
        canvas.circle(40, -86, 9, 0xFBC93C)
    }

    static let snowDrawing = painting { canvas in
        canvas.path("M-48 -92H46V-12H-46z", 0x9CC4E2)
        canvas.line("M0 -82V-24M-25 -67L25 -39M25 -67L-25 -39", 0xFFFFFF, width: 7)
        canvas.line("M-8 -76l8 8l8 -8M-8 -30l8 -8l8 8M-26 -54l10 2M26 -54l-10 2", 0xFFFFFF, width: 5)
        canvas.line("M-38 -84h0M38 -80h0M-36 -22h0M36 -24h0", 0xFFFFFF, width: 9)
    }

    static let poster = ThingPattern(104, 148, cm: 60, .bothHands, grip: 16) { canvas in
        canvas.path("M-52 -146L50 -148L52 -2L-50 0z", left: 0xFFF1C4, right: 0xF2D690)
        canvas.line("M-34 -126H34", 0xC24A44, width: 13)
        canvas.path("M-32 -104H32V-56H-32z", 0x8CCBDD)
        canvas.path("M-30 -56q4 -30 18 -30t14 10q4 -16 14 -14l2 34z", 0xC98D4C)
        canvas.line("M-30 -40H30M-30 -26H22M-30 -12H26", 0x6B5A5E, width: 5)
        canvas.line("M-44 -140h0M44 -140h0", 0xE0485A, width: 8)
    }

    /// A painted morning as long as a wall; where the sun should be the paper is bare.
    static let mural = ThingPattern(460, 160, cm: 110, .tooLarge, at: Point(60, -104)) { canvas in
        canvas.path("M-230 -158L228 -160L230 -2L-228 0z", left: 0xFFFDF4, right: 0xE9E2D2)
        canvas.path("M-218 -148H218V-56H-218z", from: 0xA9DCF0, to: 0xE4F3EE)
        canvas.circle(60, -106, 27, 0xFFFDF4)
        canvas.path("M-218 -64Q-100 -92 20 -62T218 -66V-14H-218z", 0x8CC46C)
        canvas.path("M-150 -60h40l10 -14l4 14v18h-54zM150 -58h-44l-8 -12v28h52z", 0xFFFAF0)
        canvas.line("M-130 -52h0M132 -48h0", 0x4A4454, width: 13)
        canvas.path("M-40 -36q20 -18 44 -6l12 -14l6 20l-18 14h-44z", 0xE8793C)
        canvas.line("M-196 -28v-10M-76 -24v-10M70 -28v-12M96 -22v-12M190 -24v-12", 0x4F8F4C, width: 5)
        canvas.line("M-196 -42h0M-76 -38h0M70 -44h0M96 -38h0M190 -40h0", 0xE0485A, width: 15)
    }

    static let paperStrip = ThingPattern(56, 196, cm: 70, .fromAbove, grip: 186) { canvas in
        canvas.path(
            "M-20 -196H20Q28 -130 16 -80T24 0L-18 -4Q-28 -60 -22 -110T-20 -196z", left: 0xFFFEF8, right: 0xDCD5C6)
        canvas.line("M-20 -170h18M-22 -140h14M-24 -112h20M-26 -84h14M-24 -56h20M-22 -30h14", 0x5F8DB5, width: 5)
    }

    static let chalkLine = ThingPattern(340, 26, cm: 12, .tooLarge) { canvas in
        canvas.line("M-164 -10Q-60 -18 40 -10T164 -12", 0xFFFFFF, width: 12)
        canvas.line("M-160 -5Q-60 -12 40 -4T160 -6", 0x9FB8C6, width: 3)
    }

    static let chalkRing = ThingPattern(300, 84, cm: 30, .tooLarge, seat: Point(0, -40)) { canvas in
        canvas.line("M-143 -42a143 35 0 1 1 286 0a143 35 0 1 1 -286 0", 0xFFFFFF, width: 13)
        canvas.line("M-141 -36a141 35 0 0 0 282 0", 0x9FB8C6, width: 3)
    }

    /// A whale in white chalk, flat on the stones.
    static let chalkWhale = ThingPattern(360, 124, cm: 60, .tooLarge, seat: Point(-20, -60)) { canvas in
        canvas.path(
            "M-168 -44Q-160 -92 -60 -90Q30 -86 96 -52L168 -78Q150 -46 172 -22L96 -32Q20 -4 -70 -6Q-160 -10 -168 -44z",
            .white,
            opacity: 0.75)
        canvas.line(
            "M-168 -44Q-160 -92 -60 -90Q30 -86 96 -52L168 -78Q150 -46 172 -22L96 -32Q20 -4 -70 -6Q-160 -10 -168 -44z",
            0xDCEAF2, width: 8)
        canvas.line("M-120 -56h0", 0x4A5A70, width: 13)
        canvas.line("M-150 -28q30 14 70 8M-70 -94q-4 -22 -20 -24M-66 -94q4 -22 20 -24", 0x8AB4D0, width: 6)
    }
}

// What floats, by what it is made of.

extension ThingPattern {
    /// Blown up, with a fat rim and a rope along it.
    static func rubberBoat(_ paint: Paint) -> ThingPattern {
        ThingPattern(
            330, 110, cm: 62, .tooLarge, seat: Point(0, -52), inside: Box(x: -112...112, y: -170 ... -30)
        ) { canvas in
            canvas.path("M-150 -60Q-150 -108 -90 -106H90Q150 -108 150 -60z", left: paint.light, right: paint.dark)
            canvas.path("M-118 -56Q-116 -84 -84 -84H84Q116 -84 118 -56z", paint.line)
        } front: { canvas in
            canvas.path(
                "M-130 -68H130Q164 -66 164 -34T130 0H-130Q-164 -2 -164 -34T-130 -68z", left: paint.light,
                right: paint.dark)
            canvas.path("M-126 -58H120Q140 -58 146 -46H-146Q-140 -58 -126 -58z", .white, opacity: 0.4)
            canvas.line("M-132 -22Q-88 -8 -44 -22T44 -22T132 -22", 0xFFF6E4, width: 6)
            canvas.line("M-132 -24h0M-44 -24h0M44 -24h0M132 -24h0", 0x5A6474, width: 13)
        }
    }

    /// Of planks, with a thwart and two oars.
    static func rowingBoat(_ paint: Paint) -> ThingPattern {
        ThingPattern(
            356, 104, cm: 66, .tooLarge, seat: Point(0, -48), inside: Box(x: -110...110, y: -170 ... -30)
        ) { canvas in
            canvas.path("M-172 -86Q-60 -62 60 -64T172 -96L150 -50H-150z", 0x7A5238)
            canvas.line("M-60 -58H-10M40 -58H90", 0xD9A871, width: 13)
        } front: { canvas in
            canvas.path(
                "M-174 -88Q-60 -60 60 -62T174 -98Q164 -20 110 0H-110Q-160 -18 -174 -88z", left: paint.light,
                right: paint.dark)
            canvas.line("M-172 -84Q-60 -56 60 -58T172 -94", 0xFFF3DC, width: 9)
            canvas.line("M-158 -48Q-60 -26 60 -28T160 -56M-136 -18Q0 -4 138 -24", paint.line, width: 4)
            canvas.line("M20 -64L-104 -14M-112 -10l-24 8", 0xC9986A, width: 9)
            canvas.circle(20, -62, 8, 0x5A6474)
        }
    }

    /// Small enough for a bath.
    static func toyBoat(_ paint: Paint) -> ThingPattern {
        ThingPattern(124, 108, cm: 17, .bothHands, grip: 12) { canvas in
            canvas.line("M0 -40V-104", 0x8A5F3E, width: 7)
            canvas.path("M6 -102L44 -50H6z", left: 0xFFFDF6, right: 0xE6D9C2)
            canvas.path("M-6 -94L-34 -50H-6z", paint.light)
            canvas.path("M-60 -42H60Q52 -2 26 0H-28Q-52 -2 -60 -42z", from: paint.light, to: paint.dark)
            canvas.line("M-56 -38H56", 0xFFF3DC, width: 8)
        }
    }

    /// Flat, with rails and a rope to pull it over the river by.
    static let ferry = ThingPattern(
        440, 150, cm: 130, .tooLarge, at: Point(0, -132), seat: Point(0, -40),
        inside: Box(x: -150...150, y: -190 ... -36)
    ) { canvas in
        canvas.line("M-216 -136Q0 -118 216 -140", 0xC9B074, width: 8)
        canvas.line("M-170 -40V-104M-60 -40V-104M60 -40V-104M170 -40V-104M-172 -102H172", 0x9C6E44, width: 9)
    } front: { canvas in
        canvas.path("M-200 -46H200L178 0H-178z", left: 0xC9986A, right: 0x85593A)
        canvas.line("M-196 -42H196", 0xECC894, width: 8)
        canvas.line("M-120 -34L-112 -4M-40 -34V-4M40 -34V-4M120 -34L112 -4", 0x6E482C, width: 4)
        canvas.line("M-186 -42V-112M186 -42V-112", 0x7A5238, width: 13)
    }

    /// A ship's, with room for the lookout.
    static let mast = ThingPattern(
        190, 560, cm: 420, .tooLarge, at: Point(0, -200), seat: Point(0, -356),
        inside: Box(x: -46...46, y: -500 ... -350)
    ) { canvas in
        canvas.line("M0 -6V-552", 0x8A5F3E, width: 19)
        canvas.line("M-4 -10V-548", 0xC29468, width: 5)
        canvas.path("M8 -552L76 -534L8 -514z", 0xD9594C)
        canvas.line("M-70 -300L-88 -8M-36 -300L-50 -8M70 -300L88 -8M36 -300L50 -8", 0xB99A66, width: 4)
        canvas.line("M-72 -240H-38M-76 -170H-42M-80 -100H-46M72 -240H38M76 -170H42M80 -100H46", 0xB99A66, width: 4)
    } front: { canvas in
        canvas.path("M-66 -384H66L52 -312H-52z", left: 0xC9986A, right: 0x85593A)
        canvas.line("M-66 -382H66M-56 -330H56", 0x6E482C, width: 8)
    }
}

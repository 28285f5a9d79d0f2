// Things to sit, lie and lean on.

extension ThingPattern {
    static func sofa(_ paint: Paint) -> ThingPattern {
        ThingPattern(376, 188, cm: 85, .tooLarge, seat: Point(0, -96)) { canvas in
            canvas.line("M-140 -16V-4M140 -16V-4", 0x7A5238, width: 16)
            canvas.path(
                "M-160 -60V-150Q-158 -188 -120 -188H120Q158 -188 160 -150V-60z", from: paint.light, to: paint.dark)
            canvas.line("M0 -184V-96", paint.line, width: 4)
            canvas.path(
                "M-140 -98Q-140 -112 -124 -112H-4V-50H-140zM140 -98Q140 -112 124 -112H4V-50H140z",
                from: paint.light.lighter(0.2), to: paint.dark.lighter(0.1))
            canvas.path("M-150 -62H150V-18Q150 -12 144 -12H-144Q-150 -12 -150 -18z", from: paint.dark, to: paint.line)
            canvas.path(
                "M-188 -100a26 26 0 0 1 52 0V-12H-178Q-188 -12 -188 -22zM188 -100a26 26 0 0 0 -52 0V-12H178Q188 -12 188 -22z",
                left: paint.light, right: paint.dark)
            canvas.path("M62 -160L110 -168Q120 -140 112 -112L68 -108Q58 -136 62 -160z", 0xFFF3DC)
            canvas.line("M80 -140h0M96 -128h0M94 -150h0M82 -122h0", 0xE3AE3A, width: 9)
        }
    }

    static func armchair(_ paint: Paint) -> ThingPattern {
        ThingPattern(224, 218, cm: 90, .tooLarge, seat: Point(0, -100)) { canvas in
            canvas.line("M-76 -14L-82 -2M76 -14L82 -2", 0x7A5238, width: 15)
            canvas.path("M-84 -60V-170Q-80 -216 0 -218T84 -170V-60z", from: paint.light, to: paint.dark)
            canvas.line("M-28 -176h0M28 -176h0M0 -146h0", paint.line, width: 9)
            canvas.path(
                "M-68 -104Q0 -124 68 -104V-56H-68z", from: paint.light.lighter(0.2), to: paint.dark.lighter(0.1))
            canvas.path("M-72 -64H72V-12H-72z", from: paint.dark, to: paint.line)
            canvas.path(
                "M-112 -112a28 28 0 0 1 54 0V-12H-100Q-112 -12 -112 -24zM112 -112a28 28 0 0 0 -54 0V-12H100Q112 -12 112 -24z",
                left: paint.light, right: paint.dark)
            canvas.path("M66 -44h26v22h-26z", 0xFFF3DC)
            canvas.line("M70 -44v-4M78 -44v-4M86 -44v-4M92 -36h4M92 -28h4", 0xC9A27A, width: 3)
        }
    }

    static let stool = ThingPattern(124, 120, cm: 38, .tooLarge, seat: Point(0, -108)) { canvas in
        canvas.line("M-36 -100L-52 -4M36 -100L52 -4M0 -100V-8", 0x8E5F3E, width: 13)
        canvas.line("M-44 -46H44", 0x7E5236, width: 9)
        canvas.path("M-62 -108Q-62 -90 0 -88T62 -108z", 0x96683F)
        canvas.ellipse(0, -108, 62, 12, 0xDCAE7C)
        canvas.line("M-36 -110Q0 -104 34 -112", 0xC08E58, width: 3)
    }

    static func cushion(_ paint: Paint) -> ThingPattern {
        ThingPattern(123, 86, cm: 26, .bothHands) { canvas in
            canvas.path(
                "M-54 -78Q0 -90 54 -78Q62 -44 54 -8Q0 4 -54 -8Q-62 -44 -54 -78z", left: paint.light, right: paint.dark)
            canvas.line("M-54 -78h0M54 -78h0M-54 -8h0M54 -8h0", 0xF2C14E, width: 15)
            canvas.line("M-44 -70Q0 -56 44 -70M-44 -16Q0 -30 44 -16", paint.line, width: 3)
            canvas.path("M0 -62l6 12l13 2l-10 9l2 13l-11 -6l-11 6l2 -13l-10 -9l13 -2z", 0xFFF3DC)
        }
    }

    static let hammock = ThingPattern(
        392, 208, cm: 130, .tooLarge, seat: Point(0, -62), inside: Box(x: -110...110, y: -160 ... -56)
    ) { canvas in
        canvas.path(
            "M-196 0Q-190 -100 -194 -208H-172Q-172 -100 -164 0zM164 0Q172 -100 172 -208H194Q190 -100 196 0z",
            left: 0x9C7250, right: 0x65452D)
        canvas.line("M-178 -166L-132 -116M178 -166L132 -116M-178 -166L-116 -132M178 -166L116 -132", 0xDCC79A, width: 5)
        canvas.path("M-136 -120Q0 -76 136 -120Q60 -60 0 -62T-136 -120z", 0xA8503F)
    } front: { canvas in
        canvas.path("M-136 -120Q-80 -84 0 -82T136 -120Q96 -26 0 -26T-136 -120z", from: 0xF08A76, to: 0xB8503F)
        canvas.line(
            "M-104 -100Q-80 -60 -46 -36M-58 -86Q-44 -56 -18 -28M0 -82V-28M58 -86Q44 -56 18 -28M104 -100Q80 -60 46 -36",
            0xFFF3DC, width: 7)
    }

    static let rug = ThingPattern(334, 62, cm: 20, .tooLarge, seat: Point(0, -34)) { canvas in
        canvas.line(
            "M-150 -8l-14 4M-142 -22l-14 2M-132 -38l-12 0M-122 -52l-12 -2M150 -8l14 4M142 -22l14 2M132 -38l12 0M122 -52l12 -2",
            0xF3E3C2, width: 6)
        canvas.path("M-118 -62H118L152 -2H-152z", from: 0xC9604E, to: 0xA8483E)
        canvas.path("M-102 -54H102L126 -11H-126z", 0xF0D9A8)
        canvas.path("M-94 -49H94L112 -17H-112z", 0x5F8DA8)
        canvas.path("M0 -46L50 -33L0 -20L-50 -33z", 0xF0D9A8)
        canvas.path("M0 -41L30 -33L0 -25L-30 -33z", 0xC9604E)
        canvas.line("M-76 -33h0M76 -33h0", 0xF2C14E, width: 11)
    }

    static let easel = ThingPattern(176, 268, cm: 110, .tooLarge, at: Point(40, -170)) { canvas in
        canvas.line("M0 -262V-20M-30 -250L-80 -4M30 -250L80 -4", 0x8E5F3E, width: 11)
        canvas.path("M-78 -236H78V-112H-78z", left: 0xFFFDF8, right: 0xE3DCD0)
        canvas.path("M-78 -146Q-40 -176 0 -150T78 -160V-112H-78z", 0x9CCF7C)
        canvas.circle(44, -206, 17, 0xFBD04E)
        canvas.path("M-46 -150v-34l24 -18l24 18v34z", 0xE8796A)
        canvas.path("M-88 -112H88V-98H-88z", 0xA8764C)
    }
}

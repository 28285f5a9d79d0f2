// What stands and drives in yards, on squares and by the water.

extension ThingPattern {
    static func van(_ paint: Paint) -> ThingPattern {
        ThingPattern(
            470, 262, cm: 215, .tooLarge, at: Point(-120, -120), seat: Point(-60, -250),
            inside: Box(x: 130...200, y: -180 ... -90)
        ) { canvas in
            canvas.path(
                "M-224 -240Q-224 -260 -204 -260H96Q150 -258 176 -190L222 -140Q234 -130 234 -110V-40H-224z",
                left: paint.light, right: paint.dark)
            canvas.path("M112 -234Q142 -230 160 -180L164 -136H112z", 0xCDEAF2)
            canvas.path("M112 -234Q142 -230 160 -180L164 -136H112z", 0xA9D2E4, opacity: 0.5)
        } front: { canvas in
            canvas.path("M-224 -110H234V-48Q234 -38 222 -38H-214Q-224 -38 -224 -48z", paint.line, opacity: 0.35)
            canvas.line("M92 -250V-44M-212 -110H234M110 -120h16", paint.line, width: 5)
            canvas.line("M226 -84h0", 0xFFE9A0, width: 17)
            for x in [-130.0, 144] {
                canvas.circle(x, -42, 42, 0x4A4454)
                canvas.circle(x, -42, 19, 0xE9E4EA)
            }
        }
    }

    /// A cart with an awning, cornets and a bell.
    static let iceCreamCart = ThingPattern(330, 350, cm: 205, .tooLarge, at: Point(-60, -150), seat: Point(0, -150)) {
        canvas in
        canvas.line("M-110 -140V-300M110 -140V-300", 0x8A94A0, width: 9)
        canvas.path(
            "M-150 -286L-120 -346H120L150 -286Q125 -266 100 -286Q75 -266 50 -286Q25 -266 0 -286Q-25 -266 -50 -286Q-75 -266 -100 -286Q-125 -266 -150 -286z",
            left: 0xFFFDF6, right: 0xE3DCD0)
        canvas.path(
            "M-100 -286L-80 -346H-40L-50 -286Q-75 -266 -100 -286zM0 -286V-346H40L50 -286Q25 -266 0 -286zM100 -286L80 -346H120L150 -286Q125 -266 100 -286z",
            0xF08A9C)
        canvas.path("M-130 -150H130V-50H-130z", left: 0x9CD8E8, right: 0x5FA8C8)
        canvas.path("M-142 -164H142V-146H-142z", 0xFFF6E4)
        canvas.line("M130 -132H160", 0x6A7682, width: 9)
        canvas.path("M-22 -100H22L0 -58z", 0xE0AC5C)
        canvas.circle(-12, -108, 15, 0xF7A2B4)
        canvas.circle(12, -108, 15, 0xFFF3C4)
        canvas.circle(0, -122, 15, 0xB4785A)
        for x in [-84.0, 84] {
            canvas.circle(x, -38, 38, 0x5A6474)
            canvas.circle(x, -38, 27, 0xF1ECE4)
            canvas.line("M\(x) -62v48M\(x - 24) -38h48", 0x5A6474, width: 4)
        }
    }

    /// Large, on a pole, for tables and terraces.
    static func sunshade(_ paint: Paint) -> ThingPattern {
        ThingPattern(380, 380, cm: 230, .tooLarge, at: Point(0, -120)) { canvas in
            canvas.line("M0 -10V-368", 0xD9C9AE, width: 12)
            canvas.path("M-50 -12Q0 -34 50 -12V0H-50z", left: 0xA9B4BF, right: 0x6A7682)
            canvas.path(
                "M-190 -262Q-150 -372 0 -374T190 -262Q158 -244 126 -262Q95 -244 63 -262Q32 -244 0 -262Q-32 -244 -63 -262Q-95 -244 -126 -262Q-158 -244 -190 -262z",
                left: paint.light, right: paint.dark)
            canvas.path(
                "M-126 -262Q-110 -350 0 -374Q-50 -340 -63 -262Q-95 -244 -126 -262zM126 -262Q110 -350 0 -374Q50 -340 63 -262Q95 -244 126 -262z",
                0xFFF6E4)
            canvas.line("M0 -374h0", 0xE3AE3A, width: 13)
        }
    }

    static let unicycle = ThingPattern(130, 236, cm: 82, .tooLarge, at: Point(0, -200), seat: Point(0, -224)) {
        canvas in
        canvas.line("M0 -66V-214M-18 -66Q-20 -130 0 -136Q20 -130 18 -66", 0xC24A44, width: 9)
        canvas.path("M-46 -222Q0 -204 50 -228Q56 -236 44 -236Q0 -222 -40 -234Q-52 -232 -46 -222z", 0x4A3F58)
        canvas.line("M-57 -66a57 57 0 1 1 114 0a57 57 0 1 1 -114 0", 0x4A4454, width: 13)
        canvas.line("M0 -122V-10M-56 -66H56M-39 -105L39 -27M39 -105L-39 -27", 0xB4BEC8, width: 3)
        canvas.line("M0 -66L22 -48M0 -66L-22 -84M14 -46h18M-32 -86h18", 0x5A6474, width: 8)
    }

    static let fountain = ThingPattern(
        360, 300, cm: 170, .tooLarge, at: Point(-120, -70), seat: Point(-120, -84),
        inside: Box(x: -120...120, y: -170 ... -50)
    ) { canvas in
        canvas.ellipse(0, -82, 168, 26, 0x8A94A0)
        canvas.ellipse(0, -80, 154, 20, 0x8CC8E0)
        canvas.path("M-20 -80L-12 -190H12L20 -80z", left: 0xD3D8DE, right: 0x9AA4AE)
        canvas.path("M-70 -204Q0 -170 70 -204Q40 -176 0 -176T-70 -204z", left: 0xD3D8DE, right: 0x9AA4AE)
        canvas.line(
            "M0 -206V-290M-4 -280Q-60 -300 -70 -210M4 -280Q60 -300 70 -210M-60 -196Q-100 -190 -108 -90M60 -196Q100 -190 108 -90",
            0xBFE6F4, width: 8)
    } front: { canvas in
        canvas.path("M-176 -84Q-172 -56 0 -54T176 -84L164 -6Q0 8 -164 -6z", left: 0xD9DEE4, right: 0x8E98A4)
        canvas.line("M-168 -44Q0 -22 168 -44M-90 -48V-8M0 -40V-2M90 -48V-8", 0x7A8490, width: 4)
    }

    static let pond = ThingPattern(
        420, 120, cm: 46, .tooLarge, seat: Point(0, -50), inside: Box(x: -140...140, y: -150 ... -36)
    ) { canvas in
        canvas.path(
            "M-204 -50Q-200 -100 -60 -98Q80 -112 180 -82Q224 -52 180 -22Q60 4 -100 -2Q-200 -8 -204 -50z", 0x8A9A5C)
        canvas.path(
            "M-192 -52Q-186 -90 -56 -88Q80 -100 170 -74Q206 -50 168 -28Q60 -6 -96 -12Q-186 -18 -192 -52z",
            from: 0xA9DCEC, to: 0x5A9CBC)
        canvas.path("M-150 -98q4 -14 2 -22M-168 -92q-2 -14 -8 -20", 0x5F8F4C)
        canvas.line("M-150 -92V-118M-164 -88L-170 -112M-138 -94L-130 -112", 0x5F8F4C, width: 6)
    } front: { canvas in
        canvas.line("M-60 -30h70M40 -50h60M-130 -56h40", 0xE4F5FA, width: 5)
        canvas.path("M90 -30a24 9 0 1 0 4 -10l-10 6zM-110 -26a22 8 0 1 0 4 -9l-9 5z", 0x6FAE5C)
        canvas.line("M96 -40h0", 0xF7A2B4, width: 13)
    }

    /// A tiled one, to sit and stand on.
    static let roof = ThingPattern(460, 236, cm: 180, .tooLarge, at: Point(0, -120), seat: Point(0, -170)) { canvas in
        canvas.path("M150 -180V-236H196V-160z", 0x9C5A4A)
        canvas.path("M-170 -174H170L228 -20H-228z", left: 0xE08A6C, right: 0xA8503C)
        canvas.line("M-182 -140H182M-196 -104H196M-208 -66H208", 0x8A4232, width: 5)
        canvas.line(
            "M-120 -172L-128 -142M-40 -172L-44 -142M40 -172L44 -142M120 -172L128 -142M-90 -138L-96 -106M0 -138V-106M90 -138L96 -106M-150 -102L-160 -68M-50 -102L-54 -68M50 -102L54 -68M150 -102L160 -68",
            0x8A4232, width: 4)
        canvas.line("M-174 -178H174", 0xC9705A, width: 15)
        canvas.line("M-222 -10H222", 0x7A8490, width: 17)
    }

    /// Along the edge of a roof, with the pipe it runs into.
    static let gutter = ThingPattern(360, 90, cm: 60, .tooLarge, at: Point(0, -62), seat: Point(-40, -84)) { canvas in
        canvas.path("M-176 -84H176V-60Q176 -46 150 -46H-150Q-176 -46 -176 -60z", left: 0xC4CCD4, right: 0x7A8490)
        canvas.line("M-174 -82H174", 0xE6EBF0, width: 8)
        canvas.line("M126 -50V-16", 0x8A94A0, width: 30)
        canvas.line("M-120 -80V-46M-20 -80V-46M70 -80V-46M110 -26h34", 0x6A7480, width: 6)
    }

    static let rails = ThingPattern(460, 70, cm: 30, .tooLarge, seat: Point(0, -36)) { canvas in
        canvas.line(
            "M-190 -56L-220 -8M-110 -56L-128 -8M-30 -56L-36 -8M50 -56L56 -8M130 -56L146 -8M196 -56L218 -8", 0x8A6A4C,
            width: 17)
        canvas.line("M-206 -56H206M-222 -16H222", 0x6A7482, width: 9)
        canvas.line("M-206 -60H206M-222 -20H222", 0xC4CCD4, width: 3)
    }

    static let molehill = ThingPattern(
        130, 60, cm: 20, .tooLarge, seat: Point(0, -46), inside: Box(x: -28...28, y: -110 ... -34)
    ) { canvas in
        canvas.ellipse(0, -50, 30, 9, 0x4A3220)
    } front: { canvas in
        canvas.path("M-64 0Q-50 -30 -30 -50Q0 -36 30 -50Q52 -30 64 0z", left: 0xA87C50, right: 0x6B4830)
        canvas.line("M-30 -20h0M0 -28h0M26 -14h0M-8 -8h0M42 -8h0", 0x5A3A24, width: 8)
    }

    /// A door's, with a line for every birthday.
    static let doorPost = ThingPattern(190, 430, cm: 205, .tooLarge, at: Point(-70, -220)) { canvas in
        canvas.path("M-94 -430H94V-394H-94zM58 -394H94V0H58z", left: 0xECE0CA, right: 0xC2B08C)
        canvas.path("M-46 -394H58V0H-46z", left: 0xBFD8E2, right: 0x8FB4C4)
        canvas.path("M-94 -394H-46V0H-94z", left: 0xF7EDDA, right: 0xE0D0B2)
        canvas.line("M-90 -160H-60M-90 -190H-64M-90 -222H-60M-90 -250H-64M-90 -282H-58", 0x5F6E8C, width: 5)
        canvas.line("M40 -200h0", 0xE3AE3A, width: 17)
    }
}

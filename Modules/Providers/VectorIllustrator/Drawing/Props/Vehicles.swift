// What drives, and what is ridden.

extension ThingPattern {
    /// Wheels of one size with their tyres and hubs, in as few shapes as can be.
    private static func drawWheels(_ wheels: [Double], _ radius: Double, on canvas: inout SVGCanvas) {
        let dots = wheels.reduce(into: "" as PathData) { $0 += "M\($1) \(-radius)h0" }
        for (share, color) in [(2.0, 0x4A4454 as Color), (1.04, 0xE9E4EA), (0.4, 0x8A8492)] {
            canvas.line(dots, color, width: radius * share)
        }
    }

    static func bus(_ paint: Paint) -> ThingPattern {
        ThingPattern(341, 196, cm: 190, .tooLarge, at: Point(120, -90)) { canvas in
            canvas.path(
                "M-166 -34V-160Q-164 -194 -130 -196H134Q164 -194 166 -156V-34Q166 -24 156 -24H-156Q-166 -24 -166 -34z",
                from: paint.light, to: paint.dark)
            canvas.path(
                "M-150 -168H-100V-112H-150zM-90 -168H-40V-112H-90zM-30 -168H20V-112H-30zM30 -168H80V-112H30z",
                from: 0xE3F4F8, to: 0xA9D2E0)
            canvas.path("M94 -170H134V-30H94z", 0xE3F4F8)
            canvas.path("M142 -168Q156 -164 158 -140V-108H142z", from: 0xE3F4F8, to: 0xA9D2E0)
            canvas.line("M114 -168V-32M94 -170H134V-30H94z", paint.line, width: 4)
            canvas.line("M-166 -92H90", 0xFFF3DC, width: 9)
            canvas.path(
                "M-146 -120L-116 -166H-106L-138 -114H-146zM-26 -120L4 -166H14L-18 -114H-26z", .white, opacity: 0.55)
            canvas.line("M160 -58h0", 0xFFE9A0, width: 15)
            canvas.line("M-162 -58h0", 0xE8485C, width: 11)
            drawWheels([-98, 64], 30, on: &canvas)
        }
    }

    static func car(_ paint: Paint) -> ThingPattern {
        ThingPattern(245, 128, cm: 115, .tooLarge, at: Point(-18, -66)) { canvas in
            canvas.path("M-78 -70Q-62 -126 -4 -128Q50 -128 80 -70z", left: paint.light, right: paint.dark)
            canvas.path("M-60 -72Q-46 -112 -10 -114V-72zM4 -114Q38 -112 58 -72H4z", from: 0xE3F4F8, to: 0xA9D2E0)
            canvas.path(
                "M-122 -36Q-126 -72 -86 -74H84Q124 -70 122 -36Q122 -24 108 -24H-110Q-122 -24 -122 -36z",
                from: paint.light, to: paint.dark)
            canvas.line("M-4 -72V-30M-26 -62h14M20 -62h14", paint.line, width: 4)
            canvas.line("M114 -54h0", 0xFFE9A0, width: 17)
            canvas.line("M-116 -54h0", 0xE8485C, width: 11)
            canvas.path("M-46 -82L-28 -108H-20L-42 -78z", .white, opacity: 0.6)
            drawWheels([-66, 66], 28, on: &canvas)
        }
    }

    static func bicycle(_ paint: Paint) -> ThingPattern {
        ThingPattern(229, 141, cm: 82, .tooLarge, at: Point(46, -134), seat: Point(-40, -116)) { canvas in
            for x in [-70.0, 70] {
                canvas.line("M\(x - 40) -42a40 40 0 1 1 80 0a40 40 0 1 1 -80 0", 0x4A4454, width: 9)
                canvas.line(
                    "M\(x) -80v76M\(x - 38) -42h76M\(x - 27) -69l54 54M\(x + 27) -69l-54 54", 0xB9B2BE, width: 2)
            }
            canvas.line("M-70 -42L-40 -100L-6 -42zM-40 -98L50 -102L-6 -42M50 -102L70 -42", paint.dark, width: 10)
            canvas.line("M-40 -98L50 -102M-70 -44L-42 -98", paint.light, width: 4)
            canvas.line("M50 -102L44 -134M-40 -100L-46 -116", 0x8A94A0, width: 7)
            canvas.line("M28 -136Q52 -140 60 -126", 0x4A4454, width: 8)
            canvas.path("M-68 -118Q-40 -128 -22 -116Q-30 -106 -68 -112z", 0x6B4630)
            canvas.circle(-6, -42, 10, 0x8A94A0)
            canvas.line("M-6 -42L8 -24M0 -22h16", 0x5F5560, width: 6)
            canvas.path("M58 -120H92L86 -94H64z", from: 0xDCB274, to: 0xA97C42)
        }
    }

    static func scooter(_ paint: Paint) -> ThingPattern {
        ThingPattern(166, 148, cm: 78, .tooLarge, at: Point(38, -142), seat: Point(-20, -30)) { canvas in
            canvas.line("M-64 -26H40", paint.dark, width: 13)
            canvas.line("M56 -22L38 -140", 0xA3ADB8, width: 9)
            canvas.line("M18 -142H56", 0x4A4454, width: 12)
            canvas.line("M40 -28L50 -50", paint.dark, width: 11)
            canvas.line("M-58 -29H34", paint.light, width: 4)
            drawWheels([-66, 58], 17, on: &canvas)
            canvas.line("M18 -138q-10 10 -6 22M56 -138q10 8 8 20", 0xF08A94, width: 4)
        }
    }

    static let tram = ThingPattern(344, 231, cm: 195, .tooLarge, at: Point(0, -90)) { canvas in
        canvas.line("M-30 -196L0 -226L30 -196M-24 -228H24", 0x5A5560, width: 6)
        canvas.path("M-170 -30V-160Q-164 -190 -130 -194H130Q164 -190 170 -160V-30z", from: 0xFFF6E2, to: 0xE3D2B4)
        canvas.path("M-172 -100H172V-22H-172z", from: 0xE8695A, to: 0xB8443E)
        canvas.path(
            "M-156 -170H-112V-110H-156zM-102 -170H-40V-110H-102zM40 -170H102V-110H40zM112 -170H156V-110H112z",
            from: 0xE3F4F8, to: 0xA9D2E0)
        canvas.path("M-30 -176H30V-26H-30z", 0xC9E4EC)
        canvas.line("M0 -174V-28M-30 -176H30V-26H-30z", 0x9A3C36, width: 4)
        canvas.path("M-96 -118L-64 -166H-52L-86 -112H-96zM46 -118L78 -166H90L56 -112H46z", .white, opacity: 0.55)
        canvas.line("M-164 -64h0M164 -64h0", 0xFFE9A0, width: 15)
        canvas.line("M-150 -84H-44M44 -84H150", 0xFFF3DC, width: 5)
        drawWheels([-116, -78, 78, 116], 15, on: &canvas)
        canvas.line("M-168 0H168", 0x8A8492, width: 5)
    }

    static let train = ThingPattern(372, 210, cm: 190, .tooLarge, at: Point(-120, -90)) { canvas in
        canvas.path("M-164 -150H-76V-44H-164z", left: 0x6FB3C9, right: 0x4A8AA5)
        canvas.path("M-176 -168H-64V-148H-176z", 0xD9594C)
        canvas.path("M-148 -132H-96V-92H-148z", 0xFFF0BE)
        canvas.path("M-76 -116H104Q146 -110 146 -76T104 -40H-76z", from: 0x8CCBA4, to: 0x3F7F5E)
        canvas.path("M58 -112L46 -168H102L90 -112z", 0x5A5362)
        canvas.path("M-16 -114q0 -22 18 -22t18 22z", 0xF2C14E)
        canvas.line("M40 -170H108", 0x4A4454, width: 13)
        canvas.line("M-40 -114V-42M20 -114V-42", 0xF2C14E, width: 5)
        canvas.line("M144 -78h0", 0xFFE9A0, width: 25)
        canvas.path("M146 -40L186 -8H128z", 0xB8443E)
        canvas.line("M-176 -40H140", 0xC24A44, width: 13)
        drawWheels([-134, -60], 30, on: &canvas)
        drawWheels([18, 72, 120], 21, on: &canvas)
        canvas.line("M-134 -30H-60", 0xE9E4EA, width: 7)
        canvas.line("M76 -186q-6 -16 12 -16M100 -196h0", .white, width: 17, opacity: 0.85)
    }

    static let tractor = ThingPattern(261, 198, cm: 165, .tooLarge, at: Point(-30, -100), seat: Point(-44, -116)) {
        canvas in
        canvas.line("M70 -124V-176", 0x5A5560, width: 11)
        canvas.path("M-90 -60L-82 -180H10L26 -60z", 0xCDEAF2)
        canvas.line("M-86 -60L-80 -182M8 -182L24 -100", 0x3F7F4E, width: 9)
        canvas.path("M-96 -198H24V-180H-96z", from: 0x86C476, to: 0x4F8A44)
        canvas.path("M16 -124H104Q124 -122 124 -96V-50H-60V-96H16z", from: 0x86C476, to: 0x3F7A3C)
        canvas.line("M60 -104h46M60 -88h50", 0x35662F, width: 5)
        canvas.line("M118 -70h0", 0xFFE9A0, width: 17)
        canvas.line("M-10 -108L6 -128", 0x4A4454, width: 7)
        canvas.circle(-68, -62, 62, 0x4A4454)
        canvas.circle(-68, -62, 32, 0xF2C14E)
        canvas.circle(-68, -62, 10, 0xB97A22)
        canvas.line(
            "M-68 -120v8M-68 -12v8M-126 -62h8M-18 -62h8M-109 -103l6 6M-33 -27l6 6M-109 -21l6 -6M-33 -97l6 -6", 0x6B6472,
            width: 9)
        canvas.circle(90, -34, 34, 0x4A4454)
        canvas.circle(90, -34, 17, 0xF2C14E)
    }

    static func tricycle(_ paint: Paint) -> ThingPattern {
        ThingPattern(180, 129, cm: 66, .tooLarge, at: Point(40, -124), seat: Point(-24, -86)) { canvas in
            canvas.line("M-56 -28L-24 -78L30 -84M48 -40L36 -120", paint.dark, width: 11)
            canvas.line("M-54 -34L-24 -80L28 -86", paint.light, width: 4)
            canvas.path("M-50 -86Q-24 -98 0 -86Q-10 -74 -46 -78z", 0x6B4630)
            canvas.line("M20 -124H56", 0x4A4454, width: 10)
            canvas.line("M20 -120q-10 8 -8 20M56 -120q10 6 8 18", 0xF7B64A, width: 4)
            drawWheels([-58], 24, on: &canvas)
            drawWheels([50], 40, on: &canvas)
            canvas.line("M40 -40H62", 0xE8695A, width: 9)
        }
    }
}

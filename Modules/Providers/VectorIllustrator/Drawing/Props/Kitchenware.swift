// Pots, plates and cups.

extension ThingPattern {
    static func bowl(_ paint: Paint) -> ThingPattern {
        ThingPattern(108, 65, cm: 10, .bothHands, grip: 8, inside: Box(x: -36...36, y: -100 ... -22)) { canvas in
            canvas.ellipse(0, -54, 54, 11, 0xE9DDCA)
            canvas.ellipse(0, -52, 47, 8, 0xBFAF98)
        } front: { canvas in
            canvas.path(
                "M-54 -54Q-46 -43 0 -43T54 -54Q50 -8 24 -2H-24Q-50 -8 -54 -54z", left: 0xFFFAF0, right: 0xDCCFBC)
            canvas.line("M-47 -32Q0 -14 47 -32", paint.dark, width: 8)
            canvas.line("M-38 -17h0M-14 -11h0M12 -11h0M37 -17h0", paint.light, width: 7)
            // A small chip.
            canvas.path("M30 -46l9 -3l-4 8z", 0xC4B193)
        }
    }

    static func plate(_ paint: Paint) -> ThingPattern {
        ThingPattern(130, 40, cm: 7, .bothHands, grip: 8) { canvas in
            canvas.path("M-30 -4H30L40 -14H-40z", 0xCFC2AE)
            canvas.ellipse(0, -20, 65, 19, 0xDDD2C0)
            canvas.ellipse(0, -23, 64, 17, 0xFFFAF0)
            canvas.ellipse(0, -22, 54, 13, paint.light)
            canvas.ellipse(0, -21, 48, 11, 0xFFFDF8)
            canvas.ellipse(0, -19, 36, 7, 0xEFE6D8)
        }
    }

    static let glass = ThingPattern(65, 94, cm: 12) { canvas in
        canvas.path("M-31 -90H31L25 -4Q0 4 -25 -4z", 0xDDEFF4, opacity: 0.85)
        canvas.path("M-29 -58Q0 -52 29 -58L24 -7Q0 0 -24 -7z", left: 0xB4DEEC, right: 0x86BED4)
        canvas.ellipse(0, -58, 29, 5, 0xCDECF5)
        canvas.ellipse(0, -89, 31, 5, 0xF4FBFD)
        canvas.line("M-21 -78l4 60", .white, width: 6, opacity: 0.8)
        canvas.line("M-31 -90L-25 -4Q0 4 25 -4L31 -90", 0x8FBCCB, width: 3)
    }

    static let pan = ThingPattern(209, 48, cm: 9, at: Point(80, -32)) { canvas in
        canvas.line("M36 -28L98 -36", 0x6B4630, width: 13)
        canvas.line("M60 -33L96 -38", 0x9C6C48, width: 4)
        canvas.path("M-92 -40H40Q38 -4 14 0H-66Q-90 -4 -92 -40z", left: 0x6E6874, right: 0x443F4C)
        canvas.ellipse(-26, -40, 67, 8, 0x8A8492)
        canvas.ellipse(-26, -39, 59, 5, 0x3A3540)
        canvas.line("M-80 -28q4 16 14 22", .white, width: 5, opacity: 0.35)
    }

    static func pot(_ paint: Paint) -> ThingPattern {
        ThingPattern(154, 84, cm: 21, .bothHands, grip: 46, inside: Box(x: -46...46, y: -140 ... -26)) { canvas in
            canvas.line("M-54 -56q-22 0 -18 20h14M54 -56q22 0 18 20h-14", 0x5A4C52, width: 9)
            canvas.ellipse(0, -72, 56, 12, paint.light.lighter(0.3))
            canvas.ellipse(0, -71, 49, 9, 0x4A3F48)
        } front: { canvas in
            canvas.path("M-56 -72Q-48 -60 0 -60T56 -72V-12Q54 2 0 2T-56 -12z", left: paint.light, right: paint.dark)
            canvas.path("M-44 -52q12 4 16 3q-4 22 0 44q-12 -1 -14 -8q-4 -18 -2 -39z", .white, opacity: 0.3)
            canvas.line("M-55 -14Q-50 -2 0 -2T55 -14", paint.line, width: 4)
            canvas.line("M18 -34h0M30 -26h0M20 -18h0", .white, width: 9, opacity: 0.75)
        }
    }

    static let tin = ThingPattern(98, 106, cm: 12, grip: 6, inside: Box(x: -26...26, y: -130 ... -14)) { canvas in
        canvas.path("M-32 -80Q-62 -96 -40 -104Q0 -112 10 -88z", 0xC3CAD2)
        canvas.ellipse(0, -80, 36, 9, 0xE4E9EE)
        canvas.ellipse(0, -79, 31, 7, 0x6E7682)
    } front: { canvas in
        canvas.path("M-36 -80Q-30 -71 0 -71T36 -80V-6Q30 4 0 4T-36 -6z", left: 0xE3E8EC, right: 0x9AA5B0)
        canvas.path("M-36 -64Q-30 -55 0 -55T36 -64V-20Q30 -11 0 -11T-36 -20z", left: 0xF07A66, right: 0xC24A44)
        canvas.ellipse(0, -34, 17, 15, 0xFFF3DC)
        canvas.path("M0 -44q10 6 9 13q-9 9 -18 0q-1 -7 9 -13z", 0x7FB857)
    }

    static func jug(_ paint: Paint) -> ThingPattern {
        ThingPattern(131, 108, cm: 21, at: Point(50, -58)) { canvas in
            canvas.line("M30 -88q36 -2 30 34t-34 30", paint.dark, width: 10)
            canvas.path(
                "M-36 -100L-48 -92L-32 -78Q-48 -24 -28 -2Q0 4 28 -2Q46 -24 32 -100z", left: 0xFFFAF0, right: 0xDCD0BE)
            canvas.path(
                "M-38 -50Q0 -38 38 -50Q40 -28 33 -14Q0 -4 -34 -14Q-42 -30 -38 -50z", left: paint.light,
                right: paint.dark)
            canvas.ellipse(-4, -100, 34, 8, 0xF0E6D6)
            canvas.ellipse(-3, -99, 27, 5, 0xCFC2AE)
            canvas.line("M-16 -30h0M6 -26h0M24 -32h0", 0xFFF3DC, width: 9)
        }
    }

    static let bottle = ThingPattern(56, 130, cm: 28) { canvas in
        canvas.rect(-11, -130, 22, 16, 0xB98357, corner: 4)
        canvas.path(
            "M-10 -116H10V-90Q28 -78 28 -60V-8Q28 2 0 2T-28 -8V-60Q-28 -78 -10 -90z", left: 0x8CC7A4, right: 0x4C8F6E)
        canvas.path("M-26 -56H26V-18H-26z", 0xFFF6E2)
        canvas.line("M-14 -44h26M-14 -34h18", 0xC9A27A, width: 4)
        canvas.line("M-18 -70q2 -10 12 -14", .white, width: 6, opacity: 0.7)
        canvas.rect(-12, -110, 24, 7, 0x3E7A5C, corner: 3)
    }

    static let lid = ThingPattern(108, 46, cm: 8) { canvas in
        canvas.line("M0 -34v-4", 0x5A4C52, width: 15)
        canvas.path("M-54 -8Q-48 -34 0 -34T54 -8z", left: 0xE6EAEE, right: 0xA3ADB8)
        canvas.path("M-54 -12Q0 -2 54 -12V-4Q0 6 -54 -4z", 0x8A94A0)
        canvas.line("M-36 -18q10 -9 24 -10", .white, width: 5, opacity: 0.7)
    }

    static let fork = ThingPattern(32, 128, cm: 18, grip: 24, lies: true) { canvas in
        canvas.path("M-6 0Q-9 -40 -4 -74H4Q9 -40 6 0z", left: 0xE3E8EC, right: 0xA3ADB8)
        canvas.path(
            "M-16 -128V-98Q-16 -74 0 -74T16 -98V-128h-5V-98h-6V-128h-10V-98h-6V-128z", left: 0xEDF1F4, right: 0xA9B4BF)
    }

    static let flowerPot = ThingPattern(
        88, 118, cm: 27, .bothHands, grip: 10, inside: Box(x: -30...30, y: -140 ... -46)
    ) { canvas in
        canvas.ellipse(0, -62, 42, 10, 0x6B4630)
        canvas.line("M0 -60Q-4 -80 2 -96", 0x5E9A55, width: 6)
        canvas.path(
            "M1 -92q4 -24 32 -26q-2 26 -32 26zM0 -84q-10 -20 -32 -18q6 22 32 18z", left: 0x9CCF7C, right: 0x5F9A50)
    } front: { canvas in
        canvas.path("M-38 -50H38L30 -4Q0 4 -30 -4z", left: 0xE39A70, right: 0xB06444)
        canvas.path("M-44 -64Q-36 -54 0 -54T44 -64V-48Q0 -38 -44 -48z", left: 0xEDAA80, right: 0xBC7050)
        canvas.line("M18 -34l5 9l-4 7", 0x96523A, width: 3)
        canvas.line("M-26 -40l4 30", .white, width: 6, opacity: 0.3)
    }

    static let funnel = ThingPattern(98, 91, cm: 13) { canvas in
        canvas.path("M-8 -36L-6 0L6 -4L8 -36z", left: 0xF07A66, right: 0xB8443E)
        canvas.path("M-48 -84Q-24 -58 -12 -32Q0 -26 12 -32Q24 -58 48 -84z", left: 0xF58C76, right: 0xC24A44)
        canvas.ellipse(0, -82, 49, 9, 0xF7A08C)
        canvas.ellipse(0, -81, 40, 6, 0xA83E3A)
    }
}

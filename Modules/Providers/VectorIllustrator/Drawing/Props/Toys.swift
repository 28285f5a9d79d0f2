// Things to play with.

extension ThingPattern {
    static func ball(_ paint: Paint) -> ThingPattern {
        ThingPattern(84, 84, cm: 20, .bothHands, grip: 16) { canvas in
            canvas.path("M-42 -42a42 42 0 1 1 84 0a42 42 0 1 1 -84 0z", from: paint.light, to: paint.dark)
            canvas.path(
                "M-41 -52Q0 -20 41 -52Q44 -34 38 -22Q0 4 -38 -22Q-44 -34 -41 -52z", from: 0xFFF8E8, to: 0xEBD9BC)
            canvas.path("M0 -42l7 12l13 2l-10 10l2 13l-12 -6l-12 6l2 -13l-10 -10l13 -2z", paint.line)
            canvas.ellipse(-16, -66, 12, 7, .white, opacity: 0.6)
        }
    }

    static func kite(_ paint: Paint) -> ThingPattern {
        ThingPattern(119, 192, cm: 80, .overhead, at: Point(0, -50)) { canvas in
            canvas.line("M0 -54q-20 22 4 34t-8 18", 0x8A7A6A, width: 4)
            canvas.path("M0 -190L58 -128L0 -50L-58 -128z", left: paint.light, right: paint.dark)
            canvas.path("M0 -190L58 -128H0zM0 -50L-58 -128H0z", from: 0xFBDA6E, to: 0xF0B030)
            canvas.line("M0 -190V-50M-58 -128H58", paint.line, width: 3)
            canvas.path("M-4 -34l-20 -9v18zM-4 -34l20 -9v18zM0 -12l-18 -8v16zM0 -12l18 -8v16z", 0x5FA8D8)
        }
    }

    static func balloon(_ paint: Paint) -> ThingPattern {
        ThingPattern(92, 260, cm: 78, .overhead, grip: 6) { canvas in
            canvas.line("M0 0q-14 -50 2 -100t-2 -52", 0x8A7A6A, width: 3.5)
            canvas.path("M0 -152l-9 14h18z", paint.line)
            canvas.path(
                "M0 -150C-34 -162 -46 -190 -46 -208A46 52 0 0 1 46 -208C46 -190 34 -162 0 -150z", left: paint.light,
                right: paint.dark)
            canvas.path("M-28 -206q0 -28 20 -34q-8 16 -8 36q-6 8 -12 -2z", .white, opacity: 0.5)
        }
    }

    static let teddy = ThingPattern(109, 128, cm: 32, grip: 60) { canvas in
        canvas.line("M-24 -112h0M24 -112h0", 0xB5814F, width: 32)
        canvas.line("M-24 -112h0M24 -112h0", 0xE6C597, width: 15)
        canvas.line("M-26 -54L-42 -42M26 -54L42 -42", 0xB5814F, width: 25)
        canvas.line("M-20 -15L-30 -12M20 -15L30 -12", 0xB5814F, width: 30)
        canvas.path("M-34 -38a34 40 0 1 1 68 0a34 38 0 1 1 -68 0z", left: 0xD3A06C, right: 0xAE7A48)
        canvas.ellipse(0, -34, 19, 24, 0xEBD0A6)
        canvas.path("M-36 -90a36 34 0 1 1 72 0a36 34 0 1 1 -72 0z", left: 0xD9A874, right: 0xB5814F)
        canvas.ellipse(0, -80, 17, 13, 0xEBD0A6)
        canvas.line("M-13 -96h0M13 -96h0", 0x3B2F3F, width: 8)
        canvas.path("M-6 -86h12q0 7 -6 7t-6 -7z", 0x3B2F3F)
        canvas.line("M0 -79v4m-7 1q7 5 14 0", 0x3B2F3F, width: 3)
        canvas.path("M0 -60l-18 -8v16zM0 -60l18 -8v16z", 0xE8695A)
        canvas.line("M-32 -12h0M32 -12h0", 0xEBD0A6, width: 13)
    }

    static let drum = ThingPattern(112, 110, cm: 30, .bothHands, grip: 30) { canvas in
        canvas.path("M-52 -60V-14Q0 14 52 -14V-60z", left: 0xE8796A, right: 0xB8443E)
        canvas.line("M-50 -52L-26 -2L0 -46L26 -2L50 -52", 0xF7E3B0, width: 5)
        canvas.line("M-52 -16Q0 12 52 -16", 0xF2C14E, width: 8)
        canvas.ellipse(0, -60, 53, 17, 0xF2C14E)
        canvas.ellipse(0, -62, 46, 13, 0xFFF8EA)
        canvas.line("M-10 -66L-46 -104M14 -68L44 -106", 0xA9714A, width: 7)
        canvas.line("M-10 -66h0M14 -68h0", 0x8A5A3C, width: 14)
    }

    static let trumpet = ThingPattern(140, 68, cm: 22, .mouth, grip: 36, end: Point(-62, -38)) { canvas in
        canvas.line("M-58 -38H20", 0xE3AE3A, width: 10)
        canvas.line("M-30 -38q-14 30 10 30h24q22 0 12 -28", 0xC98A2A, width: 8)
        canvas.path("M16 -44Q46 -46 60 -68Q70 -38 60 -8Q46 -30 16 -32z", left: 0xE3AE3A, right: 0xFBDC86)
        canvas.ellipse(61, -38, 9, 30, 0xC98A2A)
        canvas.line("M-14 -44v-14M0 -44v-14M14 -44v-14", 0xF7E3B0, width: 7)
        canvas.line("M-62 -38h0", 0xC98A2A, width: 14)
    }

    static let rocket = ThingPattern(105, 178, cm: 170, .tooLarge) { canvas in
        canvas.path("M-22 -26Q0 34 22 -26z", from: 0xFFD05A, to: 0xF07A3C)
        canvas.path("M-30 -70Q-60 -40 -50 -10L-22 -28zM30 -70Q60 -40 50 -10L22 -28z", from: 0xE8695A, to: 0xB8443E)
        canvas.path("M-30 -26Q-44 -110 0 -178Q44 -110 30 -26z", left: 0xFFFDF8, right: 0xC4CCDA)
        canvas.path("M-24 -132Q-14 -158 0 -178Q14 -158 24 -132Q0 -122 -24 -132z", left: 0xF07A6A, right: 0xC24A44)
        canvas.circle(0, -96, 19, 0x5A6A8A)
        canvas.circle(0, -96, 13, 0x9FDCF0)
        canvas.ellipse(-5, -101, 4, 5, .white, opacity: 0.8)
        canvas.rect(-30, -36, 60, 12, 0x7E88A0, corner: 5)
    }

    static let toyTrain = ThingPattern(212, 156, cm: 12, grip: 10) { canvas in
        canvas.path("M-98 -96H-36V-26H-98z", left: 0x6FB3C9, right: 0x4A8AA5)
        canvas.rect(-106, -108, 78, 16, 0xD9594C, corner: 6)
        canvas.rect(-84, -84, 32, 26, 0xFFF3C8, corner: 4)
        canvas.path("M-36 -68H56Q82 -64 82 -46T60 -24H-36z", from: 0x7CC09A, to: 0x4A8A6A)
        canvas.path("M26 -66l-8 -38h40l-10 38z", left: 0x6B6272, right: 0x4A4454)
        canvas.line("M14 -106h48", 0x4A4454, width: 10)
        canvas.line("M0 -74h0", 0xF2C14E, width: 20)
        canvas.line("M-100 -24H92", 0xC24A44, width: 11)
        for x in [-70.0, -14, 36, 74] {
            canvas.circle(x, -18, 18, 0x4A4454)
            canvas.circle(x, -18, 9, 0xF2C14E)
        }
        canvas.line("M44 -122q-4 -16 10 -16t10 -12", .white, width: 13, opacity: 0.8)
    }

    static let robotToy = ThingPattern(116, 139, cm: 26, grip: 50) { canvas in
        canvas.line("M-18 -30V-8M18 -30V-8", 0x7E8EA0, width: 15)
        canvas.line("M-20 -4h-6M20 -4h6", 0xE8695A, width: 15)
        canvas.line("M-34 -66L-48 -44M34 -66L48 -44", 0x7E8EA0, width: 12)
        canvas.circle(-49, -40, 9, 0xE8695A)
        canvas.circle(49, -40, 9, 0xE8695A)
        canvas.path(
            "M-34 -78Q-34 -80 -30 -80H30Q34 -80 34 -76V-28Q34 -24 30 -24H-30Q-34 -24 -34 -28z", left: 0xB9D9E2,
            right: 0x7CA6B8)
        canvas.rect(-20, -66, 40, 26, 0xF7E3B0, corner: 5)
        canvas.line("M-10 -53h0M2 -53h0M12 -53h0", 0xE8695A, width: 8)
        canvas.line("M0 -118v-12", 0x7E8EA0, width: 5)
        canvas.circle(0, -132, 7, 0xF2C14E)
        canvas.rect(-28, -120, 56, 42, 0xA4CBD8, corner: 11)
        canvas.line("M-11 -101h0M11 -101h0", .white, width: 17)
        canvas.line("M-11 -101h0M11 -101h0", 0x3B2F3F, width: 8)
        canvas.line("M-8 -87q8 5 16 0", 0x4A5A6A, width: 4)
    }

    static let string = ThingPattern(145, 69, cm: 10, grip: 6) { canvas in
        canvas.line("M26 -16q30 22 44 6", 0xD9685B, width: 5)
        canvas.path("M-34 -35a34 34 0 1 1 68 0a34 34 0 1 1 -68 0z", left: 0xF0948A, right: 0xC9564C)
        canvas.line(
            "M-28 -50Q0 -70 26 -54M-34 -36Q0 -58 34 -38M-30 -20Q-4 -42 32 -24M-16 -62Q-30 -30 -10 -4M10 -66Q-12 -34 10 -2",
            0xB8443E, width: 4, opacity: 0.7)
    }
}

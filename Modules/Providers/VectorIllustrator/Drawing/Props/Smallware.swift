// Small things of kitchens, workshops and sheds.

extension ThingPattern {
    static let eggCup = ThingPattern(60, 88, cm: 11, grip: 10) { canvas in
        canvas.path("M0 -88C-20 -88 -24 -64 -24 -54H24C24 -64 20 -88 0 -88z", left: 0xF3D2AC, right: 0xC9966A)
        canvas.path(
            "M-29 -56Q0 -46 29 -56Q28 -26 8 -22V-12Q22 -8 24 0H-24Q-22 -8 -8 -12V-22Q-28 -26 -29 -56z", left: 0x9CC4E2,
            right: 0x5F8DB5)
        canvas.line("M-26 -48Q0 -38 26 -48", 0xFFF6E4, width: 5)
    }

    /// With five fingers.
    static func glove(_ paint: Paint) -> ThingPattern {
        ThingPattern(88, 112, cm: 20, grip: 12) { canvas in
            canvas.line(
                "M-24 -54L-26 -92M-8 -58V-104M10 -58L12 -102M26 -52L30 -88M26 -36L36 -52", paint.light.darker(0.1),
                width: 15)
            canvas.path("M-32 -58H34L26 -22H-26z", left: paint.light, right: paint.dark)
            canvas.path("M-28 -26H28V-2Q0 4 -28 -2z", paint.line)
            canvas.line("M-16 -22V-2M0 -22V0M16 -22V-2", paint.light, width: 4)
        }
    }

    static let bun = ThingPattern(92, 58, cm: 8) { canvas in
        canvas.path("M-46 -18Q-44 -58 0 -58T46 -18Q44 0 0 0T-46 -18z", left: 0xF3C47C, right: 0xBE7E3A)
        canvas.line("M-22 -42q22 -8 44 0M-28 -28q28 -10 56 0", 0xA8682C, width: 4)
        canvas.path("M-34 -30q4 -18 22 -22q-12 8 -14 24z", .white, opacity: 0.4)
    }

    /// Of boards, open at the top.
    static let crate = ThingPattern(
        150, 90, cm: 34, .bothHands, seat: Point(0, -78), inside: Box(x: -52...52, y: -130 ... -14)
    ) { canvas in
        canvas.path("M-66 -78L-54 -90H54L66 -78z", 0x5A3A24)
    } front: { canvas in
        canvas.path("M-72 -80H72V-56H-72zM-72 -52H72V-28H-72zM-72 -24H72V0H-72z", left: 0xDDB27C, right: 0xA8764A)
        canvas.line("M-62 -78V-2M62 -78V-2", 0x8A5F3A, width: 15)
        canvas.line("M-62 -68h0M-62 -40h0M-62 -12h0M62 -68h0M62 -40h0M62 -12h0", 0x4A3424, width: 5)
    }

    /// Round, with a ribbon.
    static let hatbox = ThingPattern(132, 92, cm: 28, .bothHands, inside: Box(x: -44...44, y: -130 ... -14)) { canvas in
        canvas.ellipse(0, -76, 62, 15, 0x7A4A60)
    } front: { canvas in
        canvas.path("M-64 -78Q-50 -62 0 -62T64 -78V-14Q50 0 0 0T-64 -14z", left: 0xF7C2CE, right: 0xC97A92)
        canvas.line("M-42 -64V-4M-14 -60V0M14 -60V0M42 -64V-4", 0xFFF1E6, width: 9)
        canvas.line("M-62 -44Q0 -26 62 -44", 0x8A4A6A, width: 8)
    }

    static let lunchBox = ThingPattern(120, 90, cm: 16, .fromAbove, grip: 80) { canvas in
        canvas.line("M-22 -66Q-22 -86 0 -86T22 -66", 0xB8443E, width: 8)
        canvas.path(
            "M-58 -66H58Q60 -66 60 -62V-4Q60 0 56 0H-56Q-60 0 -60 -4V-62Q-60 -66 -58 -66z", left: 0xF58C76,
            right: 0xC24A44)
        canvas.line("M-58 -40H58", 0x8A2F38, width: 4)
        canvas.rect(-10, -46, 20, 16, 0xF2C14E, corner: 3)
        canvas.path("M-40 -12q-8 -16 6 -18q14 2 6 18z", 0xFFF3DC)
    }

    /// A doctor's, with a paper on it.
    static let couch = ThingPattern(370, 160, cm: 78, .tooLarge, seat: Point(0, -108)) { canvas in
        canvas.line("M-150 -84V-6M150 -84V-6M-150 -36H150", 0xA9B4BF, width: 11)
        canvas.path(
            "M-176 -108H176Q184 -108 184 -98V-88Q184 -80 176 -80H-176Q-184 -80 -184 -88V-98Q-184 -108 -176 -108z",
            from: 0x8CCBB8, to: 0x4F9A88)
        canvas.path("M-180 -108L-168 -156Q-160 -164 -150 -156L-96 -112z", left: 0x9CD4C2, right: 0x5FA896)
        canvas.path("M-92 -112H170L176 -84H-86z", 0xF7FAFB)
        canvas.line("M-40 -110l4 24M40 -110l4 24M110 -110l4 24", 0xD3DCE2, width: 4)
    }

    static let perch = ThingPattern(150, 340, cm: 120, .tooLarge, at: Point(0, -260), seat: Point(0, -290)) { canvas in
        canvas.path("M-56 0Q-50 -18 0 -18T56 0z", left: 0xC98D5C, right: 0x85552F)
        canvas.line("M0 -16V-334", 0xA8743C, width: 13)
        canvas.line("M-68 -284H68", 0xC29468, width: 15)
        canvas.line("M0 -334h0", 0xE3AE3A, width: 12)
        canvas.path("M-70 -276H-42L-46 -254H-66zM42 -276H70L66 -254H46z", left: 0x8CCBDD, right: 0x549AB0)
    }

    static let scoop = ThingPattern(130, 60, cm: 10, at: Point(48, -30)) { canvas in
        canvas.line("M14 -30H58", 0x8A5A3C, width: 14)
        canvas.path("M-62 -50Q-20 -66 16 -46V-16Q-20 0 -62 -6Q-44 -28 -62 -50z", left: 0xE1E7EC, right: 0x8A94A0)
        canvas.path("M-58 -10Q-46 -28 -54 -42Q-20 -42 4 -34Q-10 -8 -58 -10z", 0xA8743C)
        canvas.line("M-36 -24h0M-20 -30h0M-22 -16h0M-44 -14h0M-6 -26h0", 0x6B4424, width: 7)
    }

    static let steam = ThingPattern(130, 170, cm: 50, .tooLarge) { canvas in
        canvas.line(
            "M-30 -6Q-56 -44 -26 -76T-40 -146M6 -6Q-20 -50 14 -84T4 -162M40 -6Q18 -38 46 -70T36 -130", .white,
            width: 15, opacity: 0.75)
        canvas.line(
            "M-30 -6Q-56 -44 -26 -76T-40 -146M6 -6Q-20 -50 14 -84T4 -162M40 -6Q18 -38 46 -70T36 -130", 0xD3DEE8,
            width: 5)
    }

    static let tentPeg = ThingPattern(34, 110, cm: 20, grip: 40, lies: true) { canvas in
        canvas.line("M0 -6V-94Q0 -104 10 -104T12 -92", 0x8A94A0, width: 9)
        canvas.line("M-3 -12V-92", 0xD3D8DE, width: 3)
    }

    static let lightBulb = ThingPattern(68, 104, cm: 12) { canvas in
        canvas.path("M-15 -32Q-34 -48 -34 -70a34 34 0 0 1 68 0Q34 -48 15 -32z", left: 0xFFF6D2, right: 0xF2CE6A)
        canvas.line("M-10 -34L-12 -66L0 -58L12 -66L10 -34", 0xC98A2A, width: 4)
        canvas.path("M-16 -32H16L12 -6Q0 4 -12 -6z", left: 0xC4CCD4, right: 0x7A8490)
        canvas.line("M-15 -24H15M-14 -15H14", 0x6A7480, width: 4)
    }

    static let oilCan = ThingPattern(140, 84, cm: 14, at: Point(-44, -40)) { canvas in
        canvas.line("M14 -46L66 -80", 0x8A94A0, width: 7)
        canvas.line("M-26 -48Q-66 -52 -60 -22Q-54 -6 -36 -10", 0x7A8490, width: 8)
        canvas.path("M-36 -4L-28 -46Q-4 -72 20 -46L28 -4Q0 4 -36 -4z", left: 0x7CB88C, right: 0x3F7F5C)
        canvas.line("M-4 -62v-8", 0x8A94A0, width: 12)
    }

    static let spanner = ThingPattern(46, 140, cm: 20, grip: 30, lies: true) { canvas in
        canvas.line("M0 -28V-108", 0xA9B4BF, width: 15)
        canvas.path(
            "M-22 -136L-8 -140L-8 -122L8 -122L8 -140L22 -136Q26 -108 0 -102Q-26 -108 -22 -136z", left: 0xD3DAE0,
            right: 0x8A94A0)
        canvas.circle(0, -19, 18, 0xA9B4BF)
        canvas.circle(0, -19, 8, 0x5A6474)
    }

    static let tapeMeasure = ThingPattern(140, 68, cm: 8, at: Point(-40, -30)) { canvas in
        canvas.path("M-20 -12H68V-2H-20z", 0xFBE08C)
        canvas.line("M6 -12v6M20 -12v4M34 -12v6M48 -12v4M62 -12v6", 0x8A5A2C, width: 3)
        canvas.rect(-70, -68, 64, 66, 0xE8695A, corner: 14)
        canvas.circle(-38, -36, 20, 0xFFF3DC)
        canvas.circle(-38, -36, 8, 0x8A2F38)
    }

    static let match = ThingPattern(22, 90, cm: 8) { canvas in
        canvas.glow(0, -66, 40)
        canvas.line("M0 -2V-56", 0xE3BF8C, width: 7)
        canvas.path("M0 -90q20 22 0 36q-20 -14 0 -36z", from: 0xFFE07A, to: 0xF5913C)
        canvas.line("M0 -54h0", 0x7A2F2C, width: 11)
    }

    static let musicStand = ThingPattern(150, 300, cm: 105, .tooLarge, at: Point(0, -200)) { canvas in
        canvas.line("M0 -40V-200M0 -44L-46 -6M0 -44L46 -6M0 -44V-10", 0x5A6474, width: 9)
        canvas.path("M-74 -292H74L66 -194H-66z", left: 0x6A7482, right: 0x3A4450)
        canvas.path("M-58 -300L-2 -296V-202L-54 -206zM2 -296L58 -300L54 -206L2 -202z", 0xFFFDF4)
        canvas.line("M-48 -274H-12M-48 -250H-12M-46 -226H-12M12 -274H48M12 -250H48M12 -226H46", 0x8A8490, width: 3)
        canvas.line("M-38 -268v0M-22 -256v0M-32 -232v0M22 -268v0M38 -244v0M28 -228v0", 0x2F2A36, width: 9)
    }

    static let flagpole = ThingPattern(200, 620, cm: 480, .tooLarge, at: Point(0, -160)) { canvas in
        canvas.path("M-40 0Q-34 -20 0 -20T40 0z", left: 0xC4CCD4, right: 0x8A94A0)
        canvas.line("M0 -10V-610", 0xE6EBF0, width: 12)
        canvas.path("M8 -600Q50 -580 98 -598L94 -520Q50 -504 8 -524z", left: 0xF58C76, right: 0xC24A44)
        canvas.line("M0 -608h0", 0xE3AE3A, width: 21)
    }

    static let walkingFrame = ThingPattern(180, 260, cm: 82, .tooLarge, at: Point(-60, -246)) { canvas in
        canvas.line(
            "M-60 -8V-224Q-60 -250 -30 -250M60 -8V-224Q60 -250 30 -250M-84 -8L-64 -220M84 -8L64 -220M-60 -150H60",
            0xB4BEC8, width: 10)
        canvas.line("M-62 -248H-24M62 -248H24", 0x5A6474, width: 17)
        canvas.line("M-60 -6h0M60 -6h0M-84 -6h0M84 -6h0", 0x3A3F4A, width: 12)
    }

    /// Small and round, with a window poked by a finger.
    static let sandHouse = ThingPattern(120, 92, cm: 26, .tooLarge, seat: Point(0, -82)) { canvas in
        canvas.path("M-58 0Q-54 -88 0 -92Q54 -88 58 0z", left: 0xF7E0A4, right: 0xCFA45C)
        canvas.path("M-14 0v-26q0 -14 14 -14t14 14v26z", 0x8A6430)
        canvas.path("M12 -62h16v16h-16z", 0x8A6430)
        canvas.line("M-36 -20h0M38 -24h0M0 -72h0M-14 -62h0M30 -8h0", 0xB98E48, width: 5)
    }

    /// Pulled straight between two hands, so that the knots can be counted.
    static let knottedString = ThingPattern(250, 30, cm: 8, .bothHands, grip: 14) { canvas in
        canvas.line("M-122 -8Q-80 -24 -30 -14T60 -14T122 -8", 0xD9594C, width: 7)
        canvas.line("M-84 -16h0M-42 -16h0M0 -13h0M42 -15h0M84 -16h0", 0xB8403C, width: 22)
        canvas.line("M-88 -20l8 8M-46 -20l8 8M-4 -17l8 8M38 -19l8 8M80 -20l8 8", 0xF7A294, width: 4)
    }

    /// A box of them, half open.
    static let matches = ThingPattern(92, 62, cm: 7) { canvas in
        canvas.path("M-44 -36H-8V-10H-44z", 0xE3BF8C)
        canvas.line("M-40 -30h26M-40 -22h26M-40 -14h26", 0xC98D4C, width: 3)
        canvas.line("M-40 -30h0M-40 -22h0M-40 -14h0", 0xC24A44, width: 7)
        canvas.path("M-14 -44L-2 -60H44V-16L34 0H-14z", 0x3F6A92)
        canvas.path("M-14 -44H34V0H-14z", left: 0xF7CF5C, right: 0xD9962C)
        canvas.path("M10 -36q14 14 0 24q-14 -10 0 -24z", 0xE8695A)
    }
}

// What plots ask for beside: pieces, drops, bars and small household things.

extension ThingPattern {
    static let drop = ThingPattern(60, 84, cm: 5) { canvas in
        canvas.path("M0 -84Q34 -40 28 -20Q20 0 0 0T-28 -20Q-34 -40 0 -84z", left: 0xB4E2F4, right: 0x5AA2CC)
        canvas.path("M-16 -30q-2 14 12 18q-6 4 -12 0q-10 -8 0 -18z", .white, opacity: 0.85)
        canvas.line("M-6 -58h0", .white, width: 6, opacity: 0.7)
    }

    static let ripples = ThingPattern(260, 60, cm: 22, .tooLarge, seat: Point(0, -30)) { canvas in
        canvas.ellipse(0, -30, 126, 28, 0x9CCBE0, opacity: 0.55)
        canvas.line(
            "M-116 -30a116 25 0 1 1 232 0a116 25 0 1 1 -232 0M-72 -30a72 15 0 1 1 144 0a72 15 0 1 1 -144 0M-32 -30a32 7 0 1 1 64 0a32 7 0 1 1 -64 0",
            0xF1FAFD, width: 5)
        canvas.line("M-116 -26a116 25 0 0 0 232 0M-72 -27a72 15 0 0 0 144 0", 0x5E96BC, width: 3)
    }

    static let wave = ThingPattern(240, 120, cm: 60, .tooLarge) { canvas in
        canvas.path(
            "M-118 0Q-90 -20 -60 -60Q-20 -118 50 -114Q104 -106 96 -66Q84 -84 60 -80Q36 -70 52 -40Q70 -8 118 0z",
            left: 0x9CD4EA, right: 0x4A90BC)
        canvas.path("M-60 -60Q-20 -118 50 -114Q104 -106 96 -66Q84 -96 46 -96Q-10 -96 -60 -60z", 0xF4FBFE)
        canvas.line("M-70 -20Q-30 -74 20 -76M-30 -14Q-10 -50 22 -52", 0xD3EEF8, width: 5)
        canvas.line("M104 -88h0M88 -116h0M114 -64h0", 0xF4FBFE, width: 10)
    }

    static let jetty = ThingPattern(360, 120, cm: 62, .tooLarge, seat: Point(0, -84)) { canvas in
        canvas.line("M-140 0V-112M-20 0V-112M100 0V-112", 0x7A5A42, width: 19)
        canvas.path("M-178 -76L-150 -96H178L160 -76z", from: 0xE6C69A, to: 0xCBA472)
        canvas.path("M-178 -76H160V-62H-178zM160 -76L178 -96V-82L160 -62z", 0x96683F)
        canvas.line(
            "M-130 -94L-150 -78M-86 -94L-104 -78M-42 -94L-58 -78M2 -94L-12 -78M46 -94L34 -78M90 -94L80 -78M134 -94L126 -78",
            0xA87C50, width: 4)
        canvas.line("M-140 -112h0M-20 -112h0M100 -112h0", 0x9C7A5C, width: 21)
        canvas.line("M-166 -4q20 -8 40 0M-44 -4q20 -8 40 0M78 -4q20 -8 40 0", 0xBFE3F2, width: 6)
    }

    static let sand = ThingPattern(200, 76, cm: 28, .tooLarge, seat: Point(0, -60)) { canvas in
        canvas.path("M-98 0Q-60 -20 -36 -52Q-6 -88 26 -58Q56 -24 98 0Q0 10 -98 0z", left: 0xF9E4AE, right: 0xD6B06A)
        canvas.line("M-40 -18h0M-10 -40h0M22 -24h0M54 -12h0M-64 -8h0M4 -10h0", 0xC09A54, width: 6)
        canvas.line("M-26 -48q12 -16 26 -16", .white, width: 5, opacity: 0.5)
    }

    static let flour = ThingPattern(92, 122, cm: 22, .bothHands) { canvas in
        canvas.path(
            "M-38 -98L-30 -118L-16 -108L0 -120L16 -108L30 -118L38 -98L42 -4Q0 4 -42 -4z", left: 0xFFFAEE,
            right: 0xD9CBB2)
        canvas.line("M-38 -98Q0 -90 38 -98", 0xC9B898, width: 3)
        canvas.circle(0, -48, 25, 0xF7D774)
        canvas.line(
            "M0 -32V-64M0 -40q-10 -2 -10 -10M0 -40q10 -2 10 -10M0 -52q-8 -2 -8 -8M0 -52q8 -2 8 -8", 0xA8742C, width: 4)
        canvas.line("M34 -2h0M48 -2h0M22 2h0", .white, width: 9)
    }

    static let knife = ThingPattern(30, 130, cm: 20, grip: 24, lies: true) { canvas in
        canvas.path("M-6 -60L-7 -118Q0 -136 10 -122Q14 -90 8 -60z", left: 0xEDF1F4, right: 0xA9B4BF)
        canvas.path("M-8 -60H9L10 -6Q0 4 -9 -6z", left: 0xC98D5C, right: 0x85552F)
        canvas.line("M0 -46h0M0 -24h0", 0xF2D48A, width: 5)
    }

    static let saucer = ThingPattern(110, 26, cm: 3) { canvas in
        canvas.path("M-20 0H20L30 -8H-30z", 0xC4B7A2)
        canvas.ellipse(0, -13, 54, 12, 0xC9BDA8)
        canvas.ellipse(0, -15, 54, 11, 0xFFFAF0)
        canvas.ellipse(0, -14, 40, 7, 0x9CC4E2)
        canvas.ellipse(0, -13, 34, 5, 0xF3EADC)
    }

    static let tray = ThingPattern(200, 40, cm: 8, .bothHands, grip: 10, seat: Point(0, -22)) { canvas in
        canvas.path("M-80 -34H80L98 -10H-98z", from: 0xD9A878, to: 0xB98350)
        canvas.path("M-98 -14H98L90 0H-90z", from: 0xC2925A, to: 0x8E5F38)
        canvas.line("M-70 -26H40M-60 -19H74", 0xB07A46, width: 3)
        canvas.line("M-98 -14q-2 -14 12 -16M98 -14q2 -14 -12 -16", 0x8A5A34, width: 7)
    }

    static let shards = ThingPattern(130, 46, cm: 10, .tooLarge) { canvas in
        canvas.path(
            "M-58 -2L-40 -34L-22 -6zM-14 0L-2 -42L22 -28L18 0zM30 -2L40 -26L62 -6z", left: 0xA4CFE8, right: 0x5F93B8)
        canvas.path("M-2 -42L22 -28L20 -20L-4 -34zM-40 -34L-22 -6L-28 -4L-44 -28z", 0xF4FAFD)
        canvas.line("M-20 -2h0M26 -2h0M52 -16h0", 0x7CB0D0, width: 6)
    }

    static let sticker = ThingPattern(70, 68, cm: 4) { canvas in
        canvas.path("M-34 -34a34 34 0 1 1 68 0Q30 -2 0 0a34 34 0 0 1 -34 -34z", 0xFFFDF6)
        canvas.path("M-28 -34a28 28 0 1 1 56 0a28 28 0 1 1 -56 0z", left: 0xFBD868, right: 0xE8A83C)
        canvas.line("M-10 -42h0M10 -42h0", 0x5A4020, width: 7)
        canvas.line("M-12 -26q12 12 24 0", 0x5A4020, width: 4)
        canvas.path("M32 -18L8 -2Q26 -4 32 -18z", 0xD6CBB8)
    }

    static let glue = ThingPattern(60, 120, cm: 13) { canvas in
        canvas.path("M-6 -116L-14 -86H14L6 -116Q0 -122 -6 -116z", left: 0xF58C76, right: 0xC24A44)
        canvas.path("M-28 -74Q-20 -88 0 -88T28 -74V-6Q26 2 0 2T-28 -6z", left: 0xFFFDF6, right: 0xD0D6E0)
        canvas.path("M-28 -60H28V-20H-28z", 0x6FB3C9)
        canvas.path("M-14 -40a14 12 0 1 1 28 0a14 12 0 1 1 -28 0z", 0xFFF3DC)
        canvas.path("M16 0q10 -2 14 4q-10 4 -20 0z", 0xF3F6FA)
    }

    static let spiritLevel = ThingPattern(170, 40, cm: 9, .bothHands) { canvas in
        canvas.path("M-82 -36H82V-2H-82z", from: 0xFBDC6E, to: 0xD99A2C)
        canvas.path("M-28 -30H28V-10H-28z", 0xCDEB8E)
        canvas.ellipse(6, -21, 12, 7, 0xF6FCE6)
        canvas.line("M-12 -30V-10M22 -30V-10", 0x5A6A30, width: 3)
        canvas.circle(-60, -20, 8, 0x8A6420)
        canvas.circle(60, -20, 8, 0x8A6420)
    }

    static let pipe = ThingPattern(220, 90, cm: 36, .tooLarge, inside: Box(minX: 50, minY: -80, maxX: 100, maxY: -14)) {
        canvas in
        canvas.path("M-106 -74H74V-6H-106z", from: 0xC8B7A8, to: 0x857668)
        canvas.path("M-106 -80H-90V0H-106zM62 -84H84V0H62z", from: 0xD9C9BA, to: 0x94857A)
        canvas.ellipse(86, -42, 22, 42, 0xB0A094)
        canvas.ellipse(86, -42, 16, 33, 0x3F343A)
        canvas.line("M-80 -64H50", .white, width: 5, opacity: 0.4)
    }

    static let catFlap = ThingPattern(
        130, 150, cm: 36, .tooLarge, at: Point(0, -40), inside: Box(x: -36...36, y: -110 ... -16)
    ) { canvas in
        canvas.path("M-62 -146H62V0H-62z", left: 0xFFF8EA, right: 0xD3C3A8)
        canvas.path("M-44 -16V-90a44 40 0 0 1 88 0V-16z", 0x4A3A44)
        canvas.path("M-42 -98L-30 -22L46 -30L42 -98a42 36 0 0 0 -84 0z", left: 0xCDE6EE, right: 0x93BECE)
        canvas.path("M-24 -40l-6 -50q8 -20 20 -26z", .white, opacity: 0.6)
        canvas.line("M-44 -104H44", 0x8A94A0, width: 7)
        canvas.line("M-52 -136h0M52 -136h0M-52 -10h0M52 -10h0", 0xB9A98F, width: 7)
    }

    static let barrier = ThingPattern(330, 130, cm: 95, .tooLarge, at: Point(100, -96)) { canvas in
        canvas.path("M-152 0V-112H-112V0z", left: 0x8E97A8, right: 0x5A6474)
        canvas.line("M-130 -96H152", 0xFFFDF8, width: 21)
        canvas.line("M-84 -96h28M-14 -96h28M56 -96h28M126 -96h20", 0xE0584C, width: 21)
        canvas.line("M150 -84V-4M138 0h24", 0x6B7686, width: 8)
        canvas.line("M-132 -120v-2", 0xF2C14E, width: 15)
    }

    static let radiator = ThingPattern(220, 140, cm: 60, .tooLarge) { canvas in
        canvas.line("M-84 -12V-2M84 -12V-2M96 -24H108V-2", 0xA9A8AE, width: 9)
        for step in 0..<7 {
            let x = -84 + Double(step) * 28
            canvas.path(
                "M\(x - 12) -20V-120Q\(x) -140 \(x + 12) -120V-20Q\(x) -4 \(x - 12) -20z", left: 0xFFFDF8,
                right: 0xCFC9C6)
        }
        canvas.line("M-84 -104H84M-84 -36H84", 0xDAD4D0, width: 6)
        canvas.line("M96 -24h0", 0xE8695A, width: 17)
    }

    static let saddle = ThingPattern(150, 110, cm: 42, .bothHands, seat: Point(0, -70)) { canvas in
        canvas.line("M-30 -60V-20M-44 -12H-16", 0x8A94A0, width: 7)
        canvas.path(
            "M-70 -84Q-60 -104 -44 -90Q0 -58 44 -86Q60 -112 74 -96Q70 -56 40 -40Q20 0 -10 -2Q-36 -6 -44 -44Q-70 -56 -70 -84z",
            left: 0xC98656, right: 0x7A462A)
        canvas.path("M-44 -44Q0 -26 40 -40Q20 -4 -10 -4Q-34 -8 -44 -44z", 0x96583A)
        canvas.line("M-34 -40Q0 -26 30 -36", 0xE9C79A, width: 3)
        canvas.line("M60 -98h0", 0xE3AE3A, width: 10)
    }

    static let shirt = ThingPattern(140, 110, cm: 40, .bothHands, grip: 90) { canvas in
        canvas.path(
            "M-30 -106Q0 -88 30 -106L66 -82L52 -52L38 -60V0H-38V-60L-52 -52L-66 -82z", left: 0xA8D4E8, right: 0x629CC0)
        canvas.path("M-38 -44H38V-32H-38zM-38 -20H38V-8H-38z", 0x3F78A0)
        canvas.line("M-30 -106Q0 -84 30 -106", 0x4F86A8, width: 7)
    }

    static func pram(_ paint: Paint) -> ThingPattern {
        ThingPattern(200, 180, cm: 95, .tooLarge, at: Point(94, -138), inside: Box(x: -50...40, y: -160 ... -90)) {
            canvas in
            canvas.line("M40 -90L92 -138", 0x6B6672, width: 9)
            canvas.path("M-66 -104H56V-84H-66z", 0xFFF8EA)
        } front: { canvas in
            canvas.line("M-50 -28L20 -70M46 -28L-24 -70", 0x8A8492, width: 8)
            canvas.path("M-82 -104H66Q60 -48 10 -46H-30Q-76 -50 -82 -104z", left: paint.light, right: paint.dark)
            canvas.path("M-82 -104Q-84 -172 -10 -174L-8 -104z", left: paint.light, right: paint.dark)
            canvas.line("M-46 -104L-32 -168M-64 -104Q-70 -140 -56 -156", paint.line, width: 4)
            canvas.line("M-82 -104H66", 0xFFF3DC, width: 9)
            for x in [-54.0, 48] {
                canvas.circle(x, -26, 26, 0x4A4454)
                canvas.circle(x, -26, 18, 0xF3F0EC)
                canvas.circle(x, -26, 5, 0x4A4454)
            }
        }
    }

    static let vacuumCleaner = ThingPattern(220, 160, cm: 70, .tooLarge, at: Point(60, -150)) { canvas in
        canvas.line("M-30 -54Q0 -150 60 -146M60 -150L92 -20", 0x5A5560, width: 11)
        canvas.line("M66 -130L90 -24", 0xC4CCD4, width: 7)
        canvas.path("M62 -4Q66 -22 92 -22T110 -4z", left: 0x6E6874, right: 0x443F4C)
        canvas.path("M-106 -30Q-104 -74 -58 -76Q-14 -74 -8 -26L-12 -12H-102z", left: 0x8CCBDD, right: 0x4A8AA5)
        canvas.path("M-80 -60q20 -10 40 0l-4 14h-32z", 0xFFF3DC)
        for x in [-82.0, -30] {
            canvas.circle(x, -16, 16, 0x4A4454)
            canvas.circle(x, -16, 7, 0xE9E4EA)
        }
    }

    static let house = ThingPattern(296, 262, cm: 185, .tooLarge, at: Point(-52, -60)) { canvas in
        canvas.path("M62 -190V-262H96V-160z", 0xC0705A)
        canvas.path("M-120 0V-150L0 -246L120 -150V0z", left: 0xFFF3DC, right: 0xDFC79E)
        canvas.path("M-148 -138L0 -262L148 -138L132 -122L0 -230L-132 -122z", from: 0xF07A66, to: 0xA8443E)
        canvas.path("M-82 0V-96H-28V0z", left: 0x7CB2C8, right: 0x4A84A0)
        canvas.line("M-38 -46h0", 0xF2C14E, width: 10)
        canvas.path("M18 -106h70v56h-70zM-26 -190h52v44h-52z", 0xFFFDF6)
        canvas.path("M24 -100h58v44h-58zM-20 -184h40v32h-40z", from: 0xA8D6EE, to: 0xFFF0C0)
        canvas.line("M53 -100v44M24 -78h58M0 -184v32M-20 -168h40", 0xFFFDF6, width: 5)
        canvas.line("M16 -46h74", 0xB97A4C, width: 9)
        canvas.line("M26 -56h0M44 -58h0M62 -56h0M80 -58h0", 0xE8695A, width: 12)
    }

    static let lift = ThingPattern(
        210, 330, cm: 205, .tooLarge, at: Point(86, -150), inside: Box(x: -50...50, y: -260 ... -8)
    ) { canvas in
        canvas.path("M-102 0V-326H102V0z", left: 0xD9DEE4, right: 0xA3ADB8)
        canvas.path("M-66 0V-280H66V0z", 0xF7E3B4)
        canvas.path("M-66 0L-44 -24H44L66 0z", 0xB98A5C)
        canvas.line("M-66 -24H66", 0xD9BE8A, width: 3)
        canvas.path("M-20 -306l20 -16l20 16z", 0xE8695A)
    } front: { canvas in
        canvas.path("M-66 0V-280H-42V0zM66 0V-280H42V0z", left: 0xB9C4CE, right: 0x8592A0)
        canvas.rect(76, -172, 20, 50, 0x6B7682, corner: 5)
        canvas.line("M86 -158h0", 0xF2C14E, width: 10)
        canvas.line("M86 -138h0", 0xF1F4F6, width: 10)
    }

    static let doorstep = ThingPattern(240, 60, cm: 26, .tooLarge, seat: Point(0, -46)) { canvas in
        canvas.path("M-98 -56H98L118 -30H-118z", from: 0xDAD5D2, to: 0xC0BAB8)
        canvas.path("M-118 -30H118V0H-118z", from: 0xA9A4A6, to: 0x858086)
        canvas.line("M-60 -44H-20M20 -40H74M-90 -12h20l8 6M60 -14l10 8h20", 0x8E898C, width: 3)
        canvas.line("M-112 -2q-6 -14 0 -20M-104 -2q4 -12 10 -14", 0x6FA95C, width: 5)
    }
}

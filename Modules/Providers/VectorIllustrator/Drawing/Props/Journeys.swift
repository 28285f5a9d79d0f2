// Boats and what belongs to them, and things on wheels and runners.

extension ThingPattern {
    static func boat(_ paint: Paint) -> ThingPattern {
        ThingPattern(266, 230, cm: 175, .tooLarge, seat: Point(0, -60), inside: Box(x: -80...84, y: -150 ... -34)) {
            canvas in
            canvas.line("M0 -60V-226", 0x7A5238, width: 9)
            canvas.path("M10 -220Q100 -132 102 -76H10z", left: 0xFFFDF6, right: 0xE6D9C2)
            canvas.path("M-10 -202Q-64 -120 -76 -76H-10z", left: 0xF0906A, right: 0xF7B592)
            canvas.path("M2 -226l34 10l-34 12z", 0xE8695A)
        } front: { canvas in
            canvas.path("M-122 -64Q0 -50 132 -64Q112 0 70 0H-70Q-106 0 -122 -64z", from: paint.light, to: paint.dark)
            canvas.line("M-118 -60Q0 -46 128 -60", 0xFFF3DC, width: 10)
            canvas.line("M-104 -34Q0 -22 114 -34", paint.line, width: 4)
        }
    }

    static let anchor = ThingPattern(124, 128, cm: 50, .fromAbove, grip: 110) { canvas in
        canvas.line("M0 -96V-10M-28 -82H28", 0x5A6A80, width: 13)
        canvas.line("M-48 -40Q-44 -6 0 -6T48 -40", 0x5A6A80, width: 13)
        canvas.path("M-62 -36l16 -22l14 24zM62 -36l-16 -22l-14 24z", 0x5A6A80)
        canvas.line("M0 -124a14 14 0 1 0 1 0", 0x5A6A80, width: 9)
        canvas.line("M-3 -92V-16M-24 -84H20", 0x94A4BA, width: 4)
        canvas.line("M12 -112q30 10 22 40t14 52", 0xE0C08A, width: 7)
    }

    static let net = ThingPattern(97, 224, cm: 90, grip: 40, lies: true) { canvas in
        canvas.line("M0 0V-152", 0xA9714A, width: 9)
        // The hoop is seen from half above: its inside behind, and the bag that hangs from it.
        canvas.path("M-44 -186a44 34 0 1 1 88 0a44 34 0 1 1 -88 0z", 0xD9E6DA, opacity: 0.8)
        canvas.path("M-44 -186a44 34 0 0 0 88 0Q42 -112 10 -98Q-40 -108 -44 -186z", 0xFDFBF6, opacity: 0.85)
        canvas.line(
            "M-40 -160Q0 -128 41 -160M-30 -128Q2 -108 34 -134M-24 -160Q-18 -122 8 -100M2 -152Q6 -122 10 -100M28 -160Q24 -122 12 -100",
            0xA9B8AC, width: 3)
        canvas.line("M-44 -186a44 34 0 1 1 88 0a44 34 0 1 1 -88 0", 0x5FA27C, width: 9)
        canvas.line("M-30 -208q14 -9 30 -9", .white, width: 4, opacity: 0.5)
    }

    static let oar = ThingPattern(44, 260, cm: 130, .longDown, grip: 130, lies: true) { canvas in
        canvas.line("M0 -250V-70", 0xB07A4C, width: 11)
        canvas.path("M-9 -84Q-26 -60 -20 -8Q0 8 20 -8Q26 -60 9 -84z", left: 0xE0B07C, right: 0xA8703F)
        canvas.path("M-22 -34Q0 -26 22 -34L21 -18Q0 -10 -21 -18z", 0xD9594C)
        canvas.line("M0 -252v10", 0x8A5A3C, width: 15)
    }

    static let rope = ThingPattern(174, 59, cm: 14, at: Point(78, -6)) { canvas in
        for (y, width) in [(-12.0, 56.0), (-26, 52), (-40, 46)] {
            canvas.ellipse(0, y, width, 17, 0xA9824C)
            canvas.ellipse(0, y - 3, width, 16, 0xDCB878)
            canvas.line(
                "M\(-width * 0.6) \(y + 8)l10 6M\(-width * 0.2) \(y + 10)l9 7M\(width * 0.2) \(y + 10)l9 6M\(width * 0.6) \(y + 7)l8 4",
                0xA9824C, width: 4)
        }
        canvas.ellipse(0, -43, 24, 7, 0x7E5C34)
        canvas.line("M44 -14q20 16 34 8", 0xDCB878, width: 11)
        canvas.line("M80 -4h0", 0xA9824C, width: 14)
    }

    static let cart = ThingPattern(
        258, 115, cm: 65, .tooLarge, at: Point(124, -110), inside: Box(x: -70...60, y: -170 ... -66)
    ) { canvas in
        canvas.line("M70 -84L124 -110", 0x8A5A3C, width: 10)
        canvas.path("M-92 -104H80L70 -90H-84z", 0x5E3A22)
    } front: { canvas in
        canvas.path("M-96 -104H84L70 -44H-82z", from: 0xC98D5C, to: 0x8E5A38)
        canvas.line("M-92 -84H79M-87 -64H74", 0x74482E, width: 4)
        for x in [-46.0, 38] {
            canvas.circle(x, -34, 33, 0x74482E)
            canvas.circle(x, -34, 24, 0xD9B080)
            canvas.line("M\(x) -56v44M\(x - 22) -34h44M\(x - 15) -49l30 30M\(x + 15) -49l-30 30", 0x74482E, width: 5)
            canvas.circle(x, -34, 8, 0x74482E)
        }
    }

    static let wheel = ThingPattern(108, 108, cm: 40, .bothHands, grip: 54) { canvas in
        canvas.circle(0, -54, 54, 0x7A4E32)
        canvas.circle(0, -54, 48, 0xA9714A)
        canvas.circle(0, -54, 39, 0xF0DFC4)
        canvas.line("M0 -92v76M-38 -54h76M-27 -81l54 54M27 -81l-54 54", 0x8E5A38, width: 8)
        canvas.circle(0, -54, 13, 0x7A4E32)
        canvas.circle(0, -54, 6, 0xE3AE3A)
    }

    static let sledge = ThingPattern(233, 78, cm: 34, .tooLarge, at: Point(114, -76), seat: Point(0, -56)) { canvas in
        canvas.line("M-80 -4H62Q94 -4 92 -34Q88 -54 72 -44", 0xB8443E, width: 10)
        canvas.line("M-52 -8V-42M0 -8V-42M48 -8V-42", 0x8A5A3C, width: 9)
        canvas.path("M-84 -56H66q10 4 8 16H-84q-8 -8 0 -16z", from: 0xE0B07C, to: 0xA8703F)
        canvas.line("M-84 -48H72", 0x8E5A38, width: 3)
        canvas.line("M74 -40q34 -8 40 -36", 0xD9594C, width: 5)
    }
}

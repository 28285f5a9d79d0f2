// Drinks in glasses, cups and jars.

extension ThingPattern {
    static let lemonade = ThingPattern(86, 119, cm: 17) { canvas in
        canvas.line("M8 -70L22 -116h12", 0xE8695A, width: 6)
        canvas.path("M-30 -90H30L25 -4Q0 4 -25 -4z", 0xE9F4F6, opacity: 0.9)
        canvas.path("M-28 -72Q0 -66 28 -72L24 -7Q0 0 -24 -7z", left: 0xFBE68A, right: 0xEDBE3C)
        canvas.ellipse(0, -72, 28, 5, 0xFDF1B4)
        canvas.circle(-27, -88, 16, 0xF2C14E)
        canvas.circle(-27, -88, 12, 0xFDF1B4)
        canvas.line("M-27 -98v20M-37 -88h20", 0xF2C14E, width: 3)
        canvas.line("M-10 -30h0M6 -46h0M10 -20h0M-4 -54h0", .white, width: 6, opacity: 0.8)
        canvas.line("M-20 -60l4 44", .white, width: 5, opacity: 0.7)
    }

    static let milk = ThingPattern(65, 94, cm: 12) { canvas in
        canvas.path("M-31 -90H31L25 -4Q0 4 -25 -4z", 0xDDEAF0, opacity: 0.9)
        canvas.path("M-29 -74Q0 -68 29 -74L24 -7Q0 0 -24 -7z", left: 0xFFFFFF, right: 0xDFE2EA)
        canvas.ellipse(0, -74, 29, 5, 0xFFFFFF)
        canvas.line("M-31 -90L-25 -4Q0 4 25 -4L31 -90", 0x9DB4C4, width: 3)
        canvas.ellipse(0, -89, 31, 5, 0xEFF6FA)
        canvas.line("M-20 -62l4 44", 0xC4D2DE, width: 4, opacity: 0.7)
    }

    static let cocoa = ThingPattern(122, 116, cm: 22) { canvas in
        canvas.line("M32 -50q30 2 24 22t-28 14", 0xB8503F, width: 9)
        canvas.path("M-38 -62H38Q38 -14 24 -2Q0 4 -24 -2Q-38 -14 -38 -62z", left: 0xF08A76, right: 0xC0503F)
        canvas.ellipse(0, -62, 38, 9, 0xF7A890)
        canvas.ellipse(0, -61, 33, 7, 0x6B4028)
        canvas.path("M-22 -62q-2 -14 12 -14q6 -10 16 -2q14 0 12 14q-20 8 -40 2z", from: 0xFFFFFF, to: 0xEADBCB)
        canvas.path("M0 -14q-20 -13 -13 -24q7 -8 13 0q6 -8 13 0q7 11 -13 24z", 0xFFF3DC)
        canvas.line("M-8 -88q-8 -8 0 -14t0 -12M12 -88q-8 -8 0 -16", .white, width: 4, opacity: 0.8)
    }

    static let jam = ThingPattern(84, 90, cm: 12, .bothHands) { canvas in
        canvas.path("M-34 -70Q-40 -8 -30 -2Q0 4 30 -2Q40 -8 34 -70z", 0xE3F0F2)
        canvas.path("M-35 -56Q-39 -8 -29 -4Q0 2 29 -4Q39 -8 35 -56Q0 -48 -35 -56z", left: 0xE8506A, right: 0xA82A48)
        canvas.path("M-42 -66q11 10 21 0t21 0t21 0t21 0l-5 -20q-37 -8 -74 0z", from: 0xFFF6EA, to: 0xE6CDBE)
        canvas.line("M-28 -80h0M-8 -76h0M12 -82h0M28 -76h0M-18 -84h0M2 -84h0", 0xE8695A, width: 6)
        canvas.rect(-20, -44, 40, 28, 0xFFF8EA, corner: 4)
        canvas.path("M0 -22q-9 -5 -8 -13q8 -5 16 0q1 8 -8 13z", 0xD9435A)
        canvas.line("M-3 -38l3 -3l3 3", 0x6FA95C, width: 4)
        canvas.line("M-28 -50q-3 20 0 38", .white, width: 5, opacity: 0.5)
    }

    static let honey = ThingPattern(84, 116, cm: 16, .bothHands) { canvas in
        canvas.line("M14 -70L34 -112", 0xB07A4C, width: 7)
        canvas.path("M-30 -74Q-52 -30 -34 -4Q0 4 34 -4Q52 -30 30 -74z", left: 0xFBD06A, right: 0xD98A22)
        canvas.ellipse(0, -74, 32, 8, 0xF2D9A0)
        canvas.ellipse(0, -73, 26, 6, 0xC97A1C)
        canvas.path("M-28 -72q-2 22 4 22t6 -14q4 -2 6 8t6 0l2 -14z", 0xF7B93C)
        canvas.ellipse(0, -30, 23, 17, 0xFFF3DC)
        canvas.ellipse(2, -30, 12, 9, 0xF2B93C)
        canvas.line("M-1 -37v14M6 -37v14", 0x5A3E28, width: 4)
        canvas.ellipse(-3, -41, 7, 4, .white)
    }
}

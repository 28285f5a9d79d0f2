// What music is made with.

extension ThingPattern {
    static let flute = ThingPattern(188, 24, cm: 6, .mouth, at: Point(20, -15), end: Point(-90, -15)) { canvas in
        canvas.path("M-92 -22Q-96 -14 -92 -7H88Q96 -14 88 -22z", from: 0xE9B878, to: 0xA8703C)
        canvas.path("M-92 -24H-70V-5H-92zM-34 -24H-26V-5H-34zM70 -24H78V-5H70z", 0x7A4E2C)
        canvas.line("M-60 -18h10", 0x5A3820, width: 6)
        canvas.line("M-14 -17h0M2 -17h0M18 -17h0M34 -17h0M50 -17h0", 0x5A3820, width: 7)
        canvas.line("M-66 -20H64", .white, width: 3, opacity: 0.4)
    }

    static let whistle = ThingPattern(110, 58, cm: 6, .mouth, at: Point(14, -26), end: Point(-52, -44)) { canvas in
        canvas.line("M36 -50q14 -14 16 4t-8 22", 0xD9485C, width: 5)
        canvas.path("M-54 -54H10a27 27 0 1 1 -26 34H-54z", left: 0xFBDC86, right: 0xD0942C)
        canvas.path("M-20 -54H-4L-10 -40H-20z", 0x6B4A18)
        canvas.circle(12, -26, 11, 0xB97A22)
        canvas.line("M-48 -44H-26", .white, width: 4, opacity: 0.6)
    }

    static let piano = ThingPattern(300, 248, cm: 115, .tooLarge, at: Point(0, -122), seat: Point(0, -240)) { canvas in
        canvas.path("M-138 -120V-236H138V-120z", left: 0x9C6A48, right: 0x6B4430)
        canvas.path("M-148 -248H148V-232H-148z", from: 0xC2906A, to: 0x8E5F40)
        canvas.path("M-112 -212H112V-150H-112z", 0x7A4E34)
        canvas.path("M-40 -206Q-20 -214 0 -206Q20 -214 40 -206V-160Q20 -168 0 -160Q-20 -168 -40 -160z", 0xFFFAF0)
        canvas.line("M-30 -192h22M-30 -180h22M10 -192h22M10 -180h22", 0x8A8492, width: 3)
        canvas.path("M-130 -86H130V0H104V-60H-104V0H-130z", left: 0x8E5F40, right: 0x5E3A28)
        canvas.path("M-104 -84H104V-30H-104z", 0x5E3A28)
        canvas.path("M-150 -110H150V-84H-150z", from: 0xB07C58, to: 0x7A4E34)
        canvas.path("M-134 -122H134L140 -104H-140z", 0xFFFDF6)
        canvas.line(
            "M-110 -122V-106M-84 -122V-106M-58 -122V-106M-32 -122V-106M-6 -122V-106M20 -122V-106M46 -122V-106M72 -122V-106M98 -122V-106",
            0x3B3540, width: 8)
        canvas.line("M-16 -6V-24M14 -6V-24", 0xE3AE3A, width: 9)
    }

    static let accordion = ThingPattern(156, 114, cm: 32, .bothHands, grip: 56) { canvas in
        canvas.path("M-36 -104L-22 -110L-8 -104L6 -110L20 -104L34 -110V-4L20 -10L6 -4L-8 -10L-22 -4L-36 -10z", 0xB8443E)
        canvas.line("M-22 -108V-6M-8 -104V-10M6 -108V-6M20 -104V-10", 0xF0A090, width: 5)
        canvas.path("M-78 -106Q-78 -114 -70 -114H-34V0H-70Q-78 0 -78 -8z", left: 0xF07A66, right: 0xB8443E)
        canvas.path("M78 -106Q78 -114 70 -114H34V0H70Q78 0 78 -8z", left: 0xE8695A, right: 0xA83E3A)
        canvas.path("M-74 -104H-54V-10H-74z", 0xFFFDF6)
        canvas.line("M-74 -90h20M-74 -75h20M-74 -60h20M-74 -45h20M-74 -30h20", 0x4A4454, width: 4)
        canvas.line("M50 -94h0M64 -94h0M50 -74h0M64 -74h0M50 -54h0M64 -54h0M50 -34h0M64 -34h0", 0xFFF3DC, width: 9)
    }

    static let guitar = ThingPattern(94, 248, cm: 80, .bothHands, grip: 90) { canvas in
        canvas.path("M-10 -110L-9 -212H9L10 -110z", left: 0x9C6A42, right: 0x6B4428)
        canvas.path("M-14 -212L-17 -244Q0 -252 17 -244L14 -212z", 0x7A4E30)
        canvas.line("M-18 -220h-5M-18 -234h-5M18 -220h5M18 -234h5", 0xE9E4EA, width: 7)
        canvas.path(
            "M0 -126Q-38 -132 -36 -98Q-34 -84 -40 -74Q-52 -50 -44 -24Q-34 0 0 0T44 -24Q52 -50 40 -74Q34 -84 36 -98Q38 -132 0 -126z",
            left: 0xEDB468, right: 0xB0702E)
        canvas.circle(0, -76, 19, 0xD9954A)
        canvas.circle(0, -76, 15, 0x4A2E1C)
        canvas.line("M-20 -32H20", 0x5A3820, width: 8)
        canvas.line("M-6 -32V-240M0 -32V-244M6 -32V-240", 0xF6E9D0, width: 2)
        canvas.path("M-28 -104q4 -12 16 -14q-10 10 -8 22q-8 2 -8 -8z", .white, opacity: 0.4)
    }

    static let violin = ThingPattern(85, 198, cm: 48, .bothHands, grip: 70) { canvas in
        canvas.line("M40 -10L16 -190", 0x8A5F3E, width: 5)
        canvas.path("M-22 -98L-18 -176H-2L2 -98z", 0x4A3226)
        canvas.path("M-18 -176Q-20 -196 -10 -198T-2 -176z", 0x7A4628)
        canvas.path(
            "M-10 -104Q-42 -108 -40 -80Q-40 -66 -32 -60Q-32 -52 -40 -46Q-50 -6 -10 -2Q30 -6 20 -46Q12 -52 12 -60Q20 -66 20 -80Q22 -108 -10 -104z",
            left: 0xD0784A, right: 0x8A3E22)
        canvas.line("M-24 -64q-6 10 2 20M4 -64q6 10 -2 20", 0x4A2014, width: 4)
        canvas.line("M-20 -40H0", 0xF3E3C2, width: 6)
        canvas.path("M-16 -26H-4L-6 -4H-14z", 0x3B2A22)
        canvas.line("M-14 -30V-172M-6 -30V-172", 0xF3E9DC, width: 2)
    }

    static let trombone = ThingPattern(235, 86, cm: 26, .mouth, at: Point(-20, -36), end: Point(-108, -54)) { canvas in
        canvas.line("M-100 -54H60a14 14 0 0 0 0 -28M-30 -22H96a16 16 0 0 0 0 -32H60", 0xC98A2A, width: 9)
        canvas.line("M-100 -56H58M-30 -24H94", 0xFBE08C, width: 4)
        canvas.line("M-60 -22V-54M10 -22V-54", 0xC98A2A, width: 7)
        canvas.path("M-30 -28Q-76 -26 -104 -2Q-110 -22 -104 -44Q-70 -20 -30 -16z", left: 0xFBDC86, right: 0xD0942C)
        canvas.line("M-110 -54h0", 0xE3AE3A, width: 15)
        canvas.line("M60 -82H-10Q-34 -82 -34 -52", 0xC98A2A, width: 8)
    }

    static let tuba = ThingPattern(128, 175, cm: 75, .bothHands, grip: 70, end: Point(-50, -104)) { canvas in
        canvas.path("M8 -110Q-2 -140 -36 -168H60Q36 -138 34 -110z", left: 0xFBE08C, right: 0xCF942C)
        canvas.ellipse(12, -166, 50, 9, 0xB97A22)
        canvas.line("M22 -112V-52Q20 -16 -10 -16T-38 -52V-96", 0xD99F34, width: 23)
        canvas.line("M16 -110V-52Q14 -24 -10 -24T-32 -52", 0xFBE6A0, width: 6)
        canvas.line("M-38 -96Q-40 -106 -54 -104M0 -96V-44M-14 -92V-44", 0xC98A2A, width: 9)
        canvas.line("M0 -104h0M-14 -100h0M-58 -104h0", 0xFFF3DC, width: 12)
    }

    static let xylophone = ThingPattern(176, 79, cm: 14, .bothHands) { canvas in
        canvas.path("M-88 -20L84 -32L86 -14L-86 0z", 0x9C6A42)
        let bars: [Color] = [0xE8695A, 0xF2A04B, 0xF7D35E, 0x86C476, 0x6FB3C9, 0x9C7CC0]
        for (index, color) in bars.enumerated() {
            let x = -74 + Double(index) * 29
            let reach = 30 - Double(index) * 3
            canvas.line("M\(x) \(-16 - reach)L\(x) \(-18 + reach * 0.4)", color, width: 21)
        }
        canvas.line("M-20 -62L70 -76", 0xB07A4C, width: 6)
        canvas.line("M-20 -62h0", 0xE8695A, width: 17)
    }

    static let tambourine = ThingPattern(121, 114, cm: 24) { canvas in
        canvas.circle(0, -58, 56, 0xB07A4C)
        canvas.path("M-46 -59a46 46 0 1 1 92 0a46 46 0 1 1 -92 0z", left: 0xFFF8EA, right: 0xE0D0B8)
        canvas.line("M-52 -58h0M52 -58h0M-36 -96h0M36 -96h0M-36 -20h0M36 -20h0", 0xF2C14E, width: 17)
        canvas.line("M-52 -58h0M52 -58h0M-36 -96h0M36 -96h0M-36 -20h0M36 -20h0", 0xB97A22, width: 6)
        canvas.path("M0 -42q-18 -12 -12 -22q6 -7 12 1q6 -8 12 -1q6 10 -12 22z", 0xE8695A)
    }
}

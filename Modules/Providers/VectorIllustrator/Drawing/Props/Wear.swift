// More to put on, pin on and put in a pocket.

extension ThingPattern {
    static func mitten(_ paint: Paint) -> ThingPattern {
        ThingPattern(82, 102, cm: 15) { canvas in
            canvas.path("M-28 -26V-70Q-26 -102 4 -102Q30 -100 30 -72V-26z", left: paint.light, right: paint.dark)
            canvas.path("M-24 -52Q-46 -62 -40 -80Q-30 -90 -20 -74z", paint.light)
            canvas.line("M-26 -54Q-20 -50 -20 -44", paint.line, width: 3)
            canvas.path("M2 -88l5 10l11 2l-8 8l2 11l-10 -5l-10 5l2 -11l-8 -8l11 -2z", 0xFFF8EA)
            canvas.rect(-32, -28, 66, 26, 0xFFF3DC, corner: 9)
            canvas.line("M-20 -22v14M-8 -22v14M4 -22v14M16 -22v14", 0xD9C6A6, width: 3)
        }
    }

    static func slipper(_ paint: Paint) -> ThingPattern {
        ThingPattern(144, 65, cm: 10) { canvas in
            canvas.path("M-70 -4Q-76 -24 -56 -26Q0 -30 66 -22Q76 -4 62 0H-60Q-68 0 -70 -4z", 0x9A7A5A)
            canvas.path("M-66 -12Q-72 -26 -56 -28H10V-10z", 0xF3E3C2)
            canvas.path("M-8 -14Q-6 -60 30 -58Q68 -50 72 -14Q40 -6 -8 -14z", left: paint.light, right: paint.dark)
            canvas.path("M-10 -18Q-14 -60 16 -64Q28 -62 26 -54Q4 -50 2 -14z", 0xFFF8EA)
            canvas.circle(44, -52, 13, 0xFFF8EA)
        }
    }

    static func shoe(_ paint: Paint) -> ThingPattern {
        ThingPattern(144, 80, cm: 11) { canvas in
            canvas.path("M-64 -14L-60 -80H-20Q-12 -50 20 -44Q68 -40 68 -14z", left: paint.light, right: paint.dark)
            canvas.path("M-60 -80H-20L-18 -70H-60z", paint.line)
            canvas.line("M-10 -56L-26 -44M4 -48L-10 -34M18 -44L8 -28", 0xFFF8EA, width: 6)
            canvas.path("M44 -40Q70 -36 68 -12H40Q36 -28 44 -40z", 0xFFF3DC)
            canvas.path("M-68 -18H72V-6Q72 0 64 0H-60Q-68 0 -68 -6z", 0xFFFAF0)
            canvas.line("M-64 -7H68", 0xC9B696, width: 3)
        }
    }

    static func coat(_ paint: Paint) -> ThingPattern {
        ThingPattern(151, 166, cm: 62, .bothHands, grip: 150) { canvas in
            canvas.line("M-40 -140L-62 -66M40 -140L62 -66", paint.dark, width: 27)
            canvas.path("M-34 -166H34L52 -136L56 -6Q0 4 -56 -6L-52 -136z", left: paint.light, right: paint.dark)
            canvas.path("M-34 -166Q0 -150 34 -166L22 -134L0 -148L-22 -134z", paint.line)
            canvas.line("M0 -146V-2", paint.line, width: 4)
            canvas.line("M12 -118h0M12 -88h0M12 -58h0", 0xFFF3DC, width: 11)
            canvas.path("M-44 -56h28v26h-28zM24 -36h22v24h-22z", paint.dark)
            canvas.line("M-66 -62l8 4M66 -62l-8 4", 0xFFF3DC, width: 11)
        }
    }

    static func jumper(_ paint: Paint) -> ThingPattern {
        ThingPattern(167, 117, cm: 42, .bothHands, grip: 90) { canvas in
            canvas.line("M-40 -96L-68 -30M40 -96L68 -30", paint.dark, width: 31)
            canvas.path("M-44 -112Q0 -96 44 -112L52 -10H-52z", left: paint.light, right: paint.dark)
            canvas.path("M-52 -20H52L50 -4Q0 4 -50 -4z", paint.line)
            canvas.line("M-24 -112Q0 -94 24 -112", paint.line, width: 10)
            canvas.line("M-44 -64l14 -14l14 14l14 -14l14 14l14 -14l14 14", 0xFFF3DC, width: 7)
            canvas.line("M-74 -26l16 6M74 -26l-16 6", paint.line, width: 10)
        }
    }

    static let cap = ThingPattern(140, 80, cm: 22, .worn) { canvas in
        canvas.path("M-58 -14Q-62 -72 -6 -74Q48 -70 50 -18Q0 -28 -58 -14z", left: 0x7CA6C8, right: 0x3F6A92)
        canvas.path("M20 -30Q66 -32 70 -12Q60 -4 14 -10z", from: 0xF07A66, to: 0xB8443E)
        canvas.line("M-8 -72Q10 -50 14 -24M-10 -72Q-34 -52 -36 -20", 0x335878, width: 3)
        canvas.line("M-7 -74h0", 0xF07A66, width: 11)
        canvas.path("M-12 -34l5 -12l5 12l-13 -7h16z", 0xF7D774)
    }

    static let helmet = ThingPattern(124, 90, cm: 32, .worn) { canvas in
        canvas.line("M-44 -26Q-20 10 20 -4M40 -26L22 -4", 0x4A4454, width: 5)
        canvas.path("M-62 -24Q-64 -88 0 -90T62 -24Q0 -42 -62 -24z", left: 0xF58C76, right: 0xB8443E)
        canvas.path("M-30 -74Q-14 -60 -16 -44L-34 -40Q-40 -58 -30 -74zM4 -80Q16 -62 12 -46H28Q30 -62 22 -76z", 0x7A2C2C)
        canvas.path("M-50 -50q4 -18 18 -26q-8 14 -8 26z", .white, opacity: 0.5)
    }

    static let glasses = ThingPattern(130, 52, cm: 5, .worn) { canvas in
        canvas.line("M-54 -30L-62 -46M54 -30L62 -46", 0x5A4030, width: 6)
        canvas.circle(-32, -26, 22, 0xD9EEF4, opacity: 0.8)
        canvas.circle(32, -26, 22, 0xD9EEF4, opacity: 0.8)
        canvas.line(
            "M-54 -26a22 22 0 1 1 44 0a22 22 0 1 1 -44 0M10 -26a22 22 0 1 1 44 0a22 22 0 1 1 -44 0M-10 -30q10 -8 20 0",
            0x7A4E32, width: 7)
        canvas.line("M-42 -24l10 -12M22 -24l10 -12", .white, width: 5)
    }

    static let ring = ThingPattern(55, 80, cm: 4) { canvas in
        canvas.line("M-22 -26a22 22 0 1 1 44 0a22 22 0 1 1 -44 0", 0xD99A2E, width: 11)
        canvas.line("M-22 -28a22 22 0 0 1 16 -20", 0xFBE6A0, width: 5)
        canvas.path("M-18 -66L-8 -80H8L18 -66L0 -44z", left: 0xCDECF6, right: 0x5FA8D8)
        canvas.path("M-18 -66H18L0 -44z", 0x8CC8E8, opacity: 0.7)
    }

    static let beads = ThingPattern(127, 76, cm: 12) { canvas in
        canvas.line("M-54 -68Q-60 0 0 -8T54 -68", 0x8A7A6A, width: 3)
        canvas.line("M-54 -66h0M-44 -26h0M0 -8h0M44 -26h0M54 -66h0", 0xE8695A, width: 19)
        canvas.line("M-52 -45h0M-24 -13h0M24 -13h0M52 -45h0", 0x6FB3C9, width: 17)
        canvas.line("M-57 -69h0M-47 -29h0M-3 -11h0M41 -29h0M51 -69h0", .white, width: 5, opacity: 0.8)
    }

    static func button(_ paint: Paint) -> ThingPattern {
        ThingPattern(70, 70, cm: 4) { canvas in
            canvas.circle(1, -34, 34, paint.line)
            canvas.path("M-34 -36a34 34 0 1 1 68 0a34 34 0 1 1 -68 0z", left: paint.light, right: paint.dark)
            canvas.circle(0, -36, 23, paint.dark, opacity: 0.6)
            canvas.line("M-8 -44h0M8 -44h0M-8 -28h0M8 -28h0", paint.line.darker(0.5), width: 9)
            canvas.line("M-8 -44L8 -28M8 -44L-8 -28", 0xFFF3DC, width: 4)
        }
    }

    static func ribbon(_ paint: Paint) -> ThingPattern {
        ThingPattern(141, 84, cm: 14) { canvas in
            canvas.path(
                "M-6 -46L-44 -4L-24 -8L-16 0L4 -40zM6 -46L44 -4L24 -8L16 0L-4 -40z", from: paint.light, to: paint.dark)
            canvas.path(
                "M0 -54Q-40 -96 -68 -80Q-76 -50 -62 -34Q-34 -30 0 -54zM0 -54Q40 -96 68 -80Q76 -50 62 -34Q34 -30 0 -54z",
                left: paint.light, right: paint.dark)
            canvas.path("M0 -54Q-30 -70 -52 -62Q-50 -48 -30 -46zM0 -54Q30 -70 52 -62Q50 -48 30 -46z", paint.line)
            canvas.path("M-13 -66Q0 -72 13 -66Q16 -54 13 -42Q0 -36 -13 -42Q-16 -54 -13 -66z", paint.light.lighter(0.2))
        }
    }

    static let medal = ThingPattern(70, 130, cm: 12) { canvas in
        canvas.path("M-30 -130H-6L12 -66H-8zM30 -130H6L-12 -66H8z", left: 0x7CB2DA, right: 0xE8695A)
        canvas.circle(0, -36, 35, 0xC98A2A)
        canvas.path("M-31 -37a31 31 0 1 1 62 0a31 31 0 1 1 -62 0z", left: 0xFBE28C, right: 0xE0A534)
        canvas.path("M0 -58l6 13l14 2l-10 10l3 14l-13 -7l-13 7l3 -14l-10 -10l14 -2z", 0xB97A22)
    }

    static let sack = ThingPattern(126, 148, cm: 62, .bothHands, grip: 120, inside: Box(x: -36...36, y: -220 ... -60)) {
        canvas in
        canvas.path("M-40 -118Q-50 -148 -20 -144Q0 -152 22 -144Q50 -146 40 -118z", 0x8A6A42)
    } front: { canvas in
        canvas.path(
            "M-42 -122Q0 -108 42 -122Q74 -60 58 -10Q40 4 0 2T-58 -10Q-74 -60 -42 -122z", left: 0xDDBE88, right: 0xA5814C
        )
        canvas.line("M-44 -120Q0 -104 44 -120", 0x8E5A38, width: 8)
        canvas.path("M8 -66l32 -6l4 32l-32 4z", 0xC9604E)
        canvas.line("M12 -60l-6 1M28 -64l0 -8M36 -50l8 -1M24 -38l1 8M12 -46l-6 1", 0xFFF3DC, width: 3)
        canvas.line("M-36 -96Q-50 -60 -42 -24", 0x967440, width: 3)
    }

    static func bag(_ paint: Paint) -> ThingPattern {
        ThingPattern(108, 150, cm: 36, .fromAbove, inside: Box(x: -34...34, y: -170 ... -50)) { canvas in
            canvas.line("M-26 -92Q-26 -146 0 -146T26 -92", paint.line, width: 8)
            canvas.path("M-46 -94H46L40 -80H-40z", paint.line.darker(0.3))
        } front: { canvas in
            canvas.path("M-46 -96Q0 -84 46 -96L54 -8Q0 6 -54 -8z", left: paint.light, right: paint.dark)
            canvas.path("M-18 -36a18 18 0 1 1 36 0a18 18 0 1 1 -36 0z", 0xFFF3DC)
            canvas.path("M0 -26q-13 -8 -8 -15q4 -4 8 1q4 -5 8 -1q5 7 -8 15z", 0xE8695A)
            canvas.line("M-46 -96Q0 -84 46 -96", paint.line, width: 5)
        }
    }
}

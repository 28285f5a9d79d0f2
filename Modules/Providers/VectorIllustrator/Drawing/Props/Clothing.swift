// Things to wear and to carry on a journey.

extension ThingPattern {
    static func umbrella(_ paint: Paint) -> ThingPattern {
        let panel: Paint = paint == .yellow ? .red : .yellow
        return ThingPattern(208, 270, cm: 78, .overhead, grip: 8) { canvas in
            canvas.line("M0 -170V-14q0 14 -14 14t-14 -12", 0x7A5238, width: 8)
            canvas.path(
                "M-104 -160Q-96 -250 0 -252T104 -160q-26 -20 -52 0q-26 -20 -52 0q-26 -20 -52 0q-26 -20 -52 0z",
                left: paint.light, right: paint.dark)
            canvas.path(
                "M-52 -160Q-44 -240 0 -252T52 -160q-26 -20 -52 0q-26 -20 -52 0z", left: panel.light, right: panel.dark)
            canvas.path("M-86 -190q12 -36 44 -48q-20 20 -26 50z", .white, opacity: 0.3)
            canvas.line("M0 -252v-14", 0x7A5238, width: 7)
        }
    }

    static func backpack(_ paint: Paint) -> ThingPattern {
        ThingPattern(108, 138, cm: 36, .fromAbove, grip: 108) { canvas in
            canvas.line("M-20 -114q0 -20 20 -20t20 20", paint.line, width: 9)
            canvas.path(
                "M-54 -86Q-54 -114 0 -116T54 -86V-14Q54 0 40 0H-40Q-54 0 -54 -14z", left: paint.light, right: paint.dark
            )
            canvas.path(
                "M-40 -52H40V-16q0 8 -8 8H-32q-8 0 -8 -8z", from: paint.light.lighter(0.2), to: paint.dark.lighter(0.15)
            )
            canvas.path("M-52 -88Q0 -72 52 -88V-64Q0 -50 -52 -64z", paint.dark)
            canvas.rect(-8, -74, 16, 24, 0xF7D774, corner: 4)
            canvas.line("M-24 -30H24", paint.line, width: 4)
        }
    }

    static let suitcase = ThingPattern(144, 116, cm: 42, .fromAbove, grip: 106) { canvas in
        canvas.line("M-24 -92q0 -20 14 -20h20q14 0 14 20", 0x6B4630, width: 9)
        canvas.path(
            "M-72 -80Q-72 -92 -60 -92H60Q72 -92 72 -80V-12Q72 0 60 0H-60Q-72 0 -72 -12z", from: 0xC98D5C, to: 0x8E5A38)
        canvas.path("M-46 -92h16V0h-16zM30 -92h16V0H30z", 0x74482E)
        canvas.line("M-38 -56h0M38 -56h0", 0xF2C14E, width: 14)
        canvas.path("M-18 -64l36 -6l4 26l-36 6z", 0x7FB8C8)
        canvas.circle(4, -20, 11, 0xF2A07B)
    }

    static let hat = ThingPattern(128, 74, cm: 30, .worn, grip: 8) { canvas in
        canvas.path("M-64 -8Q-40 -26 0 -26T64 -8Q40 4 0 4T-64 -8z", left: 0xF0CE84, right: 0xC99A4C)
        canvas.path("M-36 -18Q-38 -74 0 -74T36 -18Q0 -8 -36 -18z", left: 0xF5DA9A, right: 0xD0A052)
        canvas.path("M-37 -34Q0 -22 37 -34L36 -16Q0 -6 -36 -16z", 0xD9594C)
        canvas.line("M22 -22h0", 0xFFF3DC, width: 15)
    }

    static let scarf = ThingPattern(150, 76, cm: 20, .worn, grip: 60) { canvas in
        // It lies where it fell, one end over the other.
        canvas.line("M-58 -24Q-30 -66 6 -48T54 -16", 0xB8463F, width: 30)
        canvas.line("M-60 -20Q-20 -58 20 -56Q54 -50 34 -26Q10 -6 -30 -16", 0xD9594C, width: 27)
        canvas.line("M-60 -24Q-20 -62 20 -60", 0xF08A76, width: 6)
        canvas.line("M-40 -48l12 20M-6 -66l4 24M40 -54l-22 10M22 -32l-10 -18", 0xFFF3DC, width: 7)
        canvas.line("M-66 -12l-6 8M-58 -6l-4 8M-50 -4l-2 8M58 -6l8 6M50 -2l6 8M66 -14l8 4", 0xB8463F, width: 5)
    }

    static let sock = ThingPattern(82, 96, cm: 18, grip: 70) { canvas in
        canvas.path("M-24 -90H16V-40Q18 -28 36 -22Q46 0 24 0H-8Q-28 -2 -26 -30z", left: 0x8CC0E0, right: 0x4F8AB8)
        canvas.path("M-24 -66H16V-52H-25zM-25 -42H16Q17 -36 21 -32H-26z", 0xFFF3DC)
        canvas.rect(-28, -96, 48, 16, 0xE8695A, corner: 6)
        canvas.path("M40 -20Q46 0 24 0Q18 -12 40 -20zM-26 -24Q-28 0 -8 0Q-6 -16 -26 -24z", 0xE8695A)
    }

    static func boots(_ paint: Paint) -> ThingPattern {
        ThingPattern(133, 84, cm: 24, grip: 70, inside: Box(minX: -40, minY: -84, maxX: -10, maxY: -30)) { canvas in
            canvas.path("M-52 -84h38l-4 8h-30zM4 -84h38l-4 8h-30z", paint.line.darker(0.3))
        } front: { canvas in
            for x in [-30.0, 26] {
                canvas.path(
                    "M\(x - 22) -84H\(x + 16)V-36Q\(x + 40) -32 \(x + 38) -6H\(x - 24)Q\(x - 18) -40 \(x - 22) -84z",
                    left: paint.light, right: paint.dark)
                canvas.line("M\(x - 22) -4H\(x + 36)", paint.line, width: 9)
                canvas.line("M\(x - 20) -78H\(x + 14)", paint.line, width: 7)
            }
        }
    }

    static let crown = ThingPattern(126, 85, cm: 20, .worn, grip: 14) { canvas in
        canvas.path("M-50 -6L-56 -62L-26 -38L0 -76L26 -38L56 -62L50 -6Q0 6 -50 -6z", from: 0xFBDC7A, to: 0xD99A2E)
        canvas.line("M-56 -64h0M0 -78h0M56 -64h0", 0xF7E3B0, width: 14)
        canvas.line("M-48 -10Q0 0 48 -10", 0xC98A2A, width: 9)
        canvas.line("M-28 -22h0M28 -22h0", 0x5FA8D8, width: 13)
        canvas.line("M0 -22h0", 0xE0485A, width: 17)
    }
}

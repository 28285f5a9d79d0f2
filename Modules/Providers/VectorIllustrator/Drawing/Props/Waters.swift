// What swims and floats.

extension ThingPattern {
    static let ship = ThingPattern(
        412, 254, cm: 205, .tooLarge, seat: Point(-90, -96), inside: Box(minX: -160, minY: -220, maxX: -30, maxY: -72)
    ) { canvas in
        canvas.path("M6 -150L12 -226H66L72 -150z", left: 0xF07A66, right: 0xB8443E)
        canvas.path("M10 -202H68L66 -226H12z", 0x4A4454)
        canvas.path("M-150 -84V-150H120V-84z", left: 0xFFFDF8, right: 0xD9D4D8)
        canvas.path("M-124 -132h24v26h-24zM-84 -132h24v26h-24zM-44 -132h24v26h-24z", 0x9CCBE0)
        canvas.path("M84 -160H128V-148H84z", 0xB9B2BE)
        canvas.line("M150 -86V-180", 0x7A5238, width: 7)
        canvas.path("M152 -180l38 12l-38 14z", 0xF2C14E)
        canvas.line("M36 -238q-4 -10 8 -10M60 -244h0", .white, width: 13, opacity: 0.85)
    } front: { canvas in
        canvas.path("M-206 -92H206Q190 -10 150 0H-150Q-186 -10 -206 -92z", from: 0x5F8DB5, to: 0x2F5278)
        canvas.path("M-206 -92H206L202 -74H-202z", 0xFFF6E2)
        canvas.line("M-182 -26Q0 -14 180 -26", 0xD9594C, width: 13)
        canvas.line("M-130 -52h0M-80 -52h0M-30 -52h0M20 -52h0M70 -52h0", 0xF2D48A, width: 17)
        canvas.line("M130 -60v24M118 -44q12 18 24 0", 0x1F3A58, width: 5)
    }

    static let raft = ThingPattern(292, 200, cm: 125, .tooLarge, seat: Point(0, -40)) { canvas in
        canvas.line("M0 -40V-196", 0x8A5F3E, width: 9)
        canvas.path("M8 -190L96 -170L88 -96L8 -84z", left: 0xFFFDF6, right: 0xDDD0BA)
        canvas.path("M8 -150L93 -138L91 -118L8 -122z", 0xF08A76)
        canvas.path("M-146 -34L-120 -48H146L134 -34z", from: 0xD9AE80, to: 0xB5855A)
        canvas.line("M-120 -20h0M-72 -20h0M-24 -20h0M24 -20h0M72 -20h0M120 -20h0", 0x8A5F3E, width: 44)
        canvas.line("M-120 -20h0M-72 -20h0M-24 -20h0M24 -20h0M72 -20h0M120 -20h0", 0xE6C69A, width: 33)
        canvas.line("M-120 -20h0M-72 -20h0M-24 -20h0M24 -20h0M72 -20h0M120 -20h0", 0xB98A5C, width: 14)
        canvas.line("M-98 -48L-106 -2M98 -48L104 -2", 0xE0C08A, width: 8)
    }

    static func paperBoat(_ paint: Paint) -> ThingPattern {
        ThingPattern(148, 96, cm: 12, .oneHand, inside: Box(x: -40...40, y: -110 ... -34)) { canvas in
            canvas.path("M-34 -48L0 -94L34 -48L0 -40z", left: 0xFFFFFF, right: 0xDCE2EA)
            canvas.line("M0 -94V-40", 0xC2CAD6, width: 3)
        } front: { canvas in
            canvas.path("M-74 -58L-34 -4H34L74 -58L0 -36z", left: 0xFDFDFD, right: 0xC9D2DE)
            canvas.path("M-74 -58L0 -36V-4H-34z", 0xF4F6FA)
            canvas.line("M-60 -40L-40 -12H40L60 -40", paint.dark, width: 5)
            canvas.path("M-20 -24q-7 -5 -5 -9t5 -1q3 -4 5 1t-5 9z", paint.light)
        }
    }

    static let rubberDuck = ThingPattern(105, 88, cm: 9) { canvas in
        canvas.path(
            "M-46 -30Q-50 -50 -38 -54Q-22 -44 -8 -44Q30 -50 48 -30Q50 0 0 0T-46 -30z", left: 0xFDE07A, right: 0xE3A82C)
        canvas.path("M-2 -62a26 26 0 1 1 52 0a26 26 0 1 1 -52 0z", left: 0xFDE68C, right: 0xEDB83A)
        canvas.path("M46 -66q8 -2 6 6q-4 8 -14 6q-4 -8 8 -12z", 0xF08A3C)
        canvas.line("M32 -70h0", 0x3B2F3F, width: 9)
        canvas.path("M-20 -28q18 -12 30 2q-6 16 -22 12q-10 -4 -8 -14z", 0xE3AE3A)
        canvas.path("M4 -74q4 -8 12 -9q-6 7 -6 13q-6 2 -6 -4z", .white, opacity: 0.7)
    }

    static let fish = ThingPattern(128, 72, cm: 18) { canvas in
        canvas.path("M-36 -36L-64 -64Q-56 -36 -64 -8z", left: 0x5FA0C0, right: 0x8CC4DC)
        canvas.path("M-8 -60Q6 -78 26 -70L20 -56zM-4 -14Q6 2 20 0L14 -16z", 0x5FA0C0)
        canvas.path("M-44 -36Q-10 -72 30 -60Q56 -52 64 -34Q54 -16 30 -12Q-10 -2 -44 -36z", from: 0xA4D8EA, to: 0x5A9CC4)
        canvas.line("M26 -58Q14 -36 26 -14", 0x4A86AC, width: 4)
        canvas.line("M-18 -40q8 8 0 14M-2 -48q10 8 0 16M-2 -28q8 6 0 12", 0x7CBAD6, width: 4)
        canvas.circle(44, -42, 8, .white)
        canvas.line("M46 -42h0", 0x3B2F3F, width: 8)
        canvas.line("M56 -28q-6 4 -10 2", 0x3F6A8A, width: 3)
    }

    static let lifebelt = ThingPattern(124, 124, cm: 60, .bothHands) { canvas in
        canvas.line("M-44 -62a44 44 0 1 1 88 0a44 44 0 1 1 -88 0", 0xC24A44, width: 34)
        canvas.line("M-44 -64a44 44 0 1 1 88 0a44 44 0 1 1 -88 0", 0xEE7464, width: 28)
        canvas.line("M-22 -84L-36 -98M22 -84L36 -98M-22 -40L-36 -26M22 -40L36 -26", 0xFFFAF2, width: 21)
        canvas.line(
            "M-51 -82Q-60 -62 -51 -42M51 -82Q60 -62 51 -42M-20 -113Q0 -122 20 -113M-20 -11Q0 -2 20 -11", 0xE6CFA0,
            width: 6)
        canvas.line("M-42 -84Q-30 -104 -12 -108", .white, width: 5, opacity: 0.5)
    }

    static let reeds = ThingPattern(132, 220, cm: 110, .tooLarge) { canvas in
        canvas.line("M-40 0Q-44 -90 -54 -150M-10 0Q-8 -110 -14 -190M24 0Q30 -100 40 -170", 0x6F9A4F, width: 7)
        canvas.path(
            "M-24 0Q-40 -60 -66 -80Q-30 -66 -10 0zM10 0Q20 -70 64 -100Q30 -60 26 0zM-4 0Q-6 -70 10 -120Q12 -60 10 0z",
            from: 0x9CCF7C, to: 0x5A9450)
        canvas.line("M-52 -142L-56 -172M-13 -182V-210M39 -162L44 -192", 0x8A5A34, width: 19)
        canvas.line("M-57 -176l-1 -8M-13 -214v-2M44 -196l2 -8", 0x6F9A4F, width: 4)
    }
}

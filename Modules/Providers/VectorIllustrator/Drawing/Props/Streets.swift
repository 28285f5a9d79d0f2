// What stands in streets, by roads and in the country.

extension ThingPattern {
    static let lampPost = ThingPattern(84, 380, cm: 210, .tooLarge, at: Point(0, -120)) { canvas in
        canvas.glow(0, -330, 130)
        canvas.path("M-24 0Q-22 -20 -9 -26L-6 -280H6L9 -26Q22 -20 24 0z", left: 0x5F6E7E, right: 0x3A4654)
        canvas.line("M-14 -60H14M-10 -270H10M-26 -284H26", 0x3A4654, width: 8)
        canvas.path("M-24 -288L-34 -344H34L24 -288z", from: 0xFFF3C0, to: 0xFFD37A)
        canvas.line("M-24 -288L-34 -344M24 -288L34 -344M0 -288V-344", 0x4A5866, width: 5)
        canvas.path("M-42 -344Q-20 -368 0 -370T42 -344z", from: 0x6E7E8E, to: 0x3F4C5A)
        canvas.line("M0 -372v-2", 0x3F4C5A, width: 11)
    }

    static let signpost = ThingPattern(224, 248, cm: 140, .tooLarge, at: Point(0, -90)) { canvas in
        canvas.path("M-11 0V-236L0 -248L11 -236V0z", left: 0xC2946A, right: 0x85593A)
        canvas.path("M-70 -216H84L112 -192L84 -168H-70z", from: 0xEBC795, to: 0xC08E58)
        canvas.path("M70 -150H-84L-112 -126L-84 -102H70z", from: 0xE3BC8C, to: 0xB5834E)
        canvas.line("M-56 -199H60M-50 -185H40M-66 -133H50M-54 -119H40", 0xA87440, width: 4)
        canvas.line("M0 -206h0M0 -178h0M0 -140h0M0 -112h0", 0x6B5A5E, width: 7)
        canvas.line("M-16 -2q-8 -14 -4 -24M14 -2q8 -10 6 -20", 0x6FA95C, width: 6)
    }

    static let sign = ThingPattern(180, 168, cm: 90, .tooLarge, at: Point(0, -110)) { canvas in
        canvas.path("M-10 0V-130H10V0z", left: 0xC2946A, right: 0x85593A)
        canvas.path("M-88 -164L90 -168L86 -74L-90 -70z", from: 0xF0D6AC, to: 0xCB9E66)
        canvas.line("M-78 -140L74 -144M-80 -96L30 -99", 0xC0925A, width: 3)
        canvas.line("M-76 -154h0M76 -157h0M-78 -82h0M74 -86h0", 0x6B5A5E, width: 7)
        canvas.line("M-14 -2q-8 -12 -4 -22M12 -2q8 -10 6 -18", 0x6FA95C, width: 6)
    }

    static let letterBox = ThingPattern(128, 236, cm: 115, .tooLarge, at: Point(0, -156)) { canvas in
        canvas.path("M-14 0V-110H14V0z", left: 0x6E7A88, right: 0x4A5462)
        canvas.path("M-58 -104V-190Q-56 -234 0 -236T58 -190V-104z", left: 0xFBD25E, right: 0xD99A2C)
        canvas.path("M-64 -112H64V-98H-64z", 0xB97A22)
        canvas.path("M-40 -176H40V-160H-40z", 0x5A4020)
        canvas.path("M-30 -190L20 -202L30 -168H-26z", from: 0xFFFDF6, to: 0xEBDCC2)
        canvas.path("M-44 -170H44V-158H-44z", 0xE3AE3A)
        canvas.path("M-28 -142H28V-118H-28z", 0xFFF3DC)
        canvas.line("M-18 -134h30M-18 -126h22", 0xB9A98F, width: 3)
        canvas.line("M-42 -196Q-38 -216 -20 -220", .white, width: 7, opacity: 0.5)
    }

    static let post = ThingPattern(65, 197, cm: 85, .tooLarge, seat: Point(0, -190)) { canvas in
        canvas.path("M-28 0L-26 -188H26L28 0Q0 8 -28 0z", left: 0xB08A66, right: 0x6B4A34)
        canvas.ellipse(0, -188, 26, 9, 0xDCBE94)
        canvas.ellipse(0, -188, 13, 4, 0xC09A6C)
        canvas.line("M-14 -160V-90M6 -140V-40M16 -168V-120M-18 -60V-14", 0x5E3E28, width: 4)
        canvas.line("M-28 -120Q0 -108 28 -120M-28 -108Q0 -96 28 -108", 0xE0C08A, width: 9)
        canvas.path("M-28 -8Q-20 -26 -8 -12Q6 -24 28 -8Q20 6 -28 2z", 0x86A866)
    }

    static let barrel = ThingPattern(
        123, 149, cm: 75, .tooLarge, seat: Point(0, -140), inside: Box(x: -40...40, y: -230 ... -70)
    ) { canvas in
        canvas.ellipse(0, -136, 48, 13, 0x6B4630)
        canvas.ellipse(0, -134, 40, 9, 0x3F2A1E)
    } front: { canvas in
        canvas.path(
            "M-48 -136Q-40 -124 0 -124T48 -136Q76 -70 46 -6Q40 4 0 4T-46 -6Q-76 -70 -48 -136z", left: 0xC9935F,
            right: 0x85552F)
        canvas.line("M-24 -126Q-36 -60 -22 0M0 -124V2M24 -126Q36 -60 22 0", 0x74482A, width: 4)
        canvas.path(
            "M-55 -110Q-40 -98 0 -98T55 -110L58 -96Q40 -84 0 -84T-58 -96zM-58 -42Q-40 -30 0 -30T58 -42L55 -28Q40 -16 0 -16T-55 -28z",
            left: 0x8E97A8, right: 0x5A6474)
    }

    static let bridge = ThingPattern(425, 156, cm: 90, .tooLarge, seat: Point(0, -84)) { canvas in
        canvas.line("M-180 -66V-130M-90 -92V-146M0 -98V-150M90 -92V-146M180 -66V-130", 0x96683F, width: 11)
        canvas.path("M-208 -56Q0 -120 208 -56V0H150Q120 -58 0 -60T-150 0H-208z", from: 0xD6A678, to: 0x8E5F3E)
        canvas.line(
            "M-150 -72V-46M-110 -80V-54M-70 -86V-58M-30 -88V-60M10 -88V-60M50 -87V-58M90 -84V-56M130 -76V-50", 0x7A5030,
            width: 4)
    } front: { canvas in
        canvas.line("M-206 -112Q0 -172 206 -112", 0xC2946A, width: 13)
    }

    static let tunnel = ThingPattern(324, 202, cm: 130, .tooLarge, inside: Box(x: -70...70, y: -140 ... -4)) { canvas in
        canvas.path("M-162 0Q-160 -120 -90 -172Q0 -232 90 -172Q160 -120 162 0z", from: 0x9CCF7C, to: 0x558F4A)
        canvas.path("M-104 0V-70a104 92 0 0 1 208 0V0z", from: 0xD6CFC8, to: 0x9A928E)
        canvas.path("M-78 0V-64a78 72 0 0 1 156 0V0z", from: 0x3A2F3C, to: 0x5A4A50)
        canvas.line(
            "M-102 -70h22M-92 -110l18 10M-62 -142l12 18M-20 -158l4 22M24 -158l-4 22M64 -140l-12 18M92 -108l-18 10M80 -70h22M-104 -30h24M80 -30h24",
            0x8A827E, width: 4)
        canvas.line("M-126 -120h0M120 -132h0M-70 -178h0M60 -184h0M140 -60h0", 0xF7D774, width: 11)
    }

    static let lighthouse = ThingPattern(168, 378, cm: 215, .tooLarge, at: Point(0, -30)) { canvas in
        canvas.glow(0, -336, 140)
        canvas.path("M-84 2Q-70 -24 -40 -18Q0 -34 40 -18Q70 -24 84 2z", from: 0xA9AEB8, to: 0x767C88)
        canvas.path("M-48 -14L-30 -300H30L48 -14z", left: 0xFFFDF8, right: 0xD6D2D4)
        canvas.path("M-44 -78L-40 -142H40L44 -78zM-36 -200L-33 -256H33L36 -200z", left: 0xF07A66, right: 0xB8443E)
        canvas.path("M-16 -14V-50a16 16 0 0 1 32 0V-14z", 0x6B4630)
        canvas.line("M0 -170v6M0 -232v6", 0x5A6A80, width: 13)
        canvas.rect(-44, -312, 88, 13, 0x4A5462, corner: 4)
        canvas.path("M-26 -312V-356H26V-312z", from: 0xFFF6C8, to: 0xFFD05A)
        canvas.line("M-26 -312V-356M26 -312V-356M0 -312V-356", 0x4A5462, width: 5)
        canvas.path("M-34 -354Q0 -402 34 -354z", from: 0xE8695A, to: 0xA83E3A)
    }

    static let windmill = ThingPattern(249, 345, cm: 210, .tooLarge, at: Point(0, -40)) { canvas in
        canvas.path("M-64 0L-44 -210H44L64 0Q0 10 -64 0z", left: 0xFFFAF0, right: 0xD3C6B4)
        canvas.path("M-52 -206Q-48 -262 0 -264T52 -206z", from: 0xD98560, to: 0x96503A)
        canvas.path("M-20 0V-44a20 20 0 0 1 40 0V0z", 0x8A5A3C)
        canvas.path("M-12 -150h24v30h-24zM-12 -96h24v26h-24z", 0x9CC4E2)
        canvas.group(transform: SVGCanvas.placement(0, -220, turn: 22)) { canvas in
            canvas.line("M0 0V-130M0 0V130M0 0H-130M0 0H130", 0x7A5238, width: 8)
            canvas.path("M0 -24H34V-126H0zM0 24H-34V126H0zM24 0V34H126V0zM-24 0V-34H-126V0z", 0xF3E6CE)
            canvas.line(
                "M17 -24V-126M0 -58H34M0 -92H34M-17 24V126M0 58H-34M0 92H-34M24 17H126M58 0V34M92 0V34M-24 -17H-126M-58 0V-34M-92 0V-34",
                0xA97C52, width: 3)
        }
        canvas.circle(0, -220, 11, 0x6B4630)
    }

    static let well = ThingPattern(
        188, 228, cm: 125, .tooLarge, at: Point(64, -110), inside: Box(x: -50...50, y: -180 ... -60)
    ) { canvas in
        canvas.line("M-68 -60V-176M68 -60V-176", 0x8A5F3E, width: 13)
        canvas.line("M-68 -130H76", 0x6B4630, width: 11)
        canvas.path("M-94 -170L0 -228L94 -170L80 -158H-80z", from: 0xE8796A, to: 0xA8483E)
        canvas.line("M0 -130V-100", 0xE0C08A, width: 5)
        canvas.ellipse(0, -76, 80, 17, 0xB4B0B4)
        canvas.ellipse(0, -74, 66, 12, 0x3A3F54)
    } front: { canvas in
        canvas.path("M-80 -76Q-66 -60 0 -60T80 -76V-8Q70 4 0 4T-80 -8z", left: 0xCFCBCC, right: 0x8E8A92)
        canvas.line(
            "M-78 -40Q-60 -28 0 -28T78 -40M-40 -64v28M6 -60v30M50 -66v28M-60 -34v32M-18 -28v30M30 -30v30", 0x7A767E,
            width: 4)
    }

    static let stall = ThingPattern(300, 266, cm: 150, .tooLarge, at: Point(0, -104), seat: Point(0, -104)) { canvas in
        canvas.line("M-128 0V-220M128 0V-220", 0x8A5F3E, width: 12)
    } front: { canvas in
        canvas.path("M-138 -104H138V0H-138z", left: 0xD0A070, right: 0x9A6C44)
        canvas.path("M-148 -116H148V-100H-148z", from: 0xEBC795, to: 0xB98A56)
        canvas.line("M-100 -126h0M-70 -128h0M-86 -142h0", 0xE0485A, width: 27)
        canvas.line("M-6 -128h0M24 -128h0M8 -142h0", 0xF7A63C, width: 27)
        canvas.line("M84 -128h0M110 -126h0", 0x8CC46C, width: 29)
        canvas.line("M-46 -96V-4M0 -96V-4M46 -96V-4M-92 -96V-4M92 -96V-4", 0x8A5F3E, width: 3)
        canvas.path(
            "M-132 -266H132L150 -206q-25 24 -50 0q-25 24 -50 0q-25 24 -50 0q-25 24 -50 0q-25 24 -50 0q-25 24 -50 0z",
            from: 0xFFF8EA, to: 0xEADCC8)
        canvas.path(
            "M-88 -266H-44L-50 -206q-25 24 -50 0zM0 -266H44L50 -206q-25 24 -50 0zM88 -266H132L150 -206q-25 24 -50 0z",
            from: 0xF07A66, to: 0xC24A44)
    }

    static let coatStand = ThingPattern(132, 308, cm: 165, .tooLarge, at: Point(-44, -220)) { canvas in
        canvas.line("M0 -14V-290M-46 0L0 -40L46 0", 0x8A5F3E, width: 13)
        canvas.line("M0 -270Q-40 -270 -52 -298M0 -270Q40 -270 52 -298", 0x8A5F3E, width: 9)
        canvas.circle(0, -298, 10, 0xB98357)
        canvas.path("M44 -276Q66 -262 66 -230L58 -130H14L22 -262z", left: 0xE3B84C, right: 0xB98424)
        canvas.line("M40 -268L36 -132", 0x96681C, width: 4)
        canvas.path("M-64 -288Q-44 -300 -30 -284L-34 -190H-50L-52 -210z", left: 0xE8796A, right: 0xB8443E)
        canvas.line("M-50 -186v10M-42 -186v10M-36 -186v10", 0xB8443E, width: 4)
    }
}

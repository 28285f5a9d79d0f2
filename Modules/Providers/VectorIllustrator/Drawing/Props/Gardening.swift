// Garden tools, and things that are in gardens.

extension ThingPattern {
    static let spade = ThingPattern(60, 246, cm: 95, .longDown, grip: 190, lies: true) { canvas in
        canvas.line("M0 -70V-226", 0xB07A4C, width: 12)
        canvas.line("M-4 -80V-220", 0xD9A878, width: 4)
        canvas.line("M-20 -240H20M-20 -240L0 -222L20 -240", 0x8A5A3C, width: 11)
        canvas.path("M-30 -84Q0 -92 30 -84V-34Q26 -8 0 0Q-26 -8 -30 -34z", left: 0xB9C4CE, right: 0x75828F)
        canvas.path("M-30 -40Q-14 -30 0 -36T30 -38V-34Q26 -8 0 0Q-26 -8 -30 -34z", 0x7A5638, opacity: 0.75)
        canvas.line("M0 -100V-62", 0x6B7884, width: 8)
    }

    static let rake = ThingPattern(108, 251, cm: 120, .longDown, grip: 160, lies: true) { canvas in
        canvas.line("M0 -30V-246", 0xB07A4C, width: 10)
        canvas.line("M-4 -60V-236", 0xD9A878, width: 3)
        canvas.line("M-48 -28H48", 0x4F8A6A, width: 12)
        canvas.line("M-46 -22V-2M-28 -22V-2M-10 -22V-2M10 -22V-2M28 -22V-2M46 -22V-2", 0x3F6F56, width: 7)
    }

    static func wheelbarrow(_ paint: Paint) -> ThingPattern {
        ThingPattern(263, 114, cm: 58, .tooLarge, at: Point(124, -92), inside: Box(x: -50...40, y: -180 ... -66)) {
            canvas in
            canvas.path("M-86 -108H70L56 -92H-72z", paint.line.darker(0.25))
            canvas.line("M30 -50L44 -4M-60 -40L64 -58L126 -92", 0x8A5A3C, width: 11)
        } front: { canvas in
            canvas.path("M-90 -110Q-10 -94 74 -110L48 -42Q-10 -32 -58 -42z", left: paint.light, right: paint.dark)
            canvas.line("M-90 -110Q-10 -94 74 -110", paint.line, width: 7)
            canvas.circle(-74, -30, 30, 0x4A4454)
            canvas.circle(-74, -30, 19, 0xE9E4EA)
            canvas.line("M-74 -46v32M-90 -30h32", 0x8A8492, width: 5)
            canvas.circle(-74, -30, 6, 0x4A4454)
            canvas.line("M-40 -84l10 24", .white, width: 7, opacity: 0.35)
        }
    }

    static let hose = ThingPattern(190, 67, cm: 24, .bothHands, at: Point(84, -16)) { canvas in
        for y in [-14.0, -30, -46] {
            canvas.ellipse(-14, y, 66, 20, 0x3F8A5C)
            canvas.ellipse(-14, y - 3, 64, 18, 0x6FBC84)
        }
        canvas.ellipse(-14, -51, 40, 9, 0xE6D8B4)
        canvas.line("M46 -22Q70 4 82 -16", 0x4F9A68, width: 12)
        canvas.line("M80 -12l8 -12", 0xF2C14E, width: 14)
    }

    static let fence = ThingPattern(306, 140, cm: 80, .tooLarge) { canvas in
        canvas.path("M-150 -104H150V-88H-150zM-150 -52H150V-36H-150z", from: 0xE9DCC6, to: 0xBFAE92)
        for (index, x) in [-124.0, -76, -26, 24, 74, 124].enumerated() {
            let tilt = index == 3 ? 5.0 : 0
            canvas.path(
                "M\(x - 17) 0L\(x - 17 + tilt) -122L\(x + tilt) -140L\(x + 17 + tilt) -122L\(x + 17) 0z",
                left: 0xFFFBF2, right: 0xDACDB6)
        }
        canvas.line("M-124 -96h0M-76 -96h0M-26 -96h0M28 -96h0M74 -96h0M124 -96h0", 0xA99A80, width: 5)
        canvas.line(
            "M-150 -2q6 -18 8 -22M-144 -2q8 -14 14 -16M96 -2q2 -18 0 -26M102 -2q6 -14 12 -18", 0x6FA95C, width: 6)
    }

    static let gate = ThingPattern(228, 190, cm: 110, .tooLarge, at: Point(66, -92)) { canvas in
        canvas.path(
            "M-114 0V-178L-100 -190L-86 -178V0zM86 0V-178L100 -190L114 -178V0z", left: 0xC2946A, right: 0x8A5F3E)
        for x in [-62.0, -31, 0, 31, 62] {
            let top = -132 - (62 - abs(x)) * 0.5
            canvas.path("M\(x - 11) -14V\(top)L\(x) \(top - 12)L\(x + 11) \(top)V-14z", left: 0xE3BC8C, right: 0xB8895A)
        }
        canvas.line("M-80 -112H80M-80 -36H80M-74 -40L74 -108", 0x9A6C44, width: 11)
        canvas.line("M-86 -112h12M-86 -36h12", 0x4A4454, width: 8)
        canvas.line("M66 -92h22", 0x4A4454, width: 9)
        canvas.circle(66, -92, 8, 0x5F5560)
    }

    static let hedge = ThingPattern(302, 150, cm: 85, .tooLarge) { canvas in
        canvas.path(
            "M-146 0Q-158 -40 -142 -72Q-150 -116 -112 -124Q-88 -156 -50 -138Q-14 -160 22 -140Q66 -158 92 -130Q136 -128 138 -84Q158 -40 146 0z",
            from: 0x8CC46C, to: 0x4A8444)
        canvas.path(
            "M-130 -80Q-134 -108 -104 -114Q-82 -140 -50 -126Q-20 -144 14 -128Q-30 -110 -56 -112Q-96 -108 -130 -80z",
            0xB4DE8C, opacity: 0.7)
        canvas.line(
            "M-96 -60q10 -10 20 0M-30 -84q10 -10 20 0M40 -56q10 -10 20 0M88 -92q10 -10 20 0M-60 -26q10 -10 20 0M10 -22q10 -10 20 0M100 -30q10 -10 20 0",
            0x3F7438, width: 5)
        canvas.line("M-110 -92h0M-12 -60h0M66 -104h0M112 -56h0M-84 -34h0", 0xF7A2B4, width: 11)
    }

    static let bush = ThingPattern(180, 141, cm: 75, .tooLarge) { canvas in
        canvas.path(
            "M-70 0Q-104 -24 -82 -62Q-92 -104 -52 -112Q-30 -150 8 -138Q52 -146 62 -106Q100 -92 84 -54Q100 -18 68 0Q0 10 -70 0z",
            from: 0x94CB76, to: 0x4F8A48)
        canvas.path(
            "M-66 -66Q-72 -96 -42 -100Q-24 -134 6 -124Q-16 -100 -20 -84Q-50 -84 -66 -66z", 0xB8E090, opacity: 0.7)
        canvas.line("M-38 -46q9 -9 18 0M10 -78q9 -9 18 0M30 -30q9 -9 18 0M-14 -16q8 -8 16 0", 0x42783C, width: 5)
        canvas.line("M-52 -30h0M-6 -62h0M50 -62h0M20 -110h0M14 -40h0", 0xE0485A, width: 12)
    }

    static let scarecrow = ThingPattern(222, 268, cm: 150, .tooLarge) { canvas in
        canvas.line("M0 0V-190M-92 -152H92", 0x8A5A3C, width: 12)
        canvas.line(
            "M-90 -152l-16 -8M-92 -150l-16 4M90 -152l16 -8M92 -150l16 4M-18 -64l-6 14M0 -64v16M18 -64l6 14", 0xE3B84C,
            width: 6)
        canvas.path("M-84 -168H84V-136H36L42 -62H-42L-36 -136H-84z", left: 0x6FA3C8, right: 0x3F6E96)
        canvas.path("M-30 -108h24v24h-24z", 0xE8796A)
        canvas.path("M-34 -206a34 34 0 1 1 68 0a34 34 0 1 1 -68 0z", left: 0xF3DCAE, right: 0xD0AE74)
        canvas.line("M-12 -208h0M12 -208h0", 0x3B2F3F, width: 8)
        canvas.line("M-14 -192q14 12 28 0", 0x8A4A3C, width: 4)
        canvas.path(
            "M-46 -224Q0 -240 46 -224Q30 -232 26 -262Q0 -274 -26 -262Q-30 -232 -46 -224z", left: 0xD0A052,
            right: 0x8E6428)
    }

    static let birdhouse = ThingPattern(108, 124, cm: 28, .bothHands) { canvas in
        canvas.path("M-38 -72L0 -106L38 -72V0H-38z", left: 0xE0B07C, right: 0xA8703F)
        canvas.path("M-54 -62L0 -124L54 -62L44 -54L0 -104L-44 -54z", left: 0xF07A66, right: 0xB8443E)
        canvas.circle(0, -58, 17, 0x5A3A24)
        canvas.line("M0 -26v6", 0x7A5238, width: 8)
        canvas.line("M-38 -10H38", 0x8A5A3C, width: 4)
    }
}

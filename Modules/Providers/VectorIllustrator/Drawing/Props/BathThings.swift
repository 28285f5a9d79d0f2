// Things for washing, tidying and nursing.

extension ThingPattern {
    static let tub = ThingPattern(225, 108, cm: 52, .tooLarge, inside: Box(x: -74...74, y: -180 ... -44)) { canvas in
        canvas.ellipse(0, -90, 100, 18, 0xC6CED8)
        canvas.ellipse(0, -87, 90, 13, 0x7CB8D4)
        canvas.line("M-60 -88q14 -6 28 0M16 -86q14 -6 28 0", .white, width: 5, opacity: 0.7)
    } front: { canvas in
        canvas.line("M-104 -72q-10 20 4 28M104 -72q10 20 -4 28", 0x7E8A98, width: 9)
        canvas.path("M-100 -90Q-90 -70 0 -70T100 -90L84 -8Q80 2 0 2T-84 -8z", left: 0xDDE4EA, right: 0x8E9AA8)
        canvas.line("M-95 -62Q-60 -44 0 -44T95 -62M-88 -22Q-50 -8 0 -8T88 -22", 0x8592A0, width: 5)
        canvas.path("M-78 -62l10 40q8 4 10 0l-8 -36z", .white, opacity: 0.5)
    }

    static let bath = ThingPattern(313, 152, cm: 65, .tooLarge, inside: Box(x: -110...100, y: -230 ... -66)) { canvas in
        canvas.line("M136 -116V-146H112", 0xB9C4CE, width: 11)
        canvas.ellipse(0, -114, 146, 20, 0xE4EAF0)
        canvas.ellipse(0, -110, 134, 15, 0x8CC4DC)
    } front: { canvas in
        canvas.line("M-96 -16l-8 14M96 -16l8 14", 0xC98A2A, width: 17)
        canvas.path(
            "M-146 -116Q-100 -96 0 -96T146 -116Q150 -20 96 -14H-96Q-150 -20 -146 -116z", left: 0xFFFFFF, right: 0xC9D3DF
        )
        canvas.line("M-150 -114Q-90 -94 0 -94T150 -114", 0xF1F5F9, width: 13)
        canvas.line("M-104 -108h0M-82 -118h0M-62 -102h0M-40 -112h0M60 -104h0M84 -114h0", .white, width: 30)
        canvas.line("M-120 -70q4 30 20 42", 0xAEBCCB, width: 5)
    }

    static let soap = ThingPattern(88, 62, cm: 6) { canvas in
        canvas.circle(30, -50, 11, 0xCDEAF2, opacity: 0.9)
        canvas.circle(14, -56, 6, 0xCDEAF2, opacity: 0.9)
        canvas.path(
            "M-44 -18Q-46 -42 -20 -42H22Q46 -40 44 -18Q44 2 20 2H-20Q-44 2 -44 -18z", from: 0xF9C9D6, to: 0xDC8CA4)
        canvas.path("M-28 -20q0 -14 16 -14h26q16 0 14 14q-2 12 -16 12h-24q-16 0 -16 -12z", 0xFBDDE6, opacity: 0.7)
        canvas.line("M27 -54q-4 1 -5 5", .white, width: 3)
    }

    static let sponge = ThingPattern(101, 56, cm: 8) { canvas in
        canvas.path(
            "M-48 -8Q-54 -30 -46 -50Q-20 -60 4 -54Q36 -60 48 -48Q54 -26 46 -6Q0 4 -48 -8z", left: 0xFCDF7C,
            right: 0xDDA83C)
        canvas.line("M-30 -36h0M-6 -42h0M26 -36h0M8 -20h0", 0xC48E2C, width: 10)
        canvas.line("M-36 -18h0M-14 -24h0M34 -18h0M12 -34h0M-20 -10h0M28 -8h0", 0xC48E2C, width: 6)
    }

    static func towel(_ paint: Paint) -> ThingPattern {
        ThingPattern(137, 65, cm: 16, .bothHands) { canvas in
            canvas.path("M-66 -2Q-72 -18 -64 -34H62Q70 -18 66 -2Q0 6 -66 -2z", from: paint.light, to: paint.dark)
            canvas.path(
                "M-66 -34Q-74 -52 -60 -64H58Q72 -60 64 -34Q0 -28 -66 -34z", from: paint.light.lighter(0.25),
                to: paint.light)
            canvas.line("M-66 -34Q0 -26 64 -34", paint.line, width: 4)
            canvas.line("M-40 -62Q-46 -30 -40 2M-26 -62Q-32 -30 -26 2", 0xFFF8EA, width: 6)
            canvas.line("M46 -48h0M30 -52h0M48 -14h0M28 -16h0", 0xFFF8EA, width: 7, opacity: 0.7)
        }
    }

    static let toothbrush = ThingPattern(39, 132, cm: 17, grip: 40, lies: true) { canvas in
        canvas.path("M-6 -84Q-9 -20 -7 -4Q0 4 7 -4Q9 -20 5 -84z", left: 0x8CD0C0, right: 0x4A9A8C)
        canvas.path("M-7 -128Q0 -136 7 -128V-82H-7z", left: 0x8CD0C0, right: 0x4A9A8C)
        canvas.path("M6 -130H18V-92H6z", from: 0xFFFFFF, to: 0xC9DDEB)
        canvas.line("M6 -118h12M6 -105h12", 0x9CC4E2, width: 3)
    }

    static let comb = ThingPattern(108, 48, cm: 5) { canvas in
        canvas.line(
            "M-46 -30V-4M-34 -30V-4M-22 -30V-4M-10 -30V-4M2 -30V-4M14 -30V-4M26 -30V-4M38 -30V-4M48 -30V-4", 0xC9544A,
            width: 6)
        canvas.path("M-54 -28Q-54 -48 0 -48T54 -28Q54 -22 48 -22H-48Q-54 -22 -54 -28z", from: 0xF58C76, to: 0xC9544A)
    }

    static let hairbrush = ThingPattern(54, 132, cm: 22, grip: 24, lies: true) { canvas in
        canvas.line("M0 -50V-6", 0x8A5A3C, width: 15)
        canvas.path("M-27 -92Q-27 -132 0 -132T27 -92Q26 -50 0 -48T-27 -92z", left: 0xC98D5C, right: 0x8E5A38)
        canvas.path("M-18 -92Q-18 -122 0 -122T18 -92Q18 -60 0 -58T-18 -92z", 0xF6DDB4)
        canvas.line(
            "M-8 -106h0M8 -106h0M-10 -92h0M0 -92h0M10 -92h0M-8 -78h0M8 -78h0M0 -114h0M0 -68h0", 0x5A4A52, width: 5)
    }

    static let tap = ThingPattern(92, 112, cm: 26, .tooLarge, at: Point(-16, -108)) { canvas in
        canvas.path("M-30 0V-14H6V0z", 0x8A94A0)
        canvas.path(
            "M-24 -12V-72Q-24 -84 -12 -84H22Q46 -84 46 -56V-44H24V-54Q24 -60 16 -60H0V-12z", left: 0xEDF1F4,
            right: 0x98A3AF)
        canvas.line("M-14 -84V-100M-38 -106H10", 0xE3AE3A, width: 11)
        canvas.line("M35 -36v8", 0x7CB8D4, width: 10)
        canvas.path("M35 -24q10 14 0 20q-10 -6 0 -20z", 0x8CC8E4)
        canvas.line("M-16 -64V-20", .white, width: 5, opacity: 0.7)
    }

    static let plaster = ThingPattern(86, 42, cm: 4) { canvas in
        canvas.path(
            "M-42 -6Q-46 -24 -34 -30L24 -42Q40 -40 42 -24Q42 -16 34 -12L-24 0Q-38 0 -42 -6z", left: 0xF7CFA4,
            right: 0xE0A878)
        canvas.path("M-14 -34L12 -40L18 -8L-8 -2z", 0xFCE6CC)
        canvas.line("M-4 -26h0M6 -28h0M-2 -16h0M8 -18h0M-32 -18h0M32 -30h0", 0xCB9468, width: 4)
    }

    static let bandage = ThingPattern(102, 66, cm: 8) { canvas in
        canvas.path("M-4 -12H46Q52 -6 46 -2H-4z", 0xCFC3B2)
        canvas.circle(-18, -33, 33, 0xBDB0A0)
        canvas.circle(-20, -34, 31, 0xFFFBF4)
        canvas.line("M-36 -34a16 16 0 1 1 16 16a10 10 0 1 1 6 -18", 0xCFC4B6, width: 4)
    }

    static let thermometer = ThingPattern(29, 129, cm: 16, lies: true) { canvas in
        canvas.path(
            "M-10 -124Q0 -134 10 -124V-30Q16 -22 14 -12Q8 2 0 2T-14 -12Q-16 -22 -10 -30z", left: 0xFFFFFF,
            right: 0xD0DAE4)
        canvas.line("M0 -14V-84", 0xE0485A, width: 7)
        canvas.line("M0 -12h0", 0xE0485A, width: 17)
        canvas.line("M10 -108h-7M10 -94h-7M10 -80h-7M10 -66h-7M10 -52h-7", 0x6B7682, width: 3)
    }

    static func cloth(_ paint: Paint) -> ThingPattern {
        ThingPattern(132, 76, cm: 20, .bothHands) { canvas in
            canvas.path(
                "M-58 -2L-66 -58Q-30 -74 0 -66Q36 -58 62 -70L66 -6Q30 6 0 -2Q-30 -8 -58 -2z", from: 0xFFFBF2,
                to: 0xDDD2C2)
            canvas.path(
                "M-63 -42Q-30 -58 0 -50Q36 -42 63 -54L64 -38Q36 -26 0 -34Q-30 -42 -61 -26z", paint.light, opacity: 0.85)
            canvas.path("M-36 -66L-18 -69L-14 -5L-32 -6zM20 -62L38 -64L44 0L26 1z", paint.light, opacity: 0.85)
            canvas.path("M-36 -52L-17 -53L-16 -37L-34 -38zM21 -46L39 -47L41 -31L23 -30z", paint.dark)
        }
    }

    static let clothesline = ThingPattern(333, 242, cm: 150, .tooLarge, at: Point(0, -190)) { canvas in
        canvas.line("M-160 0V-236M160 0V-236", 0x8A5F3E, width: 13)
        canvas.line("M-160 -224Q0 -192 160 -224", 0x8A7A6A, width: 5)
        canvas.path("M-118 -214L-52 -206L-56 -100Q-88 -94 -122 -104z", left: 0xFFFDF8, right: 0xDAD6DE)
        canvas.path(
            "M-30 -202H46L64 -166L46 -158L40 -170V-108H-24V-170L-32 -158L-50 -168z", left: 0x8CCBDD, right: 0x549AB0)
        canvas.path("M76 -206L100 -210V-150Q116 -142 112 -132H84Q74 -136 76 -150z", left: 0xF07A66, right: 0xC24A44)
        canvas.line("M-112 -218v14M-60 -212v14M-18 -208v14M36 -208v14M88 -214v14", 0xE3AE3A, width: 7)
    }

    static let airBed = ThingPattern(341, 67, cm: 28, .tooLarge, seat: Point(0, -52)) { canvas in
        canvas.path(
            "M-160 -14Q-168 -46 -146 -54H146Q168 -46 160 -14Q158 0 146 0H-146Q-158 0 -160 -14z", from: 0x8CC6E4,
            to: 0x4484B0)
        canvas.path("M-158 -42q6 -26 40 -24q30 -4 34 12q-4 16 -40 18q-32 2 -34 -6z", from: 0xFBDC86, to: 0xE3AE3A)
        canvas.line(
            "M-74 -52Q-82 -26 -74 -2M-24 -54Q-32 -26 -24 0M26 -54Q18 -26 26 0M76 -54Q68 -26 76 0M122 -54Q114 -26 122 0",
            0x3F7CA6, width: 5)
        canvas.line("M-100 -46h18M-52 -48h18M-2 -48h18M48 -48h18M98 -48h14", .white, width: 6, opacity: 0.6)
        canvas.line("M160 -20h6", 0xF2C14E, width: 9)
    }
}

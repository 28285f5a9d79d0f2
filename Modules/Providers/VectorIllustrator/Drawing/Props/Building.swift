// Parts of houses, and small houses.

extension ThingPattern {
    static func door(_ paint: Paint) -> ThingPattern {
        ThingPattern(192, 326, cm: 200, .tooLarge, at: Point(46, -150)) { canvas in
            canvas.path("M-88 0V-326H88V0z", left: 0xF4E8D4, right: 0xCBB698)
            canvas.path("M-68 -4V-308H68V-4z", left: paint.light, right: paint.dark)
            canvas.path("M-50 -286H-8V-190H-50zM8 -286H50V-190H8z", 0xCDEAF2)
            canvas.path("M-50 -250L-20 -286H-8L-50 -232zM8 -240L46 -286H50V-276L8 -220z", .white, opacity: 0.6)
            canvas.path("M-50 -132H-8V-32H-50zM8 -132H50V-32H8z", paint.dark)
            canvas.path("M-44 -126H-14V-38H-44zM14 -126H44V-38H14z", paint.light.lighter(0.1))
            canvas.line("M36 -156h22", 0xE3AE3A, width: 10)
            canvas.line("M56 -150h0", 0xB97A22, width: 12)
            canvas.line("M56 -136v5", 0x5A4030, width: 5)
            canvas.path("M-96 0H96V-10H-96z", 0xBBA78A)
        }
    }

    static let window = ThingPattern(216, 200, cm: 105, .tooLarge, at: Point(10, -110), seat: Point(0, -20)) { canvas in
        canvas.path("M-96 -200H96V-18H-96z", from: 0xFFFAF0, to: 0xDACBB0)
        canvas.path("M-82 -186H-6V-30H-82zM6 -186H82V-30H6z", from: 0xA8D6EE, to: 0xDFF2F8)
        canvas.path("M-82 -60Q-50 -84 -6 -62V-30H-82zM6 -58Q40 -74 82 -56V-30H6z", 0x9CCF7C)
        canvas.path("M-76 -130L-30 -186H-14L-76 -110zM12 -120L66 -186H80L12 -100z", .white, opacity: 0.55)
        canvas.line("M-82 -112H-6M6 -112H82", 0xF3E6D0, width: 9)
        canvas.path("M-108 -20H108V0H-108z", from: 0xFFFAF0, to: 0xC9B696)
        canvas.line("M12 -104v14", 0xE3AE3A, width: 8)
    }

    static func curtain(_ paint: Paint) -> ThingPattern {
        ThingPattern(260, 324, cm: 180, .tooLarge, at: Point(-66, -130)) { canvas in
            canvas.path("M-108 -308H-30Q-36 -210 -66 -148Q-52 -70 -56 0H-112z", left: paint.light, right: paint.dark)
            canvas.path("M108 -308H30Q36 -210 66 -148Q52 -70 56 0H112z", left: paint.light, right: paint.dark)
            canvas.line(
                "M-92 -300Q-96 -200 -88 -150M-64 -300Q-66 -220 -76 -150M-96 -130Q-92 -60 -96 -4M-74 -130Q-72 -60 -76 -4M92 -300Q96 -200 88 -150M64 -300Q66 -220 76 -150M96 -130Q92 -60 96 -4M74 -130Q72 -60 76 -4",
                paint.line, width: 4)
            canvas.line("M-112 -146Q-86 -136 -64 -148M112 -146Q86 -136 64 -148", 0xF2C14E, width: 9)
            canvas.line("M-116 -316H116", 0x8A5A3C, width: 11)
            canvas.line("M-122 -316h0M122 -316h0", 0xE3AE3A, width: 16)
        }
    }

    static let stairs = ThingPattern(304, 210, cm: 100, .tooLarge, at: Point(40, -186), seat: Point(90, -124)) {
        canvas in
        canvas.path("M-148 0V-30H-90V-62H-32V-93H26V-124H148V0z", left: 0xC9A078, right: 0x97704C)
        canvas.path(
            "M-152 -40H-84V-28H-152zM-94 -72H-26V-60H-94zM-36 -103H32V-91H-36zM22 -134H150V-122H22z", from: 0xF0D0A4,
            to: 0xC99C6C)
        canvas.line("M-140 -40V-112M-62 -72V-144M16 -104V-176M80 -134V-206M140 -134V-204", 0xB98A5C, width: 9)
        canvas.line("M-144 -112L80 -204H146", 0x8A5A3C, width: 12)
    }

    static let wall = ThingPattern(300, 128, cm: 70, .tooLarge, seat: Point(0, -118)) { canvas in
        canvas.path("M-146 -112H146V0H-146z", 0xD6BFAA)
        for (row, y) in [-108.0, -80, -52, -24].enumerated() {
            let shift = row.isMultiple(of: 2) ? 0.0 : 28
            canvas.path(
                "M\(-142 + shift) \(y)h50v22h-50zM\(-86 + shift) \(y)h50v22h-50zM\(-30 + shift) \(y)h50v22h-50zM\(26 + shift) \(y)h50v22h-50zM\(82 + shift) \(y)h\(58 - shift)v22h\(shift - 58)z",
                from: row == 1 ? 0xD98A6C : 0xCC7A5E, to: 0xB0624A)
        }
        canvas.path("M-150 -128H150V-110H-150z", from: 0xE9E0D4, to: 0xBDB0A0)
        canvas.path("M-120 -110q10 -8 24 0q8 22 -4 40q-16 -14 -20 -40z", 0x7FB857)
    }

    static let treeHouse = ThingPattern(
        287, 387, cm: 220, .tooLarge, seat: Point(20, -168), inside: Box(x: -30...50, y: -250 ... -172)
    ) { canvas in
        canvas.path("M-30 2Q-8 -70 -20 -210H30Q16 -70 40 2Q4 10 -30 2z", left: 0x9C7250, right: 0x6B482F)
        canvas.path(
            "M-110 -230a62 62 0 0 1 6 -100a80 80 0 0 1 120 -44a70 70 0 0 1 84 40a60 60 0 0 1 30 96q-100 40 -240 8z",
            from: 0x94CB76, to: 0x558F4A)
        canvas.path("M-66 -168V-250H86V-168z", left: 0xD6A678, right: 0xA8764C)
        canvas.path("M-84 -244L10 -310L104 -244z", from: 0xE8796A, to: 0xB8503F)
        canvas.path("M-22 -168V-226Q-22 -238 -10 -238H14Q26 -238 26 -226V-168z", 0x5A3A28)
        canvas.path("M44 -226h26v26h-26z", 0xFFE9A8)
    } front: { canvas in
        canvas.path("M-96 -172H112V-156H-96z", from: 0xC2946A, to: 0x8A5F3E)
        canvas.line("M-88 -158L-24 -110M100 -158L30 -110", 0x7A5238, width: 10)
        canvas.line("M-86 -172v-34M-58 -172v-34M-92 -208H-48M64 -172v-34M98 -172v-34M58 -208H106", 0xC2946A, width: 7)
        canvas.line(
            "M-66 -156V-4M-40 -156V-4M-66 -130h26M-66 -100h26M-66 -70h26M-66 -40h26M-66 -12h26", 0xE0C08A, width: 6)
    }

    static func hut(_ paint: Paint) -> ThingPattern {
        ThingPattern(260, 254, cm: 185, .tooLarge, at: Point(24, -70)) { canvas in
            canvas.path("M-106 0V-146H106V0z", left: 0xD0A070, right: 0x9A6C44)
            canvas.line("M-104 -30H104M-104 -60H104M-104 -90H104M-104 -120H104", 0x8A5F3E, width: 3)
            canvas.path("M-130 -136L0 -254L130 -136L116 -124L0 -224L-116 -124z", from: paint.light, to: paint.dark)
            canvas.path("M-98 -140L0 -224L98 -140z", 0xC2946A)
            canvas.path("M-36 0V-112H36V0z", left: paint.light, right: paint.dark)
            canvas.line("M-30 -20L30 -92M-32 -106H32M-32 -10H32", paint.line, width: 6)
            canvas.line("M24 -58h0", 0xF2C14E, width: 11)
            canvas.path("M-20 -160h40v-32h-40z", 0xFFE9A8)
            canvas.line("M0 -160v-32M-20 -176h40", 0x7A5238, width: 5)
            canvas.line("M70 -4V-40M58 -4q-8 -10 -4 -18", 0x6FA95C, width: 6)
        }
    }

    static let kennel = ThingPattern(176, 148, cm: 75, .tooLarge, inside: Box(x: -34...34, y: -96 ... -4)) { canvas in
        canvas.path("M-72 0V-90H72V0z", left: 0xE0B07C, right: 0xA8703F)
        canvas.path("M-72 -86L0 -138L72 -86z", 0xC9935F)
        canvas.path("M-88 -80L0 -148L88 -80L76 -68L0 -124L-76 -68z", from: 0xF07A66, to: 0xB8443E)
        canvas.path("M-38 0V-50a38 38 0 0 1 76 0V0z", 0x4A3024)
        canvas.path("M-24 -104h48v14h-48z", 0xFFF3DC)
        canvas.path("M0 -92q-8 -5 -5 -9q3 -3 5 0q2 -3 5 0q3 4 -5 9z", 0xE8695A)
    }

    static let doorbell = ThingPattern(56, 76, cm: 12, .tooLarge, at: Point(0, -34)) { canvas in
        canvas.path(
            "M-26 -76H26Q28 -76 28 -72V-6Q28 -2 26 -2H-26Q-28 -2 -28 -6V-72Q-28 -76 -26 -76z", left: 0xF2D48A,
            right: 0xC08C34)
        canvas.circle(0, -34, 19, 0x8A6420)
        canvas.circle(0, -36, 16, 0xFFF8EA)
        canvas.path("M-7 -32q0 -12 7 -12t7 12z", 0xE3AE3A)
        canvas.rect(-18, -68, 36, 11, 0xFFF8EA, corner: 2)
    }

    static let doormat = ThingPattern(176, 40, cm: 12, .tooLarge, seat: Point(0, -22)) { canvas in
        canvas.path("M-66 -40H66L88 -2H-88z", from: 0xB98A56, to: 0x8A6234)
        canvas.line("M-56 -35H56L70 -8H-70z", 0xE3C48C, width: 4)
        canvas.path("M0 -12q-22 -8 -16 -16q10 -6 16 1q6 -7 16 -1q6 8 -16 16z", 0xD9594C)
    }

    static let drainpipe = ThingPattern(92, 328, cm: 190, .tooLarge) { canvas in
        canvas.path("M-12 -300H12V-30Q14 -14 38 -10V6Q-10 8 -12 -24z", left: 0xA9B8C0, right: 0x66767F)
        canvas.path("M-38 -328H38L12 -296H-12z", from: 0xB9C6CE, to: 0x7C8C96)
        canvas.line("M-18 -226h36M-18 -116h36", 0x4F5E68, width: 10)
        canvas.line("M-5 -286V-40", .white, width: 5, opacity: 0.4)
        canvas.path("M40 -4q10 4 4 8h-16q4 -6 12 -8z", 0x8CC8E4)
    }
}

// What grows, lies and runs out of doors.

extension ThingPattern {
    static let stick = ThingPattern(60, 192, cm: 62, grip: 40, lies: true) { canvas in
        canvas.line("M-4 0Q8 -60 -2 -110T4 -184", 0x7E5840, width: 15)
        canvas.line("M-6 -4Q4 -60 -6 -110T0 -180", 0xA97C5C, width: 5)
        canvas.line("M2 -78L24 -104", 0x7E5840, width: 9)
        canvas.path("M20 -104q2 -18 10 -20q2 14 -10 20z", 0x7FB857)
    }

    static let branch = ThingPattern(210, 104, cm: 42, .bothHands, at: Point(-60, -16)) { canvas in
        canvas.line("M-98 -10Q-20 -22 30 -44T92 -80", 0x7E5840, width: 15)
        canvas.line("M-96 -14Q-20 -26 30 -48", 0xA97C5C, width: 5)
        canvas.line("M-20 -24Q-10 -58 -24 -78M34 -44Q60 -28 80 -22", 0x7E5840, width: 9)
        canvas.path(
            "M-24 -76q-22 -6 -24 -20q22 0 24 20zM-22 -76q6 -20 22 -20q-2 18 -22 20zM80 -22q10 -18 22 -12q-4 16 -22 12zM90 -80q-10 -20 4 -24q10 12 -4 24zM24 -44q-16 -16 -6 -28q14 10 6 28z",
            from: 0x94CB76, to: 0x5F9A50)
    }

    static let stone = ThingPattern(129, 79, cm: 34, .bothHands) { canvas in
        canvas.path(
            "M-62 -6Q-72 -40 -42 -58Q-20 -84 18 -78Q54 -72 60 -40Q72 -10 54 0Q0 8 -62 -6z", left: 0xCACCD2,
            right: 0x868A96)
        canvas.path("M-46 -46Q-24 -74 12 -70Q-10 -56 -16 -42Q-34 -36 -46 -46z", .white, opacity: 0.4)
        canvas.line("M20 -36l12 12l-4 12", 0x747884, width: 4)
        canvas.path("M-60 -8Q-40 -26 -20 -12Q-4 -22 10 -6Q-20 4 -60 -8z", 0x86A866, opacity: 0.8)
    }

    static let log = ThingPattern(246, 88, cm: 38, .tooLarge, seat: Point(0, -78)) { canvas in
        canvas.path("M-92 -82H96Q124 -80 122 -40T96 0H-92z", from: 0xA97A54, to: 0x6B482F)
        canvas.line("M-40 -62H40M-56 -26H20M60 -44H104M50 -16H84", 0x5E3E28, width: 4)
        canvas.ellipse(-92, -41, 31, 41, 0x7A5238)
        canvas.ellipse(-92, -41, 25, 34, 0xECCF9E)
        canvas.ellipse(-92, -41, 15, 21, 0xD3AC74)
        canvas.ellipse(-92, -41, 6, 9, 0xECCF9E)
        canvas.path("M10 -82Q30 -92 52 -84Q60 -70 44 -72Q30 -64 10 -82z", 0x86B85C)
    }

    static let stump = ThingPattern(152, 90, cm: 42, .tooLarge, seat: Point(0, -72)) { canvas in
        canvas.path("M-50 -72Q-50 -24 -76 0Q0 10 76 0Q50 -24 50 -72z", left: 0x9C7250, right: 0x65452D)
        canvas.ellipse(0, -72, 51, 18, 0x7A5238)
        canvas.ellipse(0, -74, 47, 15, 0xECCF9E)
        canvas.ellipse(0, -74, 29, 9, 0xD3AC74)
        canvas.ellipse(0, -74, 13, 4, 0xECCF9E)
        canvas.line("M-24 -50Q-26 -26 -40 -8M14 -46Q16 -24 26 -6", 0x54371F, width: 5)
    }

    static let grass = ThingPattern(108, 84, cm: 26, .tooLarge) { canvas in
        canvas.path(
            "M-44 0Q-40 -34 -54 -54Q-26 -44 -26 -4Q-26 -54 -34 -74Q-6 -56 -8 -6Q-6 -64 4 -84Q18 -56 10 -6Q18 -52 38 -70Q34 -30 28 -4Q36 -34 54 -46Q48 -16 44 0z",
            from: 0x9CD07C, to: 0x559048)
        canvas.line("M-20 -6Q-18 -40 -24 -56M0 -8Q0 -48 4 -66", 0x7AB85E, width: 4)
    }

    static let fern = ThingPattern(154, 129, cm: 55, .tooLarge) { canvas in
        canvas.line("M0 0Q-14 -70 -68 -86M0 0Q-4 -90 14 -126M0 0Q30 -60 74 -66", 0x4F8A44, width: 6)
        canvas.line(
            "M-14 -44l-22 -2M-24 -60l-20 4M-38 -72l-18 8M-16 -50l6 -24M-30 -66l2 -24M-46 -78l2 -18M-2 -50l-20 -10M0 -76l-18 -10M6 -100l-14 -10M0 -52l18 -12M4 -78l18 -10M10 -102l14 -6M22 -42l4 -20M38 -54l6 -18M54 -61l6 -14M24 -42l20 8M40 -52l18 10M56 -62l16 10",
            0x76B45C, width: 9)
    }

    static let clover = ThingPattern(68, 84, cm: 9) { canvas in
        canvas.line("M0 0Q-6 -24 0 -40", 0x5E9A55, width: 6)
        canvas.path(
            "M0 -42q-34 10 -34 -10q0 -16 18 -14q-6 -18 10 -18q14 0 12 18q20 -6 26 10q4 20 -32 14z", from: 0x94CB76,
            to: 0x559048)
        canvas.line("M0 -44l-20 -10M0 -44l4 -26M0 -44l20 -4", 0xCBE8AE, width: 3)
    }

    static let sunflower = ThingPattern(140, 300, cm: 120, .tooLarge) { canvas in
        canvas.line("M0 0Q-10 -110 0 -220", 0x5E9A55, width: 12)
        canvas.path(
            "M-4 -80q-60 -10 -66 -56q52 4 66 56zM-4 -120q46 -4 56 -46q-44 2 -56 46z", left: 0x86C26A, right: 0x4F8A48)
        canvas.line(
            "M0 -290V-178M-54 -234H54M-40 -274L40 -194M40 -274L-40 -194M-22 -286L22 -182M22 -286L-22 -182M-52 -256L52 -212M52 -256L-52 -212",
            0xF2B830, width: 20)
        canvas.circle(0, -234, 32, 0x6B4424)
        canvas.circle(-4, -238, 24, 0x8A5C30)
        canvas.line("M-12 -244h0M2 -248h0M-6 -232h0M10 -236h0M0 -222h0", 0x5A381C, width: 6)
    }

    static let cobweb = ThingPattern(135, 136, cm: 40, .tooLarge) { canvas in
        canvas.line("M-66 -134Q-20 -90 66 0M66 -134Q20 -90 -66 0M0 -134V-2M-66 -68H66", 0xA9A4B8, width: 3)
        canvas.line(
            "M-44 -112Q0 -98 44 -112Q32 -68 44 -22Q0 -38 -44 -22Q-32 -68 -44 -112zM-27 -94Q0 -86 27 -94Q20 -68 27 -40Q0 -50 -27 -40Q-20 -68 -27 -94zM-12 -80Q0 -76 12 -80Q8 -68 12 -54Q0 -60 -12 -54Q-8 -68 -12 -80z",
            0xC4C0D0, width: 3)
        canvas.line("M-34 -102h0M26 -92h0M40 -26h0M-12 -54h0M10 -98h0", 0xCDEAF2, width: 8)
    }

    static let puddle = ThingPattern(232, 58, cm: 22, .tooLarge, seat: Point(0, -28)) { canvas in
        canvas.path(
            "M-116 -24Q-120 -50 -70 -50Q-30 -64 20 -54Q80 -60 108 -40Q128 -16 80 -10Q40 6 -20 -4Q-100 2 -116 -24z",
            from: 0x9CCBE0, to: 0x5E96BC)
        canvas.path(
            "M-86 -34Q-60 -46 -20 -42Q-40 -34 -50 -28Q-76 -24 -86 -34zM30 -40q30 -6 52 2q-20 10 -52 -2z", 0xDDF1F8,
            opacity: 0.8)
        canvas.line("M-8 -22q22 -8 44 0M0 -14q14 -4 28 0", .white, width: 3, opacity: 0.8)
    }

    static let hole = ThingPattern(168, 60, cm: 22, .tooLarge, inside: Box(x: -44...44, y: -120 ... -14)) { canvas in
        canvas.ellipse(0, -30, 84, 30, 0x8A6444)
        canvas.path("M-70 -26a70 22 0 1 1 140 0a70 22 0 1 1 -140 0z", from: 0x2F2028, to: 0x54392E)
    } front: { canvas in
        canvas.path("M-84 -28Q-60 -6 0 -4T84 -28Q80 2 0 2T-84 -28z", from: 0xA87C54, to: 0x7E5A3C)
        canvas.line("M-50 -4h0M-14 0h0M34 -4h0M62 -10h0", 0xC49A6C, width: 9)
    }

    static let footprint = ThingPattern(121, 48, cm: 12, .tooLarge) { canvas in
        for (x, y) in [(-32.0, -14.0), (28, -36)] {
            canvas.ellipse(x, y, 24, 11, 0x7A6248, opacity: 0.6)
            canvas.line("M\(x + 22) \(y - 8)h0M\(x + 29) \(y - 2)h0M\(x + 27) \(y + 5)h0", 0x8A7256, width: 7)
        }
    }

    static let hay = ThingPattern(185, 136, cm: 60, .tooLarge, seat: Point(0, -104)) { canvas in
        canvas.path(
            "M-80 0Q-84 -60 -50 -84Q-20 -128 10 -122Q50 -112 60 -74Q86 -50 80 0Q0 8 -80 0z", from: 0xF6DA84,
            to: 0xC9963C)
        canvas.line(
            "M-60 -16L-34 -70M-30 -20L-18 -96M6 -14L0 -104M34 -20L24 -90M60 -16L44 -64M-70 -40l40 16M20 -60l40 30M-20 -50l30 34",
            0xB07E2C, width: 4)
        canvas.line("M-82 -4l-8 -10M80 -6l10 -10M10 -122l10 -12", 0xE3B84C, width: 5)
    }

    static let palmTree = ThingPattern(272, 326, cm: 200, .tooLarge) { canvas in
        canvas.path("M-26 2Q-24 -120 8 -246L26 -240Q8 -120 18 2Q-4 8 -26 2z", left: 0xC79A68, right: 0x8A6238)
        canvas.line(
            "M-20 -40Q-4 -34 14 -42M-18 -84Q-2 -78 10 -86M-12 -128Q2 -122 12 -130M-6 -172Q8 -166 14 -174M4 -212Q12 -208 20 -214",
            0x76522E, width: 5)
        canvas.path(
            "M14 -244Q-50 -330 -136 -250Q-70 -276 14 -244zM14 -244Q-40 -240 -100 -170Q-30 -210 14 -244zM14 -244Q30 -330 -20 -326Q-6 -300 14 -244zM14 -244Q60 -340 136 -276Q70 -282 14 -244zM14 -244Q80 -256 124 -176Q70 -216 14 -244z",
            left: 0x86C76A, right: 0x4A8E50)
        canvas.line("M2 -238h0M24 -234h0", 0x8A5A3C, width: 22)
    }

    static let snailTrail = ThingPattern(260, 51, cm: 14, .tooLarge) { canvas in
        canvas.line("M-124 -10Q-80 -52 -40 -26T36 -26Q70 -52 122 -42", 0xAEBCCB, width: 12, opacity: 0.7)
        canvas.line("M-124 -12Q-80 -54 -40 -28T36 -28Q70 -54 122 -44", 0xF4F8FC, width: 6)
        canvas.line("M-84 -36h0M-4 -18h0M74 -44h0", .white, width: 9)
    }
}

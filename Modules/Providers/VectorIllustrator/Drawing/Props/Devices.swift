// What rings, clicks, plays and shines; and a tooth.

extension ThingPattern {
    static let camera = ThingPattern(124, 86, cm: 13, .eye, at: Point(46, -30), end: Point(-6, -72)) { canvas in
        canvas.line("M-54 -62Q-66 -20 -50 -8", 0x8A5A3C, width: 6)
        canvas.path("M-22 -66L-14 -86H26L34 -66z", from: 0xC4CCD4, to: 0x8A94A0)
        canvas.rect(-54, -70, 108, 68, 0x4A4454, corner: 9)
        canvas.path("M-54 -50H54V-20H-54z", from: 0xB9694C, to: 0x8A4A34)
        canvas.rect(-44, -76, 18, 9, 0xE8695A, corner: 3)
        canvas.circle(4, -35, 28, 0xC4CCD4)
        canvas.circle(4, -35, 22, 0x2F3A4A)
        canvas.circle(4, -35, 14, 0x5F8DB5)
        canvas.ellipse(-1, -41, 5, 4, .white, opacity: 0.9)
        canvas.rect(36, -64, 12, 9, 0xFFF3C0, corner: 2)
    }

    static let telephone = ThingPattern(126, 102, cm: 19, .bothHands, grip: 20) { canvas in
        canvas.line("M52 -30q16 10 4 22t4 6", 0x8A3A34, width: 4)
        canvas.path(
            "M-36 -70H36Q56 -50 58 -6Q58 0 52 0H-52Q-58 0 -58 -6Q-56 -50 -36 -70z", left: 0xF07A66, right: 0xB8403C)
        canvas.line("M-20 -74v-8M20 -74v-8", 0x8A3A34, width: 9)
        canvas.path(
            "M-62 -82Q-66 -104 -40 -102H40Q66 -104 62 -82Q58 -70 36 -72Q30 -86 0 -86T-36 -72Q-58 -70 -62 -82z",
            from: 0xF58C76, to: 0xC24A44)
        canvas.circle(0, -36, 27, 0xFFF3DC)
        canvas.line("M0 -54h0M13 -49h0M18 -36h0M13 -23h0M0 -18h0M-13 -23h0M-18 -36h0M-13 -49h0", 0xC24A44, width: 8)
        canvas.circle(0, -36, 8, 0xE8796A)
    }

    static let radio = ThingPattern(132, 110, cm: 22, .fromAbove, grip: 92) { canvas in
        canvas.line("M44 -76L62 -108", 0x8A94A0, width: 5)
        canvas.line("M-36 -76Q-36 -92 -20 -92H20Q36 -92 36 -76", 0x8A5A3C, width: 8)
        canvas.path(
            "M-66 -66Q-66 -78 -54 -78H54Q66 -78 66 -66V-10Q66 0 54 0H-54Q-66 0 -66 -10z", left: 0x8CC7B4,
            right: 0x4F8F80)
        canvas.circle(-28, -38, 27, 0x3F6E64)
        canvas.circle(-28, -38, 22, 0xF3E3C2)
        canvas.line("M-28 -52v28M-38 -48v20M-18 -48v20", 0xB9A078, width: 4)
        canvas.path("M12 -66H54V-46H12z", 0xFFF3DC)
        canvas.line("M36 -64v16", 0xE0485A, width: 4)
        canvas.line("M22 -24h0M46 -24h0", 0xF2C14E, width: 17)
    }

    static let television = ThingPattern(184, 148, cm: 60, .tooLarge) { canvas in
        canvas.line("M-4 -112L-34 -146M4 -112L34 -146", 0x8A94A0, width: 5)
        canvas.line("M-56 -8L-66 0M56 -8L66 0", 0x6B4630, width: 11)
        canvas.path(
            "M-92 -104Q-92 -114 -82 -114H82Q92 -114 92 -104V-16Q92 -6 82 -6H-82Q-92 -6 -92 -16z", left: 0xC2946A,
            right: 0x85593A)
        canvas.path(
            "M-78 -90Q-78 -100 -68 -100H38Q48 -100 48 -90V-30Q48 -20 38 -20H-68Q-78 -20 -78 -30z", from: 0xA8D6EE,
            to: 0x5F96B8)
        canvas.path("M-70 -34Q-72 -92 -30 -94Q-54 -70 -54 -34z", .white, opacity: 0.35)
        canvas.line("M70 -84h0M70 -60h0", 0xF2C14E, width: 17)
        canvas.line("M60 -38h20M60 -28h20", 0x5A3A28, width: 4)
    }

    static let binoculars = ThingPattern(100, 98, cm: 15, .eye, at: Point(0, -40), end: Point(0, -92)) { canvas in
        canvas.path("M-16 -66H16V-40H-16z", 0x3A3F4A)
        canvas.path("M-34 -88H-12L-6 -14Q-28 0 -50 -14z", left: 0x7A8496, right: 0x444C5C)
        canvas.path("M34 -88H12L6 -14Q28 0 50 -14z", left: 0x6E788A, right: 0x3A4250)
        canvas.path("M-38 -98H-8V-84H-38zM8 -98H38V-84H8z", 0x2F343E)
        canvas.ellipse(-28, -12, 22, 9, 0xBFE3F2)
        canvas.ellipse(28, -12, 22, 9, 0xA9D2E4)
        canvas.line("M-30 -76L-38 -28", .white, width: 5, opacity: 0.4)
        canvas.line("M0 -66h0", 0xE3AE3A, width: 11)
    }

    static let tooth = ThingPattern(60, 78, cm: 4) { canvas in
        canvas.path(
            "M-30 -58Q-30 -80 -14 -78Q0 -72 14 -78Q30 -80 30 -58Q30 -36 22 -22Q20 0 12 -2Q4 -4 4 -20Q0 -28 -4 -20Q-4 -4 -12 -2Q-20 0 -22 -22Q-30 -36 -30 -58z",
            left: 0xFFFFFF, right: 0xD3DCE6)
        canvas.path("M-22 -58q0 -12 10 -12q-6 12 -4 26q-6 -2 -6 -14z", .white)
        canvas.line(
            "M-30 -58Q-30 -80 -14 -78Q0 -72 14 -78Q30 -80 30 -58Q30 -36 22 -22Q20 0 12 -2Q4 -4 4 -20Q0 -28 -4 -20Q-4 -4 -12 -2Q-20 0 -22 -22Q-30 -36 -30 -58z",
            0xA9BACB, width: 4)
        canvas.line("M-8 -66q8 5 16 0", 0xB9C6D4, width: 3)
    }

    static let keyhole = ThingPattern(68, 108, cm: 9, .tooLarge, at: Point(0, -52)) { canvas in
        canvas.path("M-34 -84Q-34 -108 0 -108T34 -84V-24Q34 0 0 0T-34 -24z", left: 0xF2D48A, right: 0xB98430)
        canvas.path("M-11 -62a14 14 0 1 1 22 0L16 -22H-16z", 0x3A2A20)
        canvas.line("M0 -98h0M0 -10h0", 0x8A6420, width: 8)
    }

    static let gong = ThingPattern(213, 202, cm: 110, .tooLarge, at: Point(0, -90)) { canvas in
        canvas.line("M-78 -4V-190M78 -4V-190M-100 0H-56M56 0H100", 0x8A4A34, width: 13)
        canvas.line("M-92 -194H92", 0xA85A40, width: 15)
        canvas.line("M-36 -190L-30 -140M36 -190L30 -140", 0x6B4630, width: 5)
        canvas.circle(0, -96, 60, 0xB97A22)
        canvas.path("M-54 -97a54 54 0 1 1 108 0a54 54 0 1 1 -108 0z", left: 0xFBE08C, right: 0xCF962C)
        canvas.circle(0, -96, 30, 0xD9A23A)
        canvas.circle(-3, -99, 22, 0xF2CE6A)
    }
}

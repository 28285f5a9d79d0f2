// What shows the time.

extension ThingPattern {
    /// As it hangs on the walls of kitchens and classrooms.
    static let clock = ThingPattern(100, 100, cm: 30, .bothHands, grip: 30) { canvas in
        canvas.path("M-50 -50a50 50 0 1 1 100 0a50 50 0 1 1 -100 0z", left: 0xD9A468, right: 0x8A5A34)
        canvas.circle(0, -50, 40, 0xFFFDF4)
        canvas.line("M0 -84v6M34 -50h-6M0 -16v-6M-34 -50h6", 0x4A3E4A, width: 5)
        canvas.line("M17 -79h0M29 -67h0M29 -33h0M17 -21h0M-17 -79h0M-29 -67h0M-29 -33h0M-17 -21h0", 0xB9A98F, width: 4)
        canvas.line("M0 -50V-74M0 -50l16 10", 0x4A3E4A, width: 5)
        canvas.circle(0, -50, 5, 0xD9594C)
    }

    static let alarmClock = ThingPattern(101, 111, cm: 18, .bothHands, grip: 40) { canvas in
        canvas.line("M-22 -8L-32 2M22 -8L32 2", 0x8A5A3C, width: 9)
        canvas.path("M-48 -76a16 16 0 0 1 28 -18zM48 -76a16 16 0 0 0 -28 -18z", 0xE3AE3A)
        canvas.line("M0 -100v-8M-10 -108h20", 0x8A5A3C, width: 6)
        canvas.circle(0, -50, 46, 0xD9685B)
        canvas.circle(0, -50, 36, 0xFFFDF4)
        canvas.line("M0 -78h0M28 -50h0M0 -22h0M-28 -50h0", 0xB9A98F, width: 6)
        canvas.line("M0 -50V-70M0 -50l15 8", 0x4A3E4A, width: 5)
    }

    /// A little house with a door for the cuckoo, a face, weights and a pendulum.
    static let cuckooClock = ThingPattern(
        128, 214, cm: 62, .bothHands, grip: 80, seat: Point(0, -140), inside: Box(x: -20...20, y: -190 ... -142)
    ) { canvas in
        canvas.line("M-26 -70V-14M26 -70V-30", 0xC9B074, width: 4)
        canvas.path("M-34 -18q8 -8 16 0l-3 18h-10zM18 -34q8 -8 16 0l-3 20h-10z", left: 0xA8743C, right: 0x6A4424)
        canvas.line("M0 -70V-34", 0x8A5A34, width: 5)
        canvas.circle(0, -28, 13, 0xE3AE3A)
        canvas.path("M-48 -166H48V-62H-48z", left: 0xB97A4A, right: 0x7A4628)
        canvas.path("M-16 -140v-28q0 -14 16 -14t16 14v28z", 0x2F2018)
        canvas.line("M-24 -142v-30q0 -6 -6 -8", 0xD9A468, width: 10)
    } front: { canvas in
        canvas.path("M-64 -152L0 -214L64 -152L54 -144L0 -196L-54 -144z", left: 0x7AA05C, right: 0x3F6A3A)
        canvas.circle(0, -104, 30, 0xFFF6DC)
        canvas.line("M0 -128v4M24 -104h-4M0 -80v-4M-24 -104h4M0 -104v-16M0 -104l12 5", 0x4A3224, width: 4)
        canvas.line("M-18 -138H18", 0xE3B878, width: 6)
        canvas.line("M-40 -68h0M-20 -66h0M20 -66h0M40 -68h0", 0x7AA05C, width: 13)
    }

    static let hourglass = ThingPattern(64, 104, cm: 14) { canvas in
        canvas.path(
            "M-22 -94Q-22 -62 -4 -52Q-22 -42 -22 -10H22Q22 -42 4 -52Q22 -62 22 -94z", left: 0xE6F5FA, right: 0xB4D8E4)
        canvas.path("M-17 -74H17Q12 -60 0 -54Q-12 -60 -17 -74zM-20 -10Q-16 -30 0 -34Q16 -30 20 -10z", 0xF0B65A)
        canvas.line("M0 -54v20", 0xF0B65A, width: 4)
        canvas.line("M-26 -98H26M-26 -6H26", 0x9C6A3C, width: 11)
    }

    /// A church's or a town's, with a clock that can be seen from afar.
    static let tower = ThingPattern(212, 560, cm: 480, .tooLarge, at: Point(0, -120), seat: Point(0, -396)) { canvas in
        canvas.path("M-74 -396H74V0H-74z", left: 0xF0DFC0, right: 0xBFA67E)
        canvas.path("M-98 -392L0 -560L98 -392z", left: 0xD9695A, right: 0x8A3A38)
        canvas.path("M-88 -400H88V-384H-88z", 0xC2AA84)
        canvas.circle(0, -310, 52, 0x8A6A48)
        canvas.circle(0, -310, 43, 0xFFFDF4)
        canvas.line("M0 -346v6M36 -310h-6M0 -274v-6M-36 -310h6M0 -310v-26M0 -310l18 10", 0x3F3540, width: 6)
        canvas.path("M-22 -200v-30q0 -20 22 -20t22 20v30z", 0x6B5040)
        canvas.path("M-30 0v-76q0 -28 30 -28t30 28v76z", 0x7A4A30)
        canvas.line("M-56 -160h24M20 -150h30M-50 -60h0M48 -40h0", 0xCDB48C, width: 6)
    }
}

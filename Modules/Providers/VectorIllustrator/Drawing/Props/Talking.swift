// What one speaks into and listens with, and what is looked into.

extension ThingPattern {
    /// A receiver with a curly cord.
    static let receiver = ThingPattern(60, 124, cm: 22, grip: 56) { canvas in
        canvas.line("M10 -10q16 4 8 10t-14 0", 0x8A3A34, width: 4)
        canvas.path("M-14 -102Q-26 -60 -14 -22L4 -26Q-6 -60 4 -98z", left: 0xF07A66, right: 0xB8403C)
        canvas.path(
            "M-22 -108Q-22 -124 -4 -124L18 -118Q28 -110 22 -98L4 -92Q-22 -94 -22 -108z", left: 0xF58C76, right: 0xC24A44
        )
        canvas.path("M-22 -16Q-22 0 -4 0L18 -6Q28 -14 22 -26L4 -32Q-22 -30 -22 -16z", left: 0xF07A66, right: 0xB8403C)
        canvas.line("M10 -108h0M10 -16h0", 0x8A3A34, width: 9)
    }

    static let mobilePhone = ThingPattern(58, 108, cm: 14, grip: 26) { canvas in
        canvas.rect(-29, -108, 58, 108, 0x3A3F4A, corner: 10)
        canvas.path("M-23 -98H23V-16H-23z", from: 0xBFE3F2, to: 0x7FB3D9)
        canvas.path("M-14 -72q0 -8 14 -8t14 8v10q0 8 -14 8l-8 8v-8q-6 -2 -6 -8z", 0xFFFFFF)
        canvas.line("M-5 -8h10", 0x8A94A0, width: 4)
    }

    /// An old box on three legs, with a rubber duck to look at.
    static let boxCamera = ThingPattern(150, 330, cm: 128, .tooLarge, at: Point(30, -236), end: Point(-40, -236)) {
        canvas in
        canvas.line("M-6 -190L-66 -4M6 -190L66 -4M0 -190V-8", 0x7A5238, width: 11)
        canvas.path("M-20 -204H20V-184H-20z", 0x5A3A26)
        canvas.path("M-54 -278H46V-200H-54z", left: 0xB97A4C, right: 0x6E4424)
        canvas.path("M46 -268L70 -262V-216L46 -210z", 0x3A343C)
        canvas.circle(-4, -239, 28, 0xE3AE3A)
        canvas.circle(-4, -239, 21, 0x2F3A4A)
        canvas.ellipse(-10, -246, 8, 6, 0x9CC4E2)
        canvas.path("M-30 -278q-10 -26 14 -24q16 2 24 -2q18 6 8 26z", 0xF7CF4E)
        canvas.circle(-20, -311, 17, 0xF7CF4E)
        canvas.path("M-36 -312l-18 2l16 8z", 0xE8793C)
        canvas.line("M-24 -316h0", 0x3B2F3F, width: 6)
    }

    static let microphone = ThingPattern(54, 124, cm: 20, grip: 28) { canvas in
        canvas.path("M-11 -76H11L8 0H-8z", left: 0x5A6474, right: 0x2F343E)
        canvas.path("M-26 -98a26 26 0 1 1 52 0a26 26 0 1 1 -52 0z", left: 0xE1E7EC, right: 0x8A94A0)
        canvas.line("M-20 -108H20M-24 -92H24M-10 -120V-78M10 -120V-78", 0x6A7682, width: 3)
        canvas.rect(-13, -78, 26, 9, 0xE8695A, corner: 3)
    }

    static let stethoscope = ThingPattern(104, 130, cm: 34, grip: 90) { canvas in
        canvas.line("M-30 -122Q-40 -70 0 -64Q40 -70 30 -122", 0x8A94A0, width: 8)
        canvas.line("M0 -64Q-2 -6 24 -14T34 -30", 0x4A5A7A, width: 10)
        canvas.line("M-30 -122h0M30 -122h0", 0x3A3F4A, width: 14)
        canvas.circle(34, -36, 17, 0xC4CCD4)
        canvas.circle(34, -36, 11, 0xF1F4F6)
    }
}

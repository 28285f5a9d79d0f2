// Things as they are before and after: dark, shut, full, broken and bitten into.

extension ThingPattern {
    static let unlitLamp = ThingPattern(105, 138, cm: 45, .bothHands, grip: 20) { canvas in
        canvas.path("M-32 0Q-30 -14 -8 -18V-66H8V-18Q30 -14 32 0z", left: 0xA8CBD8, right: 0x5F8DA0)
        canvas.path("M-52 -62L-30 -134Q0 -142 30 -134L52 -62Q0 -50 -52 -62z", left: 0xC9B8A4, right: 0x947E70)
        canvas.line("M-50 -66Q0 -54 50 -66M-31 -130Q0 -138 31 -130", 0x7A6458, width: 5)
        canvas.line("M18 -58v22", 0x8A7A6A, width: 3)
        canvas.line("M18 -32h0", 0xE8695A, width: 9)
    }

    static let unlitCandle = ThingPattern(90, 86, cm: 15, grip: 20) { canvas in
        canvas.line("M22 -10q22 0 20 -14t-18 -8", 0xC98A2A, width: 6)
        canvas.path("M-36 -14H36Q30 0 0 0T-36 -14z", from: 0xF2C14E, to: 0xC98A2A)
        canvas.path("M-14 -12V-66q4 8 8 2t8 4t12 -2V-12z", left: 0xFFFDF4, right: 0xE6D8C4)
        canvas.line("M0 -64q-2 -6 4 -10", 0x3A3038, width: 5)
        canvas.line("M6 -78q6 -4 2 -6", 0xB4B0B8, width: 4)
    }

    static let unlitTorch = ThingPattern(136, 60, cm: 10, at: Point(-24, -28)) { canvas in
        canvas.path("M-64 -42Q-68 -42 -68 -38V-20Q-68 -16 -64 -16H14V-42z", from: 0x7CA6C8, to: 0x3F6A92)
        canvas.path("M14 -42L40 -54V-4L14 -16z", from: 0x94A4B8, to: 0x5A6A80)
        canvas.rect(38, -58, 14, 58, 0xC9A03A, corner: 5)
        canvas.ellipse(53, -29, 8, 26, 0x6A7482)
        canvas.rect(-20, -48, 24, 9, 0x9A4A44, corner: 4)
        canvas.line("M-58 -34H6", .white, width: 4, opacity: 0.4)
    }

    static let closedBox = ThingPattern(124, 92, cm: 34, .bothHands, seat: Point(0, -84)) { canvas in
        canvas.path("M-56 -72L-40 -90H60L50 -72z", 0xEBC994)
        canvas.path("M50 -72L60 -90V-16L50 0z", 0x8A5E34)
        canvas.path("M-56 -72H50V0H-56z", from: 0xE0B880, to: 0xB4824A)
        canvas.path("M-12 -72L2 -90H14L4 -72V-44H-12z", 0xF1DDB4)
        canvas.line("M24 -12v-16m-6 6l6 -8l6 8M36 -12v-16m-6 6l6 -8l6 8", 0x96683A, width: 3)
    }

    /// Unwrapped, with the paper still round it.
    static let openParcel = ThingPattern(
        150, 84, cm: 21, .bothHands, grip: 8, inside: Box(x: -34...34, y: -120 ... -14)
    ) { canvas in
        canvas.path("M-50 -50L-74 -76L-30 -66L-8 -84L12 -64L52 -80L48 -50z", 0xC08C56)
    } front: { canvas in
        canvas.path("M-50 -50L-34 -44L-16 -52L4 -44L24 -52L50 -48V0H-50z", from: 0xD9A870, to: 0xAE7A46)
        canvas.path("M-50 -50L-74 -24L-58 -26L-48 -36zM50 -48L72 -28L58 -26L48 -36z", 0xE6BC8A)
        canvas.line("M-40 -4Q-10 -16 6 -6T64 -4", 0xFFF3DC, width: 5)
    }

    static let fullPlate = ThingPattern(130, 62, cm: 11, .bothHands, grip: 8) { canvas in
        canvas.path("M-30 -4H30L40 -14H-40z", 0xCFC2AE)
        canvas.ellipse(0, -20, 65, 19, 0xDDD2C0)
        canvas.ellipse(0, -23, 64, 17, 0xFFFAF0)
        canvas.path("M-46 -24q4 -30 30 -28q20 2 20 26q-24 10 -50 2z", left: 0xFFF1C4, right: 0xE6C67C)
        canvas.line("M14 -26h0M28 -24h0M20 -36h0M34 -34h0M42 -24h0", 0x7AB85C, width: 13)
        canvas.path("M-20 -48q16 -18 40 -12q10 8 2 16q-22 10 -42 -4z", left: 0xB9744C, right: 0x85482F)
    }

    static let brokenPlate = ThingPattern(150, 44, cm: 8, .bothHands) { canvas in
        canvas.path("M-74 -24Q-66 -42 -20 -42L-28 -28L-14 -20L-26 -8Q-70 -8 -74 -24z", left: 0xFFFAF0, right: 0xDDD2C0)
        canvas.path("M-4 -42Q40 -42 46 -24L26 -26L16 -10H-6L4 -20L-10 -30z", left: 0xFFFAF0, right: 0xDDD2C0)
        canvas.path("M52 -20L74 -16L56 0L34 -2z", 0xEFE6D8)
        canvas.line("M-62 -24Q-54 -34 -30 -34M6 -34Q30 -34 38 -28", 0x549AB0, width: 5)
    }

    static let bittenApple = ThingPattern(68, 71, cm: 8, grip: 6) { canvas in
        canvas.path(
            "M0 -50Q-14 -62 -28 -52Q-42 -34 -24 -6Q-14 4 0 -2Q14 4 22 -4Q12 -10 18 -18Q4 -24 14 -34Q8 -46 22 -54Q10 -60 0 -50z",
            left: 0xF07A6A, right: 0xBE3A3A)
        canvas.path("M22 -4Q12 -10 18 -18Q4 -24 14 -34Q8 -46 22 -54Q34 -50 31 -34Q30 -16 22 -4z", 0xFFF3D2)
        canvas.line("M0 -50q0 -12 6 -18", 0x7A5238, width: 6)
        canvas.path("M6 -58q8 -16 26 -12q-6 16 -26 12z", 0x7FB857)
    }

    static let bittenBiscuit = ThingPattern(60, 60, cm: 7, grip: 8) { canvas in
        canvas.path(
            "M-30 -30A30 30 0 0 1 4 -60Q0 -50 8 -44Q6 -34 18 -34Q20 -26 30 -28A30 30 0 0 1 -30 -30z", left: 0xE9BC80,
            right: 0xBB8448)
        canvas.line("M-12 -40h0M14 -18h0M-8 -18h0M-20 -28h0M0 -30h0", 0x6B4028, width: 9)
    }
}

// Things to eat.

extension ThingPattern {
    static let cake = ThingPattern(136, 120, cm: 22, .bothHands, grip: 6) { canvas in
        canvas.ellipse(0, -6, 68, 11, 0xF3EFE6)
        canvas.path("M-52 -60H52V-8Q0 4 -52 -8z", left: 0xF2C48E, right: 0xCF9358)
        canvas.line("M-50 -34Q0 -26 50 -34", 0xFFF3DC, width: 8)
        canvas.path(
            "M-54 -60q0 -18 18 -18h72q18 0 18 18v12q-13 16 -26 0q-13 18 -27 0q-14 16 -27 0q-14 16 -28 0z",
            from: 0xFFC3D2,
            to: 0xF08CA4)
        canvas.line("M-24 -78v-20M0 -78v-22M24 -78v-20", 0x6FB3C9, width: 7)
        canvas.path(
            "M-24 -118q9 12 0 18q-9 -6 0 -18zM0 -120q9 12 0 18q-9 -6 0 -18zM24 -118q9 12 0 18q-9 -6 0 -18z", 0xFFC63D)
        canvas.line("M-34 -66h0M-8 -70h0M16 -66h0M38 -68h0", 0xD94F6A, width: 9)
    }

    static let bread = ThingPattern(128, 58, cm: 15, .bothHands, grip: 4) { canvas in
        canvas.path("M-62 -6Q-72 -52 -34 -58H38Q72 -50 62 -6Q0 8 -62 -6z", from: 0xE9B26A, to: 0xA9692E)
        canvas.line("M-34 -50q14 10 10 26M-6 -54q14 10 10 28M22 -52q14 10 10 26", 0xFBE3B5, width: 8)
    }

    static let apple = ThingPattern(68, 71, cm: 8, grip: 6) { canvas in
        canvas.path(
            "M0 -50Q-14 -62 -28 -52Q-42 -34 -24 -6Q-14 4 0 -2Q14 4 24 -6Q42 -34 28 -52Q14 -62 0 -50z", left: 0xF07A6A,
            right: 0xBE3A3A)
        canvas.line("M0 -50q0 -12 6 -18", 0x7A5238, width: 6)
        canvas.path("M6 -58q8 -16 26 -12q-6 16 -26 12z", 0x7FB857)
        canvas.ellipse(-17, -36, 5, 10, .white, opacity: 0.5)
    }

    static let pear = ThingPattern(61, 91, cm: 10, grip: 6) { canvas in
        canvas.path(
            "M0 -74Q-14 -74 -15 -54Q-34 -38 -30 -16Q-24 0 0 0T30 -16Q34 -38 15 -54Q14 -74 0 -74z", left: 0xDFDB7A,
            right: 0xA9B044)
        canvas.line("M0 -72q0 -10 6 -16", 0x7A5238, width: 6)
        canvas.path("M4 -78q12 -12 26 -4q-10 12 -26 4z", 0x7FB857)
        canvas.ellipse(-15, -28, 6, 11, .white, opacity: 0.45)
        canvas.line("M10 -20h0M18 -30h0M4 -34h0", 0x8A9034, width: 3)
    }

    static let cookie = ThingPattern(60, 60, cm: 7, grip: 8) { canvas in
        canvas.path("M-30 -30a30 30 0 1 1 60 0a30 30 0 1 1 -60 0z", left: 0xE9BC80, right: 0xBB8448)
        canvas.circle(-2, -32, 22, 0xEFC890, opacity: 0.6)
        canvas.line("M-12 -40h0M8 -44h0M14 -24h0M-8 -20h0M-20 -30h0M2 -32h0", 0x6B4028, width: 9)
    }

    static let pumpkin = ThingPattern(116, 102, cm: 28, .bothHands, grip: 46) { canvas in
        canvas.path("M0 -84Q-64 -90 -58 -38Q-54 0 0 0T58 -38Q64 -90 0 -84z", from: 0xF5A050, to: 0xCF6A24)
        canvas.path("M0 -84Q-34 -84 -30 -40Q-26 -2 0 0Q26 -2 30 -40Q34 -84 0 -84z", 0xF7B064, opacity: 0.7)
        canvas.line("M0 -80V-4M-32 -78Q-50 -40 -30 -6M32 -78Q50 -40 30 -6", 0xB9581C, width: 3, opacity: 0.7)
        canvas.path("M-10 -80q-2 -14 8 -22l12 4q-6 8 -4 18z", 0x6F8F4A)
        canvas.line("M8 -84q20 -14 26 0t18 -4", 0x6F9F4A, width: 5)
    }

    static let egg = ThingPattern(56, 64, cm: 6, grip: 8) { canvas in
        canvas.path(
            "M0 -64C-22 -64 -28 -34 -28 -24C-28 -8 -16 0 0 0S28 -8 28 -24C28 -34 22 -64 0 -64z", left: 0xF3D2AC,
            right: 0xC9966A)
        canvas.path("M-14 -46q6 -12 16 -12q-10 8 -12 18q-4 0 -4 -6z", .white, opacity: 0.7)
    }

    static let mushroom = ThingPattern(76, 84, cm: 11, grip: 10) { canvas in
        canvas.path("M-14 0q4 -30 0 -44h28q-4 14 2 44q-14 6 -30 0z", left: 0xFFF8EA, right: 0xDCC9AC)
        canvas.path("M-38 -40Q-38 -84 0 -84T38 -40Q0 -26 -38 -40z", from: 0xF07A66, to: 0xBE403A)
        canvas.line("M-18 -56h0M4 -70h0M20 -52h0M0 -46h0", 0xFFF7EC, width: 11)
    }
}

// Cooked, baked and spread food.

extension ThingPattern {
    static let sandwich = ThingPattern(112, 64, cm: 9, .bothHands, grip: 6) { canvas in
        canvas.path("M-54 -4Q-56 -18 -50 -20H50Q56 -18 54 -4Q0 4 -54 -4z", from: 0xF6DDAE, to: 0xC99A58)
        canvas.path("M-56 -26q8 -10 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0l-4 12H-52z", 0x86BE62)
        canvas.path("M-52 -34H52L40 -20L26 -26L8 -18L-6 -28H-50z", 0xF7C948)
        canvas.line("M-46 -30H46", 0xE0584C, width: 7)
        canvas.path("M-52 -34Q-58 -60 -30 -64H30Q58 -60 52 -34z", from: 0xF0C88A, to: 0xC08A48)
        canvas.line("M-26 -56h0M-6 -60h0M14 -54h0M30 -58h0M2 -48h0", 0xFFF3DC, width: 5)
    }

    static let toast = ThingPattern(95, 88, cm: 12) { canvas in
        canvas.path(
            "M-40 -2V-46Q-54 -54 -42 -74Q-24 -92 0 -86Q24 -92 42 -74Q54 -54 40 -46V-2Q0 4 -40 -2z", left: 0xD9A05C,
            right: 0xA86C30)
        canvas.path(
            "M-31 -10V-50Q-42 -58 -32 -70Q-18 -82 0 -76Q18 -82 32 -70Q42 -58 31 -50V-10Q0 -6 -31 -10z", 0xF6DDAE)
        canvas.path("M-14 -46h30l6 22l-30 6z", from: 0xFFF0A0, to: 0xF2CF58)
    }

    static let cheese = ThingPattern(112, 74, cm: 12, .bothHands) { canvas in
        canvas.path("M-56 -34L40 -74Q56 -66 56 -40L-56 -30z", 0xFDE58A)
        canvas.path("M-56 -34L56 -40V-4H-56z", from: 0xF7C948, to: 0xDE9E2C)
        canvas.line("M-30 -18h0", 0xC98A22, width: 17)
        canvas.line("M8 -24h0M34 -14h0", 0xC98A22, width: 13)
        canvas.line("M16 -56h0", 0xEFC048, width: 11)
    }

    static let noodles = ThingPattern(112, 104, cm: 16, .bothHands, grip: 8) { canvas in
        canvas.line("M-16 -86q-8 -8 0 -16M14 -86q-8 -8 0 -16", .white, width: 5, opacity: 0.75)
        canvas.path("M-46 -50Q-44 -78 0 -80T46 -50z", from: 0xFCE9A8, to: 0xE3B44C)
        canvas.line("M-38 -56q14 -26 32 -8t30 -6M-26 -70q22 -8 30 8t30 4M-14 -54q8 -18 26 -12", 0xC98F34, width: 4)
        canvas.path("M-20 -66Q0 -90 24 -68Q20 -60 0 -62T-20 -66z", 0xD9493A)
        canvas.line("M0 -76l8 -8", 0x6FA95C, width: 8)
        canvas.path("M-56 -54H56Q50 -8 24 -2H-24Q-50 -8 -56 -54z", left: 0xA8CCE4, right: 0x5F8DB5)
        canvas.line("M-47 -30Q0 -14 47 -30", 0xFFF3DC, width: 7)
    }

    static let pancake = ThingPattern(136, 62, cm: 10, .bothHands, grip: 6) { canvas in
        canvas.ellipse(0, -7, 68, 11, 0xE6EBF0)
        canvas.ellipse(0, -10, 62, 8, 0xFDFDFD)
        for (y, width) in [(-16.0, 50.0), (-29, 47), (-42, 50)] {
            canvas.ellipse(0, y, width, 12, 0xB9783A)
            canvas.ellipse(0, y - 4, width, 11, 0xEDB968)
        }
        canvas.path("M-30 -48Q0 -56 34 -46Q36 -30 30 -26T22 -40Q0 -34 -14 -38Q-16 -18 -22 -20T-30 -48z", 0xC9762C)
        canvas.path("M-14 -52l20 -10l14 8l-20 10z", 0xFDEB9C)
    }

    static let waffle = ThingPattern(99, 88, cm: 15) { canvas in
        canvas.path(
            "M0 -6Q-20 8 -30 -12Q-54 -20 -42 -44Q-52 -70 -26 -76Q-8 -98 10 -80Q38 -88 42 -62Q58 -42 40 -26Q34 -2 14 -8Q6 2 0 -6z",
            left: 0xF2C274, right: 0xC68638)
        canvas.line("M-34 -28H36M-42 -48H44M-36 -66H40M-24 -78V-12M0 -84V-6M24 -80V-8", 0xB9742C, width: 5)
        canvas.line("M-22 -62h0M2 -40h0M20 -58h0M-10 -24h0M14 -20h0", .white, width: 8, opacity: 0.85)
    }

    static let iceCream = ThingPattern(68, 124, cm: 17, grip: 24) { canvas in
        canvas.path("M-26 -68H26L2 0Q0 2 -2 0z", left: 0xF0C074, right: 0xC68A42)
        canvas.line("M-18 -64L8 -22M4 -66L14 -44M18 -64L-8 -22M-4 -66L-14 -44", 0xA86C2C, width: 3)
        canvas.path(
            "M-34 -68a34 32 0 0 1 68 0q-6 12 -14 2q-8 12 -18 2q-10 12 -18 0q-12 8 -18 -4z", left: 0xFFC3D2,
            right: 0xE8849C)
        canvas.path("M-26 -92a26 26 0 0 1 52 0q-6 10 -14 2q-8 10 -16 0q-12 8 -22 -2z", left: 0xFFFBEF, right: 0xE6D6BC)
        canvas.circle(6, -116, 8, 0xD9435A)
        canvas.path("M-18 -98q2 -12 12 -14q-4 8 -6 16z", .white, opacity: 0.8)
    }

    static let sausage = ThingPattern(118, 51, cm: 8) { canvas in
        canvas.line("M-40 -34Q0 -2 40 -34", 0xA84F38, width: 26)
        canvas.line("M-40 -36Q0 -5 40 -36", 0xD9785A, width: 20)
        canvas.line("M-26 -32l8 -6M-4 -22l6 -9M18 -26l4 -10", 0x96402C, width: 4)
        canvas.line("M-52 -42l-4 -6M52 -42l4 -6", 0xA84F38, width: 6)
    }

    static let crumbs = ThingPattern(114, 17, cm: 3) { canvas in
        canvas.line("M-40 -5h0M-8 -7h0M22 -5h0M44 -6h0", 0xC98F4C, width: 10)
        canvas.line("M-52 -3h0M-24 -3h0M8 -3h0M34 -3h0M54 -3h0M-14 -14h0", 0xE0B06C, width: 6)
        canvas.line("M-42 -8h0M-9 -10h0M21 -8h0", 0xF6DDAE, width: 4)
    }

    static let sweet = ThingPattern(100, 49, cm: 5) { canvas in
        canvas.path("M-20 -25L-50 -44Q-42 -25 -50 -6zM20 -25L50 -44Q42 -25 50 -6z", left: 0xFBD868, right: 0xE0A034)
        canvas.path("M-28 -25a28 23 0 1 1 56 0a28 23 0 1 1 -56 0z", left: 0xF58A94, right: 0xC94458)
        canvas.line("M-14 -42q10 18 0 34M8 -46q10 20 0 42", 0xFFE9EC, width: 6)
        canvas.line("M-32 -25l-10 -5M-32 -23l-10 6M32 -25l10 -5M32 -23l10 6", 0xC98A2A, width: 3)
    }

    static let dough = ThingPattern(124, 57, cm: 14, .bothHands) { canvas in
        canvas.path(
            "M-58 -4Q-72 -34 -36 -44Q-20 -64 6 -54Q44 -60 54 -34Q70 -10 52 -2Q0 8 -58 -4z", left: 0xFBEBCB,
            right: 0xDDBE8E)
        canvas.line("M-26 -34q12 -12 26 -8M14 -22q14 -6 22 2", 0xC9A670, width: 4)
        canvas.line("M-40 -10h0M-10 -50h0M34 -44h0M6 -8h0", .white, width: 7, opacity: 0.9)
    }

    static let muffin = ThingPattern(84, 83, cm: 9) { canvas in
        canvas.path("M-32 -46H32L24 -2Q0 4 -24 -2z", left: 0xF08A76, right: 0xBE5040)
        canvas.line("M-20 -44l4 40M-6 -44l1 42M8 -44l-1 42M21 -44l-4 40", 0xFFF3DC, width: 4)
        canvas.path("M-42 -46Q-44 -70 -20 -72Q-8 -90 12 -80Q40 -76 42 -46Q0 -34 -42 -46z", from: 0xE9B878, to: 0xAE7238)
        canvas.line("M-22 -58h0M0 -70h0M20 -62h0M4 -52h0M-8 -50h0M30 -52h0", 0x4F5A9C, width: 10)
    }
}

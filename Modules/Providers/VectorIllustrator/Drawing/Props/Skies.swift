// Things in the sky, that fall from it, and that fly.

extension ThingPattern {
    static let moon = ThingPattern(112, 116, cm: 60, .tooLarge) { canvas in
        canvas.glow(0, -60, 110)
        canvas.path("M-56 -60a56 56 0 1 1 112 0a56 56 0 1 1 -112 0z", left: 0xFFF7DA, right: 0xEBD390)
        canvas.ellipse(-20, -78, 13, 11, 0xE6CE92, opacity: 0.8)
        canvas.ellipse(22, -52, 16, 14, 0xE0C685, opacity: 0.8)
        canvas.ellipse(-14, -30, 9, 8, 0xE6CE92, opacity: 0.8)
        canvas.ellipse(18, -92, 6, 5, 0xE6CE92, opacity: 0.8)
    }

    static let sun = ThingPattern(165, 162, cm: 70, .tooLarge) { canvas in
        canvas.glow(0, -80, 140)
        canvas.line(
            "M0 -156V-140M0 -20V-4M-76 -80H-60M60 -80H76M-54 -134L-42 -122M42 -38L54 -26M54 -134L42 -122M-42 -38L-54 -26",
            0xF7B93C, width: 13)
        canvas.path("M-46 -80a46 46 0 1 1 92 0a46 46 0 1 1 -92 0z", left: 0xFFE48A, right: 0xF9B83C)
        canvas.path("M-30 -90q6 -20 24 -22q-12 10 -14 26q-10 6 -10 -4z", .white, opacity: 0.5)
    }

    static let star = ThingPattern(111, 104, cm: 20) { canvas in
        canvas.glow(0, -54, 90)
        canvas.path(
            "M0 -104Q6 -104 9 -98L22 -72L50 -68Q60 -64 52 -56L32 -36L36 -8Q36 2 26 -2L0 -16L-26 -2Q-36 2 -36 -8L-32 -36L-52 -56Q-60 -64 -50 -68L-22 -72L-9 -98Q-6 -104 0 -104z",
            left: 0xFFEBA0, right: 0xF5BE45)
        canvas.path("M-8 -86L-18 -64L-40 -60Q-20 -56 -12 -62Q-6 -70 -8 -86z", .white, opacity: 0.55)
    }

    static let cloud = ThingPattern(206, 108, cm: 70, .tooLarge, seat: Point(0, -78)) { canvas in
        canvas.path(
            "M-76 -4a34 34 0 0 1 -8 -64a42 42 0 0 1 70 -26a46 46 0 0 1 78 22a34 34 0 0 1 14 66Q0 4 -76 -4z",
            from: 0xFFFFFF, to: 0xC9D6E6)
        canvas.path(
            "M-70 -60a30 30 0 0 1 50 -24a40 40 0 0 1 20 -10q-30 20 -30 44q-24 -8 -40 -10z", .white, opacity: 0.9)
        canvas.line("M-40 -24q16 8 32 0M22 -28q14 8 28 0", 0xB4C6DA, width: 5)
    }

    static let rainbow = ThingPattern(270, 140, cm: 90, .tooLarge) { canvas in
        for (radius, color) in [
            (118.0, 0xE8695A as Color), (104, 0xF5A84C), (90, 0xF9D95E), (76, 0x86C476), (62, 0x6FA9D8),
            (48, 0x9C7CC0),
        ] {
            canvas.line("M\(-radius) -14A\(radius) \(radius) 0 0 1 \(radius) -14", color, width: 15)
        }
        canvas.path(
            "M-126 0a16 16 0 0 1 4 -30a22 22 0 0 1 42 -6a20 20 0 0 1 36 10a14 14 0 0 1 2 26zM42 0a16 16 0 0 1 4 -30a22 22 0 0 1 42 -6a20 20 0 0 1 36 10a14 14 0 0 1 2 26z",
            from: 0xFFFFFF, to: 0xD6E0EC)
    }

    static let bubbles = ThingPattern(135, 138, cm: 34, .tooLarge) { canvas in
        for (x, y, radius) in [(-26.0, -40.0, 38.0), (38, -84, 28), (-34, -114, 20), (44, -22, 16), (12, -128, 9)] {
            canvas.circle(x, y, radius, 0xBFE3F2, opacity: 0.55)
            canvas.line("M\(x - radius) \(y)a\(radius) \(radius) 0 1 1 0 .1", 0x8CBCDC, width: 3)
            canvas.line(
                "M\(x - radius * 0.6) \(y - radius * 0.2)q\(radius * 0.1) \(-radius * 0.4) \(radius * 0.5) \(-radius * 0.5)",
                .white, width: radius * 0.18)
        }
        canvas.line("M-6 -20q10 -8 12 -22M56 -70q6 -6 6 -14", 0xF7B6CC, width: 4, opacity: 0.8)
    }

    static let snowball = ThingPattern(73, 69, cm: 9) { canvas in
        canvas.path(
            "M-36 -34Q-40 -62 -10 -68Q26 -74 36 -42Q42 -6 10 -2Q-30 6 -36 -34z", left: 0xFFFFFF, right: 0xBFD2E8)
        canvas.line("M-8 -20q8 6 18 2M10 -46q8 2 12 10", 0xA9C2DC, width: 4)
        canvas.line("M-20 -44h0M-6 -54h0", .white, width: 10)
    }

    static let ice = ThingPattern(184, 76, cm: 34, .tooLarge, seat: Point(0, -60)) { canvas in
        canvas.path(
            "M-90 -52L-60 -66L-30 -60L10 -76L70 -64L92 -46L84 -10L50 4L0 -2L-60 4L-86 -12z", from: 0xBFE6F4,
            to: 0x6FAFD0)
        canvas.path(
            "M-90 -52L-60 -66L-30 -60L10 -76L70 -64L92 -46L50 -34L10 -42L-40 -30z", from: 0xFFFFFF, to: 0xD9F0F8)
        canvas.line("M-40 -30L-44 0M10 -42L6 -4M50 -34L52 0", 0xA4D4E8, width: 4)
        canvas.line("M-20 -54l26 -8M40 -56l20 4", 0x9CCFE4, width: 4)
    }

    static let plane = ThingPattern(296, 126, cm: 100, .tooLarge) { canvas in
        canvas.path("M96 -84L132 -126H148L136 -70z", left: 0xF07A66, right: 0xB8443E)
        canvas.path(
            "M-148 -56Q-140 -88 -96 -90H60Q110 -88 142 -76Q130 -40 60 -34H-96Q-144 -34 -148 -56z", from: 0xFFFDF8,
            to: 0xC4D0DE)
        canvas.path("M-148 -56Q-140 -84 -108 -89V-70Q-130 -66 -148 -56z", 0x7CB8D0)
        canvas.path("M-40 -56H34L78 -6Q82 2 70 2H40z", left: 0xF58C76, right: 0xB8443E)
        canvas.path("M-20 -90L10 -116H30L26 -90z", 0xC9544A)
        canvas.line("M-78 -68h0M-48 -70h0M-18 -70h0M12 -70h0M42 -70h0M72 -68h0", 0x6FA9C8, width: 15)
    }

    /// A figure's shadow, which leans away from the light.
    static let shadow = ThingPattern(176, 250, cm: 118, .tooLarge, at: Point(-10, -120)) { canvas in
        canvas.path(
            "M-70 0L-46 -84Q-72 -96 -66 -116L-22 -150Q-14 -164 4 -166Q-14 -184 -6 -214Q6 -250 42 -250Q80 -246 84 -208"
                + "Q84 -176 58 -162Q78 -152 74 -120L86 -84Q90 -66 76 -66L54 -96L40 -82L28 0H-6L2 -62L-20 -62L-38 0z",
            0x2A1A3A, opacity: 0.42)
    }

    /// A stretch of a road of sand, which goes away from the viewer.
    static let road = ThingPattern(330, 88, cm: 44, .tooLarge, at: Point(0, -30)) { canvas in
        canvas.path(
            "M-165 0Q-70 -30 -36 -54Q-20 -70 -34 -88H16Q40 -66 26 -50Q30 -26 140 0z", from: 0xE6D3AE, to: 0xD3B98A)
        canvas.line(
            "M-96 -12q30 -8 58 -22M60 -10q-22 -10 -34 -22M-20 -50q10 -12 6 -24", 0xB99A6C, width: 4, opacity: 0.7)
    }
}

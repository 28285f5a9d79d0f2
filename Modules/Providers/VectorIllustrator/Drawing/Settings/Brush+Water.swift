// Water and what swims on it.

extension Brush {
    /// Water down to the page's foot, with the sky's light on it.
    @inline(never)
    func water(from y: Double, on canvas: inout SVGCanvas) {
        var chance = record.chance("water")
        // Water mirrors the sky and so keeps more of its own blue in warm light than land keeps of its green.
        let base = light.tint.applied(to: palette.water)
            .lit(by: light.outdoors.mixed(with: .white, light.hour == .evening ? 0.5 : 0.1))
        let near = base.mixed(with: light.skyColors[0], light.hour == .evening ? 0.4 : 0.2).darker(0.06)
        canvas.inOwnLight { canvas in
            canvas.path(
                "M0 \(y)H1280V960H0z", from: base.mixed(with: light.skyColors[2], 0.3).mixed(with: light.horizon, 0.4),
                to: near)
            // Sun and moon lay a path of light on the water.
            canvas.halo(640, y + 20, 520, 60, light.glow, opacity: light.isOpen ? 0.5 : 0.2)
            var ripples: PathData = ""
            for _ in 0..<26 {
                let down = chance.number(0...1)
                let size = 0.4 + down
                ripples += "M\(chance.number(0...1240)) \(y + 12 + down * down * (930 - y))"
                ripples += "q\(20 * size) \(-8 * size) \(40 * size) 0t\(40 * size) 0"
            }
            canvas.line(ripples, .white, width: 3.5, opacity: 0.4)
        }
    }

    /// Land that reaches into the sea from one side.
    @inline(never)
    func headland(on canvas: inout SVGCanvas) {
        var chance = record.chance("headland")
        let shown = light.far(palette.grove, 0.5)
        let reach = chance.number(300...460)
        canvas.inOwnLight {
            $0.path("M1280 \(400)Q1180 372 1100 410T\(1280 - reach) 474H1280z", from: shown, to: shown.darker(0.1))
            $0.path("M0 446Q60 420 130 446T230 474H0z", shown.mixed(with: light.horizon, 0.3))
        }
    }

    /// Draws a sailing boat with its water line at a position, with a height in centimetres.
    @inline(never)
    func sailingBoat(_ x: Double, _ y: Double, tall: Double, on canvas: inout SVGCanvas) {
        guard shows("boat") else { return }
        var chance = record.chance("boat at \(shortNumber(y))")
        let size = eye.units(tall, at: y) / 260
        let hull = chance.pick([palette.accent, palette.second, palette.paint], else: palette.accent)
        let jib = chance.pick([palette.accent.lighter(0.3), palette.earth, palette.paint], else: palette.earth)
        canvas.group(transform: SVGCanvas.placement(x, y, scale: size)) { canvas in
            canvas.ellipse(6, 20, 132, 13, 0x24506B, opacity: 0.25)
            canvas.line("M0 -20V-238", 0x7A5238, width: 9)
            canvas.path("M12 -230Q112 -136 116 -52H12z", left: 0xFFFDF6, right: 0xE9DDC8)
            canvas.path("M-12 -208Q-70 -120 -86 -52H-12z", left: jib, right: jib.lighter(0.2))
            canvas.path("M2 -238l34 10l-34 12z", 0xE8695A)
            canvas.path(
                "M-126 -36H134Q116 22 70 24H-70Q-110 22 -126 -36z", from: hull.lighter(0.1), to: hull.darker(0.18))
            canvas.line("M-122 -32H130", 0xFFF3DC, width: 9)
        }
    }
}

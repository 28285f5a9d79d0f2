// Trees, bushes, stones and what else grows or lies in several settings.

extension Brush {
    /// Draws a tree at a position, with a height in centimetres.
    @inline(never)
    func tree(
        _ x: Double, _ y: Double, tall: Double, _ leaves: Color, fruit: Color? = nil, on canvas: inout SVGCanvas
    ) {
        guard shows("tree") else { return }
        var chance = record.chance("tree at \(shortNumber(x))")
        let size = eye.units(tall, at: y) / 380
        let crown = light.ground(leaves, snow: 0.5)
        let bark = palette.wood.darker(0.16)
        let isTall = chance.flip()
        let (width, height, middle) = isTall ? (104.0, 132.0, -246.0) : (138, 108, -222)
        let back = chance.lobes(0, middle, width, height, count: 9)
        let front = chance.lobes(-width * 0.2, middle - height * 0.2, width * 0.62, height * 0.6, count: 7)
        var dabs: PathData = ""
        for _ in 0..<7 {
            dabs += "M\(chance.number(-0.7...0.6) * width) \(middle + chance.number(-0.6...0.6) * height)q10 -9 21 -1"
        }
        canvas.group(transform: SVGCanvas.placement(x, y, scale: size)) { canvas in
            canvas.groundShadow(0, 2, 120, 20)
            canvas.path(
                "M-30 4Q-10 -60 -16 -190H16Q10 -60 34 4Q0 12 -30 4z", left: bark.lighter(0.12), right: bark.darker(0.2))
            canvas.line("M2 -110Q20 -150 52 -176M-2 -126Q-22 -160 -44 -176", bark.darker(0.08), width: 12)
            canvas.path(back, from: crown.mixed(with: light.glow, 0.12), to: crown.darker(0.2))
            canvas.path(front, from: crown.mixed(with: light.glow, 0.34), to: crown)
            canvas.line(dabs, crown.darker(0.16), width: 6, opacity: 0.7)
            guard let fruit, light.sky != .snow else { return }
            var dots: PathData = ""
            for _ in 0..<11 { dots += "M\(chance.whole(-84...84)) \(-chance.whole(166...312))h0" }
            canvas.line(dots, fruit, width: 11)
        }
    }

    /// The boughs of a tree that stands beside the page, across its upper corner, and its trunk.
    @inline(never)
    func nearTree(_ x: Double, _ leaves: Color, fruit: Color? = nil, on canvas: inout SVGCanvas) {
        guard shows("tree") else { return }
        var chance = record.chance("near tree at \(shortNumber(x))")
        let crown = light.ground(leaves, snow: 0.5)
        let bark = palette.wood.darker(0.16)
        canvas.groundShadow(x, 726, 120, 18)
        canvas.path(
            "M\(x - 74) 730Q\(x - 40) 690 \(x - 40) 540L\(x - 34) 60H\(x + 34)L\(x + 40) 540Q\(x + 42) 690 \(x + 76) 730Q\(x) 744 \(x - 74) 730z",
            left: bark.lighter(0.12), right: bark.darker(0.22))
        canvas.line(
            "M\(x) 330Q\(x + 70) 250 \(x + 150) 210M\(x) 300Q\(x - 60) 230 \(x - 150) 190M\(x - 12) 520q-8 -40 0 -80M\(x + 14) 640q8 -50 2 -90",
            bark.darker(0.1), width: 12)
        for (shift, y, width, height, shade) in [
            (-90.0, 120.0, 210.0, 120.0, 0.16), (110, 110, 220, 116, 0.08), (0, 60, 250, 110, 0),
        ] {
            canvas.path(
                chance.lobes(x + shift, y, width, height, count: 10),
                from: crown.mixed(with: light.glow, 0.26 - shade), to: crown.darker(0.1 + shade))
        }
        guard let fruit, light.sky != .snow else { return }
        var dots: PathData = ""
        for _ in 0..<13 { dots += "M\(x + chance.whole(-230...230)) \(chance.whole(40...220))h0" }
        canvas.line(dots, fruit, width: 19)
    }

    /// Draws a fir at a position, with a height in centimetres.
    @inline(never)
    func fir(_ x: Double, _ y: Double, tall: Double, _ needles: Color, on canvas: inout SVGCanvas) {
        guard shows("tree") else { return }
        var chance = record.chance("fir at \(shortNumber(x))")
        let size = eye.units(tall, at: y) / 350
        let green = light.ground(needles, snow: 0.5)
        // One lean does for all firs, seen from either side, so that a forest is written once.
        let lean = 4.0
        canvas.stamp(at: SVGCanvas.placement(x, y, scale: size, mirrored: chance.flip())) { canvas in
            canvas.groundShadow(0, 0, 90, 16)
            canvas.rect(-13, -60, 26, 62, 0x7A5238, corner: 6)
            for (foot, top, half, step) in [(-40.0, -200.0, 104.0, 0.0), (-124, -274, 84, 1), (-206, -352, 60, 2)] {
                let shown = green.mixed(with: light.glow, 0.07 * step)
                canvas.path(
                    "M\(lean) \(top)Q\(half * 0.42) \(foot - 60) \(half) \(foot)q\(-half * 0.28) 18 \(-half * 0.5) 2"
                        + "q\(-half * 0.24) 22 \(-half * 0.5) 4q\(-half * 0.26) 18 \(-half * 0.5) -4"
                        + "q\(-half * 0.22) 16 \(-half * 0.5) -2Q\(-half * 0.42) \(foot - 60) \(lean) \(top)z",
                    from: shown.lighter(0.12), to: shown.darker(0.14))
            }
        }
    }

    /// A row of firs far away, as one shape that comes twice, the second time a little larger.
    @inline(never)
    func farFirs(at y: Double, _ height: Double, _ shown: Color, on canvas: inout SVGCanvas) {
        var chance = record.chance("firs at \(shortNumber(y))")
        var row: PathData = "M-40 960V\(y)"
        var x = -40.0
        while x < 600 {
            let tall = (height * chance.number(0.62...1.08)).rounded()
            let wide = (tall * chance.number(0.5...0.6)).rounded()
            row +=
                "L\(x) \(y)q\(wide * 0.16) \(-tall * 0.16) \(wide * 0.26) \(-tall * 0.38)h\(-wide * 0.09)"
            row +=
                "q\(wide * 0.14) \(-tall * 0.14) \(wide * 0.2) \(-tall * 0.3)h\(-wide * 0.06)"
            row += "Q\(x + wide * 0.46) \(y - tall * 0.8) \(x + wide * 0.5) \(y - tall)"
            row +=
                "Q\(x + wide * 0.54) \(y - tall * 0.8) \(x + wide * 0.69) \(y - tall * 0.65)h\(-wide * 0.06)"
            row +=
                "q\(wide * 0.06) \(tall * 0.16) \(wide * 0.2) \(tall * 0.3)h\(-wide * 0.09)"
            row += "q\(wide * 0.1) \(tall * 0.22) \(wide * 0.26) \(tall * 0.38)"
            x += (wide * chance.number(0.56...0.8)).rounded()
        }
        row += "V960z"
        for (start, scale) in [(-40, 1), (x, 1.08)] {
            canvas.stamp(at: SVGCanvas.placement(start + 40 * scale, y - y * scale, scale: scale)) { canvas in
                canvas.inOwnLight { $0.path(row, from: shown, to: shown.mixed(with: light.horizon, 0.3)) }
            }
        }
    }

    @inline(never)
    func bush(_ x: Double, _ y: Double, _ size: Double, _ leaves: Color, on canvas: inout SVGCanvas) {
        guard shows("bush") else { return }
        var chance = record.chance("bush at \(shortNumber(x))")
        let green = light.ground(leaves, snow: 0.55)
        canvas.groundShadow(x, y, 100 * size, 16 * size)
        canvas.path(
            chance.mound(x, y, 170 * size, 92 * size, count: 6), from: green.mixed(with: light.glow, 0.26),
            to: green.darker(0.16))
        var dabs: PathData = ""
        for _ in 0..<5 {
            dabs +=
                "M\(x + chance.number(-60...46) * size) \(y - chance.number(12...66) * size)q8 -8 17 -1"
        }
        canvas.line(dabs, green.darker(0.18), width: 5, opacity: 0.7)
    }

    /// A stone that lies at a point, lit from above.
    @inline(never)
    func stone(_ x: Double, _ y: Double, _ width: Double, _ color: Color, on canvas: inout SVGCanvas) {
        guard shows("stone") else { return }
        var chance = record.chance("stone at \(shortNumber(x))")
        let height = width * chance.number(0.5...0.66)
        let shown = light.ground(color, snow: 0.4)
        canvas.groundShadow(x, y, width * 0.62, width * 0.12)
        canvas.path(
            "M\(x - width / 2) \(y)q\(-width * 0.02) \(-height * 0.7) \(width * 0.24) \(-height * 0.9)"
                + "q\(width * 0.3) \(-height * 0.2) \(width * 0.5) \(height * 0.14)q\(width * 0.26) \(height * 0.2) "
                + "\(width * 0.26) \(height * 0.76)q\(-width * 0.5) \(height * 0.1) \(-width) 0z",
            from: shown.mixed(with: light.glow, 0.3), to: shown.darker(0.2))
        canvas.line(
            "M\(x - width * 0.3) \(y - height * 0.62)q\(width * 0.12) \(-height * 0.2) \(width * 0.34) \(-height * 0.18)",
            shown.lighter(0.3), width: width * 0.04, opacity: 0.7)
    }

    /// Tall grass that sways, with two plumes.
    @inline(never)
    func reeds(_ x: Double, _ y: Double, _ size: Double, on canvas: inout SVGCanvas) {
        let straw = light.ground(palette.leaf.mixed(with: palette.earth, 0.4))
        var blades: PathData = ""
        for (start, reach, height) in [(-12.0, -34.0, 88.0), (-4, -16, 120), (4, 6, 134), (12, 30, 108), (18, 46, 74)] {
            blades += "M\(x + start * size) \(y)q\(reach * 0.2 * size) \(-height * 0.6 * size) "
            blades += "\(reach * size) \(-height * size)"
        }
        canvas.line(blades, straw, width: 5 * size)
        canvas.line(
            "M\(x - 20 * size) \(y - 116 * size)l\(-5 * size) \(-22 * size)M\(x + 10 * size) \(y - 130 * size)l"
                + "\(3 * size) \(-24 * size)", palette.wood, width: 11 * size)
    }

    /// Flowers on stems, the tallest in their middle.
    @inline(never)
    func flowers(_ x: Double, _ y: Double, _ size: Double, _ color: Color, on canvas: inout SVGCanvas) {
        guard shows("flower") else { return }
        var chance = record.chance("flowers at \(shortNumber(x))")
        let green = light.ground(palette.leaf.darker(0.1), snow: 0.4)
        var stems: PathData = ""
        var heads: [Point] = []
        for (shift, height) in [(-44.0, 46.0), (-20, 76), (6, 92), (32, 62), (50, 38)] {
            let head = Point(x + shift * 1.2 * size, y - (height + chance.number(-8...8)) * size)
            heads.append(head)
            stems +=
                "M\(x + shift * 0.6 * size) \(y)Q\(x + shift * 0.6 * size) \(y - height * 0.6 * size) \(head)"
            stems +=
                "M\(x + shift * 0.7 * size) \(y - height * 0.3 * size)q\(14 * size) -4 \(20 * size) \(-20 * size)"
        }
        canvas.line(stems, green, width: 5 * size)
        guard light.sky != .snow else { return }
        var petals: PathData = ""
        for head in heads {
            petals +=
                "M\(head)m0 \(-11 * size)h0m\(11 * size) \(9 * size)h0m\(-5 * size) \(13 * size)h0"
            petals += "m\(-12 * size) 0h0m\(-5 * size) \(-13 * size)h0"
        }
        canvas.line(petals, color, width: 17 * size)
        canvas.line(heads.reduce(into: "" as PathData) { $0 += "M\($1)h0" }, 0xFFD45E, width: 13 * size)
    }
}

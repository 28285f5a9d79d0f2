/// A street of narrow old houses, with shops or trees before them.
struct City: PlaceView {
    var brush: Brush
    private let hasShop: Bool
    private let fronts: [Colour]

    init(_ brush: Brush) {
        var brush = brush
        hasShop = brush.chance.flip()
        fronts = brush.chance.pick(
            [
                [0xE7A77C, 0x8FBBD0, 0xF0CE84, 0xC9897B, 0xA7C39A, 0xD8B4CB],
                [0xF3DDB8, 0xD98E73, 0x9CB8A0, 0xF2C67C, 0x9DB4CF, 0xE2A6A0],
                [0xC98F9C, 0xF5E2C0, 0x7FA9B8, 0xE6B07A, 0xB9A6CC, 0xEFD08C],
            ], else: [])
        self.brush = brush
    }

    var stage: Stage {
        Stage(
            horizon: 480, floors: [Box(x: 130...1150, y: 735...930)],
            airs: [Box(x: 80...1200, y: 20...120)], front: [])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        let shown = brush.light.far(0x8F9AC0, 0.6)
        var roofs: PathData = "M0 700V360"
        var x = 0.0
        while x < 1280 {
            let width = brush.chance.number(70...130)
            let top = brush.chance.number(120...240)
            roofs += "V\(top)L\(x + width / 2) \(top - brush.chance.number(0...70))L\(x + width) \(top)"
            x += width
        }
        canvas.inOwnLight { $0.path(roofs + "V700z", from: shown, to: shown.mixed(with: brush.light.horizon, 0.4)) }
        spire(brush.chance.number(420...860), brush.light.far(0x7F8AB4, 0.5), on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        for (index, colour) in fronts.prefix(4).enumerated() {
            TownHouse(
                wall: colour, width: 318, height: brush.chance.number(360...450), hasShop: hasShop && index % 2 == 1
            )
            .draw(at: Point(Double(index) * 321 - 1, 686), brush, on: &canvas)
        }
        let paving = brush.light.ground(0xDDD3C8)
        canvas.path("M0 682H1280V748H0z", from: paving.darker(0.1), to: paving)
        canvas.rect(0, 744, 1280, 12, paving.darker(0.22))
        let street = brush.light.ground(0xB9B2B4, snow: 0.6)
        canvas.path("M0 756H1280V960H0z", from: street.darker(0.08), to: street.mixed(with: brush.light.glow, 0.2))
        cobbles(street, on: &canvas)
        for x in [70.0, 1210] { lamp(x, on: &canvas) }
        if !hasShop {
            for x in [321.0, 963] { pottedTree(x, on: &canvas) }
        }
    }

    private mutating func cobbles(_ street: Colour, on canvas: inout SVGCanvas) {
        var stones: PathData = ""
        for row in 0..<6 {
            let y = 778 + Double(row * row) * 5 + Double(row) * 6
            for _ in 0..<(13 - row) {
                stones += "M\(brush.chance.number(0...1240)) \(y)q\(14 + Double(row) * 3) -10 \(28 + Double(row) * 6) 0"
            }
        }
        canvas.line(stones, street.darker(0.14), width: 4)
    }

    private func spire(_ x: Double, _ shown: Colour, on canvas: inout SVGCanvas) {
        canvas.inOwnLight {
            $0.path("M\(x - 34) 700V230H\(x + 34)V700zM\(x - 44) 236L\(x) 70L\(x + 44) 236z", shown)
            $0.circle(x, 268, 18, brush.light.horizon, opacity: 0.6)
        }
    }

    private func lamp(_ x: Double, on canvas: inout SVGCanvas) {
        canvas.groundShadow(x, 752, 46, 9)
        canvas.line("M\(x) 750V426", 0x4F5563, width: 11)
        canvas.path("M\(x - 22) 752q4 -30 14 -44h16q10 14 14 44z", 0x454B58)
        brush.lampLight(x, 396, 190, on: &canvas)
        let glass: Colour = brush.light.hour.isDark ? 0xFFE7A0 : (0xF4F1E4 as Colour).lit(by: brush.light.outdoors)
        canvas.inOwnLight { $0.path("M\(x - 20) 426L\(x - 27) 370H\(x + 27)L\(x + 20) 426z", glass) }
        canvas.path("M\(x - 34) 372Q\(x) 330 \(x + 34) 372zM\(x - 24) 424h48v8h-48z", 0x4F5563)
        canvas.line("M\(x) 346v-8", 0x4F5563, width: 9)
    }

    private mutating func pottedTree(_ x: Double, on canvas: inout SVGCanvas) {
        canvas.groundShadow(x, 742, 50, 10)
        canvas.line("M\(x) 706V620", 0x8A6044, width: 11)
        let green = brush.light.ground(0x6FA95C, snow: 0.5)
        canvas.path(
            brush.chance.lobes(x, 584, 56, 54, count: 8), from: green.mixed(with: brush.light.glow, 0.3),
            to: green.darker(0.14))
        canvas.path("M\(x - 34) 696H\(x + 34)L\(x + 26) 744H\(x - 26)z", left: 0xD98560, right: 0xA85A42)
        canvas.rect(x - 38, 690, 76, 14, 0xC9704E, corner: 5)
    }
}

/// A narrow house front with a gable, rows of windows and a door or a shop; its left foot is at a place.
struct TownHouse {
    let wall: Colour
    let width: Double
    let height: Double
    var hasShop = false

    func draw(at foot: Point, _ brush: Brush, on canvas: inout SVGCanvas) {
        let (x, y) = (foot.x, foot.y)
        let top = y - height
        let roof = brush.light.ground(wall.mixed(with: 0x8C4A44, 0.72))
        canvas.path(
            "M\(x) \(y)V\(top)H\(x + width)V\(y)z", left: wall.mixed(with: brush.light.glow, 0.2),
            right: wall.darker(0.1))
        canvas.path(
            "M\(x - 8) \(top + 6)L\(x + width * 0.5) \(top - width * 0.44)L\(x + width + 8) \(top + 6)z",
            from: roof.mixed(with: brush.light.glow, 0.2), to: roof.darker(0.1))
        canvas.inOwnLight { $0.circle(x + width * 0.5, top - width * 0.14, width * 0.075, brush.pane) }
        windows(from: top, at: foot, brush, on: &canvas)
        hasShop ? shop(at: foot, brush, on: &canvas) : door(at: foot, brush, on: &canvas)
    }

    private func windows(from top: Double, at foot: Point, _ brush: Brush, on canvas: inout SVGCanvas) {
        let size = width * 0.2
        var frames: PathData = ""
        var panes: PathData = ""
        var bars: PathData = ""
        var level = top + width * 0.14
        // The lowest row ends above the door and the awning.
        let last = foot.y - width * 1.05
        while level < last {
            for column in [0.18, 0.62] {
                let x = foot.x + width * column
                frames += "M\(x - 4) \(level - 4)h\(size + 8)v\(size * 1.36 + 12)h\(-size - 8)z"
                panes += "M\(x) \(level)v\(size * 1.3)h\(size)v\(-size * 1.3)q\(-size / 2) \(-size * 0.3) \(-size) 0z"
                bars += "M\(x + size / 2) \(level)v\(size * 1.3)M\(x) \(level + size * 0.6)h\(size)"
            }
            level += size * 1.95
        }
        canvas.path(frames, wall.lighter(0.5))
        canvas.inOwnLight { $0.path(panes, brush.pane) }
        canvas.line(bars, wall.lighter(0.5), width: width * 0.016)
    }

    private func door(at foot: Point, _ brush: Brush, on canvas: inout SVGCanvas) {
        let (x, y) = (foot.x + width * 0.33, foot.y)
        let wide = width * 0.34
        let high = width * 0.74
        canvas.path(
            "M\(x - 6) \(y)v\(-high * 0.8)q0 \(-high * 0.26) \(wide / 2 + 6) \(-high * 0.26)t\(wide / 2 + 6) \(high * 0.26)v\(high * 0.8)z",
            wall.lighter(0.5))
        canvas.path(
            "M\(x) \(y)v\(-high * 0.78)q0 \(-high * 0.22) \(wide / 2) \(-high * 0.22)t\(wide / 2) \(high * 0.22)v\(high * 0.78)z",
            wall.mixed(with: 0x3F5A70, 0.75))
        // Whatever colour a house has, these are the same on all.
        canvas.stamp(at: SVGCanvas.placement((x + wide / 2).rounded(), y)) { canvas in
            canvas.inOwnLight { $0.circle(0, -high * 0.76, wide * 0.16, brush.pane) }
            canvas.line("M\(wide * 0.32) \(-high * 0.42)h0", 0xF2C14E, width: width * 0.04)
            canvas.rect(-12 - wide / 2, -width * 0.03, wide + 24, width * 0.04, 0xC9BFB2)
        }
    }

    private func shop(at foot: Point, _ brush: Brush, on canvas: inout SVGCanvas) {
        let (x, y) = (foot.x, foot.y)
        let frame = wall.mixed(with: 0x4F6F63, 0.7)
        canvas.rect(x + width * 0.06, y - width * 0.7, width * 0.88, width * 0.7, frame)
        canvas.inOwnLight {
            $0.rect(x + width * 0.12, y - width * 0.52, width * 0.42, width * 0.36, brush.pane, corner: 3)
            $0.rect(x + width * 0.66, y - width * 0.52, width * 0.2, width * 0.24, brush.pane, corner: 3)
        }
        canvas.line(
            "M\(x + width * 0.18) \(y - width * 0.2)h0m\(width * 0.1) 0h0m\(width * 0.1) 0h0m\(width * 0.1) 0h0",
            0xD98560, width: width * 0.07)
        var awning: PathData =
            "M\(x + width * 0.02) \(y - width * 0.56)L\(x + width * 0.08) \(y - width * 0.74)H\(x + width * 0.92)L\(x + width * 0.98) \(y - width * 0.56)"
        for _ in 0..<6 { awning += "q\(-width * 0.08) \(width * 0.09) \(-width * 0.16) 0" }
        canvas.path(awning + "z", from: 0xE8695A, to: 0xC9504A)
        var stripes: PathData = ""
        for index in 0..<3 {
            let left = x + width * (0.16 + Double(index) * 0.29)
            stripes +=
                "M\(left) \(y - width * 0.74)h\(width * 0.1)l\(width * 0.02) \(width * 0.18)q\(-width * 0.07) \(width * 0.09) \(-width * 0.14) 0z"
        }
        canvas.path(stripes, 0xFFF3DC)
    }
}

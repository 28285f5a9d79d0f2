/// A town's square with narrow old houses around it, seen from afar.
struct City: PlaceView {
    var brush: Brush
    private let hasShop: Bool
    private let fronts: [Color]

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 480)
        hasShop = brush.record.flag("shops")
        fronts = TownHouse.fronts(of: &brush, count: 5)
        self.brush = brush
    }

    var stage: Stage {
        Stage(
            horizon: 480, floors: [Box(x: 130...1150, y: 735...930)],
            airs: [Box(x: 80...1200, y: 20...120)], front: [],
            fixtures: brush.fixtures([
                ("lamp", Piece(x: 180, y: 700, width: 16, height: 300, grip: Point(0, -100))),
                ("door", Piece(x: 128, y: 600, width: 80, height: 200, grip: Point(20, -98))),
            ]))
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        let shown = brush.light.far(brush.palette.second.mixed(with: brush.palette.sky, 0.5), 0.6)
        var roofs: PathData = "M0 700V360"
        var x = 0.0
        while x < 1280 {
            let width = brush.chance.number(70...130)
            let top = brush.chance.number(120...240)
            roofs += "V\(top)L\(x + width / 2) \(top - brush.chance.number(0...70))L\(x + width) \(top)"
            x += width
        }
        canvas.inOwnLight { $0.path(roofs + "V700z", from: shown, to: shown.mixed(with: brush.light.horizon, 0.4)) }
        spire(
            brush.chance.number(420...860),
            brush.light.far(brush.palette.second.mixed(with: brush.palette.sky, 0.3), 0.5), on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        for (index, color) in fronts.enumerated() {
            TownHouse(
                wall: color, width: 256, height: brush.chance.whole(330...410), hasShop: hasShop && index % 2 == 1
            )
            .draw(at: Point(Double(index) * 257 - 1, 602), brush, on: &canvas)
        }
        let paving = brush.light.ground(brush.palette.stone.lighter(0.3))
        canvas.path("M0 598H1280V640H0z", from: paving.darker(0.12), to: paving)
        let square = brush.light.ground(brush.palette.stone.lighter(0.1), snow: 0.6)
        canvas.path("M0 634H1280V960H0z", from: square.darker(0.06), to: square.mixed(with: brush.light.glow, 0.24))
        cobbles(square, on: &canvas)
        brush.clearing(640, 760, on: &canvas)
        for x in [180.0, 1100] { lamp(x, on: &canvas) }
        for x in [290.0, 985] where !hasShop { brush.tree(x, 630, tall: 240, brush.palette.leaf, on: &canvas) }
    }

    private mutating func cobbles(_ street: Color, on canvas: inout SVGCanvas) {
        var stones: PathData = ""
        for row in 0..<6 {
            let y = 668 + Double(row * row) * 8 + Double(row) * 10
            for _ in 0..<(13 - row) {
                stones += "M\(brush.chance.number(0...1240)) \(y)q\(14 + Double(row) * 3) -10 \(28 + Double(row) * 6) 0"
            }
        }
        canvas.line(stones, street.darker(0.14), width: 4)
    }

    private func spire(_ x: Double, _ shown: Color, on canvas: inout SVGCanvas) {
        canvas.inOwnLight {
            $0.path("M\(x - 34) 700V230H\(x + 34)V700zM\(x - 44) 236L\(x) 70L\(x + 44) 236z", shown)
            $0.circle(x, 268, 18, brush.light.horizon, opacity: 0.6)
        }
    }

    private func lamp(_ x: Double, on canvas: inout SVGCanvas) {
        guard brush.shows("lamp") else { return }
        brush.put(x, 700, on: &canvas) { canvas in
            canvas.groundShadow(0, 0, 18, 4)
            canvas.line("M0 0V-236", 0x4F5563, width: 5)
            canvas.line("M0 -4V-34", 0x454B58, width: 9)
            let glass: Color = brush.light.hour.isDark ? 0xFFE7A0 : (0xF4F1E4 as Color).lit(by: brush.light.outdoors)
            canvas.inOwnLight { $0.path("M-9 -236L-13 -266H13L9 -236z", glass) }
            canvas.path("M-17 -265Q0 -284 17 -265zM-11 -238h22v4h-22z", 0x4F5563)
        }
        brush.lampLight(x, 700 - brush.eye.units(250, at: 700), 190, on: &canvas)
    }

    var ground: Ground {
        Ground(
            .paving, brush.palette.stone.lighter(0.1), brush.palette.accent, edges: [.bush, .bench(brush.palette.wood)])
    }
}

/// A narrow house front with a gable, rows of windows and a door or a shop; its left foot is at a point.
struct TownHouse {
    let wall: Color
    let width: Double
    let height: Double
    var hasShop = false

    /// The walls of a row of houses, from the record.
    static func fronts(of brush: inout Brush, count: Int) -> [Color] {
        let palette = brush.palette
        let walls = [
            palette.paper, palette.accent.mixed(with: palette.paper, 0.45), palette.earth.lighter(0.1),
            palette.second.mixed(with: palette.paper, 0.5), palette.leaf.mixed(with: palette.paper, 0.55),
        ]
        let start = Int(brush.record.number("first house", 0...4))
        return (0..<count).map { walls[($0 * 2 + start) % walls.count] }
    }

    func draw(at foot: Point, _ brush: Brush, on canvas: inout SVGCanvas) {
        let (x, y) = (foot.x, foot.y)
        let top = y - height
        let roof = brush.light.ground(wall.mixed(with: brush.palette.roof.darker(0.1), 0.72))
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
        canvas.path(awning + "z", from: brush.palette.accent.lighter(0.1), to: brush.palette.accent.darker(0.08))
        var stripes: PathData = ""
        for index in 0..<3 {
            let left = x + width * (0.16 + Double(index) * 0.29)
            stripes +=
                "M\(left) \(y - width * 0.74)h\(width * 0.1)l\(width * 0.02) \(width * 0.18)q\(-width * 0.07) \(width * 0.09) \(-width * 0.14) 0z"
        }
        canvas.path(stripes, 0xFFF3DC)
    }
}

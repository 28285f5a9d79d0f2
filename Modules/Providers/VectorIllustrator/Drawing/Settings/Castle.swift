/// A castle on its hill, with a road to the gate or a moat before it.
struct Castle: PlaceView {
    var brush: Brush
    private let hasMoat: Bool
    private let stone: Color
    private let roofs: [Color]

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 490)
        hasMoat = brush.record.flag("moat")
        let palette = brush.palette
        stone = brush.record.color(
            "castle wall", of: [palette.paper.darker(0.08), palette.earth.lighter(0.26), palette.stone.lighter(0.3)])
        let main = brush.record.color("castle roofs", of: [palette.accent, palette.second])
        roofs = [main, main.mixed(with: palette.second, 0.5), main.darker(0.14)]
        self.brush = brush
    }

    var stage: Stage {
        Stage(
            horizon: 490, floors: [Box(x: 60...1220, y: 755...930)],
            seats: brush.shows("stone") ? [Spot(position: Point(1120, 690), scale: 1.0, width: 150)] : [],
            airs: [Box(x: 60...330, y: 60...420), Box(x: 960...1220, y: 60...420)],
            front: Brush.corners,
            fixtures: brush.fixtures([
                ("door", Piece(x: 640, y: 622, width: 120, height: 170, grip: Point(40, -90))),
                ("stone", Piece(x: 1120, y: 780, width: 50, height: 30, grip: Point(0, -28), top: 30)),
            ]))
    }

    var ground: Ground { Ground(.paving, brush.palette.stone, brush.palette.lawn, edges: [.stones, .bush]) }

    mutating func drawFar(on canvas: inout SVGCanvas) { brush.farHills(500, 70, brush.palette.grove, on: &canvas) }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        let palette = brush.palette
        brush.hill(590, 50, palette.lawn.mixed(with: palette.leaf, 0.24), on: &canvas)
        canvas.group(transform: SVGCanvas.placement(640, 622, scale: 1)) { walls(on: &$0) }
        brush.hill(640, 12, palette.lawn, on: &canvas)
        if hasMoat {
            moat(on: &canvas)
        } else {
            brush.path(from: Point(640, 644), to: 640, palette.earth.lighter(0.16), on: &canvas)
        }
        brush.clearing(640, 770, on: &canvas)
        brush.grass(22, from: 750, palette.leaf, on: &canvas)
        brush.blossoms(18, from: 760, on: &canvas)
        brush.bush(130, 700, 0.9, palette.leaf, on: &canvas)
        brush.bush(1180, 696, 0.8, palette.leaf, on: &canvas)
        brush.stone(1120, 780, 150, palette.stone, on: &canvas)
        brush.fireflies(on: &canvas)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) { brush.drawCorners(on: &canvas) }

    private mutating func walls(on canvas: inout SVGCanvas) {
        canvas.groundShadow(0, 20, 480, 30)
        tower(-250, -360, 96, roofs[1], on: &canvas)
        tower(170, -400, 96, roofs[1], on: &canvas)
        tower(-80, -470, 160, roofs[2], on: &canvas)
        wall(-310, 300, -214, on: &canvas)
        tower(-400, -310, 140, roofs[0], on: &canvas)
        tower(270, -330, 140, roofs[0], on: &canvas)
        canvas.group(transform: SVGCanvas.placement(0, -6, scale: 1.24)) { gate(on: &$0) }
        var bricks: PathData = ""
        for _ in 0..<16 { bricks += "M\(brush.chance.whole(-380...360)) \(brush.chance.whole(-180 ... -20))h30" }
        canvas.line(bricks, stone.darker(0.12), width: 6)
    }

    private func wall(_ left: Double, _ right: Double, _ top: Double, on canvas: inout SVGCanvas) {
        var line: PathData = "M\(left) 24V\(top)"
        var x = left
        while x < right - 40 {
            line += "h30v26h26v-26"
            x += 56
        }
        canvas.path(line + "H\(right)V24z", from: stone.mixed(with: brush.light.glow, 0.2), to: stone.darker(0.14))
    }

    private func gate(on canvas: inout SVGCanvas) {
        canvas.path("M-92 24V-130q0 -92 92 -92t92 92V24z", from: stone.lighter(0.1), to: stone.darker(0.2))
        canvas.path("M-70 24V-126q0 -70 70 -70t70 70V24z", left: 0x8A5E42, right: 0x694531)
        canvas.line("M-35 22V-180M0 22V-194M35 22V-180M-68 -60H68M-68 -126H68", 0x553726, width: 6)
        canvas.path("M-18 -250h36v44q-18 22 -36 0z", roofs[0])
        canvas.path("M0 -240l5 10l11 1l-8 8l2 11l-10 -5l-10 5l2 -11l-8 -8l11 -1z", 0xF7D774)
    }

    private func tower(_ x: Double, _ top: Double, _ width: Double, _ roof: Color, on canvas: inout SVGCanvas) {
        let middle = x + width / 2
        let roof = brush.light.ground(roof)
        canvas.path(
            "M\(x) 26V\(top)H\(x + width)V26Q\(middle) 40 \(x) 26z", left: stone.mixed(with: brush.light.glow, 0.3),
            right: stone.darker(0.2))
        canvas.rect(x - 8, top - 4, width + 16, 20, stone.darker(0.06), corner: 5)
        canvas.path(
            "M\(x - 18) \(top)Q\(middle - width * 0.12) \(top - width * 0.4) \(middle) \(top - width * 1.1)"
                + "Q\(middle + width * 0.12) \(top - width * 0.4) \(x + width + 18) \(top)Q\(middle) \(top + 16) \(x - 18) \(top)z",
            left: roof.mixed(with: brush.light.glow, 0.3), right: roof.darker(0.2))
        canvas.line("M\(middle) \(top - width * 1.08)v-34", 0x6B5A5E, width: 5)
        canvas.path("M\(middle) \(top - width * 1.08 - 36)q24 -8 30 6q14 2 18 4q-18 12 -48 12z", 0xF2C14E)
        let glass: Color = brush.light.hour.isDark ? 0xFFD978 : (0x6C7C9C as Color).lit(by: brush.light.outdoors)
        canvas.inOwnLight { canvas in
            for y in [top + 74, top + 170] where y < -60 {
                canvas.path("M\(middle - 14) \(y)v-28q0 -18 14 -18t14 18v28z", glass)
            }
        }
        brush.lampLight(middle, top + 56, 70, on: &canvas)
    }

    private func moat(on canvas: inout SVGCanvas) {
        let water = brush.light.skyColors[1].mixed(with: brush.palette.water, 0.5)
        canvas.inOwnLight {
            $0.path("M0 672Q640 654 1280 672V704Q640 722 0 704z", from: water.lighter(0.2), to: water)
            $0.line("M120 686h70M330 694h50M900 688h80M1120 692h46", .white, width: 4, opacity: 0.5)
        }
        canvas.path("M574 648L534 726H746L706 648z", from: 0x9A6C4A, to: 0xC09468)
        canvas.line("M566 664H714M558 680H722M550 696H730M542 712H738", 0x77523A, width: 4)
    }
}

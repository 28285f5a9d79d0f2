/// A flowering meadow between hills, with a pond or a windmill.
struct Meadow: PlaceView {
    var brush: Brush
    private let hasMill: Bool
    private let hasPond: Bool
    private let green: Color
    private let treeX: Double

    private let stone = Piece(x: 1090, y: 740, width: 60, height: 34, grip: Point(0, -30), top: 34)

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 490)
        hasMill = brush.record.flag("windmill")
        let key = brush.record.key
        let pond = brush.record.flag("pond")
        hasPond = key.contains("pond") || pond && !key.contains("field")
        treeX = brush.record.number("tree", 200...340)
        let palette = brush.palette
        green = brush.record.color("grass", of: [palette.lawn, palette.lawn.mixed(with: palette.earth, 0.2)])
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures([
            ("stone", stone), ("tree", Piece(x: treeX, y: 650, width: 60, height: 420, grip: Point(10, -90))),
        ])
        if hasPond {
            fixtures["water"] = Fixture(
                box: Box(x: 480...940, y: 640...716), grip: Point(700, 712), top: Point(700, 690))
        }
        if hasMill {
            fixtures["windmill"] = Fixture(box: Box(x: 866...994, y: 404...556), grip: Point(930, 540), top: nil)
        }
        fixtures["hill"] = Fixture(box: Box(x: 0...1280, y: 560...720), grip: Point(640, 690), top: Point(900, 620))
        return Stage(
            horizon: 490, floors: [Box(x: 60...1220, y: 730...930)],
            seats: brush.shows("stone") ? [Spot(position: Point(1090, 650), scale: 0.92, width: 150)] : [],
            airs: [Box(x: 80...1200, y: 60...380)], front: Brush.corners, fixtures: fixtures)
    }

    var ground: Ground { Ground(.grass, green, brush.palette.earth, edges: [.tree, .flowers, .stones]) }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.farHills(490, 74, brush.palette.grove, on: &canvas)
        if hasMill { mill(930, 556, on: &canvas) }
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        brush.hill(590, 56, green, on: &canvas)
        let leaf = brush.palette.leaf
        brush.tree(treeX + 210, 604, tall: 420, leaf.lighter(0.14), on: &canvas)
        brush.tree(treeX, 650, tall: 420, leaf, on: &canvas)
        brush.hill(670, 30, green.mixed(with: leaf, 0.22), on: &canvas)
        brush.clearing(640, 740, on: &canvas)
        if hasPond { pond(on: &canvas) }
        brush.grass(34, from: 720, leaf, on: &canvas)
        brush.blossoms(36, from: 720, on: &canvas)
        brush.bush(960, 690, 0.7, leaf.darker(0.06), on: &canvas)
        brush.stone(stone.x, 742, 170, brush.palette.stone, on: &canvas)
        brush.fireflies(on: &canvas)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) { brush.drawCorners(on: &canvas) }

    private func pond(on canvas: inout SVGCanvas) {
        let water = brush.light.skyColors[1].mixed(with: brush.palette.water, 0.45)
        canvas.inOwnLight { canvas in
            canvas.path(
                "M520 694Q560 662 680 664T900 690Q840 718 700 718T520 694z", from: water.lighter(0.3), to: water)
            canvas.line("M600 686h60M690 700h90M740 680h50", .white, width: 4, opacity: 0.5)
        }
        brush.reeds(540, 708, 0.62, on: &canvas)
        brush.reeds(880, 706, 0.54, on: &canvas)
    }

    private func mill(_ x: Double, _ y: Double, on canvas: inout SVGCanvas) {
        let wall = brush.light.far(brush.palette.paper, 0.25)
        let dark = brush.light.far(brush.palette.roof, 0.25)
        canvas.inOwnLight { canvas in
            canvas.path("M\(x - 30) \(y)l10 -96h40l10 96z", left: wall.lighter(0.2), right: wall.darker(0.12))
            canvas.path("M\(x - 24) \(y - 94)q24 -40 48 0z", dark)
            canvas.line(
                "M\(x) \(y - 96)l-50 -40M\(x) \(y - 96)l40 -50M\(x) \(y - 96)l50 40M\(x) \(y - 96)l-40 50", dark,
                width: 4)
            canvas.path(
                "M\(x - 8) \(y - 102)l-42 -34l-8 12l42 34zM\(x + 6) \(y - 104)l34 -42l12 8l-34 42z"
                    + "M\(x + 8) \(y - 90)l42 34l8 -12l-42 -34zM\(x - 6) \(y - 88)l-34 42l-12 -8l34 -42z",
                wall.lighter(0.35))
        }
    }
}

/// A flowering meadow between hills, with a pond or a windmill.
struct Meadow: PlaceView {
    var brush: Brush
    private let hasMill: Bool
    private let hasPond: Bool
    private let green: Colour

    init(_ brush: Brush) {
        var brush = brush
        hasMill = brush.chance.flip()
        hasPond = brush.chance.flip()
        green = brush.colour(of: 0x9BCB77, 0xA6CC6E, 0x8CC684)
        self.brush = brush
    }

    var stage: Stage {
        Stage(
            horizon: 500, floors: [Box(x: 60...1220, y: 720...930)],
            seats: [Spot(position: Point(1110, 680), scale: 0.92, width: 150)],
            airs: [Box(x: 80...1200, y: 60...420)], front: Brush.corners)
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.farHills(500, 74, 0x86B57A, on: &canvas)
        if hasMill { mill(930, 556, on: &canvas) }
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        brush.hill(590, 56, green, on: &canvas)
        let x = brush.chance.number(150...290)
        brush.tree(x + 200, 622, 0.52, 0x82B56C, on: &canvas)
        brush.tree(x, 650, 0.95, 0x78AE62, on: &canvas)
        brush.hill(670, 40, green.mixed(with: 0x7FBE62, 0.5), on: &canvas)
        if hasPond { pond(on: &canvas) }
        brush.grass(34, from: 690, 0x6FA95C, on: &canvas)
        brush.blossoms(54, from: 690, on: &canvas)
        brush.bush(brush.chance.number(960...1010), 706, 0.8, 0x67A25B, on: &canvas)
        brush.stone(1110, 746, 130, 0xB3B0AC, on: &canvas)
        brush.fireflies(on: &canvas)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) { brush.drawCorners(0x67A25B, on: &canvas) }

    private func pond(on canvas: inout SVGCanvas) {
        let water = brush.light.skyColours[1].mixed(with: 0x4FA3C4, 0.45)
        canvas.inOwnLight { canvas in
            canvas.path(
                "M520 694Q560 662 680 664T900 690Q840 718 700 718T520 694z", from: water.lighter(0.3), to: water)
            canvas.line("M600 686h60M690 700h90M740 680h50", .white, width: 4, opacity: 0.5)
        }
        brush.reeds(540, 708, 0.62, on: &canvas)
        brush.reeds(880, 706, 0.54, on: &canvas)
    }

    private func mill(_ x: Double, _ y: Double, on canvas: inout SVGCanvas) {
        let wall = brush.light.far(0xF3E3C8, 0.25)
        let dark = brush.light.far(0x9C5D52, 0.25)
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

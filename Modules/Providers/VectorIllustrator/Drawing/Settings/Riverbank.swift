/// At the water: a lake, a pond, a stream, with reeds at its edge; a pool has tiles.
struct Riverbank: PlaceView {
    private enum Kind { case lake, stream, pool }

    var brush: Brush
    private let kind: Kind
    private let hasJetty: Bool

    private let jetty = Piece(x: 900, y: 724, width: 90, height: 12, grip: Point(0, -10), top: 10)
    private let tree = Piece(x: 150, y: 730, width: 60, height: 250, grip: Point(14, -90))
    private let stone = Piece(x: 1080, y: 752, width: 62, height: 34, grip: Point(0, -30), top: 34)

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 450)
        let key = brush.record.key
        kind =
            key.contains("pool")
            ? .pool : ["stream", "river", "brook", "creek", "bridge"].contains(where: key.contains) ? .stream : .lake
        let isJetty = brush.record.flag("jetty")
        hasJetty = key.contains("jetty") || kind == .lake && isJetty
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures([("stone", stone)] + (kind == .pool ? [] : [("tree", tree)]))
        if hasJetty {
            fixtures["jetty"] = Fixture(
                box: Box(x: 800...1010, y: 610...750), grip: Point(905, 650), top: Point(905, 690))
        }
        fixtures["water"] = Fixture(box: Box(x: 0...1280, y: 540...720), grip: Point(640, 712), top: Point(640, 650))
        return Stage(
            horizon: 450, floors: [Box(x: 60...1220, y: 745...930)],
            seats: kind == .pool ? [] : [Spot(position: Point(1080, 655), scale: 0.98, width: 150)],
            waters: [Box(x: 260...1120, y: 600...690)], airs: [Box(x: 380...1180, y: 60...380)],
            front: kind == .pool ? [] : Brush.corners,
            fixtures: fixtures)
    }

    var ground: Ground {
        Ground(
            .water, brush.palette.water, brush.palette.lawn,
            edges: kind == .pool ? [.lines(.white)] : [.bank(brush.palette.lawn), .stones])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        let palette = brush.palette
        brush.farHills(470, 60, palette.grove, on: &canvas)
        if kind == .pool {
            let wall = brush.light.ground(palette.paper)
            canvas.path("M0 500H1280V600H0z", from: wall, to: wall.darker(0.08))
            canvas.line("M0 520H1280", palette.second, width: 12)
        } else {
            brush.farFirs(at: 560, 150, brush.light.far(palette.leaf.darker(0.1), 0.4), on: &canvas)
        }
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        let palette = brush.palette
        if kind == .stream {
            brush.hill(566, 16, palette.lawn.mixed(with: palette.leaf, 0.3), on: &canvas)
            for x in [420.0, 860] { brush.bush(x, 600, 0.6, palette.leaf, on: &canvas) }
            stream(on: &canvas)
        } else {
            brush.water(from: kind == .pool ? 590 : 548, on: &canvas)
        }
        if kind == .lake { mirrored(on: &canvas) }
        kind == .pool ? tiles(on: &canvas) : bank(on: &canvas)
        if hasJetty { drawJetty(on: &canvas) }
        brush.fireflies(on: &canvas)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) {
        if kind != .pool { brush.drawCorners(on: &canvas) }
    }

    private func stream(on canvas: inout SVGCanvas) {
        let water = brush.palette.water.mixed(with: brush.light.skyColors[1], 0.3)
        canvas.inLight(brush.light.outdoors, tint: brush.light.tint) { canvas in
            canvas.path(
                "M-10 650Q300 606 560 640T1290 610V712Q900 690 640 716T-10 720z", from: water.lighter(0.24), to: water)
            canvas.line(
                "M120 668q40 -10 80 0t80 0M520 664q40 -10 80 0M760 676q40 -10 80 0t80 0M1080 648q30 -8 60 0M360 696q40 -8 80 0",
                .white, width: 4, opacity: 0.55)
        }
        for (x, y, width) in [(420.0, 690.0, 90.0), (470, 664, 60), (760, 668, 50)] {
            brush.stone(x, y, width, brush.palette.stone, on: &canvas)
        }
    }

    /// What stands at the far shore, in the water.
    private func mirrored(on canvas: inout SVGCanvas) {
        let shade = brush.light.far(brush.palette.leaf.darker(0.1), 0.3)
        canvas.inOwnLight {
            $0.veil("M0 550H1280V596Q1100 620 900 598T560 604T240 596T0 606z", shade, top: 0.4, foot: 0)
        }
    }

    private func bank(on canvas: inout SVGCanvas) {
        let palette = brush.palette
        let (earth, grass) = (brush.light.ground(palette.earth), brush.light.ground(palette.lawn))
        canvas.path("M0 700Q240 668 500 706T960 712T1280 690V960H0z", from: earth.lighter(0.1), to: earth)
        canvas.path(
            "M0 718Q240 688 500 726T960 732T1280 708V960H0z", from: grass.mixed(with: brush.light.glow, 0.2),
            to: grass.darker(0.06))
        brush.clearing(640, 780, on: &canvas)
        brush.grass(24, from: 750, palette.leaf, on: &canvas)
        brush.blossoms(14, from: 770, on: &canvas)
        for (x, y, size) in [(330.0, 716.0, 0.8), (392, 724, 0.62), (740, 728, 0.6), (1190, 716, 0.9)] {
            brush.reeds(x, y, size, on: &canvas)
        }
        brush.stone(1080, 754, 190, palette.stone, on: &canvas)
        brush.nearTree(150, palette.leaf, on: &canvas)
    }

    private func tiles(on canvas: inout SVGCanvas) {
        let tile = brush.light.ground(brush.palette.paper)
        canvas.line(
            "M420 600L240 712M640 600V712M860 600L1040 712", brush.palette.accent.lighter(0.3), width: 6, opacity: 0.7)
        canvas.path("M0 706H1280V960H0z", from: tile.darker(0.06), to: tile.lighter(0.2))
        canvas.path("M0 700H1280V722H0z", brush.palette.second.lighter(0.3))
        var seams: PathData = "M0 764H1280M0 820H1280M0 890H1280"
        for column in -8...8 { seams += "M\(640 + Double(column) * 100) 724L\(640 + Double(column) * 170) 960" }
        canvas.line(seams, tile.darker(0.1), width: 3)
        canvas.line("M1090 730V610q0 -24 24 -24t24 24v60M1150 730V610", 0xB9C0C8, width: 11)
    }

    private func drawJetty(on canvas: inout SVGCanvas) {
        let wood = brush.light.ground(brush.palette.wood, snow: 0.5)
        canvas.line("M826 640v50M984 640v50M800 690v56M1010 690v56", wood.darker(0.3), width: 15)
        canvas.path("M836 612H974L1030 750H780z", from: wood.lighter(0.3), to: wood.lighter(0.06))
        canvas.line("M832 636H980M824 662H990M814 692H1004M802 724H1016", wood.darker(0.2), width: 4)
    }
}

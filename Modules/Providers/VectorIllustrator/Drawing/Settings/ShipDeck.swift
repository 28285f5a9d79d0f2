/// The deck of a ship: boards, a white rail with the sea behind it, a wheelhouse with a door.
struct ShipDeck: PlaceView {
    var brush: Brush
    private let paint: Color
    private let hasFunnel: Bool

    private let rail = Piece(x: 760, y: 700, width: 400, height: 100, grip: Point(0, -100))
    private let door = Piece(x: 190, y: 704, width: 86, height: 198, grip: Brush.doorGrip)
    private let bench = Brush.benchPiece(560, 726, width: 140)

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 430)
        let palette = brush.palette
        paint = brush.record.color("ship's paint", of: [palette.accent, palette.second])
        hasFunnel = brush.record.flag("funnel")
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures([("rail", rail), ("door", door), ("bench", bench)])
        fixtures["water"] = Fixture(box: Box(x: 370...1280, y: 440...640), grip: Point(760, 560), top: nil)
        return Stage(
            horizon: 430, floors: [Box(x: 60...1220, y: 765...930)],
            seats: brush.shows("bench") ? [Spot(position: Point(560, 600), scale: 0.97, width: 250)] : [],
            waters: [], airs: [Box(x: 420...1180, y: 60...340)], fixtures: fixtures)
    }

    var ground: Ground {
        Ground(
            .boards, brush.palette.wood.lighter(0.36), paint,
            edges: [.fence(brush.palette.trim), .bench(brush.palette.wood)])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.headland(on: &canvas)
        brush.water(from: 446, on: &canvas)
        brush.sailingBoat(1010, 520, tall: 700, on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        let wood = brush.light.ground(brush.palette.wood.lighter(0.36), snow: 0.6)
        canvas.path("M0 692H1280V960H0z", from: wood.darker(0.08), to: wood.lighter(0.16))
        var seams: PathData = ""
        for column in -7...7 { seams += "M\(640 + Double(column) * 100) 694L\(640 + Double(column) * 164) 960" }
        canvas.line(seams, wood.darker(0.16), width: 4)
        brush.clearing(700, 800, on: &canvas)
        drawRail(on: &canvas)
        house(on: &canvas)
        brush.bench(bench, on: &canvas)
    }

    private func drawRail(on canvas: inout SVGCanvas) {
        guard brush.shows("rail") else { return }
        let white = brush.light.ground(brush.palette.trim, snow: 0.3)
        let top = 700 - brush.eye.units(96, at: 700)
        var posts: PathData = ""
        for column in 0..<9 { posts += "M\(400 + Double(column) * 116) \(top)V700" }
        canvas.path("M360 700V\(660)H1290V700z", white.darker(0.06))
        canvas.line(posts + "M360 \(top + 70)H1290", white.darker(0.1), width: 9)
        canvas.line("M360 \(top)H1290", brush.palette.wood, width: 17)
        canvas.circle(1050, top + 74, 50, paint)
        canvas.circle(1050, top + 74, 28, brush.palette.water)
        canvas.line(
            "M1050 \(top + 28)v16M1050 \(top + 104)v16M1004 \(top + 74)h16M1080 \(top + 74)h16", white, width: 15)
    }

    private func house(on canvas: inout SVGCanvas) {
        let white = brush.light.ground(brush.palette.trim, snow: 0.2)
        canvas.path("M-10 716V120H370V704z", left: white.darker(0.1), right: white)
        canvas.path("M-10 96H400V134H-10z", paint)
        if hasFunnel { canvas.path("M40 96V-20H190V96z", left: paint.lighter(0.1), right: paint.darker(0.2)) }
        canvas.circle(320, 330, 38, brush.palette.wood)
        canvas.inOwnLight { $0.circle(320, 330, 28, brush.pane) }
        guard brush.shows("door") else { return }
        brush.put(door, on: &canvas) { canvas in
            canvas.path(
                "M-43 0V-186Q-43 -198 -30 -198H30Q43 -198 43 -186V0z", left: paint.lighter(0.14),
                right: paint.darker(0.1))
            canvas.line("M-32 -14v-70h64v70z", paint.darker(0.2), width: 2.4)
            canvas.circle(0, -140, 24, brush.palette.trim)
            canvas.inOwnLight { $0.circle(0, -140, 18, brush.pane) }
            canvas.line("M33 -98h0", 0xE2B84E, width: 7)
        }
    }
}

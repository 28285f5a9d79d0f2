/// A small harbour: coloured houses, boats, and a jetty in front.
struct Harbour: PlaceView {
    var brush: Brush
    private let hasLighthouse: Bool
    private let fronts: [Color]

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 440)
        hasLighthouse = brush.record.key.contains("lighthouse") || brush.record.flag("lighthouse")
        fronts = TownHouse.fronts(of: &brush, count: 6)
        self.brush = brush
    }

    var stage: Stage {
        var fixtures: [String: Fixture] = [:]
        fixtures["water"] = Fixture(box: Box(x: 0...1280, y: 506...700), grip: Point(640, 690), top: Point(640, 620))
        for (word, x) in [("bollard", 190.0), ("post", 1120)] {
            fixtures[word] = Piece(x: x, y: 746, width: 18, height: 28, grip: Point(0, -26), top: 28).fixture(
                seen: brush.eye)
        }
        return Stage(
            horizon: 440, floors: [Box(x: 60...1220, y: 735...930)],
            seats: [
                Spot(position: Point(190, 668), scale: 0.97, width: 90),
                Spot(position: Point(1120, 668), scale: 0.97, width: 90),
            ],
            waters: [Box(x: 160...1120, y: 560...650)],
            airs: [Box(x: 80...1200, y: 40...230)], front: [], fixtures: fixtures)
    }

    var ground: Ground {
        Ground(
            .boards, brush.palette.wood.lighter(0.24), brush.palette.second,
            edges: [.fence(brush.palette.wood), .crate(brush.palette.wood)])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.farHills(430, 50, brush.palette.grove, on: &canvas)
        for (index, color) in fronts.enumerated() {
            let height = brush.chance.number(140...200)
            TownHouse(wall: color, width: 116, height: height).draw(
                at: Point(70 + Double(index) * 118, 496), brush, on: &canvas)
        }
        canvas.rect(40, 488, 760, 26, brush.light.ground(brush.palette.stone), corner: 4)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        if hasLighthouse { lighthouse(1080, 510, on: &canvas) } else { crane(1040, 512, on: &canvas) }
        brush.water(from: 506, on: &canvas)
        brush.sailingBoat(1010, 592, tall: 270, on: &canvas)
        brush.sailingBoat(210, 572, tall: 270, on: &canvas)
        brush.sailingBoat(470, 536, tall: 280, on: &canvas)
        jetty(on: &canvas)
        for x in [190.0, 1120] { bollard(x, on: &canvas) }
    }

    private mutating func jetty(on canvas: inout SVGCanvas) {
        let wood = brush.light.ground(brush.palette.wood.lighter(0.24), snow: 0.6)
        canvas.path("M60 706V780H100V706zM610 706V780H650V706zM1180 706V780H1220V706z", 0x6B4A34)
        canvas.path("M0 700H1280V960H0z", from: wood.mixed(with: brush.light.glow, 0.25), to: wood.darker(0.12))
        var seams: PathData = ""
        for column in -3..<15 {
            seams += "M\(640 + (Double(column) - 6) * 100) 704L\(640 + (Double(column) - 6) * 178) 960"
        }
        canvas.line(seams, wood.darker(0.24), width: 5)
        var nails: PathData = ""
        for column in 0..<13 { nails += "M\(52 + Double(column) * 98) 722h0" }
        canvas.line(nails, wood.darker(0.4), width: 6)
        canvas.rect(0, 694, 1280, 17, wood.darker(0.16))
    }

    private func bollard(_ x: Double, on canvas: inout SVGCanvas) {
        canvas.groundShadow(x, 746, 52, 12)
        canvas.path(
            "M\(x - 25) 742V668q0 -14 25 -14t25 14V742q-25 10 -50 0z", left: brush.palette.wood.darker(0.1),
            right: brush.palette.wood.darker(0.36))
        canvas.ellipse(x, 667, 25, 10, brush.light.ground(brush.palette.wood.lighter(0.2)))
        canvas.line("M\(x - 26) 694q26 14 52 0M\(x - 26) 706q26 14 52 0", 0xEAD9B8, width: 9)
    }

    private func lighthouse(_ x: Double, _ y: Double, on canvas: inout SVGCanvas) {
        canvas.path("M\(x - 140) \(y + 6)q40 -70 140 -62t160 62z", from: brush.light.ground(0x9DA0AA), to: 0x74777F)
        canvas.path("M\(x - 46) \(y - 40)l14 -270h64l14 270z", left: 0xFFFAEE, right: 0xDCCFBC)
        canvas.path(
            "M\(x - 40) \(y - 110)l4 -68h74l4 68zM\(x - 34) \(y - 236)l3 -54h64l3 54z",
            left: brush.palette.accent.lighter(0.1), right: brush.palette.accent.darker(0.16))
        brush.lampLight(x, y - 340, 200, on: &canvas)
        canvas.inOwnLight { $0.rect(x - 25, y - 358, 50, 50, brush.pane) }
        canvas.line("M\(x) \(y - 358)v48", 0x6B5A5E, width: 4)
        canvas.path("M\(x - 38) \(y - 354)Q\(x) \(y - 420) \(x + 38) \(y - 354)z", brush.palette.accent)
        canvas.rect(x - 42, y - 316, 84, 13, 0x6B5A5E, corner: 4)
    }

    private func crane(_ x: Double, _ y: Double, on canvas: inout SVGCanvas) {
        let boards = brush.palette.accent.mixed(with: brush.palette.wood, 0.4)
        canvas.path("M\(x - 120) \(y)V\(y - 150)H\(x + 100)V\(y)z", from: boards, to: boards.darker(0.16))
        canvas.path("M\(x - 140) \(y - 142)L\(x - 10) \(y - 236)L\(x + 120) \(y - 142)z", brush.light.ground(0x6F5A60))
        canvas.path("M\(x - 40) \(y)V\(y - 86)h60V\(y)z", 0x7E4A3A)
        canvas.inOwnLight { $0.rect(x - 28, y - 190, 36, 34, brush.pane, corner: 4) }
        canvas.line("M\(x + 90) \(y - 118)h60M\(x + 140) \(y - 118)v50", 0x5F4A42, width: 7)
        canvas.rect(x + 120, y - 70, 40, 34, 0xC9935F, corner: 3)
        brush.lampLight(x - 10, y - 172, 90, on: &canvas)
    }
}

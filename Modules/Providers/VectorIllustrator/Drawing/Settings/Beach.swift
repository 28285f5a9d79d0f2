/// Sand between dunes and the sea.
struct Beach: PlaceView {
    var brush: Brush
    private let hasDunes: Bool

    private let log = Piece(x: 1060, y: 752, width: 110, height: 32, grip: Point(0, -30), top: 30)
    private let sand: Color

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 470)
        hasDunes = brush.record.key.contains("dune") || brush.record.flag("dunes")
        let earth = brush.palette.earth
        sand = brush.record.color("sand", of: [earth.lighter(0.2), earth.mixed(with: 0xF6E3BE, 0.5)])
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures([("log", log)])
        fixtures["water"] = Fixture(box: Box(x: 0...1280, y: 470...660), grip: Point(640, 650), top: Point(640, 600))
        return Stage(
            horizon: 470, floors: [Box(x: 60...1220, y: 735...930)],
            seats: brush.shows("log") ? [Spot(position: Point(1060, 664), scale: 0.98, width: 260)] : [],
            waters: [Box(x: 160...1120, y: 540...620)],
            airs: [Box(x: 80...1200, y: 60...400)], front: Brush.corners, fixtures: fixtures)
    }

    var ground: Ground {
        Ground(.sand, sand, brush.palette.water, edges: [.stones, .bank(brush.palette.water.lighter(0.3))])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.headland(on: &canvas)
        brush.water(from: 470, on: &canvas)
        brush.sailingBoat(460, 512, tall: 520, on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        let sand = brush.light.ground(sand)
        canvas.path("M0 622Q200 600 420 640T860 640T1280 612V960H0z", .white, opacity: 0.55)
        canvas.path("M0 640Q220 616 430 656T860 656T1280 630V960H0z", sand.darker(0.14))
        canvas.path(
            "M0 662Q220 636 430 676T860 674T1280 652V960H0z", from: sand.mixed(with: brush.light.glow, 0.4), to: sand)
        canvas.path("M0 690Q110 610 300 742Q160 780 0 790z", from: sand.lighter(0.3), to: sand)
        brush.reeds(60, 720, 1, on: &canvas)
        brush.reeds(130, 736, 0.8, on: &canvas)
        brush.clearing(640, 770, on: &canvas)
        if hasDunes { dunes(sand, on: &canvas) }
        if brush.shows("log") { driftwood(on: &canvas) }
        var ripples: PathData = ""
        for _ in 0..<16 {
            ripples += "M\(brush.chance.whole(20...1180)) \(brush.chance.whole(740...940))q22 -8 44 0t44 0"
        }
        canvas.line(ripples, sand.darker(0.08), width: 4)
        shells(on: &canvas)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) {
        brush.reeds(40, 976, 1, on: &canvas)
        brush.reeds(1236, 976, 0.9, on: &canvas)
    }

    /// Shells as large as a thumb.
    private func shells(on canvas: inout SVGCanvas) {
        guard brush.shows("shell") else { return }
        var chance = brush.record.chance("shells")
        var (pale, pink): (PathData, PathData) = ("", "")
        for _ in 0..<6 {
            let mark: PathData =
                "M\(chance.whole(80...1200)) \(chance.whole(780...930))q-9 -3 -7 -9q7 -8 14 0q2 6 -7 9z"
            if chance.flip() { pale += mark } else { pink += mark }
        }
        canvas.path(pale, 0xFFF6E8)
        canvas.path(pink, brush.palette.accent.lighter(0.5))
    }

    private func dunes(_ sand: Color, on canvas: inout SVGCanvas) {
        canvas.path("M-10 690V520Q120 470 250 560T430 690z", left: sand.lighter(0.3), right: sand.darker(0.06))
        brush.reeds(90, 540, 1, on: &canvas)
        brush.reeds(230, 580, 0.8, on: &canvas)
        brush.reeds(160, 556, 0.9, on: &canvas)
    }

    /// A trunk that the sea has left, bleached.
    private func driftwood(on canvas: inout SVGCanvas) {
        let wood = brush.light.ground(brush.palette.wood.mixed(with: 0xC9BFB2, 0.5), snow: 0.3)
        canvas.groundShadow(1060, 752, 190, 16)
        canvas.path(
            "M890 716Q960 676 1060 684T1216 660Q1226 690 1190 716T1060 752T900 752Q876 740 890 716z",
            from: wood.lighter(0.24), to: wood.darker(0.2))
        canvas.line(
            "M1120 684Q1146 640 1134 606M940 712q60 -16 130 -10M990 734q50 -10 100 -6", wood.darker(0.14), width: 11)
    }
}

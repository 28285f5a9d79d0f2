/// Deep snow with a slope for sledges, or a pond of ice.
struct Snowfield: PlaceView {
    var brush: Brush
    private let isRink: Bool

    private let fir = Piece(x: 1130, y: 726, width: 90, height: 300, grip: Point(-20, -80))

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 470)
        let pond = brush.record.flag("frozen pond")
        let key = brush.record.key
        isRink = ["rink", "ice"].contains(where: key.contains) || !key.contains("hill") && pond
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures([("tree", fir)])
        fixtures["hill"] = Fixture(box: Box(x: 60...700, y: 360...700), grip: Point(420, 520), top: Point(330, 400))
        if isRink {
            fixtures["ice"] = Fixture(box: Box(x: 60...1220, y: 740...930), grip: Point(640, 800), top: Point(640, 820))
        }
        return Stage(
            horizon: 470, floors: [Box(x: 60...1220, y: 745...930)], airs: [Box(x: 480...1180, y: 60...330)],
            fixtures: fixtures)
    }

    var ground: Ground { Ground(isRink ? .ice : .snow, 0xEEF4FA, brush.palette.sky, edges: [.tree, .stones]) }

    private var snow: Color { brush.palette.sky.lighter(0.86) }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        let far = brush.light.far(snow.darker(0.04), 0.4)
        canvas.inOwnLight { canvas in
            canvas.path(
                "M0 520Q180 400 400 450T820 430T1280 400V700H0z", from: far,
                to: far.mixed(with: brush.light.horizon, 0.3))
        }
        brush.farFirs(at: 560, 130, brush.light.far(brush.palette.leaf.mixed(with: snow, 0.35), 0.4), on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        canvas.path(
            "M-10 700Q40 372 330 384Q520 396 660 560T1290 640V960H-10z", from: snow.lighter(0.5), to: snow.darker(0.05))
        canvas.line("M330 394Q420 520 640 690M372 398Q470 520 720 690", brush.palette.sky.lighter(0.5), width: 6)
        let needles = brush.palette.leaf.mixed(with: snow, 0.2)
        for (x, y, tall) in [(90.0, 690.0, 260.0), (900, 650, 320), (1020, 664, 260), (1190, 700, 330)] {
            brush.fir(x, y, tall: tall, needles, on: &canvas)
        }
        canvas.path("M0 706Q300 670 640 694T1280 700V960H0z", from: snow.lighter(0.6), to: snow)
        if isRink { ice(on: &canvas) } else { tracks(on: &canvas) }
        brush.clearing(640, 760, on: &canvas)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) {}

    private func ice(on canvas: inout SVGCanvas) {
        let blue = brush.palette.sky.lighter(0.5)
        canvas.path(
            "M40 800Q120 726 640 724T1240 800Q1290 960 1290 970H-10Q0 860 40 800z", from: blue.lighter(0.4), to: blue)
        canvas.line(
            "M180 800q180 -40 330 10M560 870q200 -50 420 6M240 910q120 -30 260 0M760 780q130 -16 250 16", .white,
            width: 4, opacity: 0.7)
    }

    private func tracks(on canvas: inout SVGCanvas) {
        var chance = brush.record.chance("drifts")
        var drifts: PathData = ""
        for _ in 0..<16 { drifts += "M\(chance.whole(10...1200)) \(chance.whole(740...940))q30 -10 60 0" }
        canvas.line(drifts, brush.palette.sky.lighter(0.56), width: 5)
    }
}

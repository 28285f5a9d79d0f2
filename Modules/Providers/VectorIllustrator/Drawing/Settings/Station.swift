/// A platform with its roof, a bench, a clock and rails; a bus stop has its shelter on a pavement.
struct Station: PlaceView {
    var brush: Brush
    private let paint: Color
    private let train: Color
    private let isBusStop: Bool
    private let hasTrain: Bool

    private let bench = Brush.benchPiece(820, 722, width: 150)
    private let post = Piece(x: 420, y: 700, width: 24, height: 300, grip: Point(0, -100))

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 460)
        let palette = brush.palette
        paint = brush.record.color(
            "posts", of: [palette.second.darker(0.1), palette.leaf.darker(0.24), palette.accent.darker(0.14)])
        train = brush.record.color("train", of: [palette.accent, palette.second, palette.leaf.darker(0.1)])
        isBusStop = brush.record.key.contains("bus")
        hasTrain = brush.record.flag("train waits")
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures([("bench", bench), ("post", post)])
        if hasTrain, !isBusStop, brush.shows("train") {
            fixtures["train"] = Fixture(box: Box(x: 0...1280, y: 270...640), grip: Point(296, 480), top: nil)
        }
        return Stage(
            horizon: 460, floors: [Box(x: 60...1220, y: 745...930)],
            seats: brush.shows("bench")
                ? [
                    Spot(position: Point(760, 592), scale: 0.92, width: 150),
                    Spot(position: Point(890, 592), scale: 0.92, width: 150),
                ] : [],
            airs: [Box(x: 480...1180, y: 130...250)], fixtures: fixtures)
    }

    var ground: Ground {
        Ground(.paving, brush.palette.stone, brush.palette.trim, edges: [.rails, .bench(brush.palette.wood)])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        brush.farHills(470, 66, brush.palette.grove, on: &canvas)
        brush.farFirs(at: 590, 110, brush.light.far(brush.palette.leaf, 0.3), on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        if isBusStop { street(on: &canvas) } else { tracks(on: &canvas) }
        let slab = brush.light.ground(brush.palette.stone.lighter(0.24))
        canvas.path("M0 676H1280V960H0z", from: slab.darker(0.1), to: slab.lighter(0.1))
        canvas.rect(0, 670, 1280, 16, slab.darker(0.26))
        if !isBusStop { canvas.rect(0, 700, 1280, 14, brush.palette.trim, opacity: 0.8) }
        var seams: PathData = "M0 770H1280M0 850H1280"
        for column in -5...5 { seams += "M\(640 + Double(column) * 170) 716L\(640 + Double(column) * 280) 960" }
        canvas.line(seams, slab.darker(0.1), width: 3)
        brush.clearing(640, 790, on: &canvas)
        isBusStop ? shelter(on: &canvas) : roof(on: &canvas)
        brush.bench(bench, on: &canvas)
    }

    private func tracks(on canvas: inout SVGCanvas) {
        canvas.path(
            "M0 600H1280V690H0z", from: brush.light.ground(brush.palette.stone.darker(0.2)),
            to: brush.palette.stone.darker(0.4))
        var ties: PathData = ""
        for column in 0..<20 { ties += "M\(Double(column) * 68) 622v34" }
        canvas.line(ties, brush.palette.wood.darker(0.3), width: 18)
        canvas.line("M0 628H1280M0 652H1280", 0xA9AFB6, width: 6)
        guard hasTrain, brush.shows("train") else { return }
        canvas.path("M-20 640V320Q-20 276 30 276H1300V640z", from: train.lighter(0.12), to: train.darker(0.12))
        canvas.rect(-20, 470, 1300, 22, brush.palette.trim)
        canvas.inOwnLight { canvas in
            for x in [20.0, 400, 560, 720, 1100] { canvas.rect(x, 330, 132, 120, brush.pane, corner: 14) }
        }
        canvas.path("M220 630V318h130v312zM920 630V318h130v312z", train.lighter(0.3))
        canvas.line("M285 318v312M985 318v312", train.darker(0.3), width: 5)
        canvas.inOwnLight { canvas in
            for x in [234.0, 298, 934, 998] { canvas.rect(x, 340, 40, 110, brush.pane, corner: 8) }
        }
        canvas.rect(-20, 616, 1300, 30, train.darker(0.5))
    }

    private func roof(on canvas: inout SVGCanvas) {
        for x in [post.x, 1060] {
            canvas.groundShadow(x, 704, 36, 7)
            canvas.line("M\(x) 700V90", paint, width: 20)
            canvas.line("M\(x - 110) 96Q\(x - 8) 120 \(x) 230Q\(x + 8) 120 \(x + 110) 96", paint, width: 11)
            canvas.line("M\(x) 700v-40", paint.darker(0.1), width: 34)
        }
        canvas.path("M-10 20H1290V96H-10z", from: paint.darker(0.3), to: paint.darker(0.12))
        var edge: PathData = "M-10 92H1290V112"
        for _ in 0..<26 { edge += "l-25 22l-25 -22" }
        canvas.path(edge + "z", brush.palette.trim.darker(0.04))
        brush.lampLight(740, 150, 300, on: &canvas)
        brush.clock(740, 200, 46, on: &canvas)
        if brush.shows("clock") { canvas.line("M740 110v40", paint, width: 9) }
    }

    private func street(on canvas: inout SVGCanvas) {
        let asphalt = brush.light.ground(brush.palette.stone.darker(0.3), snow: 0.6)
        brush.hill(600, 14, brush.palette.lawn, on: &canvas)
        canvas.path("M0 618H1280V680H0z", asphalt)
        canvas.line(
            "M20 646h90M220 646h90M420 646h90M620 646h90M820 646h90M1020 646h90M1220 646h90", brush.palette.trim,
            width: 7)
    }

    private func shelter(on canvas: inout SVGCanvas) {
        canvas.rect(620, 250, 410, 450, 0xDDEFF2, opacity: 0.45)
        canvas.line("M620 700V250M1030 700V250M825 690V260", paint, width: 13)
        canvas.path("M580 252L620 206H1060L1080 252z", from: paint.lighter(0.1), to: paint.darker(0.1))
        canvas.groundShadow(420, 704, 30, 6)
        canvas.line("M420 700V240", 0x8A929C, width: 12)
        canvas.circle(420, 220, 54, paint)
        canvas.rect(392, 200, 56, 34, brush.palette.trim, corner: 8)
        canvas.line("M402 240h0M438 240h0", brush.palette.trim, width: 13)
    }
}

/// Inside a tent, or below blankets that hang over chairs: cloth all around, cushions, an opening.
struct TentInside: PlaceView {
    var brush: Brush
    private let cloth: Color
    private let second: Color
    private let isFort: Bool

    init(_ brush: Brush) {
        var brush = brush
        let palette = brush.palette
        cloth = brush.record.color(
            "cloth",
            of: [
                palette.accent.mixed(with: palette.paper, 0.3), palette.second.mixed(with: palette.paper, 0.3),
                palette.earth, palette.leaf.mixed(with: palette.paper, 0.3),
            ])
        second = brush.record.color(
            "second cloth", of: [palette.paper, palette.second.lighter(0.3), palette.accent.lighter(0.3)])
        isFort = ["fort", "blanket"].contains(where: brush.record.key.contains)
        self.brush = brush
    }

    var stage: Stage {
        var fixtures: [String: Fixture] = [:]
        fixtures["door"] = Fixture(box: Box(x: 500...780, y: 270...690), grip: Point(560, 520), top: nil)
        fixtures["blanket"] = Fixture(box: Box(x: 0...1280, y: 0...700), grip: Point(330, 560), top: nil)
        fixtures["rug"] = brush.rugFixture(640, 850, 900)
        return Stage(
            horizon: 400, floors: [Box(x: 90...1190, y: 765...930)],
            seats: [
                Spot(position: Point(220, 770), scale: 1.2, width: 170),
                Spot(position: Point(1060, 770), scale: 1.2, width: 170),
            ],
            airs: [Box(x: 480...800, y: 90...240)], fixtures: fixtures)
    }

    var ground: Ground {
        Ground(
            .carpet, second, cloth,
            edges: [.cushion(cloth), .cushion(brush.palette.second), .rug(cloth.mixed(with: second, 0.4))])
    }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        canvas.path("M0 0H1280V960H0z", from: cloth.darker(0.3), to: cloth.darker(0.12))
        opening(on: &canvas)
        // Two sides of cloth that meet at the ridge.
        canvas.path("M640 -40L-10 500V740L500 690L604 130z", left: cloth.darker(0.22), right: cloth.lighter(0.2))
        canvas.path("M640 -40L1290 500V740L780 690L676 130z", left: cloth.lighter(0.12), right: cloth.darker(0.3))
        canvas.path("M604 130L640 60L676 130Q650 150 640 190Q630 150 604 130z", cloth.darker(0.2))
        pattern(on: &canvas)
        canvas.path("M640 -40L560 120L470 690L510 694L604 130z", cloth.lighter(0.3), opacity: 0.6)
        canvas.path("M640 -40L720 120L810 690L770 694L676 130z", cloth.darker(0.1), opacity: 0.5)
        canvas.path("M-10 726L500 686H780L1290 726V960H-10z", from: second.darker(0.16), to: second.lighter(0.06))
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        canvas.inOwnLight {
            $0.veil(
                "M506 692H774L900 930H380z", brush.light.glow, top: brush.light.hour == .night ? 0.12 : 0.4, foot: 0)
        }
        brush.rug(640, 850, 900, cloth.mixed(with: second, 0.4), on: &canvas)
        let palette = brush.palette
        for (x, tone) in [
            (150.0, palette.accent), (270, palette.second), (1010, palette.earth), (1130, palette.accent.lighter(0.3)),
        ] where brush.shows("pillow") {
            canvas.groundShadow(x, 786, 84, 14)
            canvas.path(
                "M\(x - 76) 770q-14 -50 16 -56h120q30 6 16 56q-76 22 -152 0z", from: tone.lighter(0.3),
                to: tone.darker(0.06))
        }
        lamp(on: &canvas)
    }

    /// Draws the outside: the land and its sky, or the room with the blankets.
    private func opening(on canvas: inout SVGCanvas) {
        let brush = brush
        canvas.window(480, 100, 320, 600, showing: "400 60 480 900") { canvas in
            if isFort {
                canvas.path("M0 0H1280V960H0z", from: brush.palette.paper, to: brush.palette.paper.darker(0.1))
                canvas.path("M0 800H1280V960H0z", brush.palette.wood.lighter(0.2))
            } else {
                var (sky, weather) = (brush.sky, brush.weather)
                canvas.inLight(brush.light.outdoors, tint: brush.light.tint) { canvas in
                    sky.draw(on: &canvas)
                    let land = brush.light.ground(brush.palette.lawn)
                    canvas.path("M0 640Q420 560 760 620T1280 580V1200H0z", brush.light.far(land, 0.4))
                    canvas.path("M0 740Q420 690 760 730T1280 700V1200H0z", from: land.lighter(0.1), to: land)
                    weather.draw(on: &canvas)
                }
            }
        }
    }

    private func pattern(on canvas: inout SVGCanvas) {
        let pale = second.mixed(with: cloth, 0.3)
        if isFort {
            var dots: PathData = ""
            for row in 0..<5 {
                for column in 0..<4 {
                    let (x, y) = (40 + Double(column) * 130, 420 - Double(column) * 100 + Double(row) * 80)
                    if y > 90, y < 660 { dots += "M\(x) \(y)h0M\(1280 - x) \(y)h0" }
                }
            }
            canvas.line(dots, pale, width: 26, opacity: 0.6)
        } else {
            canvas.line(
                "M640 -40L180 720M640 -40L-20 640M640 -40L1100 720M640 -40L1300 640", pale, width: 9, opacity: 0.7)
            canvas.line("M640 -40V70", brush.palette.wood.darker(0.2), width: 18)
        }
    }

    /// A small lamp that hangs from the ridge when it is dark.
    private func lamp(on canvas: inout SVGCanvas) {
        guard brush.light.lampsAreLit, brush.shows("lamp") else { return }
        canvas.line("M640 60V200", brush.palette.wood.darker(0.3), width: 4)
        brush.lampLight(640, 236, 520, on: &canvas)
        canvas.inOwnLight { $0.rect(618, 206, 44, 60, 0xFFE9A8, corner: 12) }
        canvas.path("M610 210Q640 180 670 210zM614 262h52v10h-52z", 0x6B5A4E)
    }
}

/// The open sea, with an island or a lighthouse far away.
struct OpenSea: PlaceView {
    var brush: Brush
    private let hasIsland: Bool
    private let islandX: Double

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 480)
        hasIsland = brush.record.flag("island")
        islandX = brush.record.number("far land", 900...1060)
        self.brush = brush
    }

    var stage: Stage {
        Stage(
            horizon: 480, floors: [Box(x: 110...1170, y: 796...866)],
            waters: [Box(x: 60...1220, y: 760...880), Box(x: 120...1160, y: 560...660)],
            airs: [Box(x: 80...1200, y: 60...400)], front: [Box(x: 0...1280, y: 900...960)],
            rail: 690,
            fixtures: [
                "water": Fixture(box: Box(x: 0...1280, y: 480...960), grip: Point(640, 900), top: Point(640, 860))
            ])
    }

    var ground: Ground { Ground(.water, brush.palette.water, .white, edges: [.stones]) }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        hasIsland ? island(islandX, on: &canvas) : skerry(islandX, on: &canvas)
        brush.water(from: 480, on: &canvas)
        brush.sailingBoat(260, 524, tall: 520, on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        gulls(on: &canvas)
        let crest = brush.light.tint.applied(to: brush.palette.water).lit(by: brush.light.outdoors)
        for (index, y) in [600.0, 690, 790].enumerated() {
            let shift = brush.chance.number(-90...0)
            var wave: PathData = "M\(shift - 80) 960V\(y)"
            let width = 96 + Double(index) * 34
            for _ in 0..<Int(1460 / width) {
                wave +=
                    "q\(width * 0.3) -6 \(width * 0.5) \(-20 - Double(index) * 4)t\(width * 0.5) \(20 + Double(index) * 4)"
            }
            canvas.inOwnLight {
                $0.veil(
                    wave + "V960z", crest.mixed(with: brush.light.skyColors[0], 0.1 + Double(index) * 0.1), top: 0.55,
                    foot: 0.15)
            }
        }
    }

    mutating func drawNear(on canvas: inout SVGCanvas) {
        let foam = (0xF4FBFF as Color).lit(by: brush.light.outdoors)
        canvas.inOwnLight {
            $0.line(
                "M-20 936q60 -26 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0", foam, width: 6,
                opacity: 0.5)
        }
    }

    private func island(_ x: Double, on canvas: inout SVGCanvas) {
        let land = brush.light.far(brush.palette.leaf, 0.3)
        let trunk = brush.light.far(brush.palette.wood, 0.3)
        canvas.inOwnLight { canvas in
            canvas.line("M\(x - 10) 460Q\(x) 410 \(x + 26) 372", trunk, width: 8)
            canvas.path(
                "M\(x + 26) 372q-30 -30 -66 -8q36 -4 66 8q-10 -42 -50 -48q34 14 50 48q8 -40 46 -40q-32 10 -46 40"
                    + "q34 -22 62 4q-34 -10 -62 -4q26 2 34 36q-16 -24 -34 -36z", land.darker(0.12))
            canvas.path(
                "M\(x - 150) 486q50 -46 130 -38q80 -16 170 38z", from: land,
                to: brush.light.far(brush.palette.earth, 0.3))
        }
    }

    private func skerry(_ x: Double, on canvas: inout SVGCanvas) {
        let rock = brush.light.far(brush.palette.stone, 0.3)
        let white = brush.light.far(0xFBF3E4, 0.2)
        let red = brush.light.far(brush.palette.accent, 0.25)
        canvas.inOwnLight { canvas in
            if brush.light.hour.isDark, brush.shows("lamp") {
                canvas.halo(x, 348, 90, 90, 0xFFE9A8, opacity: 0.6)
                canvas.halo(x - 200, 352, 330, 26, 0xFFE9A8, opacity: 0.5)
            }
            canvas.path("M\(x - 18) 470l6 -110h24l6 110z", white)
            canvas.path("M\(x - 16) 440l2 -26h28l2 26zM\(x - 13) 392l1 -24h24l1 24z", red)
            canvas.rect(x - 10, 338, 20, 22, brush.pane)
            canvas.path("M\(x - 16) 340L\(x) 318L\(x + 16) 340z", red)
            canvas.path("M\(x - 90) 488q24 -36 80 -30q60 -6 96 30z", rock)
        }
    }

    private mutating func gulls(on canvas: inout SVGCanvas) {
        guard !brush.light.hour.isDark, brush.light.sky != .fog else { return }
        var wings: PathData = ""
        for _ in 0..<4 {
            wings += "M\(brush.chance.whole(120...1100)) \(brush.chance.whole(180...400))q14 -16 26 2q12 -18 28 -4"
        }
        canvas.line(wings, 0xFDFBF6, width: 5)
    }
}

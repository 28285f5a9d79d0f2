/// The bottom of the sea: sand, weeds, stones, and the light from above.
struct Underwater: PlaceView {
    var brush: Brush
    private let weed: Color
    private let hasWreck: Bool

    private let stone = Piece(x: 1090, y: 762, width: 66, height: 40, grip: Point(0, -36), top: 38)

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 460)
        let palette = brush.palette
        weed = brush.record.color(
            "weeds", of: [palette.leaf, palette.leaf.mixed(with: palette.accent, 0.3), palette.second])
        hasWreck = brush.record.flag("arch of rock")
        self.brush = brush
    }

    var stage: Stage {
        var fixtures = brush.fixtures([("stone", stone)])
        fixtures["water"] = Fixture(box: Box(x: 0...1280, y: 0...700), grip: Point(640, 400), top: nil)
        return Stage(
            horizon: 460, floors: [Box(x: 80...1200, y: 755...930)],
            seats: [Spot(position: Point(1090, 664), scale: 1.0, width: 170)],
            airs: [Box(x: 260...1020, y: 80...480)], front: Brush.corners, fixtures: fixtures)
    }

    var ground: Ground {
        Ground(
            .sand, brush.palette.earth.mixed(with: brush.palette.water, 0.3), brush.palette.water,
            edges: [.stones, .weeds(weed)])
    }

    private var deep: Color { brush.palette.water.mixed(with: 0x1F5F8C, 0.4) }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        canvas.inLight(brush.light.outdoors.lighter(0.1), tint: brush.light.tint) { canvas in
            canvas.path("M0 0H1280V960H0z", from: deep.lighter(0.5), to: deep)
            canvas.halo(640, 440, 520, 300, deep.lighter(0.7), opacity: 0.5)
            let strength = brush.light.hour == .night ? 0.1 : 0.3
            canvas.veil(
                "M300 -10H420L300 700H120zM560 -10H640L660 720H500zM780 -10H920L1100 700H930z", .white, top: strength,
                foot: 0)
            let far = deep.mixed(with: brush.palette.second, 0.3).lighter(0.16)
            canvas.path(
                "M0 640Q120 520 240 590T480 620T760 600T1010 560T1280 620V760H0z", from: far, to: far.lighter(0.1))
            if hasWreck {
                canvas.path(
                    "M820 700V470Q830 380 930 384Q1060 380 1080 480V700H1010V520Q990 450 940 456Q890 452 890 530V700z",
                    far.darker(0.12))
            }
        }
        fishes(on: &canvas)
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        let sand = brush.palette.earth.mixed(with: deep, 0.24)
        canvas.path("M0 712Q300 670 640 700T1280 690V960H0z", from: sand.lighter(0.24), to: sand)
        brush.clearing(640, 780, on: &canvas)
        var chance = brush.record.chance("sand")
        var ripples: PathData = ""
        for _ in 0..<12 { ripples += "M\(chance.whole(20...1180)) \(chance.whole(750...940))q24 -9 48 0t48 0" }
        canvas.line(ripples, sand.darker(0.1), width: 4)
        for (x, y, size) in [(90.0, 740.0, 1.5), (180, 726, 1.0), (1210, 750, 1.5), (950, 712, 0.8), (330, 712, 0.7)] {
            weeds(x, y, size, on: &canvas)
        }
        brush.stone(1090, 764, 210, brush.palette.stone.mixed(with: deep, 0.3), on: &canvas)
        brush.stone(250, 752, 110, brush.palette.stone.mixed(with: deep, 0.3), on: &canvas)
    }

    mutating func drawNear(on canvas: inout SVGCanvas) {
        let dark = deep.darker(0.3)
        canvas.path("M0 960V850Q60 846 84 890T150 960zM1280 960V846Q1216 850 1200 894T1130 960z", dark)
    }

    private func weeds(_ x: Double, _ y: Double, _ size: Double, on canvas: inout SVGCanvas) {
        var blades: PathData = ""
        for (shift, height, sway) in [(-24.0, 150.0, 20.0), (0, 220, -16), (24, 170, 18)] {
            blades +=
                "M\(x + shift * size) \(y)q\(sway * size) \(-height * 0.25 * size) 0 \(-height * 0.5 * size)t0 \(-height * 0.5 * size)"
        }
        canvas.line(blades, weed.mixed(with: deep, 0.2), width: 17 * size)
    }

    private func fishes(on canvas: inout SVGCanvas) {
        guard brush.shows("fish") else { return }
        var chance = brush.record.chance("fishes")
        for _ in 0..<4 {
            let (x, y) = (chance.whole(120...1140), chance.whole(160...430))
            let tone = chance.pick(
                [brush.palette.accent, brush.palette.paper, brush.palette.second.lighter(0.3)], else: .white)
            canvas.path("M\(x) \(y)q24 -24 56 -4l20 -14q6 18 0 36l-20 -14q-32 20 -56 -4z", tone, opacity: 0.85)
            canvas.line("M\(x + 13) \(y - 2)h0", 0x33405A, width: 5)
        }
    }
}

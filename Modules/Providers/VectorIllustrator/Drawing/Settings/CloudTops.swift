/// A land of clouds high up in the sky, sometimes with a rainbow.
struct CloudTops: PlaceView {
    var brush: Brush
    private let hasRainbow: Bool
    private let tone: Color

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 480)
        // There is no rainbow without the sun, nor in snow or fog.
        let isSunny = !brush.light.hour.isDark && brush.light.sky != .snow && brush.light.sky != .fog
        let isRainbow = brush.record.key.contains("rainbow") || brush.record.flag("rainbow")
        hasRainbow = isRainbow && isSunny && brush.shows("rainbow")
        tone = brush.record.color(
            "clouds",
            of: [
                .white, brush.palette.accent.lighter(0.86), brush.palette.sky.lighter(0.86),
                brush.palette.paper.lighter(0.5),
            ])
        self.brush = brush
    }

    var stage: Stage {
        Stage(
            horizon: 480, floors: [Box(x: 80...1200, y: 770...930)],
            seats: [Spot(position: Point(1090, 736), scale: 1.08, width: 220)],
            airs: [Box(x: 80...1200, y: 60...440)], front: [Box(x: 0...1280, y: 890...960)])
    }

    var ground: Ground { Ground(.cloud, tone, brush.palette.sky, edges: []) }

    private var white: Color { brush.light.tint.applied(to: tone).lit(by: brush.light.outdoors) }

    mutating func drawFar(on canvas: inout SVGCanvas) {
        if hasRainbow { rainbow(on: &canvas) }
        canvas.inOwnLight { canvas in
            for index in 0..<4 {
                bank(Double(index) * 370 + brush.chance.number(-60...60), 640, 460, 150, haze: 0.55, on: &canvas)
            }
        }
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        canvas.inOwnLight { canvas in
            canvas.rect(0, 636, 1280, 324, white.mixed(with: brush.light.horizon, 0.4))
            for index in 0..<4 {
                bank(Double(index) * 390 + brush.chance.number(-40...60), 760, 560, 150, haze: 0.3, on: &canvas)
            }
            bank(1090, 812, 380, 100, haze: 0.08, on: &canvas)
            for index in 0..<5 {
                bank(Double(index) * 310 + brush.chance.number(-30...30), 880, 520, 120, haze: 0.06, on: &canvas)
            }
            canvas.path("M0 826H1280V960H0z", from: white, to: white.mixed(with: brush.light.skyColors[1], 0.24))
            var puffs: PathData = ""
            for _ in 0..<9 {
                puffs += "M\(brush.chance.whole(20...1180)) \(brush.chance.whole(800...900))q28 -30 56 0q22 -20 44 2"
            }
            canvas.line(puffs, white.mixed(with: brush.light.skyColors[1], 0.3), width: 5)
        }
    }

    mutating func drawNear(on canvas: inout SVGCanvas) {
        canvas.inOwnLight { canvas in
            for index in 0..<5 {
                bank(Double(index) * 330 + brush.chance.number(-40...40), 1000, 420, 84, haze: 0, on: &canvas)
            }
        }
    }

    private mutating func bank(
        _ x: Double, _ foot: Double, _ width: Double, _ height: Double, haze: Double, on canvas: inout SVGCanvas
    ) {
        let top = white.mixed(with: brush.light.glow, 0.16).mixed(with: brush.light.horizon, haze)
        canvas.path(
            brush.chance.mound(x, foot, width, height, count: 7), from: top,
            to: top.mixed(with: brush.light.skyColors[1], 0.34))
    }

    private func rainbow(on canvas: inout SVGCanvas) {
        canvas.inOwnLight { canvas in
            for (index, color) in ([0xF0796A, 0xF5B13C, 0xF7E07A, 0x8CC98A, 0x7FB4E6, 0xB39AE0] as [Color])
                .enumerated()
            {
                let radius = 470 - Double(index) * 22
                canvas.line(
                    "M\(640 - radius) 690A\(radius) \(radius) 0 0 1 \(640 + radius) 690",
                    color.lit(by: brush.light.outdoors), width: 22, opacity: 0.42)
            }
        }
    }
}

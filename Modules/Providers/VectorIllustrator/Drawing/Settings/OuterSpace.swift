/// The surface of a small moon under many stars and planets.
struct OuterSpace: PlaceView {
    var brush: Brush
    private let hasBase: Bool
    private let surface: Color
    private let giant: Color

    init(_ brush: Brush) {
        var brush = brush
        brush.eye = Perspective(horizon: 520)
        hasBase = brush.record.flag("station")
        let palette = brush.palette
        surface = brush.record.color(
            "ground",
            of: [
                palette.stone.mixed(with: 0xC9C3DC, 0.5), palette.earth.mixed(with: palette.accent, 0.16),
                palette.second.mixed(with: 0xDAD6E6, 0.6),
            ])
        giant = brush.record.color("planet", of: [palette.accent.lighter(0.2), palette.second.lighter(0.3), 0xF0A96B])
        self.brush = brush
    }

    var stage: Stage {
        Stage(
            horizon: 520, floors: [Box(x: 60...1220, y: 765...930)],
            seats: brush.shows("stone") ? [Spot(position: Point(1120, 730), scale: 1.1, width: 150)] : [],
            airs: [Box(x: 440...860, y: 60...560)],
            fixtures: brush.fixtures([
                ("stone", Piece(x: 1120, y: 806, width: 40, height: 22, grip: Point(0, -20), top: 22))
            ]))
    }

    var ground: Ground { Ground(.dust, surface, surface, edges: [.craters, .stones, .craters]) }

    /// Space has its own light: there is no air that would take on the colour of the hour.
    mutating func drawFar(on canvas: inout SVGCanvas) {
        let isNight = brush.light.hour == .night
        canvas.inLight(.white, tint: brush.light.tint) { canvas in
            let deep = (0x171A48 as Color).mixed(with: brush.light.skyColors[0], isNight ? 0 : 0.24)
            canvas.path("M0 0H1280V960H0z", from: deep, to: deep.mixed(with: 0x6B4FA8, isNight ? 0.2 : 0.4))
            canvas.halo(340, 280, 560, 260, 0x8A5FC8, opacity: isNight ? 0.3 : 0.42)
            canvas.halo(960, 430, 520, 230, 0x3F86C0, opacity: isNight ? 0.28 : 0.4)
            canvas.halo(700, 180, 380, 140, 0xE58AC0, opacity: 0.16)
            if brush.shows("star") { SkyArtist.stars(on: &canvas, &brush.chance, count: 120, height: 740) }
            starWeather(on: &canvas)
            if brush.shows("planet") {
                planet(brush.chance.number(190...300), brush.chance.number(190...260), on: &canvas)
            }
            if brush.shows("earth") {
                earth(brush.chance.number(980...1100), brush.chance.number(160...240), on: &canvas)
            }
        }
    }

    mutating func drawMiddle(on canvas: inout SVGCanvas) {
        let light: Color = brush.light.hour == .night ? 0xB9B4DC : .white
        canvas.inLight(light, tint: brush.light.tint) { canvas in
            canvas.path(
                "M-40 740Q300 640 660 690T1320 700V980H-40z", from: surface.darker(0.16), to: surface.darker(0.3))
            if hasBase { base(on: &canvas) } else { rocks(on: &canvas) }
            canvas.path("M-40 790Q640 690 1320 780V980H-40z", from: surface.lighter(0.3), to: surface.darker(0.08))
            for (x, y, radius) in [
                (170.0, 812.0, 54.0), (1010, 800, 44), (620, 934, 50), (330, 890, 34), (930, 900, 30),
            ] {
                let x = x + brush.chance.number(-40...40)
                canvas.ellipse(x, y, radius, radius * 0.32, surface.darker(0.22))
                canvas.ellipse(x, y + radius * 0.08, radius * 0.9, radius * 0.22, surface.darker(0.08))
            }
            brush.stone(1120, 806, 150, surface.darker(0.06), on: &canvas)
        }
    }

    private func planet(_ x: Double, _ y: Double, on canvas: inout SVGCanvas) {
        canvas.halo(x, y, 180, 180, giant, opacity: 0.4)
        canvas.path(
            "M\(x - 92) \(y)a92 92 0 1 1 184 0a92 92 0 1 1 -184 0z", left: giant.lighter(0.3), right: giant.darker(0.35)
        )
        canvas.path("M\(x - 88) \(y - 26)q90 40 176 0q6 18 4 34q-90 44 -184 2z", giant.darker(0.16), opacity: 0.6)
        canvas.line(
            "M\(x - 86) \(y + 30)Q\(x - 190) \(y + 96) \(x - 80) \(y + 74)Q\(x + 40) \(y + 50) \(x + 140) \(y - 30)Q\(x + 190) \(y - 76) \(x + 84) \(y - 40)",
            0xFBE0B5, width: 12)
    }

    private func earth(_ x: Double, _ y: Double, on canvas: inout SVGCanvas) {
        canvas.halo(x, y, 140, 140, 0x9FD4F5, opacity: 0.5)
        canvas.circle(x, y, 70, 0x5FA8D8)
        canvas.path(
            "M\(x - 50) \(y - 30)q40 -40 70 -10q-4 40 -40 34q-10 30 -30 -24zM\(x) \(y + 24)q30 -14 44 4q-14 30 -40 24z",
            0x7FC08A)
        canvas.line("M\(x - 40) \(y + 14)q20 -8 36 0M\(x + 6) \(y - 40)q20 6 34 -2", .white, width: 8, opacity: 0.6)
        let reach: Double =
            switch brush.light.hour {
            case .dawn: 40
            case .morning: 66
            case .day: 90
            case .evening: -10
            case .night: -70
            }
        canvas.path("M\(x) \(y - 70)a70 70 0 0 1 0 140q\(reach) -70 0 -140z", 0x171A48, opacity: 0.5)
    }

    /// In space, weather is made of stars: showers, dust and comets.
    private mutating func starWeather(on canvas: inout SVGCanvas) {
        switch brush.light.sky {
        case .clear: break
        case .cloudy: canvas.halo(640, 150, 560, 130, 0xB78CE0, opacity: 0.6)
        case .fog: canvas.halo(640, 480, 760, 240, 0xD5DAF2, opacity: 0.5)
        case .snow: SkyArtist.stars(on: &canvas, &brush.chance, count: 110, height: 740)
        case .rain, .wind:
            let count = brush.light.sky == .rain ? 9 : 3
            for _ in 0..<count {
                let head = Point(brush.chance.number(200...1200), brush.chance.number(90...520))
                let size = brush.light.sky == .rain ? 1.0 : 2
                canvas.path(
                    "M\(head)l\(-96 * size) \(-58 * size)l\(88 * size) \(70 * size)z", 0xFFF6D8, opacity: 0.45)
                canvas.line("M\(head.x - 2) \(head.y + 5)h0", 0xFFF6D8, width: 13 * size)
            }
        }
    }

    private func base(on canvas: inout SVGCanvas) {
        canvas.path("M250 742V690Q250 600 350 600T450 690V742z", left: 0xF4F1F8, right: 0xB9B4CC)
        canvas.inOwnLight { $0.path("M286 672a28 28 0 1 1 56 0a28 28 0 1 1 -56 0z", 0xFFD978) }
        canvas.path("M376 746v-60q0 -26 24 -26t24 26v60z", 0x7F86B0)
        canvas.line("M350 600v-60M326 552q24 -34 48 0", 0xD5D0E4, width: 7)
        canvas.circle(350, 536, 9, 0xE8695A)
        canvas.line("M450 720h60", 0xB9B4CC, width: 22)
    }

    private mutating func rocks(on canvas: inout SVGCanvas) {
        for x in [220.0, 330, 930] {
            let height = brush.chance.number(70...140)
            canvas.path(
                "M\(x - 70) 760q20 \(-height) 60 \(-height)q24 0 30 30q40 10 60 \(height - 20)z",
                left: surface.lighter(0.1), right: surface.darker(0.36))
        }
    }
}

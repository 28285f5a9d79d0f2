/// What every setting is drawn with: the page's light, its chance, and the things that many settings share.
struct Brush: Sendable {
    let light: Light
    var chance: Chance
    /// For the view from a window or out of a cave.
    var sky: SkyArtist
    /// For the view from a window or out of a cave.
    var weather: WeatherArtist

    init(place: Place, light: Light, seed: UInt64, page: Int) {
        self.light = light
        chance = Chance(seed: seed, page: page, matter: place.rawValue)
        sky = SkyArtist(light: light, chance: Chance(seed: seed, page: page, matter: "sky"))
        weather = WeatherArtist(light: light, chance: Chance(seed: seed, page: page, matter: "weather"))
    }

    /// One of several colours.
    mutating func colour(of colours: Colour...) -> Colour { chance.pick(colours, else: .white) }

    // MARK: Land

    /// A rolling stretch of land down to the page's foot, lighter along its crest.
    mutating func hill(_ y: Double, _ rise: Double, _ colour: Colour, on canvas: inout SVGCanvas) {
        let crest = chance.number(300...900)
        let shown = light.ground(colour)
        canvas.path(
            "M0 \(y)C\(crest - 260) \(y - rise) \(crest + 60) \(y - rise) 1280 \(y + rise * 0.2)V960H0z",
            from: shown.mixed(with: light.glow, 0.22), to: shown.darker(0.07))
    }

    /// Hills that fade into the sky, with a line of trees on them.
    mutating func farHills(_ y: Double, _ rise: Double, _ colour: Colour, on canvas: inout SVGCanvas) {
        for (step, haze) in [(0.0, 0.66), (1, 0.42)] {
            let foot = y + step * rise * 0.9
            let shown = light.far(colour, haze)
            let crest = chance.number(160...760)
            let second = chance.number(-0.4...0.9)
            canvas.inOwnLight {
                $0.path(
                    "M0 \(foot)C\(crest - 180) \(foot - rise * 2.2) \(crest + 220) \(foot - rise * 1.8) \(crest + 420) "
                        + "\(foot - rise * second)S1180 \(foot - rise * 1.5) 1280 \(foot - rise * 0.5)V960H0z",
                    from: shown.mixed(with: light.glow, 0.12), to: shown.mixed(with: light.horizon, 0.2))
            }
        }
        farTrees(at: y + rise * 0.5, light.far(colour.darker(0.2), 0.4), on: &canvas)
    }

    /// Little groves in the distance, as one shape.
    mutating func farTrees(at y: Double, _ shown: Colour, on canvas: inout SVGCanvas) {
        var groves: PathData = ""
        for _ in 0..<5 {
            groves += chance.mound(
                chance.number(20...1260), y + chance.number(-6...30), chance.number(60...170), chance.number(22...46),
                count: 5)
        }
        canvas.inOwnLight { $0.path(groves, shown) }
    }

    /// Tufts of grass as one line.
    mutating func grass(_ count: Int, from top: Double, _ colour: Colour, on canvas: inout SVGCanvas) {
        var tufts: PathData = ""
        for _ in 0..<count {
            let y = chance.whole(top...944)
            let size = y > (top + 944) / 2 ? 1.4 : 0.8
            tufts += "M\(chance.whole(20...1250)) \(y)"
            tufts +=
                size > 1
                ? "q-2 -14 -12 -24m12 24q0 -20 3 -34m-3 34q4 -14 15 -21"
                : "q-1 -8 -7 -13m7 13q0 -11 2 -19m-2 19q2 -8 8 -12"
        }
        canvas.line(tufts, light.ground(colour, snow: 0.5), width: 4)
    }

    /// Small flowers as dots about a heart, in three colours.
    mutating func blossoms(_ count: Int, from top: Double, on canvas: inout SVGCanvas) {
        guard light.sky != .snow else { return }
        let colours: [Colour] = chance.pick(
            [
                [0xFFFFFF, 0xF7A6B8, 0xFFD45E], [0xFFF3DC, 0xB9A2E6, 0xF28AA0], [0xFFFFFF, 0xF0796A, 0x8FB4EA],
            ], else: [.white])
        for colour in colours {
            var petals: PathData = ""
            for _ in 0..<(count / colours.count) {
                petals += "M\(chance.whole(20...1260)) \(chance.whole(top...945))h0m9 5h0m-5 9h0m-9 -4h0m2 -9h0"
            }
            canvas.line(petals, colour, width: 8)
        }
    }

    /// A path that comes towards the viewer and winds on its way.
    func path(from start: Point, to foot: Double, _ colour: Colour, on canvas: inout SVGCanvas) {
        let shown = light.ground(colour)
        let reach = 960 - start.y
        canvas.path(
            "M\(start.x - 16) \(start.y)C\(start.x - 60) \(start.y + reach * 0.34) \(foot - 210) \(start.y + reach * 0.5) "
                + "\(foot - 150) 960H\(foot + 150)C\(foot + 30) \(start.y + reach * 0.55) \(start.x + 40) "
                + "\(start.y + reach * 0.36) \(start.x + 16) \(start.y)z", from: shown.darker(0.06),
            to: shown.lighter(0.16))
    }

    // MARK: Light

    /// A lamp's light where it is dark enough for lamps.
    func lampLight(_ x: Double, _ y: Double, _ radius: Double, on canvas: inout SVGCanvas) {
        guard light.hour.isDark else { return }
        canvas.inOwnLight { $0.glow(x, y, radius) }
    }

    /// The colour of a window pane seen from outside.
    var pane: Colour { light.hour.isDark ? 0xFFD978 : (0xBFE3F2 as Colour).lit(by: light.outdoors) }

    /// Fireflies over the grass of a mild night.
    mutating func fireflies(on canvas: inout SVGCanvas) {
        guard light.hour.isDark, light.sky == .clear || light.sky == .cloudy else { return }
        var dots: PathData = ""
        for _ in 0..<14 { dots += "M\(chance.whole(40...1240)) \(chance.whole(520...860))h0" }
        canvas.inOwnLight { canvas in
            canvas.line(dots, 0xFFF0A0, width: 16, opacity: 0.2)
            canvas.line(dots, 0xFFF3B8, width: 5)
        }
    }
}

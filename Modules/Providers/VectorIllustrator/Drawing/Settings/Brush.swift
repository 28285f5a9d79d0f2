/// What every setting is drawn with: the page's light, the story's record, and the things that many settings share.
struct Brush: Sendable {
    let light: Light
    /// What is the same on all pages of the story.
    var record: Continuity
    /// Random numbers for many small things, such as blades of grass; they belong to the place, not the page.
    var chance: Chance
    /// For the view from a window or out of a cave.
    var sky: SkyArtist
    /// For the view from a window or out of a cave.
    var weather: WeatherArtist
    /// How large a centimetre is at each height of the page.
    var eye = Perspective(horizon: 400)
    private let absent: Set<String>

    init(light: Light, record: Continuity, seed: UInt64, page: Int, absent: Set<String>) {
        self.light = light
        self.record = record
        self.absent = absent
        chance = record.chance("view")
        sky = SkyArtist(
            light: light, chance: Chance(seed: seed, page: page, matter: "sky"), record: record, absent: absent)
        weather = WeatherArtist(light: light, chance: Chance(seed: seed, page: page, matter: "weather"))
    }

    var palette: StoryPalette { record.palette }

    /// Returns whether a part of the setting may be seen: not what the scene says must not be.
    @inline(never)
    func shows(_ word: String) -> Bool { !Self.names(word, in: absent) }

    /// Returns whether one of several words means the same part: a lantern is a lamp.
    static func names(_ word: String, in absent: Set<String>) -> Bool {
        absent.contains(word) || (relatives[word]?.contains(where: absent.contains) ?? false)
    }

    private static let relatives = [
        "lamp": ["lantern", "light", "candle", "lamplight"], "book": ["books"], "flower": ["flowers"],
        "chair": ["chairs", "stool"], "sofa": ["couch"], "rug": ["carpet"], "curtain": ["curtains"],
        "picture": ["pictures", "painting"], "toys": ["toy", "teddy", "ball"], "star": ["stars"],
        "tree": ["trees"], "boat": ["boats", "ship"], "stairs": ["steps"], "bath": ["tub"], "stove": ["oven"],
    ]

    /// One of several colours, for small things.
    mutating func color(of colors: Color...) -> Color { chance.pick(colors, else: .white) }

    // MARK: Things in their true size

    /// Draws a piece in centimetres from the middle of its foot.
    @inline(never)
    func put(_ piece: Piece, on canvas: inout SVGCanvas, _ draw: (inout SVGCanvas) -> Void) {
        put(piece.x, piece.y, on: &canvas, draw)
    }

    /// Draws in centimetres from a position on the ground.
    @inline(never)
    func put(_ x: Double, _ y: Double, on canvas: inout SVGCanvas, _ draw: (inout SVGCanvas) -> Void) {
        canvas.group(transform: SVGCanvas.placement(x, y, scale: eye.scale(at: y)), draw)
    }

    /// The fixtures of those pieces that are shown.
    func fixtures(_ pieces: [(String, Piece)]) -> [String: Fixture] {
        pieces.reduce(into: [:]) { found, entry in
            if shows(entry.0) { found[entry.0] = entry.1.fixture(seen: eye) }
        }
    }

    /// A fixture of a part that has no foot, such as a window, from its box in page units.
    func opening(_ box: Box) -> Fixture {
        Fixture(box: box, grip: Point(box.middle.x, box.maxY), top: Point(box.middle.x, box.maxY))
    }

    // MARK: Land

    /// A rolling stretch of land down to the page's foot, lighter along its crest.
    @inline(never)
    func hill(_ y: Double, _ rise: Double, _ color: Color, on canvas: inout SVGCanvas) {
        var chance = record.chance("hill at \(shortNumber(y))")
        let crest = chance.number(300...900)
        let shown = light.ground(color)
        canvas.path(
            "M0 \(y)C\(crest - 260) \(y - rise) \(crest + 60) \(y - rise) 1280 \(y + rise * 0.2)V960H0z",
            from: shown.mixed(with: light.glow, 0.22), to: shown.darker(0.07))
    }

    /// A calm light patch in the middle of the land, before which figures stand out.
    @inline(never)
    func clearing(_ x: Double = 640, _ y: Double = 660, on canvas: inout SVGCanvas) {
        let glow = light.glow.lighter(0.3)
        canvas.halo(x, y, 560, 210, glow, opacity: light.hour == .night ? 0.14 : 0.34)
    }

    /// Hills that fade into the sky, with a line of trees on them.
    @inline(never)
    func farHills(_ y: Double, _ rise: Double, _ color: Color, on canvas: inout SVGCanvas) {
        var chance = record.chance("far hills")
        for (step, haze) in [(0.0, 0.66), (1, 0.42)] {
            let foot = y + step * rise * 0.9
            let shown = light.far(color, haze)
            let crest = chance.number(160...760)
            let second = chance.number(-0.4...0.9)
            canvas.inOwnLight {
                $0.path(
                    "M0 \(foot)C\(crest - 180) \(foot - rise * 2.2) \(crest + 220) \(foot - rise * 1.8) \(crest + 420) "
                        + "\(foot - rise * second)S1180 \(foot - rise * 1.5) 1280 \(foot - rise * 0.5)V960H0z",
                    from: shown.mixed(with: light.glow, 0.12), to: shown.mixed(with: light.horizon, 0.2))
            }
        }
        farTrees(at: y + rise * 0.5, light.far(color.darker(0.2), 0.4), on: &canvas)
    }

    /// Little groves in the distance, as one shape.
    @inline(never)
    func farTrees(at y: Double, _ shown: Color, on canvas: inout SVGCanvas) {
        var chance = record.chance("far trees")
        var groves: PathData = ""
        for _ in 0..<5 {
            groves += chance.mound(
                chance.number(20...1260), y + chance.number(-6...30), chance.number(60...170), chance.number(22...46),
                count: 5)
        }
        canvas.inOwnLight { $0.path(groves, shown) }
    }

    /// Tufts of grass as one line.
    @inline(never)
    func grass(_ count: Int, from top: Double, _ color: Color, on canvas: inout SVGCanvas) {
        var chance = record.chance("grass")
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
        canvas.line(tufts, light.ground(color, snow: 0.5), width: 4)
    }

    /// Small flowers as dots about a heart, in three colours.
    @inline(never)
    func blossoms(_ count: Int, from top: Double, on canvas: inout SVGCanvas) {
        var chance = record.chance("blossoms")
        guard light.sky != .snow else { return }
        guard shows("flower") else { return }
        let colors: [Color] = [.white, palette.accent.lighter(0.3), palette.paper.mixed(with: 0xFFD45E, 0.6)]
        for color in colors {
            var petals: PathData = ""
            for _ in 0..<(count / colors.count) {
                petals += "M\(chance.whole(20...1260)) \(chance.whole(top...945))h0m9 5h0m-5 9h0m-9 -4h0m2 -9h0"
            }
            canvas.line(petals, color, width: 7)
        }
    }

    /// A path that comes towards the viewer and winds on its way.
    @inline(never)
    func path(from start: Point, to foot: Double, _ color: Color, on canvas: inout SVGCanvas) {
        guard shows("path") else { return }
        let shown = light.ground(color)
        let reach = 960 - start.y
        canvas.path(
            "M\(start.x - 16) \(start.y)C\(start.x - 60) \(start.y + reach * 0.34) \(foot - 210) \(start.y + reach * 0.5) "
                + "\(foot - 150) 960H\(foot + 150)C\(foot + 30) \(start.y + reach * 0.55) \(start.x + 40) "
                + "\(start.y + reach * 0.36) \(start.x + 16) \(start.y)z", from: shown.darker(0.06),
            to: shown.lighter(0.16))
    }

    // MARK: Light

    /// A lamp's light where it is dark enough for lamps.
    @inline(never)
    func lampLight(_ x: Double, _ y: Double, _ radius: Double, on canvas: inout SVGCanvas) {
        guard light.lampsAreLit, shows("lamp") else { return }
        canvas.inOwnLight { $0.glow(x, y, radius) }
    }

    /// The colour of a window pane seen from outside.
    var pane: Color { light.hour.isDark && shows("lamp") ? 0xFFD978 : (0xBFE3F2 as Color).lit(by: light.outdoors) }

    /// Fireflies over the grass of a mild night.
    @inline(never)
    func fireflies(on canvas: inout SVGCanvas) {
        var chance = record.chance("fireflies")
        guard light.hour.isDark, light.sky == .clear || light.sky == .cloudy else { return }
        var dots: PathData = ""
        for _ in 0..<14 { dots += "M\(chance.whole(40...1240)) \(chance.whole(520...860))h0" }
        canvas.inOwnLight { canvas in
            canvas.line(dots, 0xFFF0A0, width: 16, opacity: 0.2)
            canvas.line(dots, 0xFFF3B8, width: 5)
        }
    }
}

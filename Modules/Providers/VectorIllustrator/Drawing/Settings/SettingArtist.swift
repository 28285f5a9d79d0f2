/// Draws where a scene is, behind everybody.
struct SettingArtist {
    let place: Place
    let light: Light
    /// Whether the bedroom's own bed is shown; not if somebody already sleeps in one.
    var hasBed = true
    var sky: SkyArtist
    var weather: WeatherArtist
    var chance: Chance

    init(place: Place, light: Light, seed: UInt64, page: Int) {
        self.place = place
        self.light = light
        sky = SkyArtist(light: light, chance: Chance(seed: seed, page: page, matter: "sky"))
        weather = WeatherArtist(light: light, chance: Chance(seed: seed, page: page, matter: "weather"))
        chance = Chance(seed: seed, page: page, matter: "setting")
    }

    /// Draws the setting and leaves the canvas in its light.
    mutating func draw(on canvas: inout SVGCanvas) {
        canvas.light = place.isIndoors ? light.indoors : light.outdoors
        if !place.isIndoors && place != .cave && place != .space { sky.draw(on: &canvas) }
        switch place {
        case .bedroom: bedroom(on: &canvas)
        case .kitchen: kitchen(on: &canvas)
        case .school: school(on: &canvas)
        case .garden: garden(on: &canvas)
        case .meadow: meadow(on: &canvas)
        case .forest: forest(on: &canvas)
        case .playground: playground(on: &canvas)
        case .beach: beach(on: &canvas)
        case .sea: sea(on: &canvas)
        case .harbour: harbour(on: &canvas)
        case .mountain: mountain(on: &canvas)
        case .city: city(on: &canvas)
        case .castle: castle(on: &canvas)
        case .cave: cave(on: &canvas)
        case .space: space(on: &canvas)
        case .clouds: clouds(on: &canvas)
        }
    }

    // MARK: Ground

    /// A rolling stretch of land down to the page's foot.
    mutating func hill(_ y: Double, _ rise: Double, _ colour: Colour, on canvas: inout SVGCanvas) {
        let crest = chance.number(300...900)
        canvas.path(
            "M0 \(y)C\(crest - 260) \(y - rise) \(crest + 60) \(y - rise) 1280 \(y + rise * 0.2)V960H0z",
            light.ground(colour))
    }

    /// A hill that fades into the sky.
    mutating func farHill(_ y: Double, _ rise: Double, _ colour: Colour, on canvas: inout SVGCanvas) {
        let shown = light.far(colour, 0.45)
        let crest = chance.number(200...700)
        canvas.inOwnLight {
            $0.path(
                "M0 \(y)C\(crest - 180) \(y - rise * 2.4) \(crest + 300) \(y - rise * 1.6) "
                    + "1280 \(y - rise * 0.4)V960H0z",
                shown)
        }
    }

    /// Tufts of grass as one line.
    mutating func grass(_ count: Int, from top: Double, _ colour: Colour, on canvas: inout SVGCanvas) {
        var tufts: PathData = ""
        for _ in 0..<count {
            tufts += "M\(chance.number(20...1250)) \(chance.number(top...940))l-6 -16m6 16l2 -21m-2 21l10 -14"
        }
        canvas.line(tufts, light.ground(colour, snow: 0.5), width: 4)
    }

    /// Small flowers as dots with hearts.
    mutating func blossoms(_ count: Int, from top: Double, on canvas: inout SVGCanvas) {
        guard light.sky != .snow else { return }
        for colour in [0xFFFFFF, 0xF7A6B8, 0xFFD45E] as [Colour] {
            var petals: PathData = ""
            for _ in 0..<(count / 3) {
                petals += "M\(chance.number(20...1260)) \(chance.number(top...945))h0m9 5h0m-5 9h0m-9 -4h0m2 -9h0"
            }
            canvas.line(petals, colour, width: 9)
        }
    }

    // MARK: Rooms

    /// A window with the sky behind it.
    mutating func window(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, frame: Colour, on canvas: inout SVGCanvas
    ) {
        canvas.rect(x - 14, y - 14, width + 28, height + 28, frame, corner: 10)
        let roomLight = canvas.light
        canvas.light = light.outdoors
        canvas.window(x, y, width, height, showing: "240 0 800 \(shortNumber(800 * height / width))") { canvas in
            sky.draw(on: &canvas)
            let hills = light.ground(0x86BC74)
            canvas.path("M0 500Q420 400 760 470T1280 440V960H0z", hills)
            weather.draw(on: &canvas)
        }
        canvas.light = roomLight
        canvas.line(
            "M\(x + width / 2) \(y)v\(height)M\(x) \(y + height / 2)h\(width)", frame, width: 10)
        canvas.rect(x - 26, y + height + 10, width + 52, 18, frame.darker(0.08), corner: 6)
    }

    /// A wall with a skirting board and a floor.
    func room(wall: Colour, floor: Colour, on canvas: inout SVGCanvas) {
        canvas.rect(0, 0, 1280, 700, wall)
        canvas.rect(0, 690, 1280, 270, floor)
        canvas.rect(0, 672, 1280, 22, wall.lighter(0.55))
    }

    /// A lamp's light where it is dark enough for lamps.
    func lampLight(_ x: Double, _ y: Double, _ radius: Double, on canvas: inout SVGCanvas) {
        guard light.hour.isDark else { return }
        canvas.inOwnLight { $0.glow(x, y, radius) }
    }

    /// The colour of a window pane seen from outside.
    var pane: Colour { light.hour.isDark ? 0xFFD978 : 0xBFE3F2 }
}

import StoryCore

/// Draws one page: its setting, whoever and whatever is there, and the weather before them.
struct PageDrawing {
    private let place: Place
    private let light: Light
    private let composition: Composition
    private let request: IllustrationRequest
    private let lettering: TitleLettering?

    /// The page that a cover counts as, so that it does not look like the page whose scene it shows.
    private static let coverPage = -1

    init(_ asked: IllustrationRequest) {
        var request = asked
        if request.title != nil { request.page = Self.coverPage }
        self.request = request
        let scene = request.scene
        let place = Place(nearest: scene.setting.rawValue)
        self.place = place
        let light = Light(
            hour: Hour(nearest: scene.timeOfDay.rawValue), sky: Sky(nearest: scene.weather.rawValue), tone: request.tone
        )
        self.light = light
        let actors = scene.characters.map { Actor($0, sheets: request.characters, in: place) }
        var things = scene.props.map { Thing(nearest: $0.rawValue) }
        // A bedroom has its bed already, and at sea everybody is in the boat.
        if place == .bedroom { things.removeAll { $0 == .bed } }
        if place == .sea { things.removeAll(where: \.isLarge) }
        let lettering = request.title.flatMap { TitleLettering($0, light: light, place: place, tone: request.tone) }
        self.lettering = lettering
        composition = Composition(
            actors: actors, things: things, isDeep: place != .sea,
            ceiling: lettering.map { $0.box.maxY + 18 + (place == .sea ? 150 : 0) } ?? 20,
            chance: Chance(seed: request.seed, page: request.page, matter: "composition"))
    }

    /// The whole picture as SVG.
    func svg() -> String {
        var canvas = SVGCanvas()
        canvas.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1280 960\" stroke-linecap=\"round\""
                + " stroke-linejoin=\"round\" fill=\"none\">\n")
        canvas.write("<title>\(SVGCanvas.escaped(AlternativeText(for: request).text))</title>\n")
        canvas.write("<defs>\(SkyArtist.gradient(light))\(Self.glow)</defs>\n")
        canvas.group(id: "setting", title: place.rawValue) { canvas in
            for depth in [Depth.far, .middle] { draw(depth, on: &canvas) }
        }
        let weather = WeatherArtist(
            light: light, chance: Chance(seed: request.seed, page: request.page, matter: "weather"))
        if place.hasWeather { canvas.group(id: "weather", title: light.sky.rawValue) { drawWeather(weather, on: &$0) } }
        canvas.group(id: "things-behind") { drawBehind(on: &$0) }
        canvas.group(id: "row") { drawRow(on: &$0) }
        if place == .sea { canvas.group(id: "boat") { Ferry(composition).drawFront(on: &$0) } }
        draw(.near, on: &canvas)
        if place.hasWeather { canvas.group(id: "weather-in-front") { drawNearWeather(weather, on: &$0) } }
        canvas.group(id: "light", title: light.hour.rawValue) { drawShade(on: &$0) }
        if let lettering { canvas.group(id: "title") { lettering.draw(on: &$0) } }
        // A page of another shape than 4:3 keeps the whole picture, with paper around it.
        canvas.path("M-9999 -9999H9999V9999H-9999zM0 0V960H1280V0z", 0xFFF8EC)
        canvas.write("</svg>\n")
        return canvas.text
    }

    /// Where each figure and its parts are on the page, in the order in which they are drawn.
    var figures: [FigureBoxes] {
        composition.row.compactMap { spot in
            guard case .actor(let actor) = spot.item else { return nil }
            return actor.boxes.placed(at: ground(of: spot), scale: spot.scale, isMirrored: spot.isMirrored)
        }
    }

    /// What the title covers on a cover.
    var titleBox: Box? { lettering?.box }

    /// The place that somebody or something stands on.
    private func ground(of spot: Composition.Place) -> Point {
        Point(spot.x, place == .sea ? spot.y - Ferry.height(of: spot) : spot.y)
    }

    /// How strongly the light of the hour colours all figures, from 0 to 1; their own colours never change.
    var shade: Double { place.isIndoors || place == .space ? 0 : light.shade }
    static let shadeColour: Colour = 0x232A66

    private static let glow =
        "<radialGradient id=\"glow\"><stop stop-color=\"#ffe9a8\" stop-opacity=\".75\"/>"
        + "<stop offset=\".4\" stop-color=\"#ffdf94\" stop-opacity=\".3\"/>"
        + "<stop offset=\"1\" stop-color=\"#ffd680\" stop-opacity=\"0\"/></radialGradient>"

    /// One depth of the setting, mirrored on every other page.
    private func draw(_ depth: Depth, on canvas: inout SVGCanvas) {
        let artist = SettingArtist(
            place: place, light: light, seed: request.seed, page: request.page,
            hasBed: !composition.row.contains { $0.isAsleepPerson })
        var chance = Chance(seed: request.seed, page: request.page, matter: "viewpoint")
        let mirror = chance.flip() ? nil : "translate(1280 0) scale(-1 1)"
        canvas.group(id: depth.rawValue, transform: mirror) { artist.draw(depth, on: &$0) }
    }

    private func drawWeather(_ weather: WeatherArtist, on canvas: inout SVGCanvas) {
        var weather = weather
        weather.draw(on: &canvas)
    }

    private func drawNearWeather(_ weather: WeatherArtist, on canvas: inout SVGCanvas) {
        var weather = weather
        weather.drawInFront(on: &canvas)
    }

    private func drawBehind(on canvas: inout SVGCanvas) {
        for spot in composition.behind { draw(spot, id: nil, on: &canvas) }
        if place == .sea { Ferry(composition).drawBack(on: &canvas) }
    }

    private func drawRow(on canvas: inout SVGCanvas) {
        for (index, spot) in composition.row.enumerated() { draw(spot, id: "figure-\(index + 1)", on: &canvas) }
    }

    private func draw(_ spot: Composition.Place, id: String?, on canvas: inout SVGCanvas) {
        let ground = ground(of: spot)
        let placement = SVGCanvas.placement(ground.x, ground.y, scale: spot.scale, mirrored: spot.isMirrored)
        switch spot.item {
        case .thing(let thing):
            canvas.group(id: id, title: thing.rawValue, transform: placement) { canvas in
                let artist = ThingArtist(thing: thing)
                canvas.ellipse(0, 0, artist.width * 0.42, 12, 0x2A1A3A, opacity: 0.16)
                artist.draw(on: &canvas)
            }
        case .actor(let actor):
            canvas.group(id: id, title: actor.title, transform: placement) { draw(actor, id: id, on: &$0) }
        }
    }

    private func draw(_ actor: Actor, id: String?, on canvas: inout SVGCanvas) {
        let ground = actor.boxes.whole
        canvas.ellipse(
            ground.middle.x * 0.6, 0, ground.width * 0.36, 14, 0x2A1A3A, opacity: actor.stance == .flying ? 0.1 : 0.18)
        actor.draw(on: &canvas, id: id)
    }

    private func drawShade(on canvas: inout SVGCanvas) {
        if shade > 0 { canvas.rect(0, 0, 1280, 960, Self.shadeColour, opacity: shade) }
    }
}

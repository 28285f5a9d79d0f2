import StoryCore

/// Draws one page: its setting, whoever and whatever is there, and the weather before them.
struct PageDrawing {
    private let place: Place
    private let light: Light
    private let composition: Composition
    private let request: IllustrationRequest

    init(_ request: IllustrationRequest) {
        self.request = request
        let scene = request.scene
        place = Place(nearest: scene.setting.rawValue)
        light = Light(
            hour: Hour(nearest: scene.timeOfDay.rawValue), sky: Sky(nearest: scene.weather.rawValue), tone: request.tone
        )
        let actors = scene.characters.map { Actor($0, sheets: request.characters) }
        var things = scene.props.map { Thing(nearest: $0.rawValue) }
        // A bedroom has its bed already, and at sea everybody is in the boat.
        if place == .bedroom { things.removeAll { $0 == .bed } }
        if place == .sea { things.removeAll(where: \.isLarge) }
        composition = Composition(
            actors: actors, things: things, isDeep: place != .sea,
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
        // A page of another shape than 4:3 keeps the whole picture, with paper around it.
        canvas.path("M-9999 -9999H9999V9999H-9999zM0 0V960H1280V0z", 0xFFF8EC)
        canvas.write("</svg>\n")
        return canvas.text
    }

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
        let y = place == .sea ? spot.y - Ferry.height(of: spot) : spot.y
        let placement = SVGCanvas.placement(spot.x, y, scale: spot.scale, mirrored: spot.isMirrored)
        switch spot.item {
        case .thing(let thing):
            canvas.group(id: id, title: thing.rawValue, transform: placement) { canvas in
                let artist = ThingArtist(thing: thing)
                canvas.ellipse(0, 0, artist.width * 0.42, 12, 0x2A1A3A, opacity: 0.16)
                artist.draw(on: &canvas)
            }
        case .actor(let actor):
            canvas.group(id: id, title: actor.title, transform: placement) { draw(actor, on: &$0) }
        }
    }

    private func draw(_ actor: Actor, on canvas: inout SVGCanvas) {
        canvas.ellipse(0, 0, actor.width * 0.36, 15, 0x2A1A3A, opacity: actor.stance == .flying ? 0.1 : 0.18)
        switch actor.body {
        case .animal(let kind):
            var animal = Animal(
                kind: kind, stance: actor.stance, feeling: actor.feeling, holding: actor.holding)
            animal.hasHelmet = place == .space
            animal.draw(on: &canvas)
        case .person(let look):
            var figure = Figure(
                look: look, stance: actor.stance, feeling: actor.feeling, holding: actor.holding)
            figure.hasBed = place.isIndoors
            figure.hasHelmet = place == .space
            figure.draw(on: &canvas)
        }
    }

    private func drawShade(on canvas: inout SVGCanvas) {
        let strength = place.isIndoors || place == .space ? 0 : light.shade
        if strength > 0 { canvas.rect(0, 0, 1280, 960, 0x232A66, opacity: strength) }
    }
}

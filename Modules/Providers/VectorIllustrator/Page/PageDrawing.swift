import StoryCore

/// Draws one page: its setting, whoever and whatever is there, and the weather around them.
struct PageDrawing {
    private let place: Place
    private let light: Light
    private let setting: SettingArtist
    let composition: Composition
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
            hour: Hour(nearest: scene.timeOfDay.rawValue), sky: Sky(nearest: scene.weather.rawValue),
            tone: request.tone,
            palette: StoryPalette(storySeed: request.storySeed))
        self.light = light
        let actors = scene.characters.map { Actor($0, sheets: request.characters, in: place) }
        var things = scene.props.enumerated().map { (index: $0, thing: Thing(nearest: $1.rawValue)) }
        // A bedroom has its bed already, and at sea everybody is in the boat.
        if place == .bedroom { things.removeAll { $0.thing == .bed } }
        if place == .sea { things.removeAll(where: \.thing.isLarge) }
        setting = SettingArtist(
            place: place, placeName: scene.place ?? scene.setting.rawValue, light: light, storySeed: request.storySeed,
            seed: request.seed, page: request.page,
            leavingOut: Set(scene.absent.map(\.rawValue))
                .union(actors.contains(where: \.isAsleepPerson) ? ["bed"] : []))
        let lettering = request.title.flatMap { TitleLettering($0, light: light, place: place, tone: request.tone) }
        self.lettering = lettering
        let viewpoint = Viewpoint.of(page: request.page, seed: request.seed)
        composition = Composition(
            actors: actors, things: things, attention: Attention(request), stage: viewpoint.seen(setting.stage),
            viewpoint: viewpoint, ceiling: lettering.map { $0.box.maxY + 18 } ?? Composition.ceiling)
    }

    /// The whole picture as SVG.
    func svg() -> String {
        var canvas = SVGCanvas()
        canvas.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1280 960\" stroke-linecap=\"round\""
                + " stroke-linejoin=\"round\" fill=\"none\">\n")
        canvas.write("<title>\(SVGCanvas.escaped(alternativeText))</title>\n")
        canvas.write("<defs>\(SkyArtist.gradient(light))\(Self.glow)</defs>\n")
        canvas.group(id: "setting", title: setting.title) { canvas in
            for depth in [Depth.far, .middle] { draw(depth, on: &canvas) }
        }
        let weather = WeatherArtist(
            light: light, chance: Chance(seed: request.seed, page: request.page, matter: "weather"))
        if place.hasWeather { canvas.group(id: "weather", title: light.sky.rawValue) { drawWeather(weather, on: &$0) } }
        if place == .sea { canvas.group(id: "boat-inside") { Ferry(composition).drawBack(on: &$0) } }
        let plan = HaloPlan(composition.actors, before: Backdrop(canvas.text), light: light)
        for halo in plan.halos { canvas.group(id: "halo-\(halo.index + 1)") { halo.draw(on: &$0) } }
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

    /// What the picture shows, in the language of the page's text.
    var alternativeText: String { AlternativeText(for: request, things: visibleThings).text }

    /// The scene's things that can be seen, whoever draws them, in the order of the scene.
    private var visibleThings: [Thing] {
        let drawn = Set(composition.things.map(\.index))
        return request.scene.props.enumerated().compactMap { index, prop in
            let thing = Thing(nearest: prop.rawValue)
            return drawn.contains(index) || place == .bedroom && thing == .bed ? thing : nil
        }
    }

    /// Where each figure and its parts are on the page, in the order of the scene.
    var figures: [FigureBoxes] { composition.actors.map(\.boxes) }

    /// What the title covers on a cover.
    var titleBox: Box? { lettering?.box }

    /// How strongly the light of the hour colours all figures, from 0 to 1; their own colours never change.
    var shade: Double { place.isIndoors || place == .space ? 0 : light.shade }
    static let shadeColour: Colour = 0x232A66

    private static let glow =
        "<radialGradient id=\"glow\"><stop stop-color=\"#ffe9a8\" stop-opacity=\".75\"/>"
        + "<stop offset=\".4\" stop-color=\"#ffdf94\" stop-opacity=\".3\"/>"
        + "<stop offset=\"1\" stop-color=\"#ffd680\" stop-opacity=\"0\"/></radialGradient>"

    /// One depth of the setting as it is seen from the page's viewpoint.
    private func draw(_ depth: Depth, on canvas: inout SVGCanvas) {
        let viewpoint = composition.viewpoint
        canvas.group(id: depth.rawValue, transform: depth == .near ? viewpoint.mirror : viewpoint.transform) {
            setting.draw(depth, on: &$0)
        }
    }

    private func drawWeather(_ weather: WeatherArtist, on canvas: inout SVGCanvas) {
        var weather = weather
        weather.draw(on: &canvas)
    }

    private func drawNearWeather(_ weather: WeatherArtist, on canvas: inout SVGCanvas) {
        var weather = weather
        weather.drawInFront(on: &canvas)
    }

    /// Everything and everybody, the farthest first.
    private func drawRow(on canvas: inout SVGCanvas) {
        let things = composition.things.map { (depth: $0.depth, draw: drawing(of: $0)) }
        let actors = composition.actors.map { (depth: $0.depth, draw: drawing(of: $0)) }
        // What is as near as somebody is behind them.
        for item in (things + actors).sorted(by: { $0.depth < $1.depth }) { item.draw(&canvas) }
    }

    private func drawing(of spot: PlacedThing) -> (inout SVGCanvas) -> Void {
        let placement = SVGCanvas.placement(spot.ground.x, spot.ground.y, scale: spot.scale)
        return { canvas in
            canvas.group(id: "thing-\(spot.index + 1)", title: spot.thing.rawValue, transform: placement) { canvas in
                let artist = ThingArtist(thing: spot.thing)
                if spot.bearing == .standing || spot.bearing == .raised {
                    canvas.ellipse(0, 0, artist.width * 0.42, 12, 0x2A1A3A, opacity: 0.16)
                }
                artist.draw(on: &canvas)
            }
        }
    }

    private func drawing(of spot: PlacedActor) -> (inout SVGCanvas) -> Void {
        let id = "figure-\(spot.index + 1)"
        let placement = SVGCanvas.placement(spot.ground.x, spot.ground.y, scale: spot.scale, mirrored: spot.isMirrored)
        return { canvas in
            canvas.group(id: id, title: spot.actor.title, transform: placement) { canvas in
                let ground = spot.actor.boxes.whole
                canvas.ellipse(
                    ground.middle.x * 0.6, 0, ground.width * 0.36, 14, 0x2A1A3A,
                    opacity: spot.actor.stance == .flying ? 0.1 : 0.18)
                spot.actor.draw(on: &canvas, id: id)
            }
        }
    }

    private func drawShade(on canvas: inout SVGCanvas) {
        if shade > 0 { canvas.rect(0, 0, 1280, 960, Self.shadeColour, opacity: shade) }
    }
}

import StoryCore

/// Draws a page: its setting, its figures and things, and the weather around them.
struct PageDrawing {
    let place: Place
    let light: Light
    private var setting: SettingArtist
    let composition: Composition
    private let request: IllustrationRequest
    private let cover: CoverPlan?
    var isCover: Bool { cover != nil }
    private let shadows: ShadowArtist

    /// The page that a cover counts as, so that it does not look like the page whose scene it shows.
    private static let coverPage = -1

    init(_ asked: IllustrationRequest) {
        var request = asked
        if request.title != nil {
            request.page = Self.coverPage
            request.scene = CoverScene.of(request.scene)
        }
        self.request = request
        let scene = request.scene
        let place = Place(nearest: scene.setting.rawValue)
        self.place = place
        let light = Light(
            hour: Hour(nearest: scene.timeOfDay.rawValue), sky: Sky(nearest: scene.weather.rawValue),
            tone: request.tone,
            palette: StoryPalette(storySeed: request.storySeed), hasLamps: !Darkness.isTold(by: scene, in: place))
        self.light = light
        let sleeps = place.isIndoors && scene.characters.contains { Stance(nearest: $0.pose.rawValue) == .sleeping }
        let absent = Set(scene.absent.map(\.rawValue)).union(sleeps ? ["bed"] : []).union(Play.replaced(in: scene))
            .union(Self.givingWay(in: place, scene))
        let seed = (own: request.seed, page: request.page, story: request.storySeed)
        func drawn(without absent: Set<String>) -> SettingArtist {
            SettingArtist(
                place: place, placeName: scene.place ?? scene.setting.rawValue, light: light, storySeed: seed.story,
                seed: seed.own, page: seed.page, leavingOut: absent)
        }
        let whole = drawn(without: absent)
        setting = whole
        shadows = ShadowArtist(light: light, place: place, storySeed: request.storySeed)
        let viewpoint = Viewpoint.of(page: request.page, seed: request.storySeed)
        let stage = viewpoint.seen(whole.stage)
        let scenery = Scenery(place: place, stage: stage, viewpoint: viewpoint)
        let play = Play(
            scene, sheets: request.characters, in: place, storySeed: request.storySeed, part: scenery.part)
        cover = request.title == nil ? nil : CoverPlan(request, light: light, place: place)
        if let cover {
            composition = CoverShot(plan: cover).compose(play, scenery, Attention(request, play))
        } else {
            composition = Composition.of(
                play, ShotPlan(request, play, scenery, light: light), scenery, Attention(request, play))
        }
        // What is drawn by itself is not in the setting a second time.
        let doubled = composition.ownThings.filter { whole.stage.fixture($0) != nil }
        if !doubled.isEmpty { setting = drawn(without: absent.union(doubled)) }
    }

    /// What is left out of a room to make way for the door of which the scene speaks.
    private static func givingWay(in place: Place, _ scene: Scene) -> Set<String> {
        guard let piece = place.doorway, scene.speaksOf("door"), !scene.speaksOf(piece) else { return [] }
        return [piece]
    }

    // MARK: Drawing

    /// The whole picture as SVG.
    func svg() -> String {
        let style = DrawingStyle(request.style, storySeed: request.storySeed)
        var canvas = SVGCanvas()
        canvas.style = style
        canvas.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1280 960\" stroke-linecap=\"round\""
                + " stroke-linejoin=\"round\" fill=\"none\">\n")
        canvas.write("<title>\(SVGCanvas.escaped(alternativeText))</title>\n")
        canvas.write("<defs>\(SkyArtist.gradient(light, in: style))\(Self.glow)</defs>\n")
        canvas.group(id: "shot", title: cover == nil ? composition.shot.rawValue : "cover") { _ in }
        drawGround(on: &canvas)
        let weather = WeatherArtist(
            light: light, chance: Chance(seed: request.seed, page: request.page, matter: "weather"))
        let hasWeather = place.hasWeather && composition.shot != .above && cover == nil
        if hasWeather { canvas.group(id: "weather", title: light.sky.rawValue) { drawWeather(weather, on: &$0) } }
        if hasFerry { drawFerry(on: &canvas, id: "boat-inside") { $0.drawBack(on: &$1) } }
        for light in carriedLights { light.draw(on: &canvas) }
        Surface(style: style).drawBehindFigures(on: &canvas)
        if let pools = standOut(before: canvas.text)?.pools, !pools.isEmpty {
            canvas.group(id: "pool") { canvas in for pool in pools { pool.draw(on: &canvas) } }
        }
        canvas.group(id: "row") { drawRow(on: &$0) }
        if hasFerry { drawFerry(on: &canvas, id: "boat") { $0.drawFront(on: &$1) } }
        if hasFrame { draw(.near, on: &canvas) } else { canvas.group(id: "near") { _ in } }
        if hasWeather { canvas.group(id: "weather-in-front") { drawNearWeather(weather, on: &$0) } }
        canvas.group(id: "light", title: light.hour.rawValue) { drawShade(on: &$0) }
        Surface(style: style).draw(on: &canvas)
        cover?.drawLetters(on: &canvas)
        // A page of another shape than 4:3 keeps the whole picture, with paper around it.
        canvas.path("M-9999 -9999H9999V9999H-9999zM0 0V960H1280V0z", 0xFFF8EC)
        canvas.write("</svg>\n")
        return canvas.text
    }

    private var isDark: Bool { composition.shot == .silhouette }
    private var hasFerry: Bool { place == .sea && cover == nil }
    private var hasFrame: Bool {
        cover == nil && [.full, .wide].contains(composition.shot) && composition.camera == .still
    }

    /// What parts figures from their ground; dark shapes before a bright sky need nothing, nor does a cover's own
    /// light.
    func standOut(before ground: String) -> StandOut? {
        guard !isDark, cover == nil else { return nil }
        return StandOut(composition.actors, before: Backdrop(ground), light: light)
    }

    /// Draws everything behind the figures.
    private func drawGround(on canvas: inout SVGCanvas) {
        canvas.group(id: "setting", title: setting.title) { canvas in
            if let cover { return cover.drawGround(on: &canvas) }
            switch composition.shot {
            case .silhouette:
                draw(.far, on: &canvas)
                SilhouetteGround(composition, light: light).draw(on: &canvas)
            case .above: setting.drawGround(on: &canvas)
            default: for depth in [Depth.far, .middle] { draw(depth, on: &canvas) }
            }
        }
    }

    /// One depth of the setting as it is seen from the page's viewpoint.
    private func draw(_ depth: Depth, on canvas: inout SVGCanvas) {
        let viewpoint = composition.viewpoint
        let placing = [composition.camera.transform, viewpoint.transform].compactMap { $0 }.joined()
        canvas.group(id: depth.rawValue, transform: depth == .near ? viewpoint.mirror : placing) {
            setting.draw(depth, on: &$0)
        }
    }

    private func drawFerry(on canvas: inout SVGCanvas, id: String, _ draw: (Ferry, inout SVGCanvas) -> Void) {
        canvas.group(id: id, transform: composition.camera.transform) { draw(Ferry(composition), &$0) }
    }

    private func drawWeather(_ weather: WeatherArtist, on canvas: inout SVGCanvas) {
        var weather = weather
        weather.draw(on: &canvas)
    }

    private func drawNearWeather(_ weather: WeatherArtist, on canvas: inout SVGCanvas) {
        var weather = weather
        weather.drawInFront(on: &canvas)
    }

    /// Draws all figures and things, the farthest first.
    private func drawRow(on canvas: inout SVGCanvas) {
        var row = RowDrawing(composition, shadows: shadows)
        row.hasShadows = !(hasFerry || isDark)
        guard isDark else { return row.draw(on: &canvas) }
        // What is dark shows a little of its own colours.
        canvas.inLight(SilhouetteGround.shade(light)) { row.draw(on: &$0) }
    }

    /// What people carry shines where the room is dark.
    private var carriedLights: [CarriedLight] {
        light.isDarkInside && place.isIndoors && cover == nil && !isDark ? CarriedLight.all(on: composition) : []
    }

    private func drawShade(on canvas: inout SVGCanvas) {
        guard shade > 0 else { return }
        if let light = carriedLights.first {
            canvas.shade(Self.shadeColor, opacity: shade, around: light.source)
        } else {
            canvas.rect(0, 0, 1280, 960, Self.shadeColor, opacity: shade)
        }
    }

    // MARK: What is seen

    var scene: Scene { request.scene }

    /// What the picture shows, in the language of the page's text.
    var alternativeText: String { AlternativeText(for: request, things: visibleThings).text }

    /// The visible things of the scene, whatever draws them, in order.
    private var visibleThings: [Thing] {
        let drawn = Set(composition.things.map(\.index))
        return request.scene.props.enumerated().compactMap { index, prop in
            guard let thing = Thing.known(prop.rawValue) else { return nil }
            let isPart = cover == nil && composition.scenery.fixture(prop.rawValue) != nil
            return drawn.contains(index) || isPart || place == .bedroom && thing == .bed ? thing : nil
        }
    }

    /// The areas of each figure and its parts on the page, in the order of the scene.
    var figures: [FigureBoxes] { composition.actors.map(\.boxes) }

    /// What the title covers on a cover.
    var titleBox: Box? { cover?.title?.box }

    /// How strongly the light of the hour colours all figures, from 0 to 1; their own colours never change.
    var shade: Double {
        if place == .space || isDark || isCover { return 0 }
        return place.isIndoors ? light.roomShade : light.shade
    }
    static let shadeColor: Color = 0x232A66

    /// Returns the predominant colour of a figure on the page.
    func tone(of actor: PlacedActor) -> Color {
        isDark
            ? actor.actor.tone.lit(by: SilhouetteGround.shade(light))
            : actor.actor.tone.mixed(with: Self.shadeColor, shade)
    }

    private static let glow =
        "<radialGradient id=\"glow\"><stop stop-color=\"#ffe9a8\" stop-opacity=\".75\"/>"
        + "<stop offset=\".4\" stop-color=\"#ffdf94\" stop-opacity=\".3\"/>"
        + "<stop offset=\"1\" stop-color=\"#ffd680\" stop-opacity=\"0\"/></radialGradient>"
}

/// Draws one place at its three depths.
///
/// What chance decides about a place is decided when it is made, so that its ``stage`` tells where things really are.
protocol PlaceView: Sendable {
    /// What it is drawn with.
    var brush: Brush { get set }
    /// Where somebody or something may be.
    var stage: Stage { get }

    mutating func drawFar(on canvas: inout SVGCanvas)
    mutating func drawMiddle(on canvas: inout SVGCanvas)
    mutating func drawNear(on canvas: inout SVGCanvas)
}

extension PlaceView {
    /// Most places have nothing that would be before everybody.
    mutating func drawNear(on canvas: inout SVGCanvas) {}
}

/// Draws where a scene is, one depth at a time.
struct SettingArtist {
    let place: Place
    let light: Light
    private let seed: UInt64
    private let page: Int
    private let view: any PlaceView

    /// - Parameter hasBed: Whether the bedroom's own bed is shown; not if somebody already sleeps in one.
    init(place: Place, light: Light, seed: UInt64, page: Int, hasBed: Bool = true) {
        self.place = place
        self.light = light
        self.seed = seed
        self.page = page
        view = Self.view(of: place, Brush(place: place, light: light, seed: seed, page: page), hasBed: hasBed)
    }

    /// Where on the picture figures and things may be.
    var stage: Stage { view.stage }

    /// Draws one depth; the canvas is in the same light as before when it is done.
    func draw(_ depth: Depth, on canvas: inout SVGCanvas) {
        canvas.coarsely { drawLit(depth, on: &$0) }
    }

    private func drawLit(_ depth: Depth, on canvas: inout SVGCanvas) {
        var view = view
        view.brush.chance = Chance(seed: seed, page: page, matter: depth.rawValue)
        canvas.inLight(place.isIndoors ? light.indoors : light.outdoors, tint: light.tint) { canvas in
            switch depth {
            case .far:
                if place.hasWeather { view.brush.sky.draw(on: &canvas) }
                view.drawFar(on: &canvas)
                if place.hasWeather { view.brush.weather.drawBetweenDepths(on: &canvas) }
            case .middle: view.drawMiddle(on: &canvas)
            case .near: view.drawNear(on: &canvas)
            }
        }
    }

    private static func view(of place: Place, _ brush: Brush, hasBed: Bool) -> any PlaceView {
        switch place {
        case .bedroom: Bedroom(brush, hasBed: hasBed)
        case .kitchen: Kitchen(brush)
        case .school: Classroom(brush)
        case .garden: Garden(brush)
        case .meadow: Meadow(brush)
        case .forest: Forest(brush)
        case .playground: Playground(brush)
        case .beach: Beach(brush)
        case .sea: OpenSea(brush)
        case .harbour: Harbour(brush)
        case .mountain: Mountain(brush)
        case .city: City(brush)
        case .castle: Castle(brush)
        case .cave: Cave(brush)
        case .space: OuterSpace(brush)
        case .clouds: CloudTops(brush)
        }
    }
}

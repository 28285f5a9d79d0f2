/// Draws one place at its three depths.
///
/// What the story's record decides about a place is decided when it is made, so that its ``stage`` tells where things
/// really are.
protocol PlaceView: Sendable {
    /// What it is drawn with.
    var brush: Brush { get set }
    /// The areas for figures and things.
    var stage: Stage { get }
    /// What it looks like from above.
    var ground: Ground { get }

    mutating func drawFar(on canvas: inout SVGCanvas)
    mutating func drawMiddle(on canvas: inout SVGCanvas)
    mutating func drawNear(on canvas: inout SVGCanvas)
}

extension PlaceView {
    /// Most places have no foreground.
    mutating func drawNear(on canvas: inout SVGCanvas) {}
}

/// Draws where a scene is, one depth at a time.
struct SettingArtist {
    let place: Place
    let light: Light
    private let view: any PlaceView
    /// Whether the place's picture is drawn the other way round, in all of the story.
    private let isTurned: Bool

    /// - Parameters:
    ///   - placeName: What the story calls the place, or its setting's own word.
    ///   - storySeed: What everything comes from that stays the same in all of a story.
    ///   - seed: What everything else comes from, with the page: where clouds drift.
    ///   - absent: What must not be seen.
    init(
        place: Place, placeName: String?, light: Light, storySeed: UInt64, seed: UInt64, page: Int,
        without absent: Set<Thing>
    ) {
        self.init(
            place: place, placeName: placeName, light: light, storySeed: storySeed, seed: seed, page: page,
            leavingOut: Set(absent.map(\.rawValue)))
    }

    /// - Parameter absent: The words for what must not be seen, whether or not there is a thing of that name.
    init(
        place: Place, placeName: String?, light: Light, storySeed: UInt64, seed: UInt64, page: Int,
        leavingOut absent: Set<String>
    ) {
        self.place = place
        self.light = light
        var record = Continuity(storySeed: storySeed, placeName: placeName, place: place)
        isTurned = record.word("seen from", of: ["left", "right"]) == "right"
        let brush = Brush(light: light, record: record, seed: seed, page: page, absent: absent)
        view = Self.view(of: place, brush)
    }

    /// The areas for figures and things.
    var stage: Stage {
        var stage = view.stage
        stage.fixtures = stage.fixtures.filter { view.brush.shows($0.key) }
        return isTurned ? stage.mirrored : stage
    }

    /// What is the same on all pages at this place.
    var continuity: Continuity { view.brush.record }

    /// The place and its record in words.
    var title: String { continuity.summary(of: place) }

    /// Draws one depth; the canvas is in the same light as before when it is done.
    func draw(_ depth: Depth, on canvas: inout SVGCanvas) {
        canvas.coarsely { canvas in
            canvas.group(transform: isTurned ? "translate(1280 0) scale(-1 1)" : nil) { drawLit(depth, on: &$0) }
        }
    }

    /// Draws the whole page as the place's ground seen from above, with what stands at its edges.
    func drawGround(on canvas: inout SVGCanvas) {
        var brush = view.brush
        brush.chance = continuity.chance("ground")
        var artist = GroundArtist(ground: view.ground, brush: brush)
        canvas.coarsely { canvas in
            canvas.inLight(light(of: place), tint: light.tint) { artist.draw(on: &$0) }
        }
    }

    /// What falls on everything here: lamps, if there are any, or what comes from the sky.
    private func light(of place: Place) -> Color {
        guard place.isIndoors else { return light.outdoors }
        return view.brush.shows("lamp") ? light.indoors : light.indoorsWithoutLamp
    }

    private func drawLit(_ depth: Depth, on canvas: inout SVGCanvas) {
        var view = view
        view.brush.chance = continuity.chance(depth.rawValue)
        canvas.inLight(light(of: place), tint: light.tint) { canvas in
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

    private static func view(of place: Place, _ brush: Brush) -> any PlaceView {
        switch place {
        case .bedroom: Bedroom(brush)
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
        case .livingRoom: LivingRoom(brush)
        case .bathroom: Bathroom(brush)
        case .hallway: Hallway(brush)
        case .clinic: Clinic(brush)
        case .shop: Shop(brush)
        case .library: Library(brush)
        case .hall: Hall(brush)
        case .workshop: brush.record.key.contains("under stairs") ? UnderStairs(brush) : Workshop(brush)
        case .vehicle: VehicleInside(brush)
        case .station: Station(brush)
        case .riverbank: Riverbank(brush)
        case .farmyard: Farmyard(brush)
        case .street: Street(brush)
        case .snowfield: Snowfield(brush)
        case .tent: TentInside(brush)
        case .balcony: Balcony(brush)
        case .deck: ShipDeck(brush)
        case .underwater: Underwater(brush)
        case .doorstep: Doorstep(brush)
        }
    }
}

/// The ground on which a page's play is staged, as it is seen.
struct Scenery: Sendable {
    /// A part of the setting that somebody may use.
    struct Part: Sendable {
        let fixture: Fixture
        /// Where somebody stands before its middle.
        let foot: Point
        /// How large a figure is there.
        let scale: Double
    }

    let place: Place
    var stage: Stage
    var viewpoint: Viewpoint
    /// Nobody reaches higher than this height of the page.
    var ceiling = Scenery.ceiling

    /// How high somebody may reach on a page without a title.
    static let ceiling = 14.0

    /// The widest ground.
    var floor: Box { stage.floors.max { $0.width < $1.width } ?? Box(x: 60...1220, y: 780...900) }

    /// The setting's own part of a name.
    func fixture(_ word: String) -> Fixture? { stage.fixture(word) }

    /// The setting's own part of a name, if somebody can be at it.
    func part(_ word: String) -> Part? {
        guard let fixture = fixture(word), stage.rail == nil else { return nil }
        let hangs = place.isIndoors && fixture.box.maxY < floor.minY - 20
        // What hangs on a wall is above the wall's foot; all else is where it stands.
        let y = hangs ? floor.minY + 4 : fixture.box.maxY + 3
        let scale = stage.scale(at: y)
        // What is far away, such as a tower, is only looked at; what is too near has nobody before it.
        guard y < 925, scale > Self.leastScale, fixture.box.minX > -200, fixture.box.maxX < 1480 else { return nil }
        return Part(fixture: fixture, foot: Point(fixture.box.middle.x, y), scale: scale)
    }

    /// How small figures may be at a part of the setting.
    private static let leastScale = 0.36
}

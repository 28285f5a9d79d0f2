/// The ground on which a page's play is staged, as it is seen.
struct Scenery: Sendable {
    /// A usable part of the setting.
    struct Part: Sendable {
        let fixture: Fixture
        /// The position of a figure before its middle.
        let foot: Point
        /// How large a figure is there.
        let scale: Double
    }

    let place: Place
    var stage: Stage
    var viewpoint: Viewpoint
    /// The maximum height of figures on the page.
    var ceiling = Scenery.ceiling

    /// The maximum height of figures on a page without a title.
    static let ceiling = 14.0

    /// The widest ground.
    var floor: Box { stage.floors.max { $0.width < $1.width } ?? Box(x: 60...1220, y: 780...900) }

    /// The setting's own part of a name.
    func fixture(_ word: String) -> Fixture? { stage.fixture(word) }

    /// Returns the setting's own part with a name, if a figure can be at it.
    func part(_ word: String) -> Part? {
        guard let fixture = fixture(word), stage.rail == nil else { return nil }
        let hangs = place.isIndoors && fixture.box.maxY < floor.minY - 20
        // What hangs on a wall is above the wall's foot; all else is where it stands.
        let y = hangs ? floor.minY + 4 : fixture.box.maxY + 3
        let scale = stage.scale(at: y)
        // A distant part, such as a tower, is only looked at; one that is too near has no figure before it.
        guard y < 925, scale > Self.leastScale, fixture.box.minX > -200, fixture.box.maxX < 1480 else { return nil }
        return Part(fixture: fixture, foot: Point(fixture.box.middle.x, y), scale: scale)
    }

    /// How small figures may be at a part of the setting.
    private static let leastScale = 0.36
}

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

    /// The setting's own part of a name; whoever is at one that is high up stands below it.
    func part(_ word: String) -> Part? {
        guard let fixture = stage.fixture(word), stage.rail == nil else { return nil }
        let y = max(fixture.box.maxY, floor.minY + 4)
        guard y < floor.maxY else { return nil }
        return Part(fixture: fixture, foot: Point(fixture.box.middle.x, y), scale: stage.scale(at: y))
    }
}

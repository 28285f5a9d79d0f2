import StoryCore

/// A thing of a scene, or a part of the setting that stands for it.
struct StagedThing: Sendable {
    /// Which thing it is: those that the scene asks for come first, in its order.
    let index: Int
    /// What the scene calls it.
    let word: String
    let thing: Thing
    /// The fixture of the setting; nil if it is drawn separately.
    let fixture: Fixture?
    /// Beside a child of six, who is 355 units tall.
    let width: Double
    let height: Double
    let anchors: ThingAnchors
    /// The ground below a fixture's middle, in page units.
    let foot: Point
    /// How large a figure is that stands at a fixture.
    let fixtureScale: Double
    /// How much of its height is left of what cannot stand: clothes lie on the ground; and of a wall to sit on.
    let flatness: Double

    init(index: Int, word: String, thing: Thing) {
        let artist = ThingArtist(thing: thing)
        self.index = index
        self.word = word
        self.thing = thing
        fixture = nil
        flatness = Self.soft.contains(thing) ? 0.4 : thing == .wall ? 0.68 : 1
        width = artist.width
        height = artist.height * flatness
        anchors = artist.anchors.flat(flatness)
        foot = Point(0, 0)
        fixtureScale = 1
    }

    /// - Parameters:
    ///   - foot: Where the ground is below its middle, in page units.
    ///   - scale: How large a figure is that stands there.
    init(index: Int, word: String, thing: Thing, fixture: Fixture, foot: Point, scale: Double) {
        self.index = index
        self.word = word
        self.thing = thing
        self.fixture = fixture
        self.foot = foot
        fixtureScale = scale
        flatness = 1
        func inLife(_ point: Point) -> Point { (point - foot) * (1 / scale) }
        width = fixture.box.width / scale
        height = (foot.y - fixture.box.minY) / scale
        anchors = ThingAnchors(
            grip: inLife(fixture.grip), top: inLife(fixture.top ?? Point(foot.x, fixture.box.minY)), inside: nil)
    }

    /// Around it at size 1, from the ground below its middle.
    var box: Box { Box(minX: -width / 2, minY: -height, maxX: width / 2, maxY: 0) }

    /// Whether a figure can be in it, between its back and its front.
    var isOpen: Bool { fixture == nil && anchors.inside != nil }

    /// The position of a figure's feet in it.
    var floor: Point {
        anchors.inside.map { Point($0.middle.x, $0.maxY) } ?? Point(0, -height * 0.14)
    }

    /// The height of the edge over which a figure in it looks; nil if it is closed above, or transparent.
    var rim: Double? {
        guard let inside = anchors.inside, inside.minY < -height else { return nil }
        return height * (ThingArtist(thing: thing).hold == .fromAbove ? 0.66 : 0.9)
    }

    /// Whether it hangs or is in the air, so that one looks up to it.
    var isHigh: Bool { Self.high.contains(word) || thing.hangs || thing.bearings.first == .flying }

    private static let high: Set<String> = [
        "moon", "sun", "star", "cloud", "sky", "clock", "poster", "picture", "lamp", "bird", "rainbow", "nest", "bell",
        "flag", "plane", "kite", "balloon", "rocket", "camera", "sock", "doorbell", "button", "switch", "keyhole",
        "letter box", "tap", "calendar", "curtain",
    ]

    /// Whether it belongs on a wall, at the height of the eyes or above.
    var hangs: Bool {
        thing.hangs || thing == .label || ["window", "curtain", "board", "blackboard", "clock"].contains(word)
    }

    private static let soft: Set<Thing> = [.coat, .jumper, .shirt]

    /// Whether one may be below it, as below a tree or an umbrella.
    var isRoof: Bool { [.tree, .umbrella, .swing, .slide, .tent].contains(thing) || isHigh }
}

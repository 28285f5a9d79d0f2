// Stand-ins for what is drawn elsewhere at the same time; each is replaced by the real one when all is put together.

import StoryCore

/// A part of the setting that somebody may use: its door, its bed, its window.
struct Fixture: Hashable, Sendable {
    /// What it covers, in page units; its foot is where it stands.
    var box: Box
    /// Where a hand touches it.
    var grip: Point
    /// The middle of what one may sit, lie or put things on; nil if there is nothing of the kind.
    var top: Point?

    var mirrored: Fixture {
        Fixture(box: box.mirrored, grip: Point(1280 - grip.x, grip.y), top: top.map { Point(1280 - $0.x, $0.y) })
    }

    /// The same part seen from elsewhere; nil if it is off the page then.
    func seen(_ place: (Point) -> Point) -> Fixture? {
        let (upper, lower) = (place(Point(box.minX, box.minY)), place(Point(box.maxX, box.maxY)))
        let other = Fixture(
            box: Box(minX: upper.x, minY: upper.y, maxX: lower.x, maxY: lower.y), grip: place(grip),
            top: top.map(place))
        return (20...1260).contains(other.grip.x) && (20...940).contains(other.grip.y) ? other : nil
    }
}

extension SettingArtist {
    init(
        place: Place, placeName: String?, light: Light, storySeed: UInt64, seed: UInt64, page: Int,
        without absent: Set<String>
    ) {
        self.init(place: place, light: light, seed: storySeed, page: 0, hasBed: !absent.contains("bed"))
    }

    /// The setting's own parts by the word for them, as in its own picture.
    var fixtures: [String: Fixture] {
        switch place {
        case .bedroom:
            [
                "window": Fixture(box: Box(x: 190...480, y: 140...470), grip: Point(335, 460), top: nil),
                "bed": Fixture(box: Box(x: 566...1100, y: 470...750), grip: Point(700, 640), top: Point(850, 632)),
            ]
        case .meadow:
            ["stone": Fixture(box: Box(x: 1040...1180, y: 680...750), grip: Point(1110, 690), top: Point(1110, 684))]
        default: [:]
        }
    }

    /// The ground as it is seen from above.
    func drawGround(on canvas: inout SVGCanvas) {
        let ground: Colour = place.isIndoors ? 0xC99467 : place == .beach ? 0xF0D9A8 : 0x9BCB77
        canvas.inLight(place.isIndoors ? light.indoors : light.outdoors, tint: light.tint) {
            $0.rect(0, 0, 1280, 960, ground)
        }
    }
}

extension ThingArtist {
    /// Draws what is behind those who are in it.
    func drawBack(on canvas: inout SVGCanvas) { draw(on: &canvas) }

    /// Draws what is before those who are in it.
    func drawFront(on canvas: inout SVGCanvas) {
        let edge = height * 0.45
        canvas.window(
            -width / 2, -edge, width, edge,
            showing: "\(shortNumber(-width / 2)) \(shortNumber(-edge)) \(shortNumber(width)) \(shortNumber(edge))"
        ) { draw(on: &$0) }
    }
}

extension Figure {
    var isFromBack: Bool {
        get { false }
        set {}
    }

    var hasTarget: Bool {
        get { false }
        set {}
    }

    var isInBed: Bool {
        get { false }
        set {}
    }

    /// Reaches with the hand, so that what touches is at a place.
    mutating func touch(at place: Point) {}

    var isMirrored: Bool {
        get { false }
        set {}
    }

    var anchors: FigureAnchors {
        let hand: Point? = stance == .standing && holding == nil || stance == .sleeping ? nil : joints.palm(1)
        return FigureAnchors(
            touch: hand, crown: Point(joints.head.x, joints.head.y - look.build.headRadius),
            shoulder: joints.shoulders[0], lap: joints.posture.seat == nil ? nil : joints.hip + Point(40, -20))
    }
}

extension Animal {
    var isFromBack: Bool {
        get { false }
        set {}
    }

    var isMirrored: Bool {
        get { false }
        set {}
    }

    var anchors: FigureAnchors {
        FigureAnchors(
            touch: joints.palm(1) * coat.size, crown: Point(face.middle.x, face.minY - 18 * coat.size),
            shoulder: joints.shoulders[0] * coat.size,
            lap: kind.isFourLegged ? Point(0, body.minY) : nil)
    }
}

extension Stance {
    /// The nearest of eight poses to a verb of which there will be more than fifty.
    init(verb: String) {
        switch verb {
        case "giving", "pulling", "pushing", "knocking", "hand in hand", "lifting", "stirring", "listening":
            self = .hugging
        case "looking up": self = .reaching
        case "kneeling", "crawling": self = .sitting
        default: self.init(nearest: verb)
        }
    }
}

/// The few colours that all pages of a story share.
struct StoryPalette: Hashable, Sendable {
    let sky: Colour
    let leaf: Colour
    let paper: Colour
    let accent: Colour
    let second: Colour

    init(storySeed: UInt64) {
        let all: [(Colour, Colour, Colour, Colour, Colour)] = [
            (0x6DB3DC, 0x86A95A, 0xF6E6C4, 0xC9584A, 0x5C8FA3), (0x8FA8D8, 0x7C9A6B, 0xEFE3E6, 0x9B5F8F, 0xD9A441),
            (0x86B8CC, 0x4F8566, 0xEDE9D8, 0xC4533F, 0x2F5D62), (0x58B7D2, 0x5FA777, 0xE4F1EE, 0xE8604C, 0x1F7A8C),
        ]
        (sky, leaf, paper, accent, second) = all[Int(storySeed % 4)]
    }
}

extension Thing {
    /// Whether somebody can be in it; its anchors will tell.
    var isVessel: Bool {
        [.boat, .basket, .bucket, .jar, .cart, .box, .nest, .sledge, .cup, .suitcase].contains(self)
    }
}

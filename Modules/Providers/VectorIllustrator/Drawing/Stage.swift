/// One spot on a page for one figure or thing.
struct Spot: Hashable, Sendable {
    /// The middle of the foot of what is put there; for a seat, the height at which it is sat upon.
    var position: Point
    /// The scale of a figure there; at 1 a child of six is 355 page units tall.
    var scale: Double
    /// How much room there is to both sides together, in page units.
    var width: Double

    /// The same spot seen in a mirror.
    var mirrored: Spot {
        var other = self
        other.position.x = 1280 - position.x
        return other
    }
}

/// A usable part of the setting: its door, its bed, its window.
struct Fixture: Hashable, Sendable {
    /// What it covers, in page units; its foot is where it stands.
    var box: Box
    /// The point that a hand touches: a door's handle, a table's edge, a window's sill.
    var grip: Point
    /// The middle of what one may sit, lie or put things on; nil if there is nothing of the kind.
    var top: Point?

    /// The same part seen in a mirror.
    var mirrored: Fixture {
        Fixture(
            box: box.mirrored, grip: Point(1280 - grip.x, grip.y), top: top.map { Point(1280 - $0.x, $0.y) })
    }

    /// The same part seen from elsewhere; nil if it is off the page then.
    func seen(_ project: (Point) -> Point) -> Fixture? {
        let (upper, lower) = (project(Point(box.minX, box.minY)), project(Point(box.maxX, box.maxY)))
        let other = Fixture(
            box: Box(minX: upper.x, minY: upper.y, maxX: lower.x, maxY: lower.y), grip: project(grip),
            top: top.map(project))
        return (20...1260).contains(other.grip.x) && (20...940).contains(other.grip.y) ? other : nil
    }
}

/// The areas of a setting for figures and things.
///
/// The foreground stays within ``front``, where nothing reaches the face of a standing figure.
struct Stage: Hashable, Sendable {
    /// The height of the viewer's eye, in page units from the top: the higher above the ground, the more of it is seen.
    var horizon: Double
    /// How large a figure is whose feet are 60 units above the page's foot.
    var nearScale = 1.5
    /// The ground for standing or lying.
    var floors: [Box]
    /// Spots to sit on, the nearest first.
    var seats: [Spot] = []
    /// Tops of furniture, for small things, the nearest first.
    var tops: [Spot] = []
    /// Water on which boats float, the nearest first.
    var waters: [Box] = []
    /// Air that is free for those who fly and for a title.
    var airs: [Box] = []
    /// The areas that the foreground may cover.
    var front: [Box] = []
    /// The height of the boat's side, which hides what is below it.
    var rail: Double?
    /// The setting's own parts by the word for them: "door", "bed", "window", "table".
    var fixtures: [String: Fixture] = [:]

    /// How large a figure is whose feet are at a height of the page.
    func scale(at y: Double) -> Double { max(0.2, nearScale * (y - horizon) / (900 - horizon)) }

    /// The part of the setting that a word means: a tub is the bath, a carpet the rug, a lake the water.
    func fixture(_ word: String) -> Fixture? { fixtures[word] ?? Self.synonyms[word].flatMap { fixtures[$0] } }

    private static let synonyms = [
        "tub": "bath", "bathtub": "bath", "carpet": "rug", "lake": "water", "sea": "water", "pond": "water",
        "river": "water", "stream": "water", "pool": "water", "oven": "stove", "couch": "sofa",
        "blackboard": "board", "bookshelf": "shelf", "shelves": "shelf", "step": "stairs", "steps": "stairs",
        "oak": "tree", "trunk": "tree", "basin": "sink", "windowsill": "window", "sill": "window", "hedge": "bush",
        "stable": "barn", "shed": "barn", "cupboard": "shelf", "drawer": "shelf", "rock": "stone", "armchair": "sofa",
        "curtain": "window", "curtains": "window", "mill": "windmill", "mountain": "hill", "mountains": "hill",
        "roads": "road", "lane": "road", "street": "road", "path": "road", "worktop": "table", "tables": "table",
        "cooker": "stove", "bookcase": "shelf", "sideboard": "shelf", "mattress": "bed", "quilt": "bed",
        "banister": "stairs", "porch": "stairs", "brook": "water", "ocean": "water", "waves": "water", "birch": "tree",
        "poplar": "tree", "trees": "tree", "windows": "window", "doors": "door", "mat": "rug", "floor": "rug",
        "seat": "bench", "quay": "jetty", "handrail": "rail", "haystack": "hay", "hen house": "barn",
        "desk": "table", "counter": "table", "trampoline": "bench", "railing": "rail", "fence": "rail",
    ]

    /// The stage of the mirrored picture.
    var mirrored: Stage {
        Stage(
            horizon: horizon, nearScale: nearScale, floors: floors.map(\.mirrored), seats: seats.map(\.mirrored),
            tops: tops.map(\.mirrored), waters: waters.map(\.mirrored), airs: airs.map(\.mirrored),
            front: front.map(\.mirrored), rail: rail, fixtures: fixtures.mapValues(\.mirrored))
    }

    /// Spots for boats, the nearest first: one in each of a water's three thirds.
    var moorings: [Spot] {
        waters.flatMap { water in
            let (width, y) = (water.width / 3, water.middle.y)
            return (0..<3).map { third in
                Spot(
                    position: Point(water.minX + width * (Double(third) + 0.5), y), scale: scale(at: y), width: width)
            }
        }
    }
}

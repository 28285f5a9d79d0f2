/// Decides who and what is where on a page, so that the focal figure stands on a line of thirds, nothing floats, and
/// no face is hidden or cut.
///
/// Every place is tried against the boxes of what is drawn: the nearest place to the wanted one that hides no face wins,
/// and if there is no room for everybody, all become a little smaller.
struct Composition: Sendable {
    /// Everybody, in the order of the scene.
    private(set) var actors: [PlacedActor] = []
    /// Everything, in the order of the scene, as far as there is room.
    private(set) var things: [PlacedThing] = []
    let viewpoint: Viewpoint
    let stage: Stage

    /// How high somebody may reach on a page without a title.
    static let ceiling = 14.0
    /// The most figures that are drawn; more would be too small to see.
    static let maximumActors = 24
    /// The most things that are drawn.
    static let maximumThings = 6

    /// - Parameters:
    ///   - things: What is to be placed, each with its number in the scene.
    ///   - stage: The setting's stage as seen from the viewpoint.
    ///   - ceiling: Nobody reaches higher than this height of the page.
    init(
        actors: [Actor], things: [(index: Int, thing: Thing)], attention: Attention, stage: Stage, viewpoint: Viewpoint,
        ceiling: Double = Composition.ceiling
    ) {
        self.viewpoint = viewpoint
        self.stage = stage
        let cast = Array(actors.prefix(Self.maximumActors))
        var closeness = viewpoint.closeness * Self.share(ofHeightFor: cast)
        var crew: CrewPlan
        repeat {
            crew = CrewPlan(cast, stage: stage, viewpoint: viewpoint, closeness: closeness, ceiling: ceiling)
            closeness *= 0.93
        } while crew.placed.count < cast.count && closeness > 0.12
        self.actors = crew.placed.sorted { $0.index < $1.index }
        var props = PropPlan(stage: stage, viewpoint: viewpoint, crew: self.actors, closeness: crew.closeness)
        // What is large needs the most room, so it goes first.
        let wanted = things.prefix(Self.maximumThings)
        for (index, thing) in wanted.filter(\.thing.isLarge) + wanted.filter({ !$0.thing.isLarge }) {
            props.place(thing, index)
        }
        self.things = props.placed.sorted { $0.index < $1.index }
        look(attention)
    }

    /// One is seen from nearer than many, and whoever lies from further away than those who stand.
    private static func share(ofHeightFor cast: [Actor]) -> Double {
        let isWide = cast.contains { $0.boxes.whole.width > 400 }
        switch cast.count {
        case ...1: return isWide ? 0.96 : 1.14
        case 2...3: return isWide ? 0.92 : 1.04
        case 4...5: return 0.92
        default: return 0.86
        }
    }

    /// Turns all eyes to what the text speaks of.
    private mutating func look(_ attention: Attention) {
        for index in actors.indices {
            let own = actors[index].boxes.face.middle
            guard let target = attention.targets(of: actors[index].index).lazy.compactMap(place).first else { continue }
            actors[index].target = target
            let way = target - own
            let length = max(1, way.distance(to: Point(0, 0)))
            let side: Double = actors[index].isMirrored ? -1 : 1
            actors[index].actor.gaze = Point(way.x / length * side, way.y / length * 0.9)
        }
    }

    private func place(of target: Attention.Target) -> Point? {
        switch target {
        case .character(let index): actors.first { $0.index == index }?.boxes.face.middle
        case .prop(let index): things.first { $0.index == index }?.box.middle
        }
    }
}

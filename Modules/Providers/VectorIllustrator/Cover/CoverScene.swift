import StoryCore

/// A scene on a cover: a promise, and no excerpt.
///
/// All figures are hopeful and upright, the main thing is in a hand, and furniture without a hero is left out, so that
/// the heroes are large.
struct CoverScene {
    private var scene: Scene

    static func of(_ scene: Scene) -> Scene {
        var cover = CoverScene(scene: scene)
        for index in scene.characters.indices {
            cover.cheer(index)
            cover.leaveFurniture(index)
            cover.standUp(index)
        }
        cover.clear()
        cover.takeInHand()
        cover.putClothesAway()
        return cover.scene
    }

    // MARK: Who

    private mutating func cheer(_ index: Int) {
        let mood = scene.characters[index].mood
        switch Feeling(nearest: mood.rawValue) {
        case .crying, .sad, .worried, .scared, .ashamed: scene.characters[index].mood = "curious"
        case .angry, .determined: scene.characters[index].mood = "happy"
        default: break
        }
    }

    /// Changes a pose for the cover: a lying figure kneels, and nobody despairs, turns away or covers the eyes.
    private mutating func standUp(_ index: Int) {
        guard case .hero = scene.characters[index].subject else { return }
        switch Stance(nearest: scene.characters[index].pose.rawValue) {
        case .crying, .shivering, .turnedAway, .hiding: scene.characters[index].pose = "standing"
        case .lookingThrough: scene.characters[index].pose = "holding"
        case .lying, .sleeping, .crawling, .falling, .sittingTurnedAway:
            if !Self.isUpon(scene.characters[index].spot) { scene.characters[index].pose = "kneeling" }
        default: break
        }
    }

    private static func isUpon(_ spot: SceneSpot?) -> Bool { ["on", "in"].contains(spot?.relation ?? "") }

    // MARK: What

    /// What stands in rooms and yards and would push the heroes aside.
    private static let furniture: Set<Thing> = [
        .chair, .table, .bench, .bed, .sofa, .armchair, .stool, .shelf, .cupboard, .wardrobe, .drawer, .oven, .fridge,
        .cot, .door, .window, .curtain, .stairs, .wall, .fence, .gate, .hedge, .rug, .doormat, .radiator, .bath, .tub,
        .washingMachine, .board,
    ]

    private static func isFurniture(_ prop: Prop) -> Bool {
        Thing.known(prop.rawValue).map(furniture.contains) ?? false
    }

    /// Only a hero who lies in bed keeps it; whatever is merely looked at is shown for its own sake.
    private mutating func leaveFurniture(_ index: Int) {
        let character = scene.characters[index]
        if case .prop(let prop)? = character.spot?.anchor, Self.isFurniture(prop), !Self.liesIn(character) {
            scene.characters[index].spot = nil
        }
        leaveCover(index)
        guard case .prop(let prop)? = character.target else { return }
        let isMoved = [.pull, .push, .carry].contains(Deed(character.pose)) || Deed.relation(of: character) != nil
        let thing = Thing.known(prop.rawValue)
        if isMoved, let thing, thing.isLarge, ThingArtist(thing: thing).height < 220, !Self.isFurniture(prop) { return }
        scene.characters[index].target = nil
        if thing != nil { show(prop) }
    }

    /// Moves figures from behind or under things to the front.
    private mutating func leaveCover(_ index: Int) {
        guard case .hero = scene.characters[index].subject,
            case .prop(let prop)? = scene.characters[index].spot?.anchor,
            !Self.isUpon(scene.characters[index].spot)
        else { return }
        scene.characters[index].spot = nil
        if Thing.known(prop.rawValue) != nil { show(prop) }
    }

    private mutating func show(_ prop: Prop) {
        if !scene.props.contains(prop) { scene.props.insert(prop, at: 0) }
    }

    private static func liesIn(_ character: SceneCharacter) -> Bool {
        guard case .hero = character.subject, character.spot?.relation == "in" else { return false }
        return [.lying, .sleeping].contains(Stance(nearest: character.pose.rawValue))
    }

    /// Furniture is a backdrop at most, where nothing else is to be seen.
    private mutating func clear() {
        let used = scene.characters.compactMap { character -> Prop? in
            if case .prop(let prop)? = character.spot?.anchor { prop } else { nil }
        }
        let others = scene.props.filter { !Self.isFurniture($0) || used.contains($0) }
        let isHeld = scene.characters.contains { $0.holding != nil }
        scene.props = Array((others.isEmpty && !isHeld ? scene.props.prefix(1) : others.prefix(3)))
        scene.props.removeAll { Thing.known($0.rawValue) == .curtain }
    }

    /// The first hero whose hands are free holds what the story is about.
    private mutating func takeInHand() {
        guard let prop = scene.props.first, let thing = Thing.known(prop.rawValue), thing.isCarried,
            !scene.characters.contains(where: { $0.holding == prop || $0.target == .prop(prop) }),
            let index = scene.characters.firstIndex(where: Self.isFree)
        else { return }
        scene.characters[index].holding = prop
        if Self.idle.contains(Stance(nearest: scene.characters[index].pose.rawValue)) {
            scene.characters[index].pose = "holding"
        }
        scene.props.removeAll { $0 == prop }
    }

    /// Removes clothes that are neither worn nor held, which would stand on the ground.
    private mutating func putClothesAway() {
        scene.props.removeAll { prop in
            Thing.known(prop.rawValue).map { [.coat, .jumper, .shirt, .scarf].contains($0) } ?? false
        }
    }

    private static func isFree(_ character: SceneCharacter) -> Bool {
        guard case .hero = character.subject, character.holding == nil, character.target == nil else { return false }
        return idle.union([.sitting, .kneeling]).contains(Stance(nearest: character.pose.rawValue))
    }

    private static let idle: Set<Stance> = [
        .standing, .lookingDown, .reaching, .pointing, .thinking, .holding, .lookingUp, .carrying, .peeping,
        .listening, .painting, .writing, .stirring, .pouring, .knocking, .giving, .catching,
    ]
}

extension Thing {
    /// Returns whether it is carried in the hands, rather than worn, looked through or held above the head.
    fileprivate var isCarried: Bool {
        switch ThingArtist(thing: self).hold {
        case .oneHand, .bothHands, .fromAbove, .longDown, .worn: !Self.sky.contains(self)
        default: false
        }
    }
}

import StoryCore

/// A scene as it is played: who is there, what is there, and who does what to whom.
struct Play: Sendable {
    /// Somebody or something in it.
    enum Party: Hashable, Sendable {
        case actor(Int)
        case thing(Int)
    }

    /// Everybody, in the order of the scene.
    private(set) var actors: [Actor]
    /// Everything that has a place of its own: what the scene names first, then what deeds are done to.
    private(set) var things: [StagedThing] = []
    /// For each actor, whom or what the deed is done to.
    private(set) var aims: [Party?] = []
    /// For each actor, where they are beside something, if that matters.
    private(set) var berths: [Berth?] = []
    /// How many of the things the scene's props are.
    private(set) var askedCount = 0
    let place: Place

    /// The most figures that are drawn; more would be too small to see.
    static let maximumActors = 24
    /// The most things that are drawn.
    static let maximumThings = 6

    /// - Parameters:
    ///   - part: The setting's own part of a name, if somebody can be at it.
    init(
        _ scene: Scene, sheets: [CharacterSheet], in place: Place, storySeed: UInt64 = 0,
        part: @escaping (String) -> Scenery.Part? = { _ in nil }
    ) {
        self.place = place
        let cast = Array(scene.characters.prefix(Self.maximumActors))
        actors = cast.enumerated().map { index, character in
            let number = cast.prefix(index).count { $0.subject == character.subject }
            return Actor(character, sheets: sheets, in: place, number: number, storySeed: storySeed)
        }
        deeds = cast.map { Deed($0.pose) }
        var reader = Reader(scene, cast: cast, place: place, fixture: part)
        reader.addProps()
        askedCount = reader.things.count
        for (index, character) in cast.enumerated() { reader.add(character, index) }
        things = reader.things
        aims = reader.aims
        berths = reader.berths
        shareOutSeats()
    }

    /// What each actor does, also if they kneel down for it.
    let deeds: [Deed]

    /// Whether two are as close as can be.
    func isEmbracing(_ one: Int, _ other: Int) -> Bool {
        let close: Set<Deed> = [.embrace, .carry, .whisper]
        return aims[one] == .actor(other) && close.contains(deeds[one])
            || aims[other] == .actor(one) && close.contains(deeds[other])
    }

    /// Gives everybody who sits on the same chair one of their own.
    private mutating func shareOutSeats() {
        for number in things.indices where things[number].fixture == nil && things[number].width < 200 {
            let fellows = berths.indices.filter { berths[$0] == Berth(relation: .on, party: .thing(number)) }
            for index in fellows.dropFirst() where !isTiny(index) && actors[index].height > things[number].width {
                let seat = things[number]
                let next = max(100, (things.map(\.index).max() ?? 0) + 1)
                things.append(StagedThing(index: next, word: seat.word, thing: seat.thing))
                berths[index] = Berth(relation: .on, party: .thing(things.count - 1))
            }
        }
    }

    /// Whether somebody is so small that the page must be seen from nearer.
    func isTiny(_ index: Int) -> Bool { actors[index].height < Self.tiny }
    static let tiny = 40.0

    /// The small ones who matter: the first of the scene, or to whom something is done.
    var tinyOnes: [Int] {
        actors.indices.filter { index in
            isTiny(index) && (index < 2 || aims.contains(.actor(index)))
        }
    }

    /// What is a part of a house: without a wall around it, it is better left out.
    fileprivate static let built: Set<Thing> = [.window, .door, .wall, .stairs]

    /// What is drawn by itself although the setting may have it, because somebody is in it or behind it.
    static func replaced(in scene: Scene) -> Set<String> {
        let all = Set(
            scene.characters.compactMap { character in
                switch (character.spot?.relation ?? "beside", character.spot?.anchor) {
                case ("in", .prop(let prop)?), ("behind", .prop(let prop)?), ("over", .prop(let prop)?):
                    return prop.rawValue
                default: break
                }
                guard case .prop(let prop)? = character.target, character.spot == nil,
                    [.inside, .behind].contains(Deed.relation(of: character.pose))
                else { return nil }
                return prop.rawValue
            })
        return all.filter { Thing.known($0).map { !built.contains($0) } ?? true }
    }

    /// Has somebody kneel down to what is low, if the body is free to.
    mutating func kneel(_ index: Int) {
        guard Self.upright.contains(actors[index].pose.rawValue), berths[index] == nil else { return }
        actors[index] = actors[index].posed("kneeling")
    }

    /// Whoever lies is drawn as a bird sees them.
    mutating func seeFromAbove() {
        for index in actors.indices { actors[index].isFromAbove = true }
    }

    private static let upright: Set<String> = [
        "standing", "looking down", "holding", "reaching", "listening", "peeping", "pointing", "thinking", "knocking",
        "painting", "writing", "stirring", "pushing", "giving",
        "hand in hand",
    ]

    /// The same where the setting's own parts are not seen: what has its own picture is drawn by itself.
    ///
    /// - Parameter isSetSeen: Whether the setting is seen all the same, so that what nobody touches is there.
    func afield(isSetSeen: Bool = false) -> Play {
        var other = self
        for (number, thing) in things.enumerated() where thing.fixture != nil {
            let party = Party.thing(number)
            let isTouched =
                berths.contains { $0?.party == party }
                || actors.indices.contains { aims[$0] == party && deeds[$0].isContact }
            if isSetSeen, !isTouched { continue }
            if let known = Thing.known(thing.word) {
                other.things[number] = StagedThing(index: thing.index, word: thing.word, thing: known)
            } else {
                for index in actors.indices {
                    if aims[index] == .thing(number) { other.aims[index] = nil }
                    if berths[index]?.party == .thing(number) { other.berths[index] = nil }
                }
            }
        }
        return other
    }

    /// The table on which small things are: that of the scene, or one that every room has.
    mutating func table() -> Int {
        if let known = things.firstIndex(where: { $0.thing == .table && $0.fixture == nil }) { return known }
        let number = max(100, (things.map(\.index).max() ?? 0) + 1)
        things.append(StagedThing(index: number, word: "table", thing: .table))
        return things.count - 1
    }
}

extension Play {
    /// Finds for every word of a scene whom or what it means.
    private struct Reader {
        var things: [StagedThing] = []
        var aims: [Party?] = []
        var berths: [Berth?] = []
        private let scene: Scene
        private let cast: [SceneCharacter]
        private let place: Place
        private let fixture: (String) -> Scenery.Part?
        private let absent: Set<String>
        /// Who sleeps in a bed that is drawn with them.
        private let hasSleeper: Bool

        init(
            _ scene: Scene, cast: [SceneCharacter], place: Place,
            fixture: @escaping (String) -> Scenery.Part?
        ) {
            self.scene = scene
            self.cast = cast
            self.place = place
            absent = Set(scene.absent.map(\.rawValue))
            let replaced = Play.replaced(in: scene)
            self.fixture = { replaced.contains($0) ? nil : fixture($0) }
            hasSleeper =
                place.isIndoors
                && cast.contains { character in
                    let isInBed = character.spot?.relation == "in" && character.spot?.anchor == .prop("bed")
                    return character.pose == "sleeping" || character.pose == "lying" && isInBed
                }
        }

        /// What the scene names, but not what the setting has or somebody holds.
        mutating func addProps() {
            for (index, prop) in scene.props.enumerated() where !absent.contains(prop.rawValue) {
                guard things.count < Play.maximumThings else { return }
                // What nobody knows is no wooden box.
                guard let thing = Thing.known(prop.rawValue), !Play.built.contains(thing) else { continue }
                if isHeld(prop) { continue }
                // A room has its bed already, and at sea everybody is in the boat.
                if place == .bedroom, thing == .bed { continue }
                if place == .sea, thing.isLarge { continue }
                if isFixture(prop.rawValue) { continue }
                things.append(StagedThing(index: index, word: prop.rawValue, thing: thing))
            }
        }

        mutating func add(_ character: SceneCharacter, _ index: Int) {
            let spot = character.spot.flatMap { spot -> Berth? in
                guard let relation = Berth.Relation(rawValue: spot.relation.rawValue) else { return nil }
                return party(of: spot.anchor, for: index).map { Berth(relation: relation, party: $0) }
            }
            let aim = (character.target ?? character.unwieldy).flatMap { party(of: $0, for: index) }
            if spot == nil, let aim, let relation = Deed.relation(of: character.pose) {
                berths.append(Berth(relation: relation, party: aim))
                aims.append(nil)
            } else {
                berths.append(spot)
                aims.append(aim == spot?.party && !Deed(character.pose).isContact ? nil : aim)
            }
        }

        /// Whether somebody has it in the hands, and the scene does not speak of a second one.
        private func isHeld(_ prop: Prop) -> Bool {
            cast.contains { $0.holding == prop && Thing.held(prop) != nil } && scene.props.count { $0 == prop } < 2
        }

        /// Whether the setting has a thing that nobody touches, so that it needs no place.
        private func isFixture(_ word: String) -> Bool {
            fixture(word) != nil
                && !cast.contains {
                    $0.target == .prop(Prop(rawValue: word)) || $0.spot?.anchor == .prop(Prop(rawValue: word))
                }
        }

        private mutating func party(of target: SceneTarget, for index: Int) -> Party? {
            switch target {
            case .character(let subject):
                return cast.indices.first { $0 != index && cast[$0].subject == subject }.map(Party.actor)
            case .prop(let prop): return party(named: prop.rawValue, for: index)
            }
        }

        private mutating func party(named word: String, for index: Int) -> Party? {
            if let known = things.firstIndex(where: { $0.word == word }) { return .thing(known) }
            // What somebody else holds is where that one is.
            if let holder = cast.firstIndex(where: { $0.holding?.rawValue == word }) {
                return holder == index ? nil : .actor(holder)
            }
            guard !absent.contains(word), things.count < Play.maximumThings + 6 else { return nil }
            if hasSleeper, Thing.known(word) == .bed { return nil }
            let number = max(scene.props.count, (things.map(\.index).max() ?? -1) + 1)
            if let found = fixture(word) {
                things.append(
                    StagedThing(
                        index: number, word: word, thing: Thing(nearest: word), fixture: found.fixture,
                        foot: found.foot,
                        scale: found.scale)
                )
            } else {
                // A word that nobody knows is a place in the air: a shadow, a silver line.
                guard let thing = Thing.known(word), !Play.built.contains(thing) else { return nil }
                if place == .sea, thing == .boat { return nil }
                things.append(StagedThing(index: number, word: word, thing: thing))
            }
            return .thing(things.count - 1)
        }
    }
}

extension SceneCharacter {
    /// What somebody is said to have in the hand and that is too large for one: they are at it.
    fileprivate var unwieldy: SceneTarget? {
        guard let holding, Thing.known(holding.rawValue) != nil, Thing.held(holding) == nil else { return nil }
        return .prop(holding)
    }
}

import StoryCore

/// A scene as it is played: who is there, what is there, and who does what to whom.
struct Play: Sendable {
    /// A character or a thing.
    enum Party: Hashable, Sendable {
        case actor(Int)
        case thing(Int)
    }

    /// All characters, in the order of the scene.
    private(set) var actors: [Actor]
    /// Everything that has a position of its own: what the scene names first, then what deeds are done to.
    private(set) var things: [StagedThing] = []
    /// For each actor, whom or what the deed is done to.
    private(set) var aims: [Party?] = []
    /// For each actor, where they are beside something, if that matters.
    private(set) var berths: [Berth?] = []
    /// The number of things that are the scene's props.
    private(set) var askedCount = 0
    let place: Place

    /// The most figures that are drawn; more would be too small to see.
    static let maximumActors = 24
    /// The most things that are drawn.
    static let maximumThings = 6

    /// Creates a play.
    ///
    /// - Parameter part: Returns the setting's own part with a name, if a figure can be at it.
    init(
        _ scene: Scene, sheets: [CharacterSheet], in place: Place, storySeed: UInt64 = 0,
        part: @escaping (String) -> Scenery.Part? = { _ in nil }
    ) {
        self.place = place
        let hour = Hour(nearest: scene.timeOfDay.rawValue)
        let cast = Array(scene.characters.prefix(Self.maximumActors))
        let hasBedding =
            place.isIndoors || hour == .night || scene.props.contains { Self.bedding.contains($0.rawValue) }
        actors = cast.enumerated().map { index, character in
            let number = cast.prefix(index).count { $0.subject == character.subject }
            return Actor(
                character, sheets: sheets, in: place, at: hour, number: number, storySeed: storySeed,
                hasBedding: hasBedding && !character.isCarried && !character.isInVessel)
        }
        deeds = cast.map { Deed($0.pose) }
        var reader = Reader(scene, cast: cast, place: place, fixture: part)
        reader.addProps()
        askedCount = reader.things.count
        for (index, character) in cast.enumerated() { reader.add(character, index) }
        things = reader.things
        aims = reader.aims
        berths = reader.berths
        tableFixture = scene.absent.contains("table") ? nil : part("table")
        stoveFixture = scene.absent.contains("stove") ? nil : part("stove")
        leaveVessels()
        leaveSeats()
        shareOutSeats()
    }

    /// The setting's own table, on which small things are put.
    private var tableFixture: Scenery.Part?
    private var stoveFixture: Scenery.Part?

    /// What each actor does, also if they kneel down for it.
    private(set) var deeds: [Deed]

    /// Returns whether two are as close as can be.
    func isEmbracing(_ one: Int, _ other: Int) -> Bool {
        let close: Set<Deed> = [.embrace, .carry, .whisper]
        return aims[one] == .actor(other) && close.contains(deeds[one])
            || aims[other] == .actor(one) && close.contains(deeds[other])
    }

    /// Moves figures out of pots that are hardly larger than a shoe, unless a foot is stuck there.
    private mutating func leaveVessels() {
        for index in berths.indices {
            guard let berth = berths[index], berth.relation == .inside, case .thing(let number) = berth.party,
                things[number].isOpen, actors[index].stance != .stuck, actors[index].figure != nil
            else { continue }
            let isTooSmall =
                things[number].height < actors[index].height * 0.3
                && things[number].width < actors[index].boxes.body.width * 1.5
            if isTooSmall { berths[index] = Berth(relation: .beside, party: berth.party) }
        }
    }

    /// Moves wheelchairs beside a bench or a bed, and figures without room on it.
    private mutating func leaveSeats() {
        for number in things.indices {
            var room = things[number].width
            let guests = berths.indices.filter { berths[$0] == Berth(relation: .on, party: .thing(number)) }
            for index in guests {
                let width = actors[index].boxes.whole.width * 0.75
                let hasRoom = room >= width || index == guests.first || isTiny(index) || things[number].width < 200
                if hasRoom, !actors[index].hasWheelchair {
                    room -= width
                    continue
                }
                berths[index] = Berth(relation: .beside, party: .thing(number))
                if !actors[index].hasWheelchair, actors[index].stance == .sitting {
                    actors[index] = actors[index].posed("standing")
                }
            }
        }
    }

    /// Gives each figure on a shared chair one of its own.
    private mutating func shareOutSeats() {
        for number in things.indices where things[number].width < 200 {
            let fellows = berths.indices.filter { berths[$0] == Berth(relation: .on, party: .thing(number)) }
            for index in fellows.dropFirst() where !isTiny(index) && actors[index].height > things[number].width {
                let seat = things[number]
                let next = max(100, (things.map(\.index).max() ?? 0) + 1)
                things.append(StagedThing(index: next, word: seat.word, thing: seat.thing))
                berths[index] = Berth(relation: .on, party: .thing(things.count - 1))
            }
        }
    }

    /// Returns whether a character is so small that the page must be seen from nearer.
    func isTiny(_ index: Int) -> Bool { actors[index].height < Self.tiny }
    static let tiny = 56.0

    /// The small ones who matter: the first of the scene, or to whom something is done.
    var tinyOnes: [Int] {
        actors.indices.filter { index in
            isTiny(index) && (index < 2 || aims.contains(.actor(index)))
        }
    }

    /// What a figure sleeps on or under out of doors.
    private static let bedding: Set<String> = [
        "bed", "pillow", "blanket", "mat", "mattress", "sleeping bag", "tent", "air bed", "airbed", "hammock", "quilt",
        "duvet", "cot", "camp bed",
    ]

    /// What is a part of a house: without a wall around it, it is better left out.
    static let built: Set<Thing> = [.window, .door, .wall, .stairs]

    /// Returns the things that are drawn separately although the setting may have them, because a figure is in or
    /// behind them.
    static func replaced(in scene: Scene) -> Set<String> {
        let all = Set(
            scene.characters.filter { Attire($0) == nil }.compactMap { character in
                switch (character.spot?.relation ?? "beside", character.spot?.anchor) {
                case ("in", .prop(let prop)?), ("behind", .prop(let prop)?), ("over", .prop(let prop)?):
                    return prop.rawValue
                default: break
                }
                guard case .prop(let prop)? = character.target, character.spot == nil,
                    [.inside, .behind].contains(Deed.relation(of: character))
                else { return nil }
                return prop.rawValue
            })
        return all.filter { Thing.known($0).map { !built.contains($0) } ?? true }
    }

    /// Makes a character kneel down to something low, if its body is free to.
    mutating func kneel(_ index: Int) {
        guard Self.upright.contains(actors[index].pose.rawValue), berths[index] == nil else { return }
        actors[index] = actors[index].posed("kneeling")
    }

    /// Returns whether a character is too large for another one's arms.
    func isTooLargeToCarry(_ index: Int, for carrier: Int) -> Bool {
        actors[index].height >= actors[carrier].height * 0.62
    }

    /// Lays a character's hand on another one that it cannot carry.
    mutating func rest(_ index: Int) {
        actors[index] = actors[index].posed("holding")
        deeds[index] = .handle
    }

    /// Draws lying figures as seen from above.
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
    /// - Parameter isSetSeen: Whether the setting is seen all the same, so that all it has is there, if not close by.
    func afield(isSetSeen: Bool = false) -> Play {
        var other = self
        other.tableFixture = nil
        other.stoveFixture = nil
        for (number, thing) in things.enumerated() where thing.fixture != nil {
            let party = Party.thing(number)
            // A second stove or a loose window would be worse than one that is a step away.
            if isSetSeen, place.isIndoors || Self.built.contains(thing.thing) {
                other.distant.insert(number)
                for index in actors.indices where berths[index]?.party == party { other.berths[index] = nil }
                continue
            }
            if isSetSeen, !isTouched(party) { continue }
            if let known = Thing.known(thing.word) {
                other.things[number] = StagedThing(index: thing.index, word: thing.word, thing: known)
            } else {
                for index in actors.indices {
                    if aims[index] == party { other.aims[index] = nil }
                    if berths[index]?.party == party { other.berths[index] = nil }
                }
            }
        }
        return other
    }

    /// The parts of the setting without room beside them.
    private(set) var distant: Set<Int> = []

    private func isTouched(_ party: Party) -> Bool {
        berths.contains { $0?.party == party }
            || actors.indices.contains { aims[$0] == party && deeds[$0].isContact }
    }

    /// What small things are on: what is cooked with stands on the setting's stove, all else on a table.
    mutating func support(of thing: Thing) -> Int {
        guard thing.isCookedWith, let found = stoveFixture else { return table() }
        if let known = things.firstIndex(where: { $0.fixture == found.fixture }) { return known }
        things.append(
            StagedThing(
                index: max(100, (things.map(\.index).max() ?? 0) + 1), word: "stove", thing: .oven,
                fixture: found.fixture, foot: found.foot, scale: found.scale))
        return things.count - 1
    }

    /// The table on which small things are: that of the scene or of the setting, or one that every room has.
    private mutating func table() -> Int {
        if let known = things.firstIndex(where: { $0.thing == .table }) { return known }
        let number = max(100, (things.map(\.index).max() ?? 0) + 1)
        if let found = tableFixture {
            things.append(
                StagedThing(
                    index: number, word: "table", thing: .table, fixture: found.fixture, foot: found.foot,
                    scale: found.scale))
        } else {
            things.append(StagedThing(index: number, word: "table", thing: .table))
        }
        return things.count - 1
    }
}

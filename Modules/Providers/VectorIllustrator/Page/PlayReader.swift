import StoryCore

extension Play {
    /// Finds for every word of a scene whom or what it means.
    struct Reader {
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

        /// Adds the scene's props, without those of the setting or in a hand.
        mutating func addProps() {
            for (index, prop) in scene.props.enumerated() where !absent.contains(prop.rawValue) {
                guard things.count < Play.maximumThings else { return }
                // An unknown thing is not drawn as a wooden box.
                guard let thing = Thing.known(prop.rawValue), !Play.built.contains(thing) else { continue }
                if isHeld(prop) || isOfWindow(thing) && !isSeenAtWindow(thing) { continue }
                // A room has its bed already, and at sea all are in the boat.
                if place == .bedroom, thing == .bed { continue }
                if place == .sea, thing.isLarge { continue }
                // What the setting has is used where it stands: there is never a second one.
                if fixture(prop.rawValue) != nil { continue }
                things.append(StagedThing(index: index, word: prop.rawValue, thing: thing))
            }
        }

        mutating func add(_ character: SceneCharacter, _ index: Int) {
            let asked = Attire(character) == nil ? character.spot : nil
            let spot = asked.flatMap { spot -> Berth? in
                guard let relation = Berth.Relation(rawValue: spot.relation.rawValue) else { return nil }
                if case .prop(let prop) = spot.anchor, let thing = Thing.known(prop.rawValue), isOfWindow(thing),
                    fixture(prop.rawValue) == nil
                {
                    return nil
                }
                if case .prop("wall") = spot.anchor, relation != .beside { addWall() }
                return party(of: spot.anchor, for: index).map { Berth(relation: relation, party: $0) }
            }
            let target = character.isAtWork ? character.target : character.unwieldy
            let aim = target.flatMap { party(of: $0, for: index) }
            if spot == nil, let aim, let relation = Deed.relation(of: character) {
                berths.append(Berth(relation: relation, party: aim))
                aims.append(nil)
            } else {
                berths.append(spot)
                aims.append(aim == spot?.party && !Deed(character.pose).isContact ? nil : aim)
            }
        }

        /// Adds a low wall out of doors for a figure to sit or lie on or to be behind; one that is merely visible is
        /// left out.
        private mutating func addWall() {
            guard place.hasWeather, place != .sea, fixture("wall") == nil, !absent.contains("wall"),
                !things.contains(where: { $0.thing == .wall })
            else { return }
            let number = max(scene.props.count, (things.map(\.index).max() ?? -1) + 1)
            let index = scene.props.firstIndex(of: "wall") ?? number
            things.append(StagedThing(index: index, word: "wall", thing: .wall))
        }

        /// Returns whether a thing is held, and the scene does not mention a second one.
        private func isHeld(_ prop: Prop) -> Bool {
            Attire.isWorn(prop.rawValue, by: cast)
                || cast.contains { $0.holding == prop && Thing.held(prop) != nil }
                    && scene.props.count { $0 == prop } < 2
        }

        /// Returns whether it is at the window or seen through it: indoors the moon is, and so are drops and the
        /// curtains.
        private func isOfWindow(_ thing: Thing) -> Bool {
            place.isIndoors && (thing.isOfPane && (thing != .drop || isRainy) || thing == .curtain)
        }

        private var isRainy: Bool { ["rain", "storm", "thunderstorm"].contains(scene.weather.rawValue) }

        /// Returns whether it has its own picture before the window's.
        private func isSeenAtWindow(_ thing: Thing) -> Bool { thing.isOfPane && fixture("window") != nil }

        private mutating func party(of target: SceneTarget, for index: Int) -> Party? {
            switch target {
            case .character(let subject):
                return cast.indices.first { $0 != index && cast[$0].subject == subject }.map(Party.actor)
            case .prop(let prop): return party(named: prop.rawValue, for: index)
            }
        }

        private mutating func party(named word: String, for index: Int) -> Party? {
            if let thing = Thing.known(word), isSeenAtWindow(thing), isOfWindow(thing) {
                return party(named: "window", for: index)
            }
            if let known = things.firstIndex(where: { $0.word == word }) { return .thing(known) }
            // A thing held by another character is where that one is.
            if let wearer = cast.firstIndex(where: { Attire($0)?.word == word }) {
                return wearer == index ? nil : .actor(wearer)
            }
            if let holder = cast.firstIndex(where: {
                $0.holding?.rawValue == word && Thing.held(Prop(rawValue: word)) != nil
            }) {
                return holder == index ? nil : .actor(holder)
            }
            guard !absent.contains(word), things.count < Play.maximumThings + 6 else { return nil }
            if let thing = Thing.known(word), isOfWindow(thing), fixture(word) == nil {
                return fixture("window") == nil ? nil : party(named: "window", for: index)
            }
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
                // An unknown word is a position in the air: a shadow, a silver line.
                guard let thing = Thing.known(word), !Play.built.contains(thing) else { return nil }
                if place == .sea, thing == .boat { return nil }
                things.append(StagedThing(index: number, word: word, thing: thing))
            }
            return .thing(things.count - 1)
        }
    }
}

extension SceneCharacter {
    /// A held thing that is too large for a hand, so that the character stands at it.
    fileprivate var unwieldy: SceneTarget? {
        guard let holding, Thing.known(holding.rawValue) != nil, Thing.held(holding) == nil else { return nil }
        return .prop(holding)
    }
}

extension Scene {
    /// Returns whether a thing is asked for, or something is done to it or at it.
    func speaksOf(_ word: String) -> Bool {
        let prop = Prop(rawValue: word)
        return !absent.contains(prop)
            && (props.contains(prop)
                || characters.contains { $0.target == .prop(prop) || $0.spot?.anchor == .prop(prop) })
    }
}

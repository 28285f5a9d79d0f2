/// Brings together those who do something to each other, and what they do it to.
struct TableauBuilder {
    typealias Standing = Tableau.Standing

    /// The play, with kneeling figures and added tables.
    private(set) var play: Play
    private(set) var tableaux: [Tableau] = []
    var placed: [Play.Party: Tableau.Standing] = [:]
    /// The number of actors so far on each character or thing.
    private var visitors: [Play.Party: Int] = [:]
    private var ropes: [Tableau.Rope] = []
    /// The jar or the box on a table that holds a tiny character who is a target.
    private var hosts: [Int: Int] = [:]
    private let bindsLooks: Bool

    /// Creates a builder.
    ///
    /// - Parameter bindsLooks: Whether something looked at is near the figure that looks.
    init(_ play: Play, bindsLooks: Bool = true) {
        self.play = play
        self.bindsLooks = bindsLooks
        for index in play.actors.indices { bow(index) }
        for index in play.actors.indices where placed[.actor(index)] == nil {
            let known = Set(placed.keys)
            placed[root(of: index)] = Standing()
            while expand() {}
            // Those who are in or on each other have no ground to begin with.
            if placed[.actor(index)] == nil { placed[.actor(index)] = Standing() }
            let members = placed.keys.filter { !known.contains($0) }
            separate(members)
            uncover(members)
            reveal(members)
            tableaux.append(tableau(of: Set(placed.keys).subtracting(known)))
        }
    }

    /// Returns what is on the ground below a figure that is in or on something.
    private func root(of index: Int) -> Play.Party {
        var party = Play.Party.actor(index)
        for _ in 0..<4 {
            guard case .actor(let number) = party, let berth = play.berths[number], placed[berth.party] == nil else {
                return party
            }
            party = berth.party
        }
        return party
    }

    /// Makes a character kneel whose target is tiny or low on the ground.
    private mutating func bow(_ index: Int) {
        switch play.aims[index] {
        case .actor(let other) where play.deeds[index] == .carry && play.isTooLargeToCarry(other, for: index):
            play.rest(index)
        case .actor(let other) where play.isTiny(other) && isLow(play.berths[other]):
            if case .thing(let host)? = play.berths[other]?.party, isOnTable(host), placed[.actor(index)] == nil {
                hosts[other] = host
            } else {
                play.kneel(index)
            }
        case .actor(let other) where play.deeds[index].isContact && isLow(play.berths[other]):
            let hand = play.actors[index].anchors.touch?.y ?? 0
            if play.actors[other].anchors.crown.y - hand > 100 { play.kneel(index) }
        case .thing(let number) where !isOnTable(number) && play.deeds[index].isContact:
            let thing = play.things[number]
            let hand = play.actors[index].anchors.touch?.y ?? 0
            if thing.fixture == nil, !thing.isHigh, thing.height < 150, thing.anchors.grip.y - hand > 110 {
                play.kneel(index)
            }
        default: break
        }
    }

    /// Returns whether a figure is on the ground, or in or on something small there.
    private func isLow(_ berth: Berth?) -> Bool {
        guard let berth else { return true }
        guard case .thing(let number) = berth.party else { return false }
        return play.things[number].height < 100
    }

    /// Returns whether a thing is put on a table: a small one that belongs there, in a room.
    private func isOnTable(_ number: Int) -> Bool {
        let thing = play.things[number]
        return play.place.isIndoors && thing.fixture == nil && thing.height < 120 && !thing.isHigh && !thing.hangs
            && (thing.thing.bearings.first == .raised || thing.thing.isPinned)
    }

    // MARK: Who is placed by whom

    /// Positions everything that is connected with a placed character; returns false if there was nothing.
    private mutating func expand() -> Bool {
        var hasGrown = false
        for index in play.actors.indices {
            if let berth = play.berths[index] { hasGrown = lodge(index, berth) || hasGrown }
            if let aim = play.aims[index].map(held), isBound(index, to: aim) { hasGrown = meet(index, aim) || hasGrown }
        }
        return hasGrown
    }

    /// Returns what is on the table, if a character in it is meant.
    private func held(_ aim: Play.Party) -> Play.Party {
        guard case .actor(let other) = aim, let host = hosts[other] else { return aim }
        return .thing(host)
    }

    /// Returns whether both stay together wherever they are; others merely look at each other.
    private func isBound(_ index: Int, to aim: Play.Party) -> Bool {
        let deed = play.deeds[index]
        guard bindsLooks || deed.isContact else { return false }
        switch aim {
        case .actor: return deed.isNear && deed != .sit
        case .thing(let number):
            if play.distant.contains(number) { return false }
            if play.things[number].fixture != nil { return deed.isNear }
            return deed.isNear || visitors[aim, default: 0] < 3
        }
    }

    private mutating func lodge(_ index: Int, _ berth: Berth) -> Bool {
        let guest = Play.Party.actor(index)
        let isUpon = berth.relation == .on || berth.relation == .inside
        let fellows = play.berths.indices.filter { other in
            guard let theirs = play.berths[other], theirs.party == berth.party else { return false }
            return theirs == berth || isUpon && (theirs.relation == .on || theirs.relation == .inside)
        }
        let lodging = Lodging(
            guest: play.actors[index], number: fellows.firstIndex(of: index) ?? 0, count: fellows.count)
        let own =
            switch berth.party {
            case .thing(let number): lodging.at(play.things[number], berth.relation)
            case .actor(let host): lodging.at(play.actors[host], berth.relation)
            }
        switch (placed[guest], placed[berth.party]) {
        case (nil, let host?):
            var standing = own.moved(by: host.point, isMirrored: host.isMirrored)
            standing.layer += host.layer
            placed[guest] = standing
        case (let standing?, nil):
            placed[berth.party] = Standing(point: standing.point - own.point, layer: standing.layer - own.layer)
        default: return false
        }
        return true
    }

    private mutating func meet(_ index: Int, _ aim: Play.Party) -> Bool {
        let actor = Play.Party.actor(index)
        guard (placed[actor] == nil) != (placed[aim] == nil) else { return false }
        let isSecond = !visitors[aim, default: 0].isMultiple(of: 2)
        let own = standing(of: aim, for: index, fromBehind: isSecond)
        if let standing = placed[actor] {
            var other = own.moved(by: Point(standing.point.x, 0), isMirrored: standing.isMirrored)
            if own.point.y < 0 { other.point.y += standing.point.y }
            other.layer += standing.layer
            if case .thing = aim { other.isMirrored = false }
            placed[aim] = other
        } else if let goal = placed[aim] {
            let number = visitors[aim, default: 0]
            // At a thing from both sides in turn; the first one is in front of another figure.
            var isMirrored = !number.isMultiple(of: 2)
            if case .actor = aim { isMirrored = goal.isMirrored == isMirrored }
            let rank = Double(number / 2)
            let x = own.point.x + rank * 64
            placed[actor] = Standing(
                point: Point(goal.point.x + (isMirrored ? x : -x), min(0, -rank * 16)), isMirrored: isMirrored,
                layer: goal.layer - own.layer - rank)
        }
        visitors[aim, default: 0] += 1
        tie(index, aim)
        return true
    }

    private mutating func standing(of aim: Play.Party, for index: Int, fromBehind: Bool) -> Tableau.Standing {
        let meeting = Meeting(actor: play.actors[index], deed: play.deeds[index])
        switch aim {
        case .actor(let other):
            let answer = play.aims[other] == .actor(index) ? play.deeds[other] : nil
            return meeting.partner(play.actors[other], answer: answer, fromBehind: fromBehind)
        case .thing(let number):
            if let (host, standing) = surface(under: index), placed[aim] == nil, play.things[number].height < 140 {
                // What is looked at over a table lies on it.
                let own = placed[.actor(index)] ?? Standing()
                let side: Double = own.isMirrored ? -1 : 1
                let point = Point(
                    (standing.point.x - own.point.x) * side, -play.things[host].height * 0.97 - own.point.y)
                return Standing(point: point, layer: standing.layer - own.layer + 0.5)
            }
            let wantsTable = isOnTable(number) && placed[aim] == nil
            guard wantsTable, [.handle, .give, .push, .lookDown, .whisper, .look, .point].contains(play.deeds[index])
            else {
                return hung(meeting.thing(play.things[number]), play.things[number], before: play.actors[index])
            }
            let table = play.support(of: play.things[number].thing)
            let own = meeting.thing(play.things[number], on: play.things[table].height * 0.97)
            guard placed[.thing(table)] == nil else { return own }
            let actor = placed[.actor(index)] ?? Standing()
            // The table's nearer end is below the thing.
            let x = own.point.x + play.things[table].width / 2 - max(48, play.things[number].width * 0.7)
            placed[.thing(table)] = Standing(
                point: Point(actor.point.x + (actor.isMirrored ? -x : x), 0), layer: actor.layer + own.layer - 1)
            return own
        }
    }

    /// Returns the placement of a thing on a wall, at the height of the eyes, unless a figure takes it down.
    private func hung(_ own: Tableau.Standing, _ thing: StagedThing, before actor: Actor) -> Tableau.Standing {
        guard play.place.isIndoors, thing.hangs, thing.fixture == nil, own.point.y > -1 else { return own }
        var own = own
        own.point.y = min(-120, actor.boxes.face.middle.y + thing.height / 2)
        return own
    }

    /// Returns the table over or behind which a figure is.
    private func surface(under index: Int) -> (Int, Tableau.Standing)? {
        guard let berth = play.berths[index], [.over, .behind].contains(berth.relation),
            case .thing(let host) = berth.party, let standing = placed[berth.party],
            (90...300).contains(play.things[host].height)
        else { return nil }
        return (host, standing)
    }

    /// A rope goes from the hand that pulls to what it pulls.
    private mutating func tie(_ index: Int, _ aim: Play.Party) {
        guard play.deeds[index] == .pull, case .thing(let number) = aim else { return }
        ropes.append(Tableau.Rope(actor: index, thing: number))
    }

    // MARK: What comes of it

    private func tableau(of parties: Set<Play.Party>) -> Tableau {
        var tableau = Tableau()
        for index in play.actors.indices {
            if parties.contains(.actor(index)), let standing = placed[.actor(index)] {
                tableau.actors.append((index, standing))
            }
        }
        for index in play.things.indices {
            if parties.contains(.thing(index)), let standing = placed[.thing(index)] {
                tableau.things.append((index, standing))
            }
        }
        tableau.ropes = ropes.filter { parties.contains(.actor($0.actor)) && parties.contains(.thing($0.thing)) }
        return tableau
    }
}

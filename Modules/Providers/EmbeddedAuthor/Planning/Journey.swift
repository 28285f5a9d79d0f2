import StoryCore

/// The way from the start to where the story turns: which places, whom the heroes meet there, what happens between.
struct Journey {
    /// One part of the way.
    enum Leg {
        case meeting(Meeting)
        /// Something is tried at once, and fails.
        case attempt([String], at: Place)
        case crossing(Crossing, at: Place)
        case rest(RestTable.Rest, at: Place)
        /// It almost works.
        case middle([Step], at: Place)
    }

    var legs: [Leg]
    /// What is carried to where the story turns, and who gave it.
    var gift: (gift: Gift, giver: String)?

    /// Those who were met.
    var meetings: [Meeting] {
        legs.compactMap { if case .meeting(let meeting) = $0 { meeting } else { nil } }
    }
}

/// A helper at a place.
struct Meeting {
    var place: Place
    var helper: Helper
    var name: String
    /// What the heroes do for the helper.
    var favour: Favour
    /// What the helper gives that is needed later.
    var gift: Gift?

    /// What the heroes do for a helper.
    enum Favour {
        case trouble(Helper.Trouble)
        /// They give something that they carry.
        case wish(Helper.Wish, Gift)
    }

    var character: SceneCharacter {
        SceneCharacter(.companion(species: helper.species, name: name), pose: "sitting", mood: .happy)
    }
}

/// Plans the way: a path over places that lie near each other, and somebody at each of them.
struct JourneyPlanner {
    let material: Material
    let brief: StoryBrief
    let facts: Facts
    let targetWordCount: Int
    let meetingCount: Int

    func journey(using chance: inout SeededGenerator) -> Journey {
        let path = path(count: meetingCount, using: &chance)
        var meetings = helpers(along: path, using: &chance)
        let gift = handOutGifts(to: &meetings, using: &chance)
        return Journey(legs: legs(between: meetings, using: &chance), gift: gift)
    }

    // MARK: - Places

    /// Places between start and goal: of several walks by chance, the one with the most steps to near places.
    private func path(count: Int, using chance: inout SeededGenerator) -> [Place] {
        guard count > 0 else { return [] }
        let taken = [facts.start.id, facts.end.id, facts.goal.id]
        let open = material.places.filter {
            $0.distance > 0 && !taken.contains($0.id) && !(facts.event.isAtNight && $0.setting == "school")
        }
        var best: (score: Int, walk: [Int]) = (-1, [])
        for _ in 0..<Self.walkCount {
            let walk = walk(over: open, count: count, using: &chance)
            let score = score(of: walk, over: open)
            if score > best.score { best = (score, walk) }
        }
        return best.walk.map { open[$0] }
    }

    private static let walkCount = 12

    /// Steps to near places count most, then that no two places look alike; what a family speaks of has to be there.
    private func score(of walk: [Int], over open: [Place]) -> Int {
        guard let first = walk.first, let last = walk.last else { return 0 }
        let between = zip(walk, walk.dropFirst()).count { isNear(open[$0], open[$1]) }
        let ends = (isNear(facts.start, open[first]) ? 1 : 0) + (isNear(open[last], facts.goal) ? 1 : 0)
        let settings = Set(walk.map { open[$0].setting } + [facts.start.setting, facts.goal.setting]).count
        let wanted = walk.contains { open[$0].id == facts.reading?.place } ? 100 : 0
        return (between + ends) * 2 + settings + wanted
    }

    /// By their places in the list: a place has many lists of its own, which take time to copy.
    private func walk(over open: [Place], count: Int, using chance: inout SeededGenerator) -> [Int] {
        var rest = Array(open.indices)
        var walk: [Int] = []
        while walk.count < count, !rest.isEmpty {
            let here = walk.last.map { open[$0] } ?? facts.start
            let near = rest.filter { isNear(here, open[$0]) && open[$0].setting != here.setting }
            let far = near.isEmpty ? rest.filter { abs(open[$0].distance - here.distance) < 2 } : []
            guard let next = (near.isEmpty ? (far.isEmpty ? rest : far) : near).picked(using: &chance) else { break }
            rest.removeAll { $0 == next }
            walk.append(next)
        }
        return walk
    }

    private func isNear(_ first: Place, _ second: Place) -> Bool {
        first.near.contains(second.id) || second.near.contains(first.id)
    }

    // MARK: - Helpers

    /// Somebody at each place, each only once; no two of a kind, while there are others.
    private func helpers(along path: [Place], using chance: inout SeededGenerator) -> [Meeting] {
        var taken: Set<Species> = []
        if let companion = facts.companion { taken.insert(companion.friend.species) }
        if facts.littleTravels { taken.insert(facts.little.species) }
        if case .somebody(let species) = facts.turn.guest { taken.insert(species) }
        var names = Set(brief.heroes.map { $0.name.lowercased() })
        if let companion = facts.companion { names.insert(companion.name.lowercased()) }
        let all = material.helpers
        var rest = Array(all.indices).shuffledStably(using: &chance)
        return path.compactMap { place in
            let here = rest.filter { all[$0].places.contains(place.id) }
            guard let index = here.first(where: { !taken.contains(all[$0].species) }) ?? here.first else { return nil }
            rest.removeAll { $0 == index }
            let helper = all[index]
            taken.insert(helper.species)
            let free = helper.names.filter { !names.contains($0.lowercased()) }
            guard let name = free.picked(using: &chance), let trouble = helper.troubles.picked(using: &chance) else {
                return nil
            }
            names.insert(name.lowercased())
            return Meeting(place: place, helper: helper, name: name, favour: .trouble(trouble), gift: nil)
        }
    }

    // MARK: - Gifts

    /// Gives a helper the thing that is needed where the story turns, and lets earlier gifts become later favours.
    private func handOutGifts(
        to meetings: inout [Meeting], using chance: inout SeededGenerator
    ) -> (gift: Gift, giver: String)? {
        guard !meetings.isEmpty else { return nil }
        var free = material.gifts.shuffledStably(using: &chance)
        let last = meetings.indices.picked(using: &chance, from: max(0, meetings.count - 3))
        var needed: Gift?
        if let index = free.firstIndex(where: {
            $0.uses[facts.turn.problem] != nil && suits($0, meetings[last].place)
        }) {
            needed = free.remove(at: index)
            meetings[last].gift = needed
        }
        for index in meetings.indices.dropFirst() {
            // A story that only trades becomes a chain: no two wishes in a row.
            if case .wish = meetings[index - 1].favour { continue }
            guard let wish = meetings[index].helper.wishes.picked(using: &chance),
                let giver = meetings.indices.prefix(index).filter({ meetings[$0].gift == nil }).last,
                let choice = free.firstIndex(where: {
                    wish.wants.contains($0.id) && suits($0, meetings[giver].place)
                })
            else { continue }
            let gift = free.remove(at: choice)
            meetings[giver].gift = gift
            meetings[index].favour = .wish(wish, gift)
        }
        return needed.map { ($0, meetings[last].name) }
    }

    private func suits(_ gift: Gift, _ place: Place) -> Bool {
        gift.places.isEmpty || gift.places.contains(place.id)
    }

    // MARK: - Between

    /// The meetings with what happens between them: no two things of a kind next to each other.
    private func legs(between meetings: [Meeting], using chance: inout SeededGenerator) -> [Journey.Leg] {
        var attempts = Pool(facts.plot.tries, using: &chance)
        var crossings = Pool(material.crossings, using: &chance)
        var rests = Pool(material.rests, using: &chance)
        var middles = Pool(facts.plot.middles, using: &chance)
        let middle = targetWordCount >= Self.wordsForMiddle ? (meetings.count * 3 + 2) / 5 : -1
        var kind = Int(chance.next() % 3)
        var legs: [Journey.Leg] = []
        for (index, meeting) in meetings.enumerated() {
            legs.append(.meeting(meeting))
            let here = meeting.place
            if index + 1 == middle, let steps = middles.next(where: { _ in true }) {
                legs.append(.middle(steps, at: here))
                continue
            }
            // A short story has one such part, a long one has one after every meeting but the last.
            guard index + 1 < meetings.count || (meetings.count == 1 && targetWordCount > Self.wordsForBetween) else {
                continue
            }
            for _ in 0..<3 {
                kind += 1
                if let leg = leg(kind % 3, at: here, &attempts, &crossings, &rests) {
                    legs.append(leg)
                    break
                }
            }
        }
        return legs
    }

    private static let wordsForMiddle = 900
    private static let wordsForBetween = 330

    private func leg(
        _ kind: Int, at place: Place, _ attempts: inout Pool<[String]>, _ crossings: inout Pool<Crossing>,
        _ rests: inout Pool<RestTable.Rest>
    ) -> Journey.Leg? {
        guard !place.indoors, place.ground else { return nil }
        switch kind {
        case 0: return attempts.next { _ in true }.map { .attempt($0, at: place) }
        case 1:
            return crossings.next {
                ($0.places.isEmpty || $0.places.contains(place.id) || $0.places.contains(place.setting.rawValue))
                    && ($0.weather.map(place.weather.contains) ?? true) && suits($0.daylight)
            }.map { .crossing($0, at: place) }
        default: return rests.next { suits($0.daylight) }.map { .rest($0, at: place) }
        }
    }

    /// Whether the hour lets something happen that may need daylight.
    private func suits(_ daylight: Bool?) -> Bool {
        !(facts.event.isAtNight && daylight == true)
    }
}

extension Range<Int> {
    /// One of the numbers from a lower bound on, by chance.
    fileprivate func picked(using chance: inout SeededGenerator, from lower: Int) -> Int {
        lower + Int(chance.next() % UInt64(upperBound - lower))
    }
}

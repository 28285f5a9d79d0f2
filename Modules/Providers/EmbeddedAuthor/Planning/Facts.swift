import StoryCore

/// What a story is about: all that was chosen before anything is told.
struct Facts {
    let event: EventTable
    let plot: PlotTable
    let turn: Turn
    /// How the wish or worry comes up.
    let beginning: [Step]
    let thing: Thing
    let mark: Thing.Mark?
    let person: Person
    let skill: Skill
    let little: Little
    /// Where it turns.
    let goal: Place
    let start: Place
    let end: Place
    let promise: Promise?
    let companion: Companion?
    let refrain: LanguageTable.Refrain?
    /// What was understood of a family's own event.
    let reading: EventReading?

    /// What a family's event is about, where the plot is not about it anyway.
    var hasSubject: Bool {
        reading?.subject != nil && (reading?.thing == nil || !plot.uses.contains(.thing))
    }

    /// Whether the small being comes along.
    var littleTravels: Bool { plot.uses.contains(.little) }

    /// Why the story's thing, person or skill matters.
    var whys: [String] {
        plot.uses.flatMap { fact in
            switch fact {
            case .thing: thing.whys
            case .person: person.whys
            case .skill: skill.whys
            case .little: [String]()
            }
        }
    }
}

/// Somebody with a name, as a story has them.
struct Companion {
    var friend: Friend
    var name: String

    var character: SceneCharacter {
        SceneCharacter(.companion(species: friend.species, name: name), pose: .standing, mood: .happy)
    }
}

/// Chooses what a story is about.
struct FactFinder {
    let material: Material
    let brief: StoryBrief
    let targetWordCount: Int
    /// Whether every word counts.
    let isTiny: Bool

    /// The facts; the same brief, length and chance give the same ones.
    func facts(spread: SpreadChoices, using chance: inout SeededGenerator) throws(MaterialError) -> Facts {
        let reading = EventReading(brief: brief, material: material)
        guard let event = material.events[eventID], let start = material.place(event.start.place),
            let end = material.place(event.end.place)
        else { throw .unreadable(file: "events/\(eventID).json", reason: "It is missing, or names unknown places.") }
        guard let plot = plot(for: reading, spread),
            let turn = spread.pick(.turn, of: ways(plot.turns) { $0.setback + $0.solution })
        else {
            throw .unreadable(file: "plots", reason: "There is no plot for '\(eventID)'.")
        }
        let homes = material.littles.filter { $0.home != start.id && $0.home != end.id }
        guard let thing = event.things.picked(using: &chance), let person = event.people.picked(using: &chance),
            let skill = event.skills.picked(using: &chance)
        else { throw .unreadable(file: "events/\(eventID).json", reason: "It has no things, people or skills.") }
        guard let little = homes.picked(using: &chance) else {
            throw .unreadable(file: "littles.json", reason: "None of them has a home elsewhere.")
        }
        let own = reading?.thing ?? thing
        guard let goal = goal(of: turn, little: little, reading: reading, avoiding: [start.id, end.id], using: &chance)
        else { throw .unreadable(file: "plots/\(plot.id).json", reason: "A turn names no known place.") }
        let companion = companion(plot: plot, turn: turn, little: little, using: &chance)
        return Facts(
            event: event, plot: plot, turn: turn,
            beginning: spread.pick(.beginning, of: ways(plot.beginnings) { $0 }) ?? [],
            thing: own, mark: own.marks.picked(using: &chance),
            person: reading?.person ?? person, skill: skill, little: little, goal: goal, start: start, end: end,
            promise: targetWordCount < Self.wordsForPromise ? nil : event.promises.picked(using: &chance),
            companion: companion, refrain: refrain(hasFriend: companion != nil, using: &chance), reading: reading)
    }

    // MARK: - Choices

    private var eventID: String {
        switch brief.occasion {
        case .standard(let event): event.rawValue
        case .custom: "own"
        }
    }

    private func plot(for reading: EventReading?, _ spread: SpreadChoices) -> PlotTable? {
        let event = reading?.nearestEvent.rawValue ?? eventID
        return spread.pick(.plot, of: material.plots) { plot in
            var weight = plot.events?[event] ?? 1
            if reading?.thing != nil, plot.uses.contains(.thing) { weight *= Self.preference }
            if reading?.person != nil, plot.uses.contains(.person) { weight *= Self.preference }
            return weight
        }
    }

    /// The ways of which one is chosen: in short stories the shorter ones.
    private func ways<Way>(_ ways: [Way], steps: (Way) -> [Step]) -> [Way] {
        guard isTiny || targetWordCount < Self.wordsForAnyWay else { return ways }
        let wording = Wording(ageBand: brief.ageBand, grammar: material.grammar)
        let lengths = ways.map { way in steps(way).reduce(0) { $0 + ($1.any.map(wording.cost).min() ?? 0) } }
        let order = ways.indices.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
        let share = isTiny ? 3 : 2
        return order.prefix((ways.count + share - 1) / share).map { ways[$0] }
    }

    private func goal(
        of turn: Turn, little: Little, reading: EventReading?, avoiding: [String], using chance: inout SeededGenerator
    ) -> Place? {
        let ids = turn.places.isEmpty ? [little.home] : turn.places
        if let place = reading?.place, ids.contains(place) { return material.place(place) }
        let others = ids.filter { !avoiding.contains($0) }
        return (others.isEmpty ? ids : others).picked(using: &chance).flatMap(material.place)
    }

    /// Somebody comes along with one or two heroes if the story is long enough to know them both.
    private func companion(
        plot: PlotTable, turn: Turn, little: Little, using chance: inout SeededGenerator
    ) -> Companion? {
        guard brief.heroes.count < 3, targetWordCount >= Self.wordsForCompanion, !plot.uses.contains(.little) else {
            return nil
        }
        let others = material.friends.filter { turn.guest != .somebody($0.species) }
        guard let friend = others.picked(using: &chance) else { return nil }
        let heroes = brief.heroes.map { $0.name.lowercased() }
        return friend.names.filter { !heroes.contains($0.lowercased()) }.picked(using: &chance).map {
            Companion(friend: friend, name: $0)
        }
    }

    /// Small children get a rhythm that returns, bigger ones sometimes, those from six on none.
    private func refrain(
        hasFriend: Bool, using chance: inout SeededGenerator
    ) -> LanguageTable.Refrain? {
        let isWanted =
            switch brief.ageBand {
            case .twoToFour: true
            case .fourToSix, .all: chance.next().isMultiple(of: 2)
            case .sixToTen: false
            }
        let refrains = material.language.refrains.filter { hasFriend || !$0.line.contains("{friend}") }
        return isWanted && targetWordCount >= Self.wordsForRefrain ? refrains.picked(using: &chance) : nil
    }

    /// How much more often a plot comes that is about what the family speaks of.
    private static let preference = 4.0
    private static let wordsForAnyWay = 350
    private static let wordsForPromise = 300
    private static let wordsForCompanion = 300
    private static let wordsForRefrain = 180
}

import StoryCore

/// Decides what happens: which plot, where, with whom, and in how many steps.
struct StoryPlanner {
    let brief: StoryBrief
    let targetWordCount: Int
    private let occasion: Occasion

    init(brief: StoryBrief, targetWordCount: Int) {
        self.brief = brief
        self.targetWordCount = targetWordCount
        switch brief.occasion {
        case .standard(let event): occasion = .of(event)
        case .custom(let event): occasion = .of(event.category.nearestEvent)
        }
    }

    /// The plan; the same brief and length give the same one.
    func plan() -> StoryPlan {
        var chance = SeededGenerator(
            hashing: String(brief.seed), brief.occasion.promptSeed, brief.tone.rawValue, brief.heroes[0].name)
        let choices = Choices(occasion: occasion, using: &chance)
        var material = MaterialBox(brief: brief, occasion: occasion, choices: choices, chance: chance)
        let stations = (0..<Self.mostStations).map { material.station(number: $0) }
        let opening = material.opening()
        let ending = material.ending()
        var count = 0
        // The fewest meetings whose full telling is long enough; the teller then leaves out what is too much.
        while count < stations.count, words(in: opening + stations.prefix(count).joined() + ending) < wanted {
            count += 1
        }
        return StoryPlan(
            title: material.title(), beats: opening + stations.prefix(count).joined() + ending)
    }

    /// More meetings than there are places cannot be.
    private static let mostStations = 14

    /// Something has to be left out of every story, or all would be told alike.
    private var wanted: Int { targetWordCount * 11 / 10 }

    private func words(in beats: [Beat]) -> Int {
        beats.reduce(0) { $0 + $1.sentences.reduce(0) { $0 + $1.wordCount } }
    }
}

extension Sentence {
    /// How many words the sentence has, as far as that is known before names are filled in.
    var wordCount: Int { text.count { $0 == " " } + 1 }
}

extension EventCategory {
    /// The standard event whose material suits a custom event of this kind.
    fileprivate var nearestEvent: StoryEvent {
        switch self {
        case .family: .family
        case .school: .schoolDay
        case .friends: .friendship
        case .adventure: .weekend
        case .seasonal: .holiday
        case .milestone: .learning
        case .feelings: .helping
        case .other: .weekend
        }
    }
}

/// What a seed has chosen for a story.
struct Choices {
    var plot: Plot
    var thing: String
    var person: String
    var skill: String
    var little: (noun: String, species: Species, home: Setting)
    /// Where the story turns.
    var last: Place
    /// The places in between, in order.
    var way: [Place]

    init(occasion: Occasion, using chance: inout SeededGenerator) {
        let plot = Plot.all.picked(using: &chance)
        let little = Plot.littleOnes.picked(using: &chance)
        let others = Place.all.filter { $0.setting != occasion.home }.shuffledStably(using: &chance)
        let last = others.first { $0.setting == little.home } ?? others[0]
        self.plot = plot
        self.little = little
        self.last = last
        way = others.filter { $0.setting != last.setting }
        thing = occasion.things.picked(using: &chance)
        person = occasion.people.picked(using: &chance)
        skill = occasion.skills.picked(using: &chance)
    }
}

extension Array {
    /// One element, by chance; the array must not be empty.
    func picked(using chance: inout SeededGenerator) -> Element {
        self[Int(chance.next() % UInt64(count))]
    }

    /// The elements in an order that depends on chance alone (Fisher and Yates), not on the standard library's version.
    func shuffledStably(using chance: inout SeededGenerator) -> [Element] {
        var copy = self
        for index in stride(from: copy.count - 1, to: 0, by: -1) {
            copy.swapAt(index, Int(chance.next() % UInt64(index + 1)))
        }
        return copy
    }
}

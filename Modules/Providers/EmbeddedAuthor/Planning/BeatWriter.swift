import StoryCore

/// Turns the facts of a story into beats; a line that was told once is not told again.
struct BeatWriter {
    let material: Material
    let brief: StoryBrief
    let facts: Facts
    let journey: Journey
    let family: FamilyWords
    /// Whether every word counts.
    let isTiny: Bool
    private let wording: Wording
    var chance: SeededGenerator
    var slots: Slots
    /// Lines that were told.
    private var told: Set<String> = []
    private var pools: [PoolName: Pool<String>] = [:]
    /// The ways in which the heroes' traits show that were not told yet.
    var gestures: [Gesture]
    /// How the friend who comes along passes what is in the way.
    var helps: [[String]]
    /// The sentences that return.
    private(set) var refrains: [String] = []

    /// How a hero's trait shows.
    struct Gesture {
        var hero: Int
        var trait: Trait?
        /// 0 for the first trait of each hero but the main one, whose first trait decides the turn.
        var rank: Int
    }

    /// Lines that are taken one after the other over the whole story.
    enum PoolName {
        case clues, reminders, anywhere, outdoors, links, quirks, thanks, greetings, parting, doubts, sounds, asides
        case littleLines, more
    }

    init(
        material: Material, brief: StoryBrief, facts: Facts, journey: Journey, family: FamilyWords, isTiny: Bool,
        chance: SeededGenerator
    ) {
        self.material = material
        self.brief = brief
        self.facts = facts
        self.journey = journey
        self.family = family
        self.isTiny = isTiny
        self.chance = chance
        wording = Wording(ageBand: brief.ageBand, grammar: material.grammar)
        let language = material.language
        slots = Slots(
            facts: facts, grammar: material.grammar, cast: language.cast, heroCount: brief.heroes.count)
        gestures = Self.gestures(of: brief.heroes)
        helps = (facts.companion?.friend.helps ?? []).shuffledStably(using: &self.chance)
        let voice = material.tones.tones[brief.tone.rawValue]
        let lines: [(PoolName, [String])] = [
            (.clues, facts.plot.clues), (.reminders, facts.plot.reminders), (.more, facts.plot.more),
            (.anywhere, voice?.anywhere ?? []), (.outdoors, voice?.outdoors ?? []),
            (.links, (voice?.links ?? []) + language.onTheWay), (.quirks, facts.companion?.friend.quirks ?? []),
            (.thanks, language.thanks), (.greetings, language.greetings), (.parting, language.parting),
            (.doubts, language.doubts), (.sounds, language.sounds), (.asides, language.asides),
            (.littleLines, facts.littleTravels ? facts.little.lines : []),
        ]
        for (name, lines) in lines { pools[name] = Pool(lines, using: &self.chance) }
        // Three lines more were shuffled here once: a seed goes on telling the story that it told, also to a job that
        // was begun before.
        _ = (0..<3).map(String.init).shuffledStably(using: &self.chance)
    }

    private static func gestures(of heroes: [Hero]) -> [Gesture] {
        let first = heroes.indices.dropFirst().map { Gesture(hero: $0, trait: heroes[$0].traits.first, rank: 0) }
        let second = heroes.indices.compactMap { index in
            heroes[index].traits.dropFirst().first.map { Gesture(hero: index, trait: $0, rank: 3) }
        }
        return first + second
    }

    // MARK: - Lines

    /// A line of a pool that was not told and whose words are known at this age; nil if there is none left.
    mutating func line(from name: PoolName, where suits: (String) -> Bool = { _ in true }) -> String? {
        guard var pool = pools[name] else { return nil }
        defer { pools[name] = pool }
        return pool.next { isTellable($0) && suits($0) }
    }

    /// One of several lines, by chance: one that suits the age, if there is any.
    mutating func oneOf(_ lines: [String]) -> String {
        let suitable = lines.filter { isTellable($0) }
        let choices = suitable.isEmpty ? lines : suitable
        if isTiny, let shortest = choices.min(by: { wording.cost(of: $0) < wording.cost(of: $1) }) { return shortest }
        return (0..<2).reduce(choices.picked(using: &chance) ?? "") { line, _ in
            fitting(line, choices.picked(using: &chance) ?? line)
        }
    }

    /// Of two lines the one that suits the age better: bigger children follow longer sentences than small ones.
    private func fitting(_ first: String, _ second: String) -> String {
        let isShorter = wording.sentenceLength(of: first) <= wording.sentenceLength(of: second)
        return switch brief.ageBand {
        case .twoToFour: isShorter ? first : second
        case .fourToSix, .all: first
        case .sixToTen: isShorter ? second : first
        }
    }

    /// Several of the lines, in an order of chance.
    mutating func some(_ count: Int, of lines: [String]) -> [String] {
        var rest = lines.filter { isTellable($0) }.shuffledStably(using: &chance)[...]
        guard brief.ageBand == .sixToTen || brief.ageBand == .twoToFour else { return Array(rest.prefix(count)) }
        var chosen: [String] = []
        while chosen.count < count, let first = rest.popLast() {
            chosen.append(fitting(first, rest.popLast() ?? first))
        }
        return chosen
    }

    /// A line that was not told yet, if there is one.
    mutating func untold(of lines: [String]) -> String? {
        lines.filter { isTellable($0) }.picked(using: &chance)
    }

    /// Whether a line may be told: it was not yet, children of this age know its words, and the story has whom it is
    /// about.
    private func isTellable(_ line: String) -> Bool {
        guard !told.contains(line), material.vocabulary.suits(wording.shaped(line), brief.ageBand) else { return false }
        let hasSomebodyToTalk = brief.heroes.count > 1 || facts.companion != nil
        return (facts.companion != nil || !line.contains("{friend")) && (hasSomebodyToTalk || !Slots.isTalk(line))
    }

    // MARK: - Sentences

    /// A line as a sentence, with the story's facts in it.
    mutating func sentence(_ line: String, rank: Int, look: Look? = nil) -> Sentence {
        told.insert(line)
        let shaped = wording.shaped(line)
        let companions = slots.companions(in: shaped)
        return Sentence(text: slots.fill(shaped), rank: rank, look: look, companions: companions)
    }

    /// A line that only describes.
    mutating func description(_ line: String, rank: Int) -> Sentence {
        var sentence = sentence(line, rank: rank)
        sentence.isDetail = true
        return sentence
    }

    /// One line of a list, as a sentence.
    mutating func sentence(oneOf lines: [String], rank: Int, look: Look? = nil) -> Sentence {
        sentence(oneOf(lines), rank: rank, look: look)
    }

    /// The next line of a pool, as a sentence; nothing if there is none left.
    mutating func next(
        _ name: PoolName, rank: Int, where suits: (String) -> Bool = { _ in true }
    ) -> [Sentence] {
        line(from: name, where: suits).map { [sentence($0, rank: rank)] } ?? []
    }

    /// Steps in their order; a step that does not say how much it matters has the rank that belongs to its place.
    mutating func sentences(
        _ steps: [Step], look: Look? = nil, rank: (_ index: Int) -> Int
    ) -> [Sentence] {
        var result: [Sentence] = []
        for (index, step) in steps.enumerated() {
            var next = sentence(oneOf: step.any, rank: step.rank ?? rank(index))
            if step.pose != nil || step.mood != nil {
                next.look = Look(pose: step.pose ?? look?.pose ?? .standing, mood: step.mood ?? look?.mood ?? .happy)
            } else if index == 0 {
                next.look = look
            }
            result.append(next)
        }
        if !result.isEmpty { result[0].beginsParagraph = true }
        return result
    }

    /// Lines that make no sense without each other, as one sentence.
    mutating func whole(_ lines: [String], rank: Int, look: Look? = nil) -> Sentence {
        var result = Sentence(text: "", rank: rank, look: look)
        for (index, line) in lines.enumerated() {
            // One and the same hero helps, asks or answers in all of it.
            if index > 0, lines[..<index].contains(where: { $0.contains("{other") }) { slots.holdOther(true) }
            let next = sentence(line, rank: rank)
            result.text += (result.text.isEmpty ? "" : " ") + next.text
            result.companions += next.companions.filter { companion in
                !result.companions.contains { $0.subject == companion.subject }
            }
        }
        slots.holdOther(false)
        return result
    }

    /// The rhythm that returns, or its last form.
    mutating func refrain(rank: Int, isLast: Bool = false) -> [Sentence] {
        guard let refrain = facts.refrain else { return [] }
        let line = wording.shaped(isLast ? refrain.last : refrain.line)
        let text = slots.fill(line)
        if !refrains.contains(text) { refrains.append(text) }
        return [Sentence(text: text, rank: rank, companions: slots.companions(in: line), isRefrain: true)]
    }

    // MARK: - Scenes

    /// What can be seen of a place, while the sky does this.
    func scene(_ place: Place, time: TimeOfDay, weather: Weather = .clear) -> Scene {
        Scene(setting: place.setting, timeOfDay: time, weather: weather, props: place.props)
    }

    /// How a place looks at this hour.
    func sights(of place: Place, time: TimeOfDay) -> [String] {
        let isDark = time == "evening" || time == "night"
        return place.details + (isDark ? place.night : place.daylight)
    }
}

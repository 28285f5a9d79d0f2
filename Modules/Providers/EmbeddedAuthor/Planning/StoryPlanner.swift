import StoryCore

/// Decides what happens: what the story is about, the way it takes, and every beat of it.
struct StoryPlanner {
    let material: Material
    let brief: StoryBrief
    let targetWordCount: Int
    /// How many helpers are met.
    private(set) var meetingCount: Int
    /// Whether only the shortest lines leave room for a story: about a minute.
    private(set) var isTiny: Bool

    init(material: Material, brief: StoryBrief, targetWordCount: Int) {
        self.material = material
        self.brief = brief
        self.targetWordCount = targetWordCount
        // Enough that something has to be left out of every story, or all would be told alike.
        let words = Self.wordsPerMeeting + (brief.ageBand == .sixToTen ? 20 : 0)
        meetingCount = max(0, (targetWordCount - Self.wordsOfFrame + words / 2) / words)
        isTiny = targetWordCount < Self.fewWords
    }

    /// Plans for somebody less who is met, and then for the shortest lines; false if it cannot be shorter.
    mutating func becomeShorter() -> Bool {
        guard meetingCount == 0 else {
            meetingCount -= 1
            return true
        }
        defer { isTiny = true }
        return !isTiny
    }

    private static let wordsPerMeeting = 165
    private static let wordsOfFrame = 190

    /// The plan; the same brief and length give the same one.
    func plan() throws(MaterialError) -> StoryPlan {
        var chance = SeededGenerator(
            hashing: String(brief.seed), brief.occasion.promptSeed, brief.tone.rawValue, brief.heroes[0].name)
        let finder = FactFinder(
            material: material, brief: brief, targetWordCount: targetWordCount, isTiny: isTiny)
        var start = SeededGenerator(hashing: brief.occasion.promptSeed, brief.heroes[0].name)
        let spread = SpreadChoices(seed: brief.seed, startingAt: start.next())
        let facts = try finder.facts(spread: spread, using: &chance)
        let journey = JourneyPlanner(
            material: material, brief: brief, facts: facts, targetWordCount: targetWordCount, meetingCount: meetingCount
        ).journey(using: &chance)
        let family = FamilyWords(brief: brief, grammar: material.grammar)
        var writer = BeatWriter(
            material: material, brief: brief, facts: facts, journey: journey, family: family,
            isTiny: isTiny, chance: chance)
        let title = writer.title(spread)
        var beats = [writer.opening()]
        for (index, leg) in journey.legs.enumerated() { beats.append(writer.beat(of: leg, number: index)) }
        beats += [writer.turn(), writer.ending()]
        return StoryPlan(
            plot: facts.plot.id, title: title, beats: beats, companion: facts.companion?.name,
            refrains: writer.refrains, words: family.words)
    }

    private static let fewWords = 170
}

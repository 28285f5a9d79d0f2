import StoryCore

/// Decides what happens: which plot, where, with whom, and in how many steps.
struct StoryPlanner {
    private let brief: StoryBrief
    private let targetWordCount: Int

    init(brief: StoryBrief, targetWordCount: Int) {
        self.brief = brief
        self.targetWordCount = targetWordCount
    }

    /// The plan; the same brief and length give the same one.
    func plan() -> StoryPlan {
        var chance = SeededGenerator(
            hashing: String(brief.seed), brief.occasion.promptSeed, brief.tone.rawValue, brief.heroes[0].name)
        let occasion = Occasion.of(brief.occasion)
        let choices = Choices(occasion: occasion, using: &chance)
        let family = FamilyWords(brief: brief, targetWordCount: targetWordCount)
        let count = meetingCount(of: choices.meetings.count)
        var material = MaterialBox(
            brief: brief, occasion: occasion, choices: choices, family: family, meetingCount: count,
            isTiny: targetWordCount < Self.fewWords, chance: chance)
        let title = material.title()
        let opening = material.opening()
        let stations = choices.meetings.prefix(count).sorted {
            ($0.place.distance, $0.name) < ($1.place.distance, $1.name)
        }
        .enumerated().map { material.station(number: $0, $1) }
        return StoryPlan(
            title: title, beats: [opening] + stations + material.ending(), words: family.words)
    }

    /// Below this, a minute for small children in a slow voice, only the shortest sentences leave room for a story.
    private static let fewWords = 120

    /// How many words a meeting takes when about a quarter of it is left out, by age band.
    private var wordsPerMeeting: Int {
        brief.ageBand == .sixToTen ? 150 : 130
    }

    /// Enough meetings that something has to be left out of every story, or all would be told alike.
    private func meetingCount(of most: Int) -> Int {
        let inBetween = targetWordCount - 120
        return min(most, max(0, (inBetween + wordsPerMeeting / 2) / wordsPerMeeting))
    }
}

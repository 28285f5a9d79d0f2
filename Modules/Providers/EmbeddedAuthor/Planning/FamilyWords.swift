import StoryCore

/// What a person typed and the story repeats: kept apart from our own sentences, so that nothing in it is taken for
/// a mark, and told between quotation marks wherever it is not understood, so that no sentence breaks on it.
struct FamilyWords {
    /// The words by the mark that stands for them in a sentence.
    private(set) var words: [String: String] = [:]
    /// How many of the event's keywords are told as they stand.
    private(set) var keywordCount = 0
    /// Whether there is more to tell of the event than its title.
    var hasDetails: Bool { words["details"] != nil }

    /// More words than this make a list, not a story.
    private static let mostKeywords = 12

    /// Takes over what fits into a story of this length.
    init(brief: StoryBrief, reading: EventReading?, grammar: any LanguageGrammar, targetWordCount: Int) {
        for (index, hero) in brief.heroes.enumerated() {
            guard let ability = hero.ability else { continue }
            words["can\(index)"] = grammar.ability(ability)
            words["ability\(index)"] = PlainWords.quotedSentence(ability, limit: 100)
        }
        guard let reading else { return }
        let event = reading.event
        let title = PlainWords.quotable(event.title, limit: CustomStoryEvent.maximumTitleLength)
        words["title"] = title
        words["event"] = PlainWords.quotedSentence(title, limit: CustomStoryEvent.maximumTitleLength)
        if event.promptSeed.lowercased() != event.title.lowercased() {
            words["details"] = PlainWords.quotedSentence(event.promptSeed, limit: 160)
        }
        var budget = max(12, targetWordCount / 6)
        for keyword in reading.otherKeywords.prefix(Self.mostKeywords) {
            budget -= keyword.count { $0 == " " } + 1
            guard budget >= 0 else { break }
            words["keyword\(keywordCount)"] = PlainWords.quotable(keyword, limit: 60)
            keywordCount += 1
        }
    }
}

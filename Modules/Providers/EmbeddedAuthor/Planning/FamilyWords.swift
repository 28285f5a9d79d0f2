import StoryCore

/// What a person typed and a story tells: kept apart from our own sentences, so that nothing in it is taken for a
/// mark.
///
/// Of an event that is its title alone, which stands on the family's calendar; what was written below it is read
/// (``EventReading``), never quoted.
struct FamilyWords {
    /// The words by the mark that stands for them in a sentence.
    private(set) var words: [String: String] = [:]
    /// Whether the story names the event by its title.
    var namesEvent: Bool { words["event"] != nil }

    /// Takes over what can be told.
    init(brief: StoryBrief, grammar: any LanguageGrammar) {
        for (index, hero) in brief.heroes.enumerated() {
            words["can\(index)"] = hero.ability.flatMap(grammar.ability)
        }
        // A collection's theme is a note to the author, and no day that a child waits for.
        guard case .custom(let event) = brief.occasion, !event.id.isGrowthTheme else { return }
        let title = PlainWords.quotable(event.title)
        words["title"] = title
        words["event"] = PlainWords.quotedSentence(title)
    }
}

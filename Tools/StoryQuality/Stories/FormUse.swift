import StoryCore

/// What a story takes of the form that a family filled in for an event of its own.
struct FormUse {
    /// The words of the form that stand in the story as they were written, four or more in a row.
    let quotations: [String]
    /// Whether the event's title stands in quotation marks.
    let quotesTitle: Bool

    init(event: CustomStoryEvent, story: ToldStory) {
        let told = Sentences.words(of: story.pages.joined(separator: " "))
        let form = [event.details, event.hardPart, event.goodPart, event.promptSeed, event.title].map(Sentences.words)
        let runs = Set(told.indices.dropLast(3).map { told[$0..<$0 + 4].joined(separator: " ") })
        quotations = Set(
            form.flatMap { words in words.indices.dropLast(3).map { words[$0..<$0 + 4].joined(separator: " ") } }
        ).intersection(runs).sorted()
        let text = story.pages.joined(separator: "\n").lowercased()
        let title = event.title.lowercased()
        quotesTitle = ["“", "„"].contains { text.contains($0 + title) }
    }
}

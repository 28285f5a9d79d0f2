import Library
import StoryCore
import StoryDocuments

extension EventDocument {
    /// What the event is about, as a list shows it.
    var about: String {
        let answers = [details, hardPart, goodPart].filter { !$0.isEmpty }
        return answers.isEmpty ? prompt : answers.joined(separator: " · ")
    }

    /// What is known of the event, for people: what it is called, and one line.
    var facts: [(label: String, text: String)] {
        let answers = [("what happens", details), ("what's hard", hardPart), ("what's good", goodPart)]
        let hasAnswers = answers.contains { !$0.1.isEmpty }
        let about = hasAnswers ? answers : [("about", prompt)]
        let rest = [
            ("category", category.rawValue), ("age", age.rawValue), ("tone", tone.rawValue),
            ("keywords", keywords.joined(separator: ", ")), ("stories", String(storyCount)),
        ]
        return (about + rest).compactMap { label, text in PlainText.line(text, limit: .max).map { (label, $0) } }
    }

    /// An event with the stories that the library has about it.
    init(_ event: StoryOccasion, in library: LibraryFeature) async throws(LibraryError) {
        switch event {
        case .standard(let event): self.init(event, storyCount: try await library.storyCount(of: .standard(event)))
        case .custom(let event): try await self.init(event, in: library)
        }
    }

    /// One of the family's own, with the stories that the library has about it.
    init(_ event: CustomStoryEvent, in library: LibraryFeature) async throws(LibraryError) {
        self.init(
            event, recognition: try await library.recognition(of: event),
            storyCount: try await library.storyCount(of: .custom(event.id)))
    }
}

extension EventListDocument {
    /// Counts the stories of each event.
    init(of library: LibraryFeature) async throws(LibraryError) {
        var events: [EventDocument] = []
        for event in StoryEvent.allCases {
            events.append(EventDocument(event, storyCount: try await library.storyCount(of: .standard(event))))
        }
        for event in try await library.events() { events.append(try await EventDocument(event, in: library)) }
        self.init(events: events)
    }
}

extension LibraryFeature {
    /// How many stories of the library are about an event.
    fileprivate func storyCount(of event: EventReference) async throws(LibraryError) -> Int {
        try await counts(of: StoryFilter(event: event)).all
    }
}

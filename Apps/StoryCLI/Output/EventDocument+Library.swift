import Library
import StoryCore
import StoryDocuments

extension EventDocument {
    /// The description in a list.
    var about: String {
        let answers = [details, hardPart, goodPart].filter { !$0.isEmpty }
        return answers.isEmpty ? prompt : answers.joined(separator: " · ")
    }

    /// The facts of the event, each a label and one line.
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

    /// Creates a document with the number of the library's stories about an event.
    init(_ event: StoryOccasion, in library: LibraryFeature) async throws(LibraryError) {
        switch event {
        case .standard(let event): self.init(event, storyCount: try await library.storyCount(of: .standard(event)))
        case .custom(let event): try await self.init(event, in: library)
        }
    }

    /// Creates a document with the number of the library's stories about a custom event.
    init(_ event: CustomStoryEvent, in library: LibraryFeature) async throws(LibraryError) {
        self.init(
            event, recognition: try await library.recognition(of: event),
            storyCount: try await library.storyCount(of: .custom(event.id)))
    }
}

extension EventListDocument {
    /// Creates a document of all events with the numbers of their stories.
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
    /// Returns the number of the library's stories about an event.
    fileprivate func storyCount(of event: EventReference) async throws(LibraryError) -> Int {
        try await counts(of: StoryFilter(event: event)).all
    }
}

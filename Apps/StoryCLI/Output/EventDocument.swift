import Library
import StoryCore

/// An event: `story event show`, `story event add`, `story event edit`, `story event delete` and `story event favorite`.
struct EventDocument: JSONDocument {
    /// The event's identifier; null for a standard event.
    @Nullable var id: String?
    /// The event's name in stories and for `story library list --event`: a standard event's name, or the title.
    var name: String
    /// The event's title.
    var title: String
    /// What happens, in the family's words; empty for a standard event.
    var details: String
    /// What is hard about it; empty if the family wrote nothing, and for a standard event.
    var hardPart: String
    /// What makes it good; empty if the family wrote nothing, and for a standard event.
    var goodPart: String
    /// The same as `details`, for programs from before there were three answers.
    var description: String
    /// What the author is told.
    var prompt: String
    /// The kind of event that the author takes it for, such as `Losing a tooth`; null for one that it doesn't recognise,
    /// for an author who takes it as it is written, and for a standard event.
    @Nullable var understoodAs: String?
    /// What kind of event it is.
    var category: EventCategory
    /// The age group of stories about the event, in years.
    var age: AgeBand
    /// How stories about the event sound.
    var tone: StoryTone
    /// Words that should appear in stories about the event.
    var keywords: [String]
    /// Whether the event is a favourite.
    var isFavorite: Bool
    /// How many stories of the library are about the event.
    var storyCount: Int
    /// Whether the event is one of the family's own.
    var isCustom: Bool

    init(_ event: StoryEvent, storyCount: Int) {
        id = nil
        name = event.rawValue
        title = event.displayName
        details = ""
        hardPart = ""
        goodPart = ""
        description = ""
        prompt = event.promptSeed
        understoodAs = nil
        category = .other
        age = .all
        tone = event.suggestedTone
        keywords = []
        isFavorite = false
        self.storyCount = storyCount
        isCustom = false
    }

    init(_ event: CustomStoryEvent, recognition: EventRecognition, storyCount: Int) {
        id = event.id.rawValue
        name = event.title
        title = event.title
        details = event.details
        hardPart = event.hardPart
        goodPart = event.goodPart
        description = event.details
        prompt = event.promptSeed
        understoodAs = recognition.title
        category = event.category
        age = event.ageBand
        tone = event.tone
        keywords = event.keywords
        isFavorite = event.isFavorite
        self.storyCount = storyCount
        isCustom = true
    }
}

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

/// The standard events, then the family's own by title: `story event list`.
struct EventListDocument: JSONDocument {
    /// The events.
    var events: [EventDocument]

    /// Counts the stories of each event.
    init(of library: LibraryFeature) async throws(LibraryError) {
        events = []
        for event in StoryEvent.allCases {
            events.append(EventDocument(event, storyCount: try await library.storyCount(of: .standard(event))))
        }
        for event in try await library.events() { events.append(try await EventDocument(event, in: library)) }
    }
}

extension LibraryFeature {
    /// How many stories of the library are about an event.
    fileprivate func storyCount(of event: EventReference) async throws(LibraryError) -> Int {
        try await counts(of: StoryFilter(event: event)).all
    }
}

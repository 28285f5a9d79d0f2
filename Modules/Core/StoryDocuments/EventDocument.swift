public import StoryCore

/// An event: `story event show`, `story event add`, `story event edit`, `story event delete` and `story event favorite`.
public struct EventDocument: JSONDocument {
    /// The event's identifier; null for a standard event.
    @Nullable public var id: String?
    /// The event's name in stories and for `story library list --event`: a standard event's name, or the title.
    public var name: String
    /// The event's title.
    public var title: String
    /// What happens, in the family's words; empty for a standard event.
    public var details: String
    /// What is hard about it; empty if the family wrote nothing, and for a standard event.
    public var hardPart: String
    /// What makes it good; empty if the family wrote nothing, and for a standard event.
    public var goodPart: String
    /// The same as `details`, for programs from before there were three answers.
    public var description: String
    /// What the author is told.
    public var prompt: String
    /// The kind of event that the author takes it for, such as `Losing a tooth`; null for one that it doesn't recognise,
    /// for an author who takes it as it is written, and for a standard event.
    @Nullable public var understoodAs: String?
    /// What kind of event it is.
    public var category: EventCategory
    /// The age group of stories about the event, in years.
    public var age: AgeBand
    /// How stories about the event sound.
    public var tone: StoryTone
    /// Words that should appear in stories about the event.
    public var keywords: [String]
    /// Whether the event is a favourite.
    public var isFavorite: Bool
    /// How many stories of the library are about the event.
    public var storyCount: Int
    /// Whether the event is one of the family's own.
    public var isCustom: Bool

    /// Creates the document.
    public init(_ event: StoryEvent, storyCount: Int) {
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

    /// Creates the document.
    public init(_ event: CustomStoryEvent, recognition: EventRecognition, storyCount: Int) {
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

/// The standard events, then the family's own by title: `story event list`.
public struct EventListDocument: JSONDocument {
    /// The events.
    public var events: [EventDocument]

    /// Creates the document from its values.
    public init(events: [EventDocument]) {
        self.events = events
    }
}

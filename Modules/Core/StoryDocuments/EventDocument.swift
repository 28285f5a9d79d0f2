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
    /// The prompt for the author.
    public var prompt: String
    /// The kind of event that the author recognises in it, such as `Losing a tooth`; null if it recognises none or uses
    /// events as written, and for a standard event.
    @Nullable public var understoodAs: String?
    /// The event's category.
    public var category: EventCategory
    /// The age group of stories about the event, in years.
    public var age: AgeBand
    /// The tone of stories about the event.
    public var tone: StoryTone
    /// Words that should appear in stories about the event.
    public var keywords: [String]
    /// Whether the event is a favourite.
    public var isFavorite: Bool
    /// The number of stories about the event in the library.
    public var storyCount: Int
    /// Whether the event is one of the family's own.
    public var isCustom: Bool

    /// Creates a document from a standard event.
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

    /// Creates a document from a custom event.
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

    /// Creates a document from its values.
    public init(events: [EventDocument]) {
        self.events = events
    }
}

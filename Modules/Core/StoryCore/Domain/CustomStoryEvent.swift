/// An event that a family made up: its prompt seed reaches the author as it was written.
public struct CustomStoryEvent: Hashable, Codable, Sendable, Identifiable {
    /// The longest title that is accepted, in characters.
    public static let maximumTitleLength = 100
    /// The longest description.
    public static let detailsLimit = TextLimit("description", 2000)
    /// The longest prompt.
    public static let promptLimit = TextLimit("prompt", 2000)
    /// The longest keyword.
    public static let keywordLimit = TextLimit("keyword", 60)
    /// The most keywords.
    public static let keywordsLimit = TextLimit("keywords", 20)

    /// Tells the event from others.
    public let id: CustomEventID
    /// What the event is called: one line, never blank.
    public let title: String
    /// What happens, in the family's own words; may be empty.
    public let details: String
    /// What the author is told; the details, or else the title, where none was written.
    public let promptSeed: String
    /// What kind of event it is.
    public let category: EventCategory
    /// Whom it is for.
    public let ageBand: AgeBand
    /// How such a story sounds.
    public let tone: StoryTone
    /// What the story should be about: things, people, places; an author takes up what it understands.
    public let keywords: [String]
    /// Whether the family marked it.
    public var isFavorite: Bool
    /// How many stories were made of it.
    public var usageCount: Int

    /// Makes an event of checked values.
    ///
    /// - Throws: ``CustomEventError`` if the title is blank or too long, or another text is too long.
    public init(
        id: CustomEventID, title: String, details: String = "", promptSeed: String = "",
        category: EventCategory = .other, ageBand: AgeBand = .all, tone: StoryTone = .gentle,
        keywords: [String] = [], isFavorite: Bool = false, usageCount: Int = 0
    ) throws(CustomEventError) {
        guard let line = PlainText.line(title, limit: .max) else { throw .blankTitle }
        let length = PlainText.effectiveLength(of: line)
        guard length <= Self.maximumTitleLength else { throw .titleTooLong(length) }
        self.id = id
        self.title = line
        do throws(TextLimitError) {
            self.details = try Self.detailsLimit.paragraphs(details)
            let seed = try Self.promptLimit.paragraphs(promptSeed)
            self.promptSeed = seed.isEmpty ? (self.details.isEmpty ? line : self.details) : seed
            self.keywords = try Self.keywordLimit.lines(keywords, atMost: Self.keywordsLimit)
        } catch {
            throw .text(error)
        }
        self.category = category
        self.ageBand = ageBand
        self.tone = tone
        self.isFavorite = isFavorite
        self.usageCount = usageCount
    }
}

/// What kind of event a custom event is.
public enum EventCategory: String, CaseIterable, Codable, Sendable {
    case family, school, friends, adventure, seasonal, milestone, feelings, other
}

/// Why a custom event cannot be made as asked.
public enum CustomEventError: Error, Hashable, Sendable {
    /// The title is empty, or nothing of it can be seen.
    case blankTitle
    /// The title has this many characters, more than ``CustomStoryEvent/maximumTitleLength``.
    case titleTooLong(Int)
    /// The title is that of an event that every library has.
    case builtInTitle(StoryEvent)
    /// What was said of the event is too long.
    case text(TextLimitError)
}

/// What a story is made for: one of the standard events or one of the family's own.
public enum StoryOccasion: Hashable, Codable, Sendable {
    /// One of the events that every library has.
    case standard(StoryEvent)
    /// A custom event as it was when the story was made.
    case custom(CustomStoryEvent)

    /// What it refers to.
    public var reference: EventReference {
        switch self {
        case .standard(let event): .standard(event)
        case .custom(let event): .custom(event.id)
        }
    }

    /// The occasion's name for people.
    public var displayName: String {
        switch self {
        case .standard(let event): event.displayName
        case .custom(let event): event.title
        }
    }

    /// What the author is told.
    public var promptSeed: String {
        switch self {
        case .standard(let event): event.promptSeed
        case .custom(let event): event.promptSeed
        }
    }

    /// The tone of a story for this occasion unless another is asked for.
    public var suggestedTone: StoryTone {
        switch self {
        case .standard(let event): event.suggestedTone
        case .custom(let event): event.tone
        }
    }
}

/// An event that a family described itself. The author receives its text unchanged.
public struct CustomStoryEvent: Hashable, Codable, Sendable, Identifiable {
    /// The maximum length of a title, in characters.
    public static let maximumTitleLength = 100
    /// The limit of the text about what happens.
    public static let detailsLimit = TextLimit("description", 2000)
    /// The limit of the text about what is hard.
    public static let hardPartLimit = TextLimit("hard part", 2000)
    /// The limit of the text about what is good.
    public static let goodPartLimit = TextLimit("good part", 2000)
    /// The limit of the prompt.
    public static let promptLimit = TextLimit("prompt", 2000)
    /// The limit of a keyword.
    public static let keywordLimit = TextLimit("keyword", 60)
    /// The limit of the number of keywords.
    public static let keywordsLimit = TextLimit("keywords", 20)

    /// The event's identifier.
    public let id: CustomEventID
    /// The title: one line, never blank.
    public let title: String
    /// What happens, in the family's own words; may be empty.
    public let details: String
    /// What is hard about it; may be empty.
    public let hardPart: String
    /// What makes it good; may be empty.
    public let goodPart: String
    /// The family's own prompt for the author, used instead of the texts above; empty if there is none.
    public let ownPrompt: String
    /// The category of the event.
    public let category: EventCategory
    /// The age group.
    public let ageBand: AgeBand
    /// The tone of its stories.
    public let tone: StoryTone
    /// What the story should be about: things, people, places. An author uses those that it understands.
    public let keywords: [String]
    /// Whether the event is a favourite.
    public var isFavorite: Bool
    /// The number of stories made for it.
    public var usageCount: Int

    /// Creates an event from validated values.
    ///
    /// - Throws: ``CustomEventError`` if the title is blank or too long, or another text is too long.
    public init(
        id: CustomEventID, title: String, details: String = "", hardPart: String = "", goodPart: String = "",
        promptSeed: String = "", category: EventCategory = .other, ageBand: AgeBand = .all, tone: StoryTone = .gentle,
        keywords: [String] = [], isFavorite: Bool = false, usageCount: Int = 0
    ) throws(CustomEventError) {
        guard let line = PlainText.line(title, limit: .max) else { throw .blankTitle }
        let length = PlainText.effectiveLength(of: line)
        guard length <= Self.maximumTitleLength else { throw .titleTooLong(length) }
        self.id = id
        self.title = line
        do throws(TextLimitError) {
            self.details = try Self.detailsLimit.paragraphs(details)
            self.hardPart = try Self.hardPartLimit.paragraphs(hardPart)
            self.goodPart = try Self.goodPartLimit.paragraphs(goodPart)
            ownPrompt = Self.own(try Self.promptLimit.paragraphs(promptSeed), title: line, details: self.details)
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

    /// The answers to the three questions, in order, without empty ones.
    public var answers: [String] { [details, hardPart, goodPart].filter { !$0.isEmpty } }

    /// The prompt for the author: the family's own, else the title and the answers, one per line.
    public var promptSeed: String { ownPrompt.isEmpty ? ([title] + answers).joined(separator: "\n") : ownPrompt }

    /// A short description: the answers, else the prompt, else the title.
    public var summary: String {
        let words = answers.isEmpty ? [ownPrompt.isEmpty ? title : ownPrompt] : answers
        return words.joined(separator: " · ")
    }

    /// Returns the prompt, or an empty text if it only repeats the title or the details.
    private static func own(_ prompt: String, title: String, details: String) -> String {
        prompt == title || prompt == details ? "" : prompt
    }
}

// Events of an earlier version have one answer, and their prompt is never empty: without one of their own, it is that
// answer, or else the title. This encoding is kept so that unchanged events encode to the same text as before.
extension CustomStoryEvent {
    private enum CodingKeys: String, CodingKey {
        case id, title, details, hardPart, goodPart, promptSeed, category, ageBand, tone, keywords, isFavorite,
            usageCount
    }

    /// Decodes an event without validating it.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.decode(CustomEventID.self, forKey: .id)
        title = try values.decode(String.self, forKey: .title)
        details = try values.decode(String.self, forKey: .details)
        hardPart = try values.decodeIfPresent(String.self, forKey: .hardPart) ?? ""
        goodPart = try values.decodeIfPresent(String.self, forKey: .goodPart) ?? ""
        ownPrompt = Self.own(try values.decode(String.self, forKey: .promptSeed), title: title, details: details)
        category = try values.decode(EventCategory.self, forKey: .category)
        ageBand = try values.decode(AgeBand.self, forKey: .ageBand)
        tone = try values.decode(StoryTone.self, forKey: .tone)
        keywords = try values.decode([String].self, forKey: .keywords)
        isFavorite = try values.decode(Bool.self, forKey: .isFavorite)
        usageCount = try values.decode(Int.self, forKey: .usageCount)
    }

    /// Encodes the event; empty answers are omitted.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id, forKey: .id)
        try values.encode(title, forKey: .title)
        try values.encode(details, forKey: .details)
        if !hardPart.isEmpty { try values.encode(hardPart, forKey: .hardPart) }
        if !goodPart.isEmpty { try values.encode(goodPart, forKey: .goodPart) }
        try values.encode(ownPrompt.isEmpty ? (details.isEmpty ? title : details) : ownPrompt, forKey: .promptSeed)
        try values.encode(category, forKey: .category)
        try values.encode(ageBand, forKey: .ageBand)
        try values.encode(tone, forKey: .tone)
        try values.encode(keywords, forKey: .keywords)
        try values.encode(isFavorite, forKey: .isFavorite)
        try values.encode(usageCount, forKey: .usageCount)
    }
}

/// The category of a custom event.
public enum EventCategory: String, CaseIterable, Codable, Sendable {
    case family, school, friends, adventure, seasonal, milestone, feelings, other
}

/// An error of creating a custom event.
public enum CustomEventError: Error, Hashable, Sendable {
    /// The title is empty or has no visible character.
    case blankTitle
    /// The title has this many characters, more than ``CustomStoryEvent/maximumTitleLength``.
    case titleTooLong(Int)
    /// The title is that of a standard event.
    case builtInTitle(StoryEvent)
    /// A text of the event is too long.
    case text(TextLimitError)
}

/// What a story is about: a standard event or a custom event.
public enum StoryOccasion: Hashable, Codable, Sendable {
    /// A standard event.
    case standard(StoryEvent)
    /// A custom event as it was when the story was made.
    case custom(CustomStoryEvent)

    /// A reference to the event.
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

    /// The prompt for the author.
    public var promptSeed: String {
        switch self {
        case .standard(let event): event.promptSeed
        case .custom(let event): event.promptSeed
        }
    }

    /// A short description for people.
    public var summary: String {
        switch self {
        case .standard(let event): event.promptSeed
        case .custom(let event): event.summary
        }
    }

    /// The default tone of its stories.
    public var suggestedTone: StoryTone {
        switch self {
        case .standard(let event): event.suggestedTone
        case .custom(let event): event.tone
        }
    }
}

/// An event that a family made up: what was written of it reaches the author as it is.
public struct CustomStoryEvent: Hashable, Codable, Sendable, Identifiable {
    /// The longest title that is accepted, in characters.
    public static let maximumTitleLength = 100
    /// The longest text about what happens.
    public static let detailsLimit = TextLimit("description", 2000)
    /// The longest text about what is hard.
    public static let hardPartLimit = TextLimit("hard part", 2000)
    /// The longest text about what is good.
    public static let goodPartLimit = TextLimit("good part", 2000)
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
    /// What is hard about it; may be empty.
    public let hardPart: String
    /// What makes it good; may be empty.
    public let goodPart: String
    /// What the author is told in place of all this; empty if the family wrote no prompt of its own.
    public let ownPrompt: String
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

    /// What was answered to the three questions, in their order, without what is empty.
    public var answers: [String] { [details, hardPart, goodPart].filter { !$0.isEmpty } }

    /// What the author is told: the family's own prompt, or else title and answers, a line each.
    public var promptSeed: String { ownPrompt.isEmpty ? ([title] + answers).joined(separator: "\n") : ownPrompt }

    /// What it is about, in few words: the answers, or else the prompt, or else the title.
    public var summary: String {
        let words = answers.isEmpty ? [ownPrompt.isEmpty ? title : ownPrompt] : answers
        return words.joined(separator: " · ")
    }

    /// A prompt that only says again what the form says is none.
    private static func own(_ prompt: String, title: String, details: String) -> String {
        prompt == title || prompt == details ? "" : prompt
    }
}

// Events of an earlier version have one answer, and their prompt is never empty: without one of their own, it is that
// answer, or else the title. It is written so to this day, so that what has not changed is the same text as before.
extension CustomStoryEvent {
    private enum CodingKeys: String, CodingKey {
        case id, title, details, hardPart, goodPart, promptSeed, category, ageBand, tone, keywords, isFavorite,
            usageCount
    }

    /// Reads an event as it was written; nothing is checked.
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

    /// Writes the event; answers that are empty are left out.
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

/// What kind of event a custom event is.
public enum EventCategory: String, CaseIterable, Codable, Sendable {
    case family, school, friends, adventure, seasonal, milestone, feelings, other
}

/// Why a custom event cannot be made as asked.
public enum CustomEventError: Error, Hashable, Sendable {
    /// The title is empty or has only invisible characters.
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

    /// What it is about, in few words, for people.
    public var summary: String {
        switch self {
        case .standard(let event): event.promptSeed
        case .custom(let event): event.summary
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

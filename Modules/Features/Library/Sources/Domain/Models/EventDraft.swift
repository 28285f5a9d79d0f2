public import StoryCore

/// A custom event in a form, not yet validated.
public struct EventDraft: Hashable, Sendable {
    /// The title.
    public var title: String
    /// What happens.
    public var details: String
    /// What is hard about it.
    public var hardPart: String
    /// What makes it good.
    public var goodPart: String
    /// The family's own prompt for the author, used instead of the texts above; empty if there is none.
    public var promptSeed: String
    /// The category.
    public var category: EventCategory
    /// The age group.
    public var ageBand: AgeBand
    /// The tone of its stories.
    public var tone: StoryTone
    /// Words that should appear in the story.
    public var keywords: [String]
    /// Whether the event is a favourite.
    public var isFavorite: Bool

    /// Creates a draft; only the title is required.
    public init(
        title: String, details: String = "", hardPart: String = "", goodPart: String = "", promptSeed: String = "",
        category: EventCategory = .other, ageBand: AgeBand = .all, tone: StoryTone = .gentle, keywords: [String] = [],
        isFavorite: Bool = false
    ) {
        self.title = title
        self.details = details
        self.hardPart = hardPart
        self.goodPart = goodPart
        self.promptSeed = promptSeed
        self.category = category
        self.ageBand = ageBand
        self.tone = tone
        self.keywords = keywords
        self.isFavorite = isFavorite
    }

    /// Creates a draft from an existing event.
    public init(_ event: CustomStoryEvent) {
        self.init(
            title: event.title, details: event.details, hardPart: event.hardPart, goodPart: event.goodPart,
            promptSeed: event.ownPrompt, category: event.category, ageBand: event.ageBand, tone: event.tone,
            keywords: event.keywords, isFavorite: event.isFavorite)
    }

    /// Returns the validated event.
    ///
    /// - Parameter oldTitle: The event's previous title, which it may keep even if it is invalid; nil for a new event.
    func event(
        _ identifier: CustomEventID, usageCount: Int, replacing oldTitle: String? = nil
    ) throws(LibraryError) -> CustomStoryEvent {
        if title != oldTitle, let builtIn = StoryEvent.named(title) { throw .event(.builtInTitle(builtIn)) }
        do throws(CustomEventError) {
            return try CustomStoryEvent(
                id: identifier, title: title, details: details, hardPart: hardPart, goodPart: goodPart,
                promptSeed: promptSeed, category: category, ageBand: ageBand, tone: tone, keywords: keywords,
                isFavorite: isFavorite, usageCount: usageCount)
        } catch {
            throw .event(error)
        }
    }
}

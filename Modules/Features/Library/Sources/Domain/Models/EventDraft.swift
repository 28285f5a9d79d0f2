public import StoryCore

/// A custom event as a form holds it: nothing is checked yet.
public struct EventDraft: Hashable, Sendable {
    /// What the event is called.
    public var title: String
    /// What happens.
    public var details: String
    /// What is hard about it.
    public var hardPart: String
    /// What makes it good.
    public var goodPart: String
    /// What the author is told in place of title and answers; empty for those.
    public var promptSeed: String
    /// What kind of event it is.
    public var category: EventCategory
    /// Whom it is for.
    public var ageBand: AgeBand
    /// How such a story sounds.
    public var tone: StoryTone
    /// Words that should appear in the story.
    public var keywords: [String]
    /// Whether the family marked it.
    public var isFavorite: Bool

    /// Makes a draft; only the title is required.
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

    /// Makes a draft of an event that is there.
    public init(_ event: CustomStoryEvent) {
        self.init(
            title: event.title, details: event.details, hardPart: event.hardPart, goodPart: event.goodPart,
            promptSeed: event.ownPrompt, category: event.category, ageBand: event.ageBand, tone: event.tone,
            keywords: event.keywords, isFavorite: event.isFavorite)
    }

    /// The event that the draft describes.
    ///
    /// - Parameter oldTitle: The title that it has had, which it may keep whatever it is; nil for a new event.
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

public import StoryCore

/// A custom event as a form holds it: nothing is checked yet.
public struct EventDraft: Hashable, Sendable {
    public var title: String
    public var details: String
    public var promptSeed: String
    public var category: EventCategory
    public var ageBand: AgeBand
    public var tone: StoryTone
    public var keywords: [String]
    public var isFavorite: Bool

    /// Makes a draft; only the title is required.
    public init(
        title: String, details: String = "", promptSeed: String = "", category: EventCategory = .other,
        ageBand: AgeBand = .all, tone: StoryTone = .gentle, keywords: [String] = [], isFavorite: Bool = false
    ) {
        self.title = title
        self.details = details
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
            title: event.title, details: event.details, promptSeed: event.promptSeed, category: event.category,
            ageBand: event.ageBand, tone: event.tone, keywords: event.keywords, isFavorite: event.isFavorite)
    }

    /// The event that the draft describes.
    func event(_ identifier: CustomEventID, usageCount: Int) throws(LibraryError) -> CustomStoryEvent {
        do throws(CustomEventError) {
            return try CustomStoryEvent(
                id: identifier, title: title, details: details, promptSeed: promptSeed, category: category,
                ageBand: ageBand, tone: tone, keywords: keywords, isFavorite: isFavorite, usageCount: usageCount)
        } catch {
            throw .event(error)
        }
    }
}

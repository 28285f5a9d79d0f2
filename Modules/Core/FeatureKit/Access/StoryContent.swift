public import StoryCore

/// What a story is about, as far as parents limit that for children.
public struct StoryContent: Hashable, Sendable {
    /// The tone.
    public var tone: StoryTone
    /// The kind of event.
    public var event: AllowedEvent
    /// The age group.
    public var ageBand: AgeBand
    /// The language of the texts.
    public var language: LanguageCode
    /// Title and pages; empty before they are written.
    public var texts: [String]

    /// Creates the content of a story.
    public init(_ story: Story) {
        (tone, event, ageBand) = (story.tone, AllowedEvent(story.occasion), story.ageBand)
        (language, texts) = (story.language, [story.title] + story.pages.map(\.text))
    }

    /// Creates the content of a story that is not written yet.
    public init(_ brief: StoryBrief) {
        (tone, event, ageBand) = (brief.tone, AllowedEvent(brief.occasion), brief.ageBand)
        (language, texts) = (brief.language, [])
    }
}

extension CurrentControls {
    /// Returns the limit that keeps a child from a story; nil if none does.
    public func limit(on content: StoryContent) -> AccessLimit? {
        if let events = controls.allowedEvents, !events.contains(content.event) {
            return .event(content.event)
        }
        if let ages = controls.allowedAges, content.ageBand != .all, !ages.contains(content.ageBand) {
            return .ageBand(content.ageBand)
        }
        guard tones.contains(content.tone) else { return .tone(content.tone, allowed: tones, isBedtime: isBedtime) }
        for text in content.texts {
            let word = controls.blockedWords?.firstMatch(in: text, language: content.language)
            if let word { return .blockedWord(String(word)) }
        }
        return nil
    }
}

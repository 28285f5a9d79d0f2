/// Decides whether a text is suitable for children; used for every text, whatever its source.
public protocol ChildSafetyCheck: Sendable {
    /// Searches a text for what is unsuitable.
    ///
    /// - Returns: The first concern, or nil if the text is suitable.
    /// - Throws: ``ProviderError`` if that can't be told now; the text then counts as neither.
    func firstConcern(in text: String, for audience: SafetyAudience) async throws(ProviderError) -> SafetyConcern?
}

/// Whom a text is for.
public struct SafetyAudience: Hashable, Sendable {
    /// The language of the text.
    public var language: LanguageCode
    /// The age group.
    public var ageBand: AgeBand
    /// What the family keeps out of stories.
    public var filter: ContentFilter

    /// Creates an audience.
    public init(language: LanguageCode, ageBand: AgeBand, filter: ContentFilter = .standard) {
        (self.language, self.ageBand, self.filter) = (language, ageBand, filter)
    }

    /// Creates the audience of a brief's story.
    public init(of brief: StoryBrief) {
        self.init(language: brief.language, ageBand: brief.ageBand, filter: brief.contentFilter ?? .standard)
    }
}

/// A part of a text that is unsuitable for children.
public struct SafetyConcern: Hashable, Sendable {
    /// The words in question, as they are in the text.
    public var excerpt: String
    /// The reason, as a sentence for people: "It's about a weapon."
    public var reason: String

    /// Creates a concern.
    public init(excerpt: String, reason: String) {
        self.excerpt = excerpt
        self.reason = reason
    }
}

/// Decides whether a story may be made now, such as by parental controls and plans.
public protocol GenerationPermission: Sendable {
    /// Returns why a story may not be made, or nil if it may.
    ///
    /// Called before any work starts, possibly more than once for one story; calls use up nothing.
    func refusal(of brief: StoryBrief) async -> GenerationRefusal?
}

/// The reason why a story may not be made now.
public struct GenerationRefusal: Hashable, Sendable {
    /// The rule, for people.
    public var reason: String
    /// What to do about it, for people.
    public var recovery: String

    /// Creates a refusal.
    public init(reason: String, recovery: String) {
        self.reason = reason
        self.recovery = recovery
    }
}

/// Permits everything: a household without rules.
public struct UnrestrictedGeneration: GenerationPermission {
    /// Creates the permission.
    public init() {}

    public func refusal(of brief: StoryBrief) async -> GenerationRefusal? { nil }
}

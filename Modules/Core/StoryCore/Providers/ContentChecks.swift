/// Decides whether a text is suitable for children; used for every text, whatever its source.
public protocol ChildSafetyCheck: Sendable {
    /// Searches a text for unsuitable words.
    ///
    /// - Returns: The first concern, or nil if the text is suitable.
    func firstConcern(in text: String, language: LanguageCode, ageBand: AgeBand) -> SafetyConcern?
}

/// A part of a text that is unsuitable for children.
public struct SafetyConcern: Hashable, Sendable {
    /// The words in question, as they are in the text.
    public var excerpt: String
    /// The reason, in a few words for people: "a weapon".
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

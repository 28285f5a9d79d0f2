/// Decides whether a text is fit for children; asked for every text, whoever wrote it.
public protocol ChildSafetyCheck: Sendable {
    /// Looks through a text for what must not be in it.
    ///
    /// - Returns: The first thing found, or nil if the text is fit.
    func firstConcern(in text: String, language: LanguageCode, ageBand: AgeBand) -> SafetyConcern?
}

/// Something in a text that is not for children.
public struct SafetyConcern: Hashable, Sendable {
    /// The words in question, as they stand in the text.
    public var excerpt: String
    /// What is wrong with them, in a few words for people: "a weapon".
    public var reason: String

    /// Describes a concern.
    public init(excerpt: String, reason: String) {
        self.excerpt = excerpt
        self.reason = reason
    }
}

/// Decides whether a story may be made now: parental controls and plans stand behind it.
public protocol GenerationPermission: Sendable {
    /// Asked before any work starts; maybe more than once for one story, so that asking uses nothing up.
    ///
    /// - Returns: Why it is not allowed, or nil if it is.
    func refusal(of brief: StoryBrief) async -> GenerationRefusal?
}

/// Why a story may not be made now.
public struct GenerationRefusal: Hashable, Sendable {
    /// What the rule is, for people.
    public var reason: String
    /// What can be done about it, for people.
    public var recovery: String

    /// Describes a refusal.
    public init(reason: String, recovery: String) {
        self.reason = reason
        self.recovery = recovery
    }
}

/// Allows everything: a household that has set no rule.
public struct UnrestrictedGeneration: GenerationPermission {
    /// Makes the permission.
    public init() {}

    public func refusal(of brief: StoryBrief) async -> GenerationRefusal? { nil }
}

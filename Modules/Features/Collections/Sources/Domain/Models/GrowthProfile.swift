public import StoryCore

/// The profile that a collection's stories are made from: their readers and their subject.
public struct GrowthProfile: Hashable, Codable, Sendable {
    /// The limit of an interest.
    public static let interestLimit = TextLimit("interest", 60)
    /// The limit of the number of interests.
    public static let interestsLimit = TextLimit("interests", 10)
    /// The limit of the child's name.
    public static let childNameLimit = TextLimit("child's name", Hero.maximumNameLength)

    /// The growth category.
    public let focus: GrowthCategory
    /// The age group.
    public let ageBand: AgeBand
    /// The child's interests, without duplicates.
    public let interests: [String]
    /// The child's name; nil if unknown.
    public let childName: String?
    /// The language of the stories.
    public let language: LanguageCode

    /// Creates a profile; interests and name are reduced to one line each, blank ones omitted.
    public init(
        focus: GrowthCategory, ageBand: AgeBand = .all, interests: [String] = [], childName: String? = nil,
        language: LanguageCode = .english
    ) {
        self.focus = focus
        self.ageBand = ageBand
        var unique: [String] = []
        for interest in interests.compactMap({ PlainText.line($0, limit: .max) }) where !unique.contains(interest) {
            unique.append(interest)
        }
        self.interests = unique
        self.childName = PlainText.line(childName, limit: .max)
        self.language = language
    }

    /// Validates the lengths of the texts.
    ///
    /// - Throws: ``TextLimitError``
    public func check() throws(TextLimitError) {
        _ = try Self.interestLimit.lines(interests, atMost: Self.interestsLimit)
        _ = try Self.childNameLimit.line(childName)
    }

    /// The default title: "Kindness & Empathy for Lina".
    public var suggestedTitle: String {
        childName.map { "\(focus.displayName) for \($0)" } ?? focus.displayName
    }
}

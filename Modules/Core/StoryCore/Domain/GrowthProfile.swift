/// What a collection is made from: whom its stories are for, and what they are about.
public struct GrowthProfile: Hashable, Codable, Sendable {
    /// The longest interest.
    public static let interestLimit = TextLimit("interest", 60)
    /// The most interests.
    public static let interestsLimit = TextLimit("interests", 10)
    /// The longest name of a child.
    public static let childNameLimit = TextLimit("child's name", Hero.maximumNameLength)

    /// What the child can grow in.
    public let focus: GrowthCategory
    /// Whom the stories are for.
    public let ageBand: AgeBand
    /// What the child likes, each once.
    public let interests: [String]
    /// The child's name; nil if nobody said it.
    public let childName: String?
    /// The language of the stories.
    public let language: LanguageCode

    /// Makes a profile; interests and name become lines, and blank ones are left out.
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

    /// Refuses what is too long to be kept.
    ///
    /// - Throws: ``TextLimitError``
    public func check() throws(TextLimitError) {
        _ = try Self.interestLimit.lines(interests, atMost: Self.interestsLimit)
        _ = try Self.childNameLimit.line(childName)
    }

    /// What a collection is called for which nobody has chosen a title: "Kindness & Empathy for Lina".
    public var suggestedTitle: String {
        childName.map { "\(focus.displayName) for \($0)" } ?? focus.displayName
    }
}

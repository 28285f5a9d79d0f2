/// What a collection is made from: whom its stories are for, and what they are about.
public struct GrowthProfile: Hashable, Codable, Sendable {
    /// As many interests are kept, the first ones; each is cut to 60 characters.
    public static let maximumInterestCount = 10

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
        for interest in interests.compactMap({ PlainText.line($0, limit: 60) }) where !unique.contains(interest) {
            unique.append(interest)
        }
        self.interests = Array(unique.prefix(Self.maximumInterestCount))
        self.childName = PlainText.line(childName, limit: Hero.maximumNameLength)
        self.language = language
    }

    /// What a collection is called for which nobody has chosen a title: "Kindness & Empathy for Lina".
    public var suggestedTitle: String {
        childName.map { "\(focus.displayName) for \($0)" } ?? focus.displayName
    }
}

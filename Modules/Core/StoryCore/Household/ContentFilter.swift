/// What no story may contain.
public struct ContentFilter: Hashable, Codable, Sendable {
    /// Which of the program's own lists count.
    public var level: ContentFilterLevel
    /// The family's own words.
    public var words: BlockedWords

    /// The filter of a household that has chosen nothing.
    public static let standard = ContentFilter()

    /// Creates a filter.
    public init(level: ContentFilterLevel = .age, words: BlockedWords = .none) {
        (self.level, self.words) = (level, words)
    }
}

/// How much is kept out of stories.
public enum ContentFilterLevel: String, CaseIterable, Codable, Sendable {
    /// What is unsuitable for children of any age.
    case basic
    /// That, and what is too frightening for the age group of the story.
    case age
    /// That, and what is too frightening for small children, in every story.
    case gentle

    /// The name on screen.
    public var displayName: String {
        switch self {
        case .basic: "basic"
        case .age: "by the story's age"
        case .gentle: "gentle"
        }
    }
}

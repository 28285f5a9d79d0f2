/// What an author notes of a story that it told, so that the next one is another.
///
/// Whoever keeps or brings it leaves it as it is: only the author knows what its ids mean.
public struct TellingRecord: Hashable, Codable, Sendable {
    /// The ids of the plots; of several, where they were chapters of one story.
    public var plots: [String]
    /// The ids of the tries.
    public var tries: [String]
    /// The names of those who were met.
    public var names: [String]
    /// What the author called the story.
    public var title: String

    /// Makes a record.
    public init(plots: [String], tries: [String] = [], names: [String] = [], title: String = "") {
        self.plots = plots
        self.tries = tries
        self.names = names
        self.title = title
    }
}

extension TellingRecord {
    /// How many plots, tries and names are kept of one story, of each.
    public static let mostEntries = 100
    /// The longest id or name that is kept, in characters.
    public static let longestEntry = 100
    /// The longest title that is kept, in characters.
    public static let longestTitle = 300
    /// How many stories an author is told of, the latest ones.
    public static let mostTold = 120
}

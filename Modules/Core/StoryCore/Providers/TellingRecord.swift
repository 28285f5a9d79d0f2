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
    /// What the cover shows; nil if the author leaves that to whoever has it drawn.
    public var cover: Scene?

    /// Makes a record.
    public init(
        plots: [String], tries: [String] = [], names: [String] = [], title: String = "", cover: Scene? = nil
    ) {
        self.plots = plots
        self.tries = tries
        self.names = names
        self.title = title
        self.cover = cover
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

    /// The record as it is kept, whoever made it: one line for each entry, without those that are too long, and no more
    /// of them than ``mostEntries``.
    package var cleaned: TellingRecord {
        TellingRecord(
            plots: Self.cleaned(plots), tries: Self.cleaned(tries), names: Self.cleaned(names),
            title: Self.line(title, limit: Self.longestTitle) ?? "", cover: cover)
    }

    private static func cleaned(_ entries: [String]) -> [String] {
        Array(entries.lazy.compactMap { line($0, limit: longestEntry) }.prefix(mostEntries))
    }

    private static func line(_ text: String, limit: Int) -> String? {
        PlainText.line(text, limit: .max).flatMap { PlainText.effectiveLength(of: $0) <= limit ? $0 : nil }
    }
}

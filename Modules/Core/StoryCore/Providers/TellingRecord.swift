/// An author's record of a story that it told, so that the next one differs.
///
/// It is stored and returned unchanged: only the author knows what its identifiers mean.
public struct TellingRecord: Hashable, Codable, Sendable {
    /// The identifiers of the plots; several if they were chapters of one story.
    public var plots: [String]
    /// The identifiers of the tries.
    public var tries: [String]
    /// The names of the characters.
    public var names: [String]
    /// The author's title of the story.
    public var title: String
    /// The cover's scene; nil if the author chooses none.
    public var cover: Scene?

    /// Creates a record.
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
    /// The maximum number of plots, tries and names of one story, of each.
    public static let mostEntries = 100
    /// The maximum length of an identifier or name, in characters.
    public static let longestEntry = 100
    /// The maximum length of a title, in characters.
    public static let longestTitle = 300
    /// The maximum number of tellings that an author receives, the latest ones.
    public static let mostTold = 120

    /// The record as it is stored: each entry one line, without those that are too long, and at most ``mostEntries``.
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

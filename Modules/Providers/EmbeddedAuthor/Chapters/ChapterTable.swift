/// What is told around the chapters of a long story for the smallest: `Plots/Chapters/CODE.json`.
struct ChapterTable: Decodable, Sendable {
    /// Lines that go together.
    struct Frame: Decodable, Sendable {
        /// Before the first chapter.
        let opening: Template
        /// Before each other one, in turn.
        let between: [Template]
        /// After the last one.
        let ending: Template
    }

    let frames: [Frame]
    /// With `{title}`, that of the first chapter, and `{count}`, the number of the others.
    let titles: [String]
    /// "One", "Two", …
    let counts: [String]

    /// The title of a story of several chapters.
    func title(first: String, count: Int, seed: UInt64) -> String {
        guard !titles.isEmpty, count > 1, counts.count >= count - 1 else { return first }
        return titles[Int(seed % UInt64(titles.count))].replacing("{title}", with: first)
            .replacing("{count}", with: counts[count - 2])
    }
}

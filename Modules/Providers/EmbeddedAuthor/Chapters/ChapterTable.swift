/// What is told around the chapters of a story of several plots: `Plots/Chapters/CODE.json`.
struct ChapterTable: Decodable, Sendable {
    /// Lines that go together; `{title}` is that of the chapter that follows.
    struct Frame: Decodable, Sendable {
        /// Before the first chapter.
        let opening: String
        /// Before each other one, in turn.
        let between: [String]
        /// After the last one.
        let ending: String
    }

    /// For those from four years on.
    let main: [Frame]
    /// For those of two to four.
    let small: [Frame]
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

extension ChapterTable.Frame {
    /// The line before a chapter.
    ///
    /// - Parameter number: From 0.
    func line(beforeChapter number: Int, called title: String) -> String {
        let line = number == 0 || between.isEmpty ? opening : between[(number - 1) % between.count]
        return line.replacing("{title}", with: title)
    }
}

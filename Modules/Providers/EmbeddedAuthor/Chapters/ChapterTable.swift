/// The texts around the chapters of a story of several plots: `Plots/Chapters/CODE.json`.
struct ChapterTable: Decodable, Sendable {
    /// Lines that go together; `{title}` is that of the chapter that follows, and an empty line is not told.
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
    /// For stories that are made of minutes.
    let minute: [Frame]
    /// For those of two to four.
    let small: [Frame]
    /// With `{title}`, that of the first chapter, and `{count}`, the number of the others.
    let titles: [String]
    /// "One", "Two", …
    let counts: [String]

    /// The lines around a story of chapters.
    func frame(for form: PlotForm, seed: UInt64) -> Frame? {
        let frames =
            switch form {
            case .main: main
            case .minute: minute
            case .small: small
            }
        return frames.isEmpty ? nil : frames[Int(seed % UInt64(frames.count))]
    }

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

    /// Returns about how many words it adds to this many chapters.
    func wordCount(chapters count: Int) -> Int {
        let lines = (0..<count).map { line(beforeChapter: $0, called: Self.usualTitle) } + [ending]
        return lines.reduce(0) { $0 + TellableLine.wordCount(of: $1) }
    }

    private static let usualTitle = "The Moth at the Window"
}

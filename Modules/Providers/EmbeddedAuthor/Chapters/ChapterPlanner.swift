import StoryCore

/// Divides a story for the smallest that is longer than any plot into chapters, each a plot of its own.
struct ChapterPlanner {
    /// The tellings of each plot that could be a chapter, in the order in which plots should be tried.
    let tellings: [[PlotTelling]]
    let target: Int

    /// A chapter and how many words it has.
    struct Chapter {
        let telling: PlotTelling
        let wordCount: Int
    }

    /// The fewest chapters that make the length together; nil if there are not enough plots.
    func chapters() -> [Chapter]? {
        for count in 2...Self.mostChapters {
            let each = target / count
            let fitting = tellings.compactMap { sizes in sizes.first { $0.fits(each) } }.prefix(count)
            guard fitting.count == count else { continue }
            return fitting.map { Chapter(telling: $0, wordCount: each) }
        }
        return nil
    }

    private static let mostChapters = 6
}

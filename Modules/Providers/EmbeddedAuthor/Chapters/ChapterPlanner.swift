import StoryCore

/// Divides a story that no plot makes alone into chapters, each a plot of its own.
struct ChapterPlanner {
    /// The tellings of each plot that could be a chapter, in the order in which plots should be tried.
    let tellings: [[PlotTelling]]
    /// The number of words of the story, including the frame of its chapters.
    let target: Int
    let frame: ChapterTable.Frame
    /// How much of the story the first chapter should be, where it is what the story is about: from 0 to 1.
    var leadShare: Double?

    /// A chapter and how many words it has.
    struct Chapter {
        let telling: PlotTelling
        let wordCount: Int
    }

    /// Returns the smallest number of chapters that make the length together; nil if there are not enough plots.
    ///
    /// - Parameter mostMiss: The tolerance in percent if none makes it.
    func chapters(mostMiss: Int) -> [Chapter]? {
        var nearest: [Chapter]?
        var leastMiss = min(mostMiss, Self.mostMiss)
        for count in 2...Self.mostChapters {
            let words = target - frame.wordCount(chapters: count)
            let shares = shares(of: words, count: count)
            guard let chosen = tellings(for: shares) else { continue }
            let chapters = zip(chosen, counts(of: chosen, shares: shares, total: words)).map(Chapter.init)
            // A few long lines may not make every length between the least and the most.
            let told = chapters.reduce(0) { $0 + $1.telling.wordCount(toldIn: $1.wordCount) }
            let miss = abs(told - words) * 100 / max(1, words)
            if miss <= Self.smallMiss { return chapters }
            guard miss < leastMiss else { continue }
            (nearest, leastMiss) = (chapters, miss)
        }
        return nearest
    }

    /// By how many percent a story that makes its length may be longer or shorter.
    private static let smallMiss = 7
    /// By how many percent nothing may miss it.
    static let mostMiss = 20
    private static let mostChapters = 6

    /// Returns the number of words for each chapter.
    private func shares(of words: Int, count: Int) -> [Int] {
        guard let leadShare else { return Array(repeating: words / count, count: count) }
        let lead = Int(Double(words) * leadShare)
        return [lead] + Array(repeating: (words - lead) / (count - 1), count: count - 1)
    }

    /// Returns the first plots that can be told in about this many words, one for each share; if there are too few, the
    /// nearest.
    private func tellings(for shares: [Int]) -> [PlotTelling]? {
        tellings(for: shares, missingBy: 0.06, isNearest: false)
            ?? tellings(for: shares, missingBy: 0.5, isNearest: true)
    }

    /// A telling for a share of the words.
    private struct Candidate {
        /// The index among the remaining plots.
        let index: Int
        let telling: PlotTelling
        /// By how many words its telling misses the share.
        let toldMiss: Int
    }

    private func tellings(for shares: [Int], missingBy part: Double, isNearest: Bool) -> [PlotTelling]? {
        var rest = tellings
        var chosen: [PlotTelling] = []
        for (number, share) in shares.enumerated() {
            let candidates = rest.enumerated().compactMap { index, sizes -> Candidate? in
                let telling = sizes.filter(\.hasWholeRefrain).min { $0.miss(share) < $1.miss(share) }
                guard let telling, Double(telling.miss(share)) <= part * Double(share) else { return nil }
                let miss = abs(telling.wordCount(toldIn: share) - share)
                guard Double(miss) <= part * Double(share) else { return nil }
                return Candidate(index: index, telling: telling, toldMiss: miss)
            }
            // The first chapter is what the story is about, where that counts.
            let isFirst = number == 0 && leadShare != nil
            let best =
                isNearest && !isFirst
                ? candidates.min { $0.toldMiss < $1.toldMiss } : candidates.first
            guard let best else { return nil }
            chosen.append(best.telling)
            rest.remove(at: best.index)
        }
        return chosen
    }

    /// As many words for each chapter as it can have, so that they make the whole, or come near it.
    private func counts(of tellings: [PlotTelling], shares: [Int], total: Int) -> [Int] {
        var counts = zip(tellings, shares).map { min(max($1, $0.range.lowerBound), $0.range.upperBound) }
        for (index, telling) in tellings.enumerated() {
            let wanted = counts[index] + total - counts.reduce(0, +)
            counts[index] = min(max(wanted, telling.range.lowerBound), telling.range.upperBound)
        }
        return counts
    }
}

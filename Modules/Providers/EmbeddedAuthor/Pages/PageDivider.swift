/// What stands on pages.
protocol PageLine {
    /// Whether a new paragraph begins here.
    var beginsParagraph: Bool { get }
}

/// Divides sentences that share a picture into pages of about the same length, of a few paragraphs each at most.
struct PageDivider<Line: PageLine> {
    /// The most characters on a page.
    let limit: Int
    /// The most paragraphs on a page.
    var mostParagraphs = 2
    /// How bad it is to begin a page with a sentence; by default, a broken paragraph is as bad as a page that is a
    /// hundred characters too long or too short.
    var cost: (Line) -> Int = { $0.beginsParagraph ? 0 : 100 * 100 }
    /// Returns the length of a sentence in characters, with the space behind it.
    let length: (Line) -> Int

    /// The pages, none of them empty: of all ways to divide, the most even one that breaks few paragraphs.
    func pages(of sentences: [Line]) -> [[Line]] {
        let lengths = sentences.map(length)
        let total = lengths.reduce(0, +)
        let aim = total / max(1, (total + limit - 1) / limit)
        // For every number of sentences, the cost of the best division and where its last page begins.
        var best: [(cost: Int, start: Int)] = [(0, 0)]
        for end in sentences.indices.map({ $0 + 1 }) {
            var choice = (cost: Int.max, start: end - 1)
            var filled = 0
            for start in stride(from: end - 1, through: 0, by: -1) {
                filled += lengths[start]
                let isAlone = start == end - 1
                guard isAlone || (filled <= limit && !hasTooManyParagraphs(sentences[start..<end])) else { break }
                let unevenness = (filled - aim) * (filled - aim)
                let cost = best[start].cost + unevenness + (start > 0 ? self.cost(sentences[start]) : 0)
                if cost < choice.cost { choice = (cost, start) }
            }
            best.append(choice)
        }
        return pages(of: sentences, starts: best.map(\.start))
    }

    private func pages(of sentences: [Line], starts: [Int]) -> [[Line]] {
        var pages: [[Line]] = []
        var end = sentences.count
        while end > 0 {
            pages.insert(Array(sentences[starts[end]..<end]), at: 0)
            end = starts[end]
        }
        return pages
    }

    private func hasTooManyParagraphs(_ page: ArraySlice<Line>) -> Bool {
        page.dropFirst().count(where: \.beginsParagraph) >= mostParagraphs
    }
}

/// How much of a series of stories for one child was heard before in it.
struct HeardAgain {
    /// The share of the sentences of five words or more that were in an earlier story.
    private(set) var share = 0.0
    /// The same for the last story of the series.
    private(set) var shareOfLast = 0.0
    /// The sentences in most stories, with the numbers of these stories.
    private(set) var worst: [(sentence: String, stories: Int)] = []

    /// - Parameter stories: In the order in which they are heard.
    init(stories: [ToldStory]) {
        var counts: [String: Int] = [:]
        var total = 0
        var again = 0
        for story in stories {
            let sentences = Set(story.ownSentences.map(Self.key).filter(Self.isLong))
            let known = sentences.filter { counts[$0] != nil }
            total += sentences.count
            again += known.count
            shareOfLast = sentences.isEmpty ? 0 : Double(known.count) / Double(sentences.count)
            for sentence in sentences { counts[sentence, default: 0] += 1 }
        }
        share = total == 0 ? 0 : Double(again) / Double(total)
        worst = counts.filter { $0.value > 1 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(10)
            .map { ($0.key, $0.value) }
    }

    private static func key(_ sentence: String) -> String {
        Sentences.words(of: sentence).joined(separator: " ")
    }

    private static func isLong(_ sentence: String) -> Bool {
        sentence.split(separator: " ").count >= 5
    }
}

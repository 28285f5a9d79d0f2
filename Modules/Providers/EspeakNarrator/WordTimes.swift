import StoryCore

/// Gives times to words by the events that espeak-ng sent.
enum WordTimes {
    /// The words with their times; words that espeak-ng says in one breath, such as "qu'est-ce que", share a time.
    ///
    /// - Parameter samples: What was said; a word ends with its sound and not with the pause that a comma makes.
    static func words(of part: EspeakPart, events: [SpeechCollector.WordEvent], samples: [Int16]) -> [SpokenWord] {
        let starts = starts(of: part, events: events)
        var words: [SpokenWord] = []
        var index = 0
        while index < part.words.count {
            let next = starts[(index + 1)...].firstIndex { $0 != nil } ?? part.words.count
            let ranges = part.words[index..<next].flatMap(\.ranges)
            let start = min(max(starts[index] ?? 0, words.last?.endSample ?? 0), samples.count)
            let limit = next < starts.count ? starts[next] ?? samples.count : samples.count
            let end = endOfSound(in: samples, from: start, to: min(limit, samples.count))
            words += SpokenWord.sharing(start..<end, among: ranges)
            index = next
        }
        return words
    }

    /// The first event of each word; an event between two words belongs to the one that follows.
    private static func starts(of part: EspeakPart, events: [SpeechCollector.WordEvent]) -> [Int?] {
        var starts = [Int?](repeating: nil, count: part.words.count)
        for event in events {
            guard let index = part.words.firstIndex(where: { event.position < $0.positions.upperBound }) else {
                continue
            }
            if starts[index] == nil { starts[index] = event.sample }
        }
        return starts
    }

    private static func endOfSound(in samples: [Int16], from start: Int, to limit: Int) -> Int {
        guard start < limit else { return start }
        return samples[start..<limit].lastIndex { abs(Int($0)) > UtteranceJoiner.silence }.map { $0 + 1 } ?? limit
    }
}

import StoryCore

/// When each word is said, by how long the network makes each phoneme.
struct PhonemeTimes {
    /// Samples of the unit in which durations are.
    let unit: Int

    /// The words with their samples.
    ///
    /// - Parameters:
    ///   - durations: How many units each identifier of the part takes.
    ///   - samples: What was said; a word ends with its sound and not with the pause behind it.
    ///   - lead: How many samples earlier than its phonemes a word is heard, by its index.
    func words(
        of part: SpeechPart, durations: [Int], samples: [Int16], lead: (Int) -> Int = { _ in 0 }
    ) -> [SpokenWord] {
        var ends = [0]
        for duration in durations { ends.append(ends[ends.count - 1] + duration * unit) }
        var starts: [Int] = []
        for (index, word) in part.words.enumerated() {
            let start = min(max(0, ends[word.phonemes.lowerBound] - lead(index)), samples.count)
            starts.append(max(start, starts.last ?? 0))
        }
        return zip(part.words, starts).enumerated().flatMap { index, pair in
            let (word, start) = pair
            let next = index + 1 < starts.count ? starts[index + 1] : samples.count
            let limit = max(start, min(ends[word.phonemes.upperBound], next))
            return SpokenWord.sharing(start..<Self.endOfSound(in: samples, start..<limit), among: word.ranges)
        }
    }

    private static func endOfSound(in samples: [Int16], _ range: Range<Int>) -> Int {
        samples[range].lastIndex { abs(Int($0)) > UtteranceJoiner.silence }.map { $0 + 1 } ?? range.upperBound
    }
}

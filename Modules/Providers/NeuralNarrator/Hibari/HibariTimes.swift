import StoryCore

/// When each word is said, by how long the network makes each phoneme.
enum HibariTimes {
    /// How much earlier a phoneme is heard than its frames begin: 75 ms, measured against an alignment of the sound.
    static let lead = 3 * HibariNetwork.samplesOfUnit

    /// The words with their samples.
    ///
    /// - Parameters:
    ///   - durations: How many units each identifier takes.
    ///   - count: How many samples there are.
    static func words(of part: SpeechPart, durations: [Int], count: Int) -> [SpokenWord] {
        var ends = [0]
        for duration in durations { ends.append(ends[ends.count - 1] + duration * HibariNetwork.samplesOfUnit) }
        func start(_ word: SpeechPart.Word) -> Int { min(max(0, ends[word.phonemes.lowerBound] - lead), count) }
        return part.words.enumerated().flatMap { place, word in
            let next = place + 1 < part.words.count ? start(part.words[place + 1]) : count
            let from = start(word)
            // A word is over when its last phoneme is, or when the next begins.
            let until = max(from, min(ends[word.phonemes.upperBound], next))
            return SpokenWord.sharing(from..<until, among: word.ranges)
        }
    }
}

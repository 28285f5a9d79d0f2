/// Leaves sentences out of a story, those that matter least first.
struct Shortener {
    private let beats: [Beat]
    private let lengths: [[Int]]
    /// What may be left out, in that order.
    private let order: [(beat: Int, sentence: Int)]

    /// - Parameter wordCount: How many words a sentence has.
    init(beats: [Beat], wordCount: (Sentence) -> Int) {
        self.beats = beats
        lengths = beats.map { $0.sentences.map(wordCount) }
        // By rank, then spread over the story: the last of each beat before the next to last of any.
        order = beats.indices.flatMap { beat in
            beats[beat].sentences.indices.map { (beat: beat, sentence: $0, rank: beats[beat].sentences[$0].rank) }
        }
        .filter { $0.rank > 0 }
        .sorted { ($0.rank, $0.sentence, $0.beat) > ($1.rank, $1.sentence, $1.beat) }
        .map { (beat: $0.beat, sentence: $0.sentence) }
    }

    /// The story with about as many words as are wanted, or as few as it can do with.
    func beats(wordCount target: Int) -> [Beat] {
        var count = lengths.joined().reduce(0, +)
        var isKept = lengths.map { $0.map { _ in true } }
        for place in order where count > target {
            isKept[place.beat][place.sentence] = false
            count -= lengths[place.beat][place.sentence]
        }
        // What went last may have been long: of what matters most, whatever still fits comes back.
        for place in order.reversed() where !isKept[place.beat][place.sentence] {
            let length = lengths[place.beat][place.sentence]
            guard count + length - target <= max(0, target - count) else { continue }
            isKept[place.beat][place.sentence] = true
            count += length
        }
        return zip(beats, isKept).map { beat, isKept in
            var shortened = beat
            shortened.sentences = Self.kept(beat.sentences, isKept)
            return shortened
        }
    }

    /// The sentences that stay of some; a paragraph whose first sentence goes begins with its second, and looks like it.
    static func kept(_ sentences: [Sentence], _ isKept: [Bool]) -> [Sentence] {
        var result: [Sentence] = []
        var beginsParagraph = false
        for (sentence, isKept) in zip(sentences, isKept) {
            beginsParagraph = beginsParagraph || sentence.beginsParagraph
            guard isKept else { continue }
            var next = sentence
            next.beginsParagraph = beginsParagraph
            result.append(next)
            beginsParagraph = false
        }
        return result
    }
}

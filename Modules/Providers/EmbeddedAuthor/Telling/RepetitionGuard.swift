/// Keeps a story from saying a thing twice: no sentence again, no four words in a row more often than a few times.
///
/// Words are compared by hashes that are the same in every run, so that the same request gives the same story.
struct RepetitionGuard {
    /// How often four words may be said in a row.
    let mostUses: Int
    private var sentences: Set<UInt64> = []
    private var phrases: [UInt64: Int] = [:]

    init(mostUses: Int) {
        self.mostUses = mostUses
    }

    /// Whether a text brings nothing that was told too often; if so, it counts as told.
    ///
    /// - Parameter isNeeded: A text without which the story would make no sense counts as told all the same.
    mutating func admits(_ text: String, isNeeded: Bool = false) -> Bool {
        let told = Self.sentences(of: text).filter { $0.count >= Self.wordsOfSentence }
        let keys = told.map { Self.hash($0[...]) }
        let runs = told.flatMap { words in words.indices.dropLast(3).map { Self.hash(words[$0..<$0 + 4]) } }
        let isNew = !(keys.contains(where: sentences.contains) || runs.contains(where: isWorn))
        guard isNew || isNeeded else { return false }
        sentences.formUnion(keys)
        for run in runs { phrases[run, default: 0] += 1 }
        return isNew
    }

    private func isWorn(_ run: UInt64) -> Bool {
        phrases[run, default: 0] >= mostUses
    }

    /// Shorter ones are calls, which may return.
    private static let wordsOfSentence = 2

    // MARK: - Hashes

    /// The words of each sentence, as hashes of their letters in lower case.
    private static func sentences(of text: String) -> [[UInt64]] {
        var sentences: [[UInt64]] = [[]]
        var word = start
        for scalar in text.unicodeScalars {
            switch scalar {
            case "A"..."Z": word = mixed(word, UInt64(scalar.value | 0x20))
            case "a"..."z", "'", "\u{C0}"..."\u{1FFF}": word = mixed(word, UInt64(scalar.value))
            default:
                if word != start { sentences[sentences.count - 1].append(word) }
                word = start
                if scalar == "." || scalar == "!" || scalar == "?" { sentences.append([]) }
            }
        }
        if word != start { sentences[sentences.count - 1].append(word) }
        return sentences
    }

    private static func hash(_ words: ArraySlice<UInt64>) -> UInt64 {
        words.reduce(start) { ($0 ^ $1) &* prime }
    }

    private static func mixed(_ hash: UInt64, _ letter: UInt64) -> UInt64 {
        (hash ^ letter) &* prime
    }

    /// In the manner of FNV-1a, 64 bits: Fowler, Noll, Vo, 1991.
    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
    private static let prime: UInt64 = 0x0000_0100_0000_01b3
}

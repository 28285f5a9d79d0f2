/// Whether a refrain stands whole three times and turns the last time.
struct RefrainUse {
    /// The number of whole refrains in the story, in their plain form.
    let wholeCount: Int
    /// Whether the last time it stands, it is changed.
    let isTurned: Bool

    /// Whether a listener can hear that it returns and that it has changed.
    var isKept: Bool { isTurned && wholeCount >= 2 }

    /// Measures a refrain.
    ///
    /// - Parameters:
    ///   - refrain: The sentences of the refrain, in order.
    ///   - turned: The sentences in their last form; empty if it is the same.
    init(refrain: [String], turned: [String], in pages: [String]) {
        let told = Sentences.words(of: pages.joined(separator: " "))
        let plainWords = Sentences.words(of: refrain.joined(separator: " "))
        let changedWords = Sentences.words(of: turned.joined(separator: " "))
        var plain = Self.positions(of: plainWords, in: told)
        var changed = Self.positions(of: changedWords, in: told)
        // One may be the beginning of the other: the longer one is what stands there.
        if changedWords.count > plainWords.count {
            plain.removeAll(where: changed.contains)
        } else {
            changed.removeAll(where: plain.contains)
        }
        wholeCount = plain.count
        isTurned = changed.last.map { last in plain.allSatisfy { $0 < last } } ?? false
    }

    /// Returns the positions of consecutive words.
    private static func positions(of words: [String], in told: [String]) -> [Int] {
        guard !words.isEmpty, told.count >= words.count else { return [] }
        return (0...told.count - words.count).filter { Array(told[$0..<$0 + words.count]) == words }
    }
}

import StoryCore

/// The words of a part of a sentence as espeak-ng is asked for them.
enum PiperText {
    /// A word, or one of the words of a respelled name.
    struct Word: Hashable {
        /// The range of the word in the text, or of each word of a name.
        var ranges: [TextRange]
        /// Letters, digits and what belongs inside a word; never a mark that espeak-ng would take for a pause.
        var spelling: String
        /// The mark behind it.
        var pause: Character?
    }

    /// Nothing longer is a word.
    private static let longestWord = 100

    /// Returns the words up to each mark, without unpronounceable ones.
    static func clauses(of segment: Utterance.Segment, in utterance: Utterance) -> [[Word]] {
        let part = segment.range.substring(of: utterance.text)
        let finder = NameFinder(utterance.pronunciations.keys)
        var clauses: [[Word]] = [[]]
        for word in finder.words(in: utterance.text, range: part.startIndex..<part.endIndex) {
            let respelled = word.name.flatMap { utterance.pronunciations[$0] }.map {
                $0.lowercased().filter(\.isLetter)
            }
            let spelling = respelled.map { $0 + (word.isPossessive ? "'s" : "") } ?? Self.spelling(of: word.text)
            guard spelling.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
            clauses[clauses.count - 1].append(Word(ranges: word.ranges, spelling: spelling, pause: word.pause))
            if word.pause != nil { clauses.append([]) }
        }
        return clauses.filter { !$0.isEmpty }
    }

    private static func spelling(of word: String) -> String {
        let kept = word.filter { $0.isLetter || $0.isNumber || "'’.,-".contains($0) }
        return String(kept.prefix(longestWord))
    }
}

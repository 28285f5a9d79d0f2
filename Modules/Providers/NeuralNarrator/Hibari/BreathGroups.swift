import EnglishPhonemes
import StoryCore

/// Parts a line that is too long to be said in one breath.
///
/// The network has learnt from sentences of at most 400 phonemes, and memory grows with the length of what it says at a
/// time.
struct BreathGroups {
    /// Quotes and brackets before a line are hardly heard; of a longer row of them the last ones are kept.
    private static let longestOpening = 8

    /// The most phonemes of a group, marks and spaces among them.
    let limit: Int

    /// The groups of a line, in order; a line that fits is one group as it is.
    func groups(of line: PhonemeLine) -> [PhonemeLine] {
        var line = line
        line.opening = String(String.UnicodeScalarView(line.opening.unicodeScalars.suffix(Self.longestOpening)))
        guard line.length > limit else { return [line] }
        var rest = line.words.flatMap(pieces)[...]
        var groups: [PhonemeLine] = []
        while !rest.isEmpty {
            let opening = groups.isEmpty ? line.opening : ""
            let count = wordCount(of: rest, room: limit - opening.unicodeScalars.count)
            groups.append(PhonemeLine(opening: opening, words: Array(rest.prefix(count))))
            rest = rest.dropFirst(count)
        }
        return groups
    }

    // MARK: - Private

    /// Returns the number of words in the next group: as many as fit up to the last mark, or else up to the last word
    /// that does not lean on the next.
    private func wordCount(of words: ArraySlice<PhonemeWord>, room: Int) -> Int {
        var length = 0
        let fitting = words.prefix { word in
            length += word.length
            return length <= room
        }
        guard fitting.count < words.count else { return words.count }
        // A group of two words before a mark would be a gasp, so it is looked for in the second half.
        let half = fitting.indices.suffix((fitting.count + 1) / 2)
        let end = half.last { fitting[$0].endsClause } ?? half.last { !fitting[$0].leansOnNext } ?? fitting.indices.last
        return max(1, (end ?? words.startIndex) - words.startIndex + 1)
    }

    /// Splits an overlong word into pieces, each with the range of the whole word.
    private func pieces(of word: PhonemeWord) -> [PhonemeWord] {
        guard word.length > limit else { return [word] }
        var pieces: [PhonemeWord] = []
        var rest = word.phonemes.unicodeScalars[...]
        while !rest.isEmpty {
            pieces.append(PhonemeWord(ranges: word.ranges, phonemes: String(rest.prefix(limit / 2))))
            rest = rest.dropFirst(limit / 2)
        }
        pieces[pieces.count - 1].gap = String(String.UnicodeScalarView(word.gap.unicodeScalars.prefix(limit / 2)))
        return pieces
    }
}

extension PhonemeLine {
    /// The number of phonemes, marks and spaces.
    fileprivate var length: Int { opening.unicodeScalars.count + words.reduce(0) { $0 + $1.length } }
}

extension PhonemeWord {
    fileprivate var length: Int { phonemes.unicodeScalars.count + gap.unicodeScalars.count }
    /// Whether a mark follows at which speakers pause.
    fileprivate var endsClause: Bool { gap.contains { ",;:—.!?…".contains($0) } }
    /// Whether it is a short word without stress, such as "the" and "of", which is said in one with the next.
    fileprivate var leansOnNext: Bool { length <= 4 && !phonemes.contains("ˈ") }
}

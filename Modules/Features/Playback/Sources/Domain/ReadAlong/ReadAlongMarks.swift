import Foundation
import StoryCore

/// The valid marks of a narration, in order.
struct ReadAlongMarks {
    private(set) var sentences: [SentenceMark] = []
    private(set) var words: [WordMark] = []

    /// Creates the marks, without those that have no duration or no range in the text.
    init(_ narration: NarrationMarks?, texts: [String]) {
        guard let narration else { return }
        let kept = narration.sentences.indices.filter { index in
            let mark = narration.sentences[index]
            return Self.isTime(mark.start, mark.end) && texts.indices.contains(mark.page)
                && !mark.range.substring(of: texts[mark.page]).isEmpty
        }.sorted { (narration.sentences[$0].start, $0) < (narration.sentences[$1].start, $1) }
        sentences = kept.map { narration.sentences[$0] }
        let indices = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
        let spoken = narration.words.compactMap { mark -> WordMark? in
            guard Self.isTime(mark.start, mark.end), let sentence = indices[mark.sentence],
                !mark.range.substring(of: texts[sentences[sentence].page]).isEmpty
            else { return nil }
            return WordMark(sentence: sentence, range: mark.range, start: mark.start, end: mark.end)
        }.sorted { ($0.start, $0.sentence, $0.range.start) < ($1.start, $1.sentence, $1.range.start) }
        for word in spoken { append(word) }
    }

    /// Words of a sentence with the same start are spoken as one.
    private mutating func append(_ word: WordMark) {
        guard let last = words.last, last.start == word.start, last.sentence == word.sentence else {
            return words.append(word)
        }
        words[words.count - 1].range = TextRange(
            start: min(last.range.start, word.range.start), end: max(last.range.end, word.range.end))
        words[words.count - 1].end = max(last.end, word.end)
    }

    /// Returns whether there is sound between two times; a symbol that no voice says has a moment, but no duration.
    private static func isTime(_ start: TimeInterval, _ end: TimeInterval) -> Bool {
        start.isFinite && end.isFinite && start < end
    }
}

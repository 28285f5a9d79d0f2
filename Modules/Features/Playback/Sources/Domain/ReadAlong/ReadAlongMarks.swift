import Foundation
import StoryCore

/// The marks of a narration that fit its text, in the order in which they are said.
struct ReadAlongMarks {
    private(set) var sentences: [SentenceMark] = []
    private(set) var words: [WordMark] = []

    /// Leaves out what has no time, no place in the text, or no time of its own.
    init(_ narration: NarrationMarks?, texts: [String]) {
        guard let narration else { return }
        let kept = narration.sentences.indices.filter { index in
            let mark = narration.sentences[index]
            return Self.isTime(mark.start, mark.end) && texts.indices.contains(mark.page)
                && !mark.range.substring(of: texts[mark.page]).isEmpty
        }.sorted { (narration.sentences[$0].start, $0) < (narration.sentences[$1].start, $1) }
        sentences = kept.map { narration.sentences[$0] }
        let places = Dictionary(uniqueKeysWithValues: zip(kept, kept.indices))
        let spoken = narration.words.compactMap { mark -> WordMark? in
            guard Self.isTime(mark.start, mark.end), let sentence = places[mark.sentence],
                !mark.range.substring(of: texts[sentences[sentence].page]).isEmpty
            else { return nil }
            return WordMark(sentence: sentence, range: mark.range, start: mark.start, end: mark.end)
        }.sorted { ($0.start, $0.sentence, $0.range.start) < ($1.start, $1.sentence, $1.range.start) }
        for word in spoken { append(word) }
    }

    /// Words with the same start in one sentence are said as one.
    private mutating func append(_ word: WordMark) {
        guard let last = words.last, last.start == word.start, last.sentence == word.sentence else {
            return words.append(word)
        }
        words[words.count - 1].range = TextRange(
            start: min(last.range.start, word.range.start), end: max(last.range.end, word.range.end))
        words[words.count - 1].end = max(last.end, word.end)
    }

    /// Whether something is heard between two times; a sign that no voice says has a moment, but no time.
    private static func isTime(_ start: TimeInterval, _ end: TimeInterval) -> Bool {
        start.isFinite && end.isFinite && start < end
    }
}

public import Foundation
public import StoryCore

extension Story {
    /// A narrated story of two pages with two sentences each.
    ///
    /// Every sentence takes a quarter of the story, of which the last fifth is silence, and its words the rest in equal
    /// parts; the pictures are ready.
    ///
    /// - Parameter duration: The length of the narration in seconds; nil for a story without one.
    public static func stub(
        playable id: String, title: String = "The lamp at the window", duration: TimeInterval? = 60,
        status: PartStatus = .ready
    ) -> Story {
        let texts = ["Mira saw a light. It was far away.", "She waved. The light waved back."]
        let pages = texts.enumerated().map { index, text in
            StoryPage(
                index: index, text: text, scene: Scene(setting: "bedroom"),
                illustration: StoryIllustration(
                    status: .ready,
                    media: MediaReference(
                        digest: String(repeating: "\(index)", count: 64), fileExtension: "png", byteCount: 1),
                    timestamp: duration.map { $0 / 2 * Double(index) }, alternativeText: "A light."))
        }
        return Story(
            id: StoryID(rawValue: id), title: title, heroes: [], occasion: .standard(.bedtime), ageBand: .all,
            tone: .gentle, language: .english, minutes: 1, seed: 7, pages: pages, narrationStatus: status,
            narration: duration.map { Narration.stub(texts: texts, duration: $0, of: id) },
            providers: StoryProviders(author: "fake", narrator: "fake", illustrator: "fake"),
            createdAt: Date(timeIntervalSince1970: 1_000_000))
    }
}

extension Narration {
    fileprivate static func stub(texts: [String], duration: TimeInterval, of id: String) -> Narration {
        var sentences: [SentenceMark] = []
        var words: [WordMark] = []
        let length = duration / 4
        for (page, text) in texts.enumerated() {
            let second = text.range(of: ". ")?.upperBound ?? text.endIndex
            for range in [text.startIndex..<second, second..<text.endIndex] {
                let start = length * Double(sentences.count)
                let spoken = WordSplitter.words(in: text, range: range)
                let wordLength = length * 0.8 / Double(max(1, spoken.count))
                for (offset, word) in spoken.enumerated() {
                    let wordStart = start + wordLength * Double(offset)
                    words.append(
                        WordMark(
                            sentence: sentences.count, range: TextRange(word.range, in: text), start: wordStart,
                            end: wordStart + wordLength))
                }
                sentences.append(
                    SentenceMark(
                        page: page, range: TextRange(range, in: text), start: start, end: start + length * 0.8))
            }
        }
        return Narration(
            media: MediaReference(digest: "audio-\(id)", fileExtension: "opus", byteCount: 1), duration: duration,
            format: "audio/ogg; codecs=opus", voice: "plain", loudness: -18, pageStarts: [0, duration / 2],
            sentences: sentences, words: words)
    }
}

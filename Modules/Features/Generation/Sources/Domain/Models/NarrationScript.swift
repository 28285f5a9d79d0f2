import StoryCore

/// A sentence of a page as it will be spoken.
struct NarrationLine: Equatable {
    var page: Int
    /// Where the sentence stands in the page's text.
    var range: TextRange
    var utterance: Utterance
    /// Seconds of silence that follow it.
    var pause: Double
}

/// Turns pages into lines for a narrator.
struct NarrationScript {
    var language: LanguageCode
    var voice: String
    var direction: NarrationDirection
    var pronunciations: [String: String]

    /// Makes the script of a story.
    init(brief: StoryBrief, voice: String) {
        language = brief.language
        self.voice = voice
        direction = NarrationDirection(ageBand: brief.ageBand, tone: brief.tone)
        pronunciations = [:]
        for hero in brief.heroes {
            if let pronunciation = hero.pronunciation { pronunciations[hero.name] = pronunciation }
        }
    }

    /// The lines of a page; none if it has nothing that could be spoken.
    func lines(of page: StoryPage) -> [NarrationLine] {
        let sentences = SentenceSplitter.sentences(in: page.text)
        var lines: [NarrationLine] = []
        var openQuote: Character?
        for (place, range) in sentences.enumerated() {
            let pause = pause(after: range, next: sentences.dropFirst(place + 1).first, in: page.text)
            let text = String(page.text[range])
            let segments = DialogueSplitter.segments(of: text, openQuote: &openQuote)
            lines.append(
                NarrationLine(
                    page: page.index, range: TextRange(range, in: page.text),
                    utterance: Utterance(
                        text: text, segments: segments, language: language, voice: voice,
                        delivery: direction.delivery, pronunciations: pronunciations.filter { text.contains($0.key) }),
                    pause: pause))
            // A quotation that nobody closed must not turn the rest of the page into dialogue.
            if pause > direction.sentencePause { openQuote = nil }
        }
        return lines
    }

    private func pause(after range: Range<String.Index>, next: Range<String.Index>?, in text: String) -> Double {
        guard let next else { return direction.pagePause }
        let gap = text[range.upperBound..<next.lowerBound]
        return gap.count(where: \.isNewline) > 1 ? direction.paragraphPause : direction.sentencePause
    }
}

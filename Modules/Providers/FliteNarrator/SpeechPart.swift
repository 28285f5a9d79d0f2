import StoryCore

/// A part of a sentence, in words that flite can read.
struct SpeechPart: Equatable {
    /// A word of the text, or a name of several, spoken as one.
    struct Word: Equatable {
        /// The range of the word, or of each word of the name, in the utterance's text.
        var ranges: [TextRange]
        /// Tokens for flite: letters, digits, apostrophes, hyphens and full stops inside, and maybe a mark at the end
        /// of the last.
        var tokens: [String]
    }

    /// What can be said.
    var words: [Word]
    var delivery: Delivery
    /// Sounds by token, for names and for words that no dictionary has.
    var pronunciations: [String: [String]]

    /// What flite is given.
    var spokenText: String { words.flatMap(\.tokens).joined(separator: " ") }

    /// The parts of an utterance: a new one where telling and dialogue meet.
    static func parts(of utterance: Utterance) -> [SpeechPart] {
        let lexicon = NameLexicon(utterance.pronunciations)
        return utterance.segments.compactMap { segment in
            let part = segment.range.substring(of: utterance.text)
            let words = lexicon.words(in: utterance.text, range: part.startIndex..<part.endIndex)
            guard !words.isEmpty else { return nil }
            return SpeechPart(
                words: words, delivery: utterance.delivery(of: segment), pronunciations: lexicon.phones)
        }
    }
}

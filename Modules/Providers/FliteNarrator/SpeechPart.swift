import Foundation
import StoryCore

/// A part of a sentence, in words that flite can read and that stand for words of the text one by one.
struct SpeechPart: Equatable {
    /// A word of the text and what is said for it.
    struct Word: Equatable {
        /// Where the word stands in the utterance's text.
        var range: TextRange
        /// One token for flite: letters, digits and apostrophes, and maybe a mark at its end.
        var token: String
    }

    /// The words that can be said.
    var words: [Word]
    var rate: Double
    var pitch: Double
    /// Sounds by token, for names that are said in their own way.
    var pronunciations: [String: [String]]

    /// What flite is given.
    var spokenText: String { words.map(\.token).joined(separator: " ") }

    /// The parts of an utterance: a new one where telling and dialogue meet.
    static func parts(of utterance: Utterance) -> [SpeechPart] {
        let names = NameLexicon(utterance.pronunciations)
        return utterance.segments.compactMap { segment in
            let part = segment.range.substring(of: utterance.text)
            let words = names.words(in: utterance.text, range: part.startIndex..<part.endIndex)
            guard !words.isEmpty else { return nil }
            let delivery = utterance.delivery
            return SpeechPart(
                words: words, rate: delivery.rate * (segment.isDialogue ? delivery.dialogueRate : 1),
                pitch: delivery.pitch * (segment.isDialogue ? delivery.dialoguePitch : 1),
                pronunciations: names.phones)
        }
    }
}

/// Turns words of any script into tokens for flite, and knows how names are said.
struct NameLexicon {
    /// Sounds by token.
    let phones: [String: [String]]
    private let tokens: [String: String]
    private let finder: NameFinder

    /// Takes pronunciations by name.
    init(_ pronunciations: [String: String]) {
        var phones: [String: [String]] = [:]
        var tokens: [String: String] = [:]
        for (place, (name, respelling)) in pronunciations.sorted(by: { $0.key < $1.key }).enumerated() {
            let sounds = Respelling.phones(of: respelling)
            guard !sounds.isEmpty else { continue }
            // A token of its own: no word of the language is changed by it.
            let token = "heroname" + String(UnicodeScalar(UInt8(ascii: "a") + UInt8(place % 26)))
            phones[token] = sounds
            tokens[name] = token
        }
        self.phones = phones
        self.tokens = tokens
        finder = NameFinder(tokens.keys)
    }

    /// The words of a part of a text with their tokens; those that cannot be said are left out.
    func words(in text: String, range: Range<String.Index>) -> [SpeechPart.Word] {
        finder.words(in: text, range: range).compactMap { word in
            let name = word.name.flatMap { tokens[$0] }
            let token = name.map { $0 + (word.isPossessive ? "'s" : "") } ?? Self.token(of: word.text)
            return token.map { SpeechPart.Word(range: word.range, token: $0 + (word.pause.map(String.init) ?? "")) }
        }
    }

    /// A word as flite reads it: Latin letters without accents, digits, apostrophes, hyphens inside; nil if nothing
    /// of it can be said.
    private static func token(of word: String) -> String? {
        var latin = word.replacing("’", with: "'")
        if !latin.utf8.allSatisfy({ $0 < 0x80 }) {
            latin = latin.applyingTransform(StringTransform("Any-Latin; Latin-ASCII"), reverse: false) ?? ""
        }
        let kept = latin.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "'-.".contains($0)) }
        let core = kept.drop { !$0.isLetter && !$0.isNumber }
        guard let last = core.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return nil }
        // Nothing longer is a word, and flite's rules are slow beyond it.
        return String(core[...last].prefix(60))
    }
}

import StoryCore

/// A part of a sentence as espeak-ng is given it: plain words and marks, nothing that it could take for a command.
struct EspeakPart: Equatable, Sendable {
    /// A word of the text.
    struct Word: Equatable, Sendable {
        /// Where the word stands in the utterance's text.
        var range: TextRange
        /// Where it stands in ``spokenText``, in characters (Unicode scalars) from 0.
        var position: Int
    }

    var voice: String
    var rate: Double
    var pitch: Double
    private(set) var words: [Word] = []
    /// What espeak-ng is given.
    private(set) var spokenText = ""

    /// Makes a part of a segment.
    init(_ segment: Utterance.Segment, of utterance: Utterance) {
        let delivery = utterance.delivery
        voice = utterance.voice
        rate = delivery.rate * (segment.isDialogue ? delivery.dialogueRate : 1)
        pitch = delivery.pitch * (segment.isDialogue ? delivery.dialoguePitch : 1)
        let text = utterance.text
        let names = NameFinder(utterance.pronunciations.keys)
        let part = segment.range.substring(of: text)
        for word in names.words(in: text, range: part.startIndex..<part.endIndex) {
            let respelling = word.name.flatMap { utterance.pronunciations[$0] }.map(Self.plain)
            let token = respelling.map { $0 + (word.isPossessive ? "'s" : "") } ?? Self.plainWord(word.text)
            append(token, pause: word.pause, range: word.range)
        }
    }

    private mutating func append(_ token: String, pause: Character?, range: TextRange) {
        guard !token.isEmpty else { return }
        if !spokenText.isEmpty { spokenText += " " }
        words.append(Word(range: range, position: spokenText.unicodeScalars.count))
        spokenText += token + (pause.map(String.init) ?? "")
    }

    /// A respelling as one word, which each language reads by its own rules.
    private static func plain(_ respelling: String) -> String {
        respelling.lowercased().filter(\.isLetter)
    }

    /// A word without signs that mean something to espeak-ng, such as brackets around phonemes.
    private static func plainWord(_ word: String) -> String {
        String(word.filter { $0.isLetter || $0.isNumber || "'’-.".contains($0) || $0.isSymbol && !"<>&[]".contains($0) }
            .prefix(100))
    }
}

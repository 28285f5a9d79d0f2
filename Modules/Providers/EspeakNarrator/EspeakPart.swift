import Foundation
import StoryCore

/// A part of a sentence as espeak-ng is given it: plain words and marks, nothing that it could take for a command.
struct EspeakPart: Equatable, Sendable {
    /// A word of the text, or a name of several, spoken as one.
    struct Word: Equatable, Sendable {
        /// The range of the word, or of each word of the name, in the utterance's text.
        var ranges: [TextRange]
        /// The range in ``spokenText``, in characters (Unicode scalars) from 0, without the mark behind it.
        var positions: Range<Int>
    }

    var voice: String
    var delivery: Delivery
    private(set) var words: [Word] = []
    /// What espeak-ng is given.
    private(set) var spokenText = ""

    /// Creates a part of a segment.
    init(_ segment: Utterance.Segment, of utterance: Utterance) {
        voice = utterance.voice
        delivery = utterance.delivery(of: segment)
        let text = utterance.text
        let names = NameFinder(utterance.pronunciations.keys)
        let part = segment.range.substring(of: text)
        let spelling = EspeakSpelling(language: utterance.language)
        for word in names.words(in: text, range: part.startIndex..<part.endIndex) {
            let respelling = word.name.flatMap { utterance.pronunciations[$0] }.map(EspeakSpelling.words) ?? []
            append(word, respelling.isEmpty ? [spelling.plain(word.text)] : respelling)
        }
    }

    /// A name whose respelling has as many words is marked word by word.
    private mutating func append(_ word: NamedWord, _ spellings: [String]) {
        let last = spellings.count - 1
        let isOneByOne = spellings.count == word.ranges.count
        for (index, spelling) in spellings.enumerated() where !spelling.isEmpty {
            if !spokenText.isEmpty { spokenText += " " }
            let start = spokenText.unicodeScalars.count
            spokenText += spelling + (index == last && word.isPossessive ? "'s" : "")
            let positions = start..<spokenText.unicodeScalars.count
            if isOneByOne {
                words.append(Word(ranges: [word.ranges[index]], positions: positions))
            } else if index == 0 {
                words.append(Word(ranges: word.ranges, positions: positions))
            } else {
                words[words.count - 1].positions = words[words.count - 1].positions.lowerBound..<positions.upperBound
            }
            if index == last, let pause = word.pause { spokenText.append(pause) }
        }
    }
}

/// Spells words so that espeak-ng says them and nothing else.
struct EspeakSpelling {
    private static let signs: Set<Character> = ["'", "’", "-", ".", ",", ":", "/", "%", "&"]
    private static let commands: Set<Character> = ["<", ">", "[", "]", "{", "}", "|", "\\"]
    private static let longestWord = 100

    private let isOwnLetter: @Sendable (Unicode.Scalar) -> Bool

    /// Spells for a language.
    init(language: LanguageCode) {
        let script: ClosedRange<UInt32> =
            switch language.base.rawValue {
            case "ru", "uk", "bg", "sr": 0x400...0x52F
            case "el": 0x370...0x3FF
            default: 0...0
            }
        isOwnLetter = { $0.value < 0x370 || script.contains($0.value) || (0x1E00...0x1EFF).contains($0.value) }
    }

    /// A word without signs that mean something to espeak-ng, in letters of the language: it would name each letter
    /// of another script ("Greek letter eta").
    func plain(_ word: String) -> String {
        let isForeign = word.unicodeScalars.contains { $0.properties.isAlphabetic && !isOwnLetter($0) }
        let readable = isForeign ? word.applyingTransform(.toLatin, reverse: false) ?? "" : word
        let kept = readable.map { character -> Character in
            let isSign = Self.signs.contains(character) || character.isSymbol && !Self.commands.contains(character)
            return character.isLetter || character.isNumber || isSign ? character : " "
        }
        return String(String(kept).split(separator: " ").joined(separator: " ").prefix(Self.longestWord))
    }

    /// The words of a respelling, which each language reads by its own rules; with a capital, since espeak-ng takes
    /// a full stop before a small letter for part of an abbreviation.
    static func words(of respelling: String) -> [String] {
        respelling.split(whereSeparator: \.isWhitespace).map { $0.lowercased().filter(\.isLetter) }
            .filter { !$0.isEmpty }.map { String($0.prefix(1).uppercased() + $0.dropFirst()) }
    }
}

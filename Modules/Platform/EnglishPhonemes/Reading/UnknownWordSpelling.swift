import Foundation
import StoryCore

/// How words are put to the network for unknown words, and how its answers are read.
///
/// The network was trained by connectionist temporal classification (Graves 2006): repeats and blanks between sounds
/// mean nothing.
struct UnknownWordSpelling: Sendable {
    private let letters: [Unicode.Scalar: Int64]
    private let sounds: [String]
    private let longest: Int
    private let network: any UnknownWords

    /// The voice's file for American or British English.
    static func file(isBritish: Bool) -> String { isBritish ? "oov_gb.json" : "oov.json" }

    /// Reads the content of the voice's file.
    init(_ content: [UInt8], _ network: any UnknownWords) throws(MalformedJSON) {
        var (letters, sounds, longest): ([String], [String], Int) = ([], [], 0)
        var scanner = JSONScanner(content)
        try scanner.forEachMember { key, value throws(MalformedJSON) in
            switch key {
            case "in": letters = try value.strings()
            case "out": sounds = try value.strings()
            case "maxlen": longest = Int(try value.number())
            default: try value.skipValue()
            }
        }
        guard !letters.isEmpty, !sounds.isEmpty, (1...1000).contains(longest) else { throw MalformedJSON() }
        let numbers = letters.enumerated().compactMap { number, letter in
            letter.unicodeScalars.first.map { ($0, Int64(number + 1)) }
        }
        self.letters = Dictionary(numbers) { $1 }
        self.sounds = sounds
        self.longest = longest
        self.network = network
    }

    /// How a word may be said; nil if it has no letter that can be read.
    func phonemes(of word: String) throws(ProviderError) -> String? {
        let numbers = Array(word.unicodeScalars.flatMap(numbers).prefix(longest))
        guard !numbers.isEmpty else { return nil }
        var phonemes = ""
        var last: Int64 = 0
        for sound in try network.sounds(ofLetters: numbers) {
            if sound != last, sounds.indices.contains(Int(sound) - 1) { phonemes += sounds[Int(sound) - 1] }
            last = sound
        }
        return phonemes.isEmpty ? nil : phonemes
    }

    /// The number of a letter; of one that the network does not know, those of the Latin letters in its stead.
    private func numbers(of letter: Unicode.Scalar) -> [Int64] {
        if let number = letters[letter] { return [number] }
        guard !letter.isASCII,
            let latin = String(letter).applyingTransform(StringTransform("Any-Latin; Latin-ASCII"), reverse: false)
        else { return [] }
        return latin.unicodeScalars.filter(\.isLetter).compactMap { letters[$0] }
    }
}

import Foundation
import StoryCore

/// What the file beside a Piper voice's network says of it.
struct PiperDescription: Decodable {
    struct Audio: Decodable {
        /// Samples a second.
        var sampleRate: Int

        private enum CodingKeys: String, CodingKey {
            case sampleRate = "sample_rate"
        }
    }

    struct Espeak: Decodable {
        /// The voice by which espeak-ng finds the phonemes: "en-us".
        var voice: String
    }

    var audio: Audio
    var espeak: Espeak
    /// The numbers of each phoneme, mark and sign.
    var identifiers: [String: [Int64]]

    private enum CodingKeys: String, CodingKey {
        case audio, espeak
        case identifiers = "phoneme_id_map"
    }

    /// Reads a description; nil if it is none that speech can be made with.
    init?(_ json: Data) {
        guard let read = try? BoundedJSON.value(Self.self, of: json), (8_000...48_000).contains(read.audio.sampleRate),
            ["^", "$", "_", " "].allSatisfy({ read.identifiers[$0]?.isEmpty == false })
        else { return nil }
        self = read
    }

    /// What the network is given for words: a phoneme, then nothing, then the next, between signs for both ends.
    func part(_ words: [PiperWord]) -> SpeechPart {
        var part = SpeechPart(identifiers: [], words: [], seed: 0)
        func append(_ text: some StringProtocol) {
            for scalar in text.unicodeScalars {
                guard let numbers = identifiers[String(scalar)] else { continue }
                part.identifiers += numbers + (identifiers["_"] ?? [])
            }
        }
        append("^")
        for (place, word) in words.enumerated() {
            if place > 0 { append(" ") }
            let start = part.identifiers.count
            append(word.phonemes)
            let phonemes = start..<part.identifiers.count
            if !phonemes.isEmpty { part.words.append(SpeechPart.Word(ranges: word.ranges, phonemes: phonemes)) }
            if let pause = word.pause { append(String(pause)) }
        }
        part.identifiers += identifiers["$"] ?? []
        return part
    }
}

/// A word as a Piper voice says it.
struct PiperWord: Hashable, Sendable {
    /// Where the word stands in the text, or each word of a name.
    var ranges: [TextRange]
    /// Its sounds by the International Phonetic Alphabet.
    var phonemes: String
    /// The mark that shapes the voice afterwards.
    var pause: Character?
}

public import Foundation
import StoryCore

/// The description beside a graph of Piper's, `NAME.onnx.json`, as far as it is needed to list and use a voice.
public struct PiperDescription: Decodable, Hashable, Sendable {
    /// The format of the audio.
    public struct Audio: Decodable, Hashable, Sendable {
        /// Samples a second.
        public var sampleRate: Int
        /// The size of the graph, such as "medium".
        var quality: String?

        private enum CodingKeys: String, CodingKey {
            case sampleRate = "sample_rate"
            case quality
        }
    }

    /// The source of pronunciations.
    public struct Espeak: Decodable, Hashable, Sendable {
        /// The voice by which espeak-ng finds the phonemes, such as "en-us".
        public var voice: String
    }

    struct Language: Decodable, Hashable, Sendable {
        var code: String
    }

    /// The format of the audio.
    public var audio: Audio
    /// The source of pronunciations.
    public var espeak: Espeak
    /// The numbers of each phoneme, mark and sign, as the graph takes them.
    public var identifiers: [String: [Int64]]
    /// The language, from Piper 1.0 on.
    var language: Language?
    /// The release of Piper that wrote it.
    var piperVersion: String?

    private enum CodingKeys: String, CodingKey {
        case audio, espeak, language
        case identifiers = "phoneme_id_map"
        case piperVersion = "piper_version"
    }

    /// Reads a description; nil if it is none.
    public init?(_ json: Data) {
        guard let read = try? BoundedJSON.value(Self.self, of: json) else { return nil }
        self = read
    }

    /// The language that it speaks.
    var languageCode: LanguageCode { LanguageCode(rawValue: language?.code ?? espeak.voice) }
}

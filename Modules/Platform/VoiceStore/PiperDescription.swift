public import Foundation
import StoryCore

/// What lies beside a graph of Piper's, `NAME.onnx.json`: as much as listing a voice and speaking with it take.
public struct PiperDescription: Decodable, Hashable, Sendable {
    /// The sound that comes out.
    public struct Audio: Decodable, Hashable, Sendable {
        /// Samples a second.
        public var sampleRate: Int
        /// How large the graph is, such as "medium".
        var quality: String?

        private enum CodingKeys: String, CodingKey {
            case sampleRate = "sample_rate"
            case quality
        }
    }

    /// Who says how words sound.
    public struct Espeak: Decodable, Hashable, Sendable {
        /// The voice by which espeak-ng finds the phonemes, such as "en-us".
        public var voice: String
    }

    struct Language: Decodable, Hashable, Sendable {
        var code: String
    }

    /// The sound that comes out.
    public var audio: Audio
    /// Who says how words sound.
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

import Foundation
import SafeFiles
import StoryCore

/// What lies beside a graph of Piper's, `NAME.onnx.json`: as much as a listing needs.
struct PiperDescription: Decodable {
    struct Audio: Decodable {
        var sampleRate: Int
        var quality: String?

        private enum CodingKeys: String, CodingKey {
            case sampleRate = "sample_rate"
            case quality
        }
    }

    struct Language: Decodable {
        var code: String
    }

    struct Espeak: Decodable {
        var voice: String
    }

    /// The sound that comes out.
    var audio: Audio
    /// The language, from Piper 1.0 on.
    var language: Language?
    /// espeak-ng's name for the way in which words are said.
    var espeak: Espeak
    /// The release of Piper that wrote it.
    var piperVersion: String?
    /// The numbers of the sounds.
    var phonemeNumbers: [String: [Int]]

    private enum CodingKeys: String, CodingKey {
        case audio, language, espeak
        case piperVersion = "piper_version"
        case phonemeNumbers = "phoneme_id_map"
    }

    /// The most bytes that a description may have; those of voices with hundreds of speakers have 30,000.
    static let largest = 1 << 20

    /// Reads a description.
    ///
    /// - Throws: ``VoiceError/badFile(path:detail:)``, ``VoiceError/storage(_:)``.
    init(_ file: URL) throws(VoiceError) {
        let content: Data
        do throws(StorageError) {
            content = try OpenFile(file, limit: Self.largest).content()
        } catch {
            throw .storage(error)
        }
        do {
            self = try BoundedJSON.value(Self.self, of: content)
        } catch {
            throw .badFile(path: file.path, detail: "It doesn't describe a voice of Piper's.")
        }
        guard (8_000...96_000).contains(audio.sampleRate), !phonemeNumbers.isEmpty else {
            throw .badFile(path: file.path, detail: "It doesn't describe a voice of Piper's that can be used.")
        }
    }

    /// The language that it speaks.
    var languageCode: LanguageCode { LanguageCode(rawValue: language?.code ?? espeak.voice) }
}

import EnglishPhonemes
import Foundation
import StoryCore

/// The numbers that a voice's network has for phonemes.
struct HibariAlphabet {
    /// Stands at both ends of what is said.
    static let edge: Int64 = 0
    /// The file of a voice that has them.
    static let file = "vocab.json"

    private let identifiers: [Unicode.Scalar: Int64]

    /// Reads an object of phonemes and their numbers; nil if it is none.
    init?(_ json: Data) {
        guard let table = try? BoundedJSON.value([String: Int64].self, of: json), !table.isEmpty else { return nil }
        identifiers = Dictionary(
            table.compactMap { phoneme, number in
                let scalars = phoneme.unicodeScalars
                return scalars.count == 1 ? scalars.first.map { ($0, number) } : nil
            }, uniquingKeysWith: { first, _ in first })
    }

    /// The number of the space between words; nil if there is none.
    var space: Int64? { identifiers[" "] }

    /// What the network is given for a line; phonemes that it does not know are left out.
    func part(_ line: PhonemeLine, seed: UInt64) -> SpeechPart {
        var part = SpeechPart(identifiers: [Self.edge] + numbers(of: line.opening), words: [], seed: seed)
        for word in line.words {
            let start = part.identifiers.count
            part.identifiers += numbers(of: word.phonemes)
            let phonemes = start..<part.identifiers.count
            if !phonemes.isEmpty { part.words.append(SpeechPart.Word(ranges: word.ranges, phonemes: phonemes)) }
            part.identifiers += numbers(of: word.gap)
        }
        part.identifiers.append(Self.edge)
        return part
    }

    private func numbers(of phonemes: String) -> [Int64] { phonemes.unicodeScalars.compactMap { identifiers[$0] } }
}

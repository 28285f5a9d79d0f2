public import Foundation
public import StoryCore

/// Turns English text into phonemes of hibari's alphabet.
public struct EnglishPhonemes: Sendable {
    /// Loads the tables of a voice.
    public init(folder: URL, british: Bool = false, unknownWords: any UnknownWords) throws(PhonemeDataError) {}

    /// What is said for a line of text, or for a part of one.
    ///
    /// - Parameters:
    ///   - text: The text; ranges of words are offsets in it.
    ///   - range: The part that is said; nil for all of it.
    ///   - pronunciations: How names are said: respelled syllables ("MEE-rah") by the name as it stands in the text.
    public func line(
        of text: String, range: Range<String.Index>? = nil, pronunciations: [String: String] = [:]
    ) throws(ProviderError) -> PhonemeLine {
        PhonemeLine(words: [])
    }
}

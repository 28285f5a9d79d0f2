import StoryCore

/// A voice that is loaded.
protocol Speaker {
    /// Samples a second.
    var sampleRate: Int { get }

    /// What is said of a part of a sentence, in pieces that are said in one breath.
    func parts(of segment: Utterance.Segment, in utterance: Utterance) throws(ProviderError) -> [SpeechPart]

    /// Speaks a piece.
    func speak(_ part: SpeechPart, _ delivery: Delivery) throws(ProviderError) -> SpokenPart
}

/// What is said in one breath, as a network takes it.
struct SpeechPart: Hashable, Sendable {
    /// A word of the text.
    struct Word: Hashable, Sendable {
        /// Where the word stands in the text, or each word of a name that is said as one.
        var ranges: [TextRange]
        /// Which of the identifiers are its phonemes.
        var phonemes: Range<Int>
    }

    /// The phonemes, and whatever a network wants between and around them.
    var identifiers: [Int64]
    /// The words, in order.
    var words: [Word]
    /// Where the noise comes from: the same words are always said in the same way.
    var seed: UInt64
}

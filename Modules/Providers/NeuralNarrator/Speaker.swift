import StoryCore

/// A voice that is loaded.
protocol Speaker {
    /// Samples a second.
    var sampleRate: Int { get }

    /// Returns the speech of a part of a sentence, in pieces of one breath.
    func parts(of segment: Utterance.Segment, in utterance: Utterance) throws(ProviderError) -> [SpeechPart]

    /// Speaks a piece.
    func speak(_ part: SpeechPart, _ delivery: Delivery) throws(ProviderError) -> SpokenPart
}

/// A piece of speech of one breath, as a network takes it.
struct SpeechPart: Hashable, Sendable {
    /// A word of the text.
    struct Word: Hashable, Sendable {
        /// The range of the word in the text, or of each word of a name.
        var ranges: [TextRange]
        /// Which of the identifiers are its phonemes.
        var phonemes: Range<Int>
    }

    /// The phonemes, and whatever a network wants between and around them.
    var identifiers: [Int64]
    /// The words, in order.
    var words: [Word]
    /// The seed of the noise: equal words sound the same.
    var seed: UInt64
}

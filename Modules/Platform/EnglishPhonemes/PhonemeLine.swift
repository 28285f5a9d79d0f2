public import StoryCore

/// A line of text as it is said: phonemes, and to which word of the text each of them belongs.
///
/// The alphabet is that of hibari's `vocab.json`, one Unicode scalar each: misaki's phonemes, marks of punctuation
/// and the space.
public struct PhonemeLine: Hashable, Sendable {
    /// Marks before the first word, such as an opening quotation mark.
    public var opening: String
    /// The words that are said, in the order of the text.
    public var words: [PhonemeWord]

    /// Creates a line.
    public init(opening: String = "", words: [PhonemeWord]) {
        self.opening = opening
        self.words = words
    }

    /// All that is said, as the network is given it; it neither begins nor ends with a space.
    public var phonemes: String { opening + words.map { $0.phonemes + $0.gap }.joined() }
}

/// The phonemes of a word.
public struct PhonemeWord: Hashable, Sendable {
    /// The range of the word in the text, without surrounding punctuation, as ``WordSplitter`` finds words; several
    /// ranges for words spoken as one, such as a name of two words with one pronunciation.
    public var ranges: [TextRange]
    /// Its phonemes, never empty; with spaces where one written word is several spoken ones, such as "1984".
    public var phonemes: String
    /// The marks and the space between this word and the next, or behind the last.
    public var gap: String

    /// Creates a word.
    public init(ranges: [TextRange], phonemes: String, gap: String = "") {
        self.ranges = ranges
        self.phonemes = phonemes
        self.gap = gap
    }
}

import StoryCore

/// A word as a Piper voice says it.
struct PiperWord: Hashable, Sendable {
    /// The range of the word in the text, or of each word of a name.
    var ranges: [TextRange]
    /// Its sounds by the International Phonetic Alphabet.
    var phonemes: String
    /// The mark that shapes the voice afterwards.
    var pause: Character?
}

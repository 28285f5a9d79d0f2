public import StoryCore

/// The network that pronounces words in no dictionary: it maps numbers of letters to numbers of sounds.
///
/// Their meaning is defined here, by the file `oov.json` beside the network; the code that runs the network needs no
/// knowledge of words.
public protocol UnknownWords: Sendable {
    /// What the network makes of a word.
    ///
    /// - Parameter letters: The word's letters as numbers from 1; between 1 and 24 of them. The tensor "chars" of
    ///   shape [1, count].
    /// - Returns: Numbers of sounds from 1, with 0 for none and with repeats, as the network gives them: the first
    ///   row of its first output.
    func sounds(ofLetters letters: [Int64]) throws(ProviderError) -> [Int64]
}

public import StoryCore

/// The network that reads words which no dictionary has: numbers of letters go in, numbers of sounds come out.
///
/// What the numbers mean is known here, from the file `oov.json` beside the network; whoever runs the network needs
/// to know nothing of words.
public protocol UnknownWords: Sendable {
    /// What the network makes of a word.
    ///
    /// - Parameter letters: The word's letters as numbers from 1; between 1 and 24 of them. The tensor "chars" of
    ///   shape [1, count].
    /// - Returns: Numbers of sounds from 1, with 0 for none and with repeats, as the network gives them: the first
    ///   row of its first output.
    func sounds(ofLetters letters: [Int64]) throws(ProviderError) -> [Int64]
}

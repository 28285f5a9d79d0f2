/// How much earlier a word of a hibari voice is heard than the frames of its first phoneme begin.
///
/// The network moves into a word as soon as the space before it begins, and a space is the longer the slower it speaks.
/// The numbers are fitted to 2,678 words of 240 sentences at four speeds from 0.55 to 0.9, aligned by pocketsphinx:
/// from the marks, half of the words are within 14 ms, and 95 of 100 within 55 ms.
struct HibariOnset {
    /// The identifier of a space; nil if the voice has none.
    let space: Int64?
    /// How fast is spoken, 1 being the voice's own speed.
    let speed: Double

    private static let second = Double(SpectralFrames.sampleRate)

    /// Samples for the word at an index.
    ///
    /// - Parameter durations: How many units of ``HibariNetwork/samplesOfUnit`` each identifier of the part takes.
    func lead(ofWord index: Int, in part: SpeechPart, durations: [Int]) -> Int {
        // Out of silence, a mouth opens early.
        guard index > 0 else { return Int(0.09 * Self.second / speed) }
        let (start, end) = (part.words[index].phonemes.lowerBound, part.words[index - 1].phonemes.upperBound)
        guard start > end, part.identifiers[start - 1] == space else { return Int(0.075 * Self.second) }
        let pause = Double(durations[start - 1] * HibariNetwork.samplesOfUnit)
        // Behind a mark, a part of the space is still silent.
        return start - end == 1 ? Int(pause + 0.027 * Self.second) : Int(0.7 * pause + 0.04 * Self.second)
    }
}

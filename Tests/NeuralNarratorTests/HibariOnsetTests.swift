@testable import NeuralNarrator
import StoryCore
import Testing

@Suite("When a word of a hibari voice is heard", .timeLimit(.minutes(1)))
struct HibariOnsetTests {
    private let unit = HibariNetwork.samplesOfUnit

    @Test("The first word is heard the earlier, the slower is spoken")
    func first() {
        let part = part([0, 5, 0], words: [1..<2])
        #expect(lead(ofWord: 0, in: part, durations: [20, 4, 8], speed: 1) == 2_160)
        #expect(lead(ofWord: 0, in: part, durations: [20, 4, 8], speed: 0.5) == 4_320)
    }

    @Test("A word is heard from the space before it on", arguments: [1, 3])
    func space(length: Int) {
        let part = part([0, 5, 16, 6, 0], words: [1..<2, 3..<4])
        #expect(lead(ofWord: 1, in: part, durations: [20, 4, length, 4, 8]) == length * unit + 648)
    }

    @Test("Behind a comma, a part of the space is silent")
    func mark() {
        let part = part([0, 5, 3, 16, 6, 0], words: [1..<2, 4..<5])
        #expect(lead(ofWord: 1, in: part, durations: [20, 4, 9, 10, 4, 8]) == 7 * unit + 960)
    }

    @Test("Behind a dash, whose silence may be long, a word is heard as early as in the middle of another")
    func dash() {
        let part = part([0, 5, 9, 6, 0], words: [1..<2, 3..<4])
        #expect(lead(ofWord: 1, in: part, durations: [20, 4, 30, 4, 8]) == 3 * unit)
    }

    // MARK: - Private

    private func lead(ofWord index: Int, in part: SpeechPart, durations: [Int], speed: Double = 1) -> Int {
        HibariOnset(space: 16, speed: speed).lead(ofWord: index, in: part, durations: durations)
    }

    private func part(_ identifiers: [Int64], words: [Range<Int>]) -> SpeechPart {
        let range = TextRange(start: 0, end: 1)
        return SpeechPart(
            identifiers: identifiers, words: words.map { SpeechPart.Word(ranges: [range], phonemes: $0) }, seed: 0)
    }
}

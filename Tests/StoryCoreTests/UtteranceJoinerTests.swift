import StoryCore
import Testing

@Suite("Joining the parts of a sentence", .timeLimit(.minutes(1)))
struct UtteranceJoinerTests {
    private let rate = 1000
    private let text = "One two, three."

    /// `before` silent samples, `loud` ones, and `after` silent ones.
    private func samples(_ before: Int, _ loud: Int, _ after: Int) -> [Int16] {
        Array(repeating: 0, count: before) + Array(repeating: Int16.min, count: loud)
            + Array(repeating: 130, count: after)
    }

    private func word(_ start: Int, _ end: Int, _ from: Int, _ to: Int) -> SpokenWord {
        SpokenWord(range: TextRange(start: start, end: end), startSample: from, endSample: to)
    }

    @Test("A part is as much louder or softer as it is asked for, and nothing turns over")
    func gain() {
        // Given
        var (soft, loud) = (UtteranceJoiner(sampleRate: rate), UtteranceJoiner(sampleRate: rate))
        let part = SpokenPart(samples: [1000, -20_000, 30_000], words: [])
        // When
        soft.append(part, gain: -6)
        loud.append(part, gain: 3)
        // Then
        #expect(soft.spoken(wordsOf: "").samples == [501, -10_024, 15_036])
        #expect(loud.spoken(wordsOf: "").samples == [1413, -28_251, .max])
    }

    @Test("Silence around a part is trimmed to 20 ms, and words move along")
    func trimming() {
        // Given
        var sut = UtteranceJoiner(sampleRate: rate)
        // When
        sut.append(SpokenPart(samples: samples(100, 300, 100), words: [word(0, 3, 100, 200), word(4, 7, 200, 400)]))
        let spoken = sut.spoken(wordsOf: "One two")
        // Then
        #expect(spoken.sampleRate == rate)
        #expect(spoken.samples.count == 20 + 300 + 20)
        #expect(spoken.words == [word(0, 3, 20, 120), word(4, 7, 120, 320)])
    }

    @Test("Between two parts there is a breath of 160 ms")
    func breath() {
        // Given
        var sut = UtteranceJoiner(sampleRate: rate)
        // When
        sut.append(SpokenPart(samples: samples(0, 100, 0), words: [word(0, 3, 0, 100)]))
        sut.append(SpokenPart(samples: samples(50, 100, 0), words: [word(4, 7, 50, 150)]))
        let spoken = sut.spoken(wordsOf: "One two")
        // Then
        #expect(spoken.samples.count == 100 + 160 + 20 + 100)
        #expect(spoken.words == [word(0, 3, 0, 100), word(4, 7, 280, 380)])
    }

    @Test("A part of silence adds nothing; without any speech every word is at the beginning")
    func silence() {
        var sut = UtteranceJoiner(sampleRate: rate)
        sut.append(SpokenPart(samples: samples(500, 0, 500), words: [word(0, 3, 0, 1000)]))
        sut.append(SpokenPart(samples: [], words: []))
        let spoken = sut.spoken(wordsOf: "One two")
        #expect(spoken.samples.isEmpty)
        #expect(spoken.words == [word(0, 3, 0, 0), word(4, 7, 0, 0)])
    }

    @Test("A word that was not said gets the moment between its neighbours")
    func unsaid() {
        var sut = UtteranceJoiner(sampleRate: rate)
        sut.append(SpokenPart(samples: samples(0, 100, 0), words: [word(0, 3, 0, 40), word(9, 14, 50, 100)]))
        #expect(sut.spoken(wordsOf: text).words == [word(0, 3, 0, 40), word(4, 7, 40, 40), word(9, 14, 50, 100)])
    }

    @Test("Something that was said but is no word of the text takes the time of no other")
    func notOfTheText() {
        var sut = UtteranceJoiner(sampleRate: rate)
        sut.append(
            SpokenPart(
                samples: samples(0, 100, 0),
                words: [word(0, 3, 0, 20), word(3, 4, 20, 30), word(4, 7, 30, 60), word(9, 14, 60, 100)]))
        #expect(sut.spoken(wordsOf: text).words == [word(0, 3, 0, 20), word(4, 7, 30, 60), word(9, 14, 60, 100)])
    }

    @Test("Times never go back, and never leave the samples")
    func order() {
        var sut = UtteranceJoiner(sampleRate: rate)
        sut.append(
            SpokenPart(
                samples: samples(0, 100, 0), words: [word(0, 3, -50, 80), word(4, 7, 30, 60), word(9, 14, 70, 900)]))
        #expect(sut.spoken(wordsOf: text).words == [word(0, 3, 0, 80), word(4, 7, 80, 80), word(9, 14, 80, 100)])
    }
}

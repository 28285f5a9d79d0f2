import EnglishPhonemes
import Foundation
@testable import NeuralNarrator
import StoryCore
import Testing

@Suite("Times and samples", .timeLimit(.minutes(1)))
struct SpeechTimesTests {
    @Test("A word begins with its first phoneme, less what is heard early, and ends with the next or with its sound")
    func times() {
        // Given
        let part = SpeechPart(
            identifiers: [0, 5, 6, 1, 7, 0],
            words: [
                SpeechPart.Word(ranges: [TextRange(start: 0, end: 2)], phonemes: 1..<3),
                SpeechPart.Word(ranges: [TextRange(start: 3, end: 4)], phonemes: 4..<5),
            ], seed: 0)
        var samples = [Int16](repeating: 2_000, count: 120)
        for index in 95..<120 { samples[index] = 0 }
        // When
        let words = PhonemeTimes(unit: 10)
            .words(of: part, durations: [2, 1, 2, 3, 3, 1], samples: samples) { _ in 15 }
        // Then
        #expect(words.map(\.startSample) == [5, 65])
        #expect(words.map(\.endSample) == [50, 95])
    }

    @Test("Times stay within the sound, and never go back")
    func bounds() {
        let part = SpeechPart(
            identifiers: [0, 5, 7, 0],
            words: (1...2).map { SpeechPart.Word(ranges: [TextRange(start: $0, end: $0 + 1)], phonemes: $0..<$0 + 1) },
            seed: 0)
        let words = PhonemeTimes(unit: 10)
            .words(of: part, durations: [1, 1, 90, 1], samples: [Int16](repeating: 500, count: 20)) { _ in 30 }
        #expect(words.map(\.startSample) == [0, 0])
        #expect(words.map(\.endSample) == [0, 20])
    }

    @Test("Sound fades at both ends, is cut off at full scale, and what is no number is silence")
    func samples() {
        // When
        let samples = SoundSamples.samples(of: [1, 0.5, 0.5, 3, -3, .nan, 0.5, 1], level: 1, fade: 2)
        // Then
        #expect(samples == [0, 8_192, 16_384, 32_767, -32_768, 0, 8_192, 0])
    }

    @Test("Without anything to change, pitch stays as it is; higher, it moves as much in octaves; flat, it stays")
    func pitch() {
        // Given
        let pitch: [Float] = [0, 100, 200, 400, 12]
        // Then
        #expect(Intonation.changed(pitch, height: 1, melody: 1) == pitch)
        let higher = Intonation.changed(pitch, height: 1.5, melody: 1)
        #expect(zip(higher, [0, 150, 300, 600, 12] as [Float]).allSatisfy { abs($0 - $1) < 0.01 })
        let flat = Intonation.changed(pitch, height: 1, melody: 0)
        #expect(zip(flat, [0, 200, 200, 200, 12] as [Float]).allSatisfy { abs($0 - $1) < 0.01 })
    }

    @Test("However high or low somebody speaks, it stays a voice")
    func pitchBounds() {
        let changed = Intonation.changed([50, 600], height: 2, melody: 3)
        #expect(changed.allSatisfy { $0 > PulseTrain.lowestPitch && $0 <= 700 })
    }

    @Test("An alphabet knows which numbers are a word's, and leaves out what it has no number for")
    func alphabet() throws {
        // Given
        let sut = try #require(HibariAlphabet(Data(#"{"f": 5, "ˈ": 9, "ɑ": 6, ".": 4, " ": 16, "“": 14}"#.utf8)))
        let range = TextRange(start: 0, end: 3)
        let line = PhonemeLine(
            opening: "“",
            words: [
                PhonemeWord(ranges: [range], phonemes: "fˈɑ☃", gap: " "),
                PhonemeWord(ranges: [range], phonemes: "☃", gap: "."),
            ])
        // When
        let part = sut.part(line, seed: 1)
        // Then
        #expect(part.identifiers == [0, 14, 5, 9, 6, 16, 4, 0])
        #expect(part.words == [SpeechPart.Word(ranges: [range], phonemes: 2..<5)])
    }

    @Test("What is no alphabet is none", arguments: ["", "[]", "{}", #"{"a": "b"}"#])
    func noAlphabet(json: String) {
        #expect(HibariAlphabet(Data(json.utf8)) == nil)
    }
}

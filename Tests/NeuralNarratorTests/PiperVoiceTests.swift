import Foundation
@testable import NeuralNarrator
import StoryCore
import Testing
import VoiceStore

@Suite(
    "A Piper voice", .timeLimit(.minutes(5)),
    .enabled(if: InstalledVoiceFixture.piper != nil, Comment(rawValue: InstalledVoiceFixture.need)))
struct PiperVoiceTests {
    private let sut = InstalledVoiceFixture.narrator

    @Test("Every word has a time of its own, and the same sentence the same samples")
    func speak() async throws {
        // Given
        let utterance = Utterance.make(
            "“Oh, look,” said Mira’s dog; the owl is 21!", voice: InstalledVoiceFixture.piper,
            pronunciations: ["Mira": "MEE-rah"])
        // When
        let spoken = try await sut.speak(utterance)
        // Then
        #expect(
            spoken.words.map(\.range)
                == WordSplitter.words(in: utterance.text).map { TextRange($0.range, in: utterance.text) })
        #expect(spoken.words.allSatisfy { $0.endSample > $0.startSample })
        #expect(spoken.samples.contains { abs(Int($0)) > 3_000 })
        #expect(try await sut.speak(utterance) == spoken)
    }

    @Test("What cannot be said is silent", arguments: ["", "… !!!", "🦊"])
    func nothing(text: String) async throws {
        let spoken = try await sut.speak(.make(text, voice: InstalledVoiceFixture.piper))
        #expect(spoken.samples.isEmpty)
    }
}

@Suite("Piper's format", .timeLimit(.minutes(1)))
struct PiperFormatTests {
    @Test("Phonemes become numbers with nothing between them, and signs at both ends")
    func identifiers() throws {
        // Given
        let sut = try #require(PiperDescription(Data(Self.json.utf8)))
        let words = [
            PiperWord(ranges: [TextRange(start: 0, end: 2)], phonemes: "ab", pause: ","),
            PiperWord(ranges: [TextRange(start: 4, end: 5)], phonemes: "b☃", pause: nil),
        ]
        // When
        let part = sut.part(words)
        // Then
        #expect(part.identifiers == [1, 0, 14, 0, 15, 0, 8, 0, 3, 0, 15, 0, 2])
        #expect(part.words.map(\.phonemes) == [2..<6, 10..<12])
    }

    @Test("A voice speaks with all signs, at a rate that can be recorded")
    func speakable() throws {
        #expect(try #require(PiperDescription(Data(Self.json.utf8))).isSpeakable)
    }

    @Test(
        "Without a sign, or at another rate, it does not",
        arguments: [
            (#""^": [1], "#, ""), (#""$": [2]"#, #""$": []"#), (#"" ": [3], "#, ""), (#""_": [0], "#, ""),
            ("22050", "7999"), ("22050", "96000"),
        ])
    func unspeakable(part: String, other: String) throws {
        let json = Self.json.replacing(part, with: other)
        #expect(try !#require(PiperDescription(Data(json.utf8))).isSpeakable)
    }

    @Test("Words are asked for clause by clause, without marks; names as they are respelled")
    func clauses() {
        // Given
        let text = "“Hello,” said Mira’s dog — 🦊!"
        let utterance = Utterance.make(text, voice: "joe", pronunciations: ["Mira": "MEE-rah"])
        // When
        let clauses = PiperText.clauses(of: utterance.segments[0], in: utterance)
        // Then
        #expect(clauses.map { $0.map(\.spelling) } == [["Hello"], ["said", "meerah's", "dog"]])
    }

    private static let json = #"""
        {"audio": {"sample_rate": 22050}, "espeak": {"voice": "en-us"},
         "phoneme_id_map": {"_": [0], "^": [1], "$": [2], " ": [3], ",": [8], "a": [14], "b": [15]}}
        """#
}

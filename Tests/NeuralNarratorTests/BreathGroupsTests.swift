import EnglishPhonemes
@testable import NeuralNarrator
import StoryCore
import Testing

@Suite("Parts of a long sentence", .timeLimit(.minutes(1)))
struct BreathGroupsTests {
    private let sut = BreathGroups(limit: 40)

    @Test("A line that fits is said as it is")
    func short() {
        let line = PhonemeLine(opening: "“", words: [word("fˈɑks", ".")])
        #expect(sut.groups(of: line) == [line])
    }

    @Test("A long line is parted behind the last mark that fits, and nothing of it is lost")
    func marks() {
        // Given
        let line = PhonemeLine(
            words: [word("wˈʌn"), word("fˈɑks", ", "), word("tˈu"), word("bˈɛɹz", "; ")]
                + (0..<6).map { _ in word("θɹˈi") } + [word("ˈW", ".")])
        // When
        let groups = sut.groups(of: line)
        // Then
        #expect(groups.count == 2)
        #expect(groups[0].words.last?.phonemes == "bˈɛɹz")
        #expect(groups.flatMap(\.words) == line.words)
    }

    @Test("Without marks it is parted behind a word that does not lean on the next")
    func words() {
        // Given
        let line = PhonemeLine(words: (0..<8).flatMap { _ in [word("bˈɪɡ"), word("ðə")] } + [word("fˈɑks", ".")])
        // When
        let groups = sut.groups(of: line)
        // Then
        #expect(groups.count > 1)
        #expect(groups.dropLast().allSatisfy { $0.words.last?.phonemes == "bˈɪɡ" })
        #expect(groups.flatMap(\.words) == line.words)
    }

    @Test("Of a long row of marks before a line, few are said")
    func longOpening() {
        // Given
        let line = PhonemeLine(opening: String(repeating: "(", count: 5_000), words: [word("hˈI", ".")])
        // When
        let groups = sut.groups(of: line)
        // Then
        #expect(groups.flatMap(\.words) == line.words)
        #expect(groups.allSatisfy { $0.phonemes.unicodeScalars.count <= 40 })
    }

    @Test("A word that is too long by itself is said in pieces")
    func endless() {
        // Given
        let sounds = String(repeating: "ɑb", count: 300)
        // When
        let groups = sut.groups(of: PhonemeLine(words: [word(sounds, ".")]))
        // Then
        #expect(groups.allSatisfy { $0.phonemes.unicodeScalars.count <= 40 })
        #expect(groups.flatMap(\.words).map(\.phonemes).joined() == sounds)
        #expect(groups.last?.phonemes.hasSuffix(".") == true)
    }

    private func word(_ phonemes: String, _ gap: String = " ") -> PhonemeWord {
        PhonemeWord(ranges: [TextRange(start: 0, end: 1)], phonemes: phonemes, gap: gap)
    }
}

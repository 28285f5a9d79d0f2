import EnglishPhonemes
import StoryCore
import Testing

@Suite("A line of phonemes", .timeLimit(.minutes(1)))
struct PhonemeLineTests {
    @Test("What the network is given is the opening marks, and each word with what follows it")
    func phonemes() {
        // Given
        let line = PhonemeLine(
            opening: "“",
            words: [
                PhonemeWord(ranges: [TextRange(start: 3, end: 8)], phonemes: "həlˈO", gap: " "),
                PhonemeWord(ranges: [TextRange(start: 9, end: 14)], phonemes: "ðˈɛɹ", gap: ".”"),
            ])
        // When
        let phonemes = line.phonemes
        // Then
        #expect(phonemes == "“həlˈO ðˈɛɹ.”")
    }
}

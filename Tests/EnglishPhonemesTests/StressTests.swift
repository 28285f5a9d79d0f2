import Testing

@testable import EnglishPhonemes

@Suite("Stress", .timeLimit(.minutes(1)))
struct StressTests {
    @Test(
        "Stress is taken, lowered or given before the first vowel",
        arguments: [
            ("həlˈO", Stress.Change.none, "həlO"), ("hˌɛlˈO", .weaker, "hɛlˌO"), ("həlˈO", .secondary, "həlˌO"),
            ("ðæt", .secondary, "ðˌæt"), ("ðæt", .light, "ðˌæt"), ("ðˈæt", .light, "ðˈæt"), ("ðæt", .full, "ðˈæt"),
            ("ðˌæt", .full, "ðˈæt"), ("ʃʃ", .full, "ʃʃ"),
        ])
    func changes(phonemes: String, change: Stress.Change, expected: String) {
        #expect(Stress.changed(phonemes, change) == expected)
    }

    @Test("Of the parts of one word the lighter half loses its primary stress")
    func balance() {
        // Given
        let parts = [("well", "wˈɛl"), ("-", ""), ("known", "nˈOn")].map { text, phonemes in
            Token(text: text, range: 0..<0, phonemes: phonemes)
        }
        // When
        let said = Token.joinedPhonemes(of: WordStress.balanced(parts))
        // Then
        #expect(said == "wˌɛlnˈOn")
    }
}

import Testing

@testable import EnglishPhonemes

@Suite("Patterns of text", .timeLimit(.minutes(1)))
struct PatternTests {
    private func match(_ pattern: Pattern, _ text: String, at offset: Int = 0) -> String? {
        let text = TracedText(text, text.startIndex..<text.endIndex)
        var matcher = PatternMatcher(text.scalars)
        return matcher.match(pattern, at: offset).map { text.string($0.range) }
    }

    @Test("A pattern takes as much as it can, and steps back where the rest needs it")
    func backtracking() {
        // Given
        let pattern = Pattern.sequence([.digits(1...9), .optional(.text("0")), .text("5")])
        // Then
        #expect(match(pattern, "1005") == "1005")
        #expect(match(pattern, "1555x") == "1555")
        #expect(match(pattern, "1000") == nil)
    }

    @Test("Of words the longest is tried first, and a shorter one if that does not fit")
    func words() {
        // Given
        let pattern = Pattern.sequence([.word(of: WordList(["m", "mm", "mmol"])), .text("x")])
        // Then
        #expect(match(pattern, "mmx") == "mmx")
        #expect(match(pattern, "mx") == "mx")
    }

    @Test("What stands around a match is looked at and not taken")
    func surroundings() {
        #expect(match(.sequence([.edge, .digits(1...2), .notAhead(.digits(1...1))]), "42 ") == "42")
        #expect(match(.sequence([.edge, .digits(2...2), .notAhead(.digits(1...1))]), "423") == nil)
        #expect(match(.sequence([.behind(\.isLetter), .digits(1...1)]), "a1", at: 1) == "1")
        #expect(match(.sequence([.notBehind(\.isLetter), .digits(1...1)]), "a1", at: 1) == nil)
        #expect(match(.sequence([.text("a"), .ahead(.text("b"))]), "ab") == "a")
    }

    @Test("A group that had no part in the match in the end is not there")
    func groups() {
        // Given
        let pattern = Pattern.sequence([
            .optional(.group(1, .text("a"))), .group(2, .times(1...3, .text("a"))), .text("b"),
        ])
        var matcher = PatternMatcher(Array("ab".unicodeScalars))
        // When
        let match = matcher.match(pattern, at: 0)
        // Then
        #expect(match?.groups[1] == .some(nil))
        #expect(match?.groups[2] == 0..<1)
    }
}

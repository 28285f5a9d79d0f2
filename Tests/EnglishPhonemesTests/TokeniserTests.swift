import Testing

@testable import EnglishPhonemes

@Suite("Words and marks of a text", .timeLimit(.minutes(1)))
struct TokeniserTests {
    private func tokens(of text: String, whole: [Range<Int>] = []) throws -> [Token] {
        try Tokeniser(Array(SmallTables.exceptions.utf8))
            .tokens(of: TracedText(text, text.startIndex..<text.endIndex), whole: whole)
    }

    @Test(
        "Marks are cut off words, and words are divided at dashes",
        arguments: [
            ("“Hello,” he said…", "“ Hello , ” he said …"), ("(don't!)", "( do n't ! )"),
            ("Mira's cat.", "Mira 's cat ."),
            ("well-known fox—red", "well - known fox — red"), ("wait...what?!", "wait ... what ? !"),
            ("$5 5km 3.5", "$ 5 5 km 3.5"), ("Sept. U.S. e.g.", "Sept. U.S. e.g."),
            ("He met the FBI.", "He met the FBI ."),
            ("www.a.org/b, a@b.com", "www.a.org/b , a@b.com"), ("and/or a:b 5+3", "and / or a : b 5 + 3"),
            ("10am :) –", "10 am :) –"), ("20°C.", "20 ° C ."), ("......", "......"), ("‘fff’", "‘ fff ’"),
        ])
    func division(text: String, expected: String) throws {
        #expect(try tokens(of: text).map(\.text).joined(separator: " ") == expected)
    }

    @Test("A token knows where it stands and whether a space follows")
    func positions() throws {
        // When
        let tokens = try tokens(of: "Hi, Bo")
        // Then
        #expect(tokens.map(\.range) == [0..<2, 2..<3, 4..<6])
        #expect(tokens.map(\.isBeforeSpace) == [false, true, false])
    }

    @Test("A stretch that is said in its own way is one token")
    func whole() throws {
        // When
        let tokens = try tokens(of: "“Van-Dee's cat", whole: [1..<10])
        // Then
        #expect(tokens.map(\.text) == ["“", "Van-Dee's", "cat"])
    }

    @Test(
        "A token is divided into letters, numbers and signs",
        arguments: [
            ("B612", "B 612"), ("iPhone", "i Phone"), ("YMca", "Y Mca"), ("o'clock", "o'c lock"),
            ("-3,000.5x", "-3,000.5 x"), ("a_b", "a _ b"), ("'tis''", "' tis ''"), ("1'a", "1 a"), ("🦊!", "🦊 !"),
        ])
    func parts(token: String, expected: String) {
        // Given
        let scalars = Array(token.unicodeScalars)
        // When
        let parts = SubtokenSplitter.parts(of: scalars).map { String(String.UnicodeScalarView(scalars[$0])) }
        // Then
        #expect(parts.joined(separator: " ") == expected)
    }
}

import Testing

@testable import TerminalUI

@Suite("Writing a line of text", .timeLimit(.minutes(1)))
struct TextEditTests {
    /// A text with `|` at the cursor, what is done, and the text afterwards.
    struct Sample: CustomTestStringConvertible, Sendable {
        var before: String
        var name: String
        var edit: @Sendable (inout TextEdit) -> Void
        var after: String

        init(_ before: String, _ name: String, _ after: String, _ edit: @escaping @Sendable (inout TextEdit) -> Void) {
            (self.before, self.name, self.edit, self.after) = (before, name, edit, after)
        }

        var testDescription: String { "\(before) \(name) \(after)" }
    }

    private static let writing = [
        Sample("Mi|a", "insert r", "Mir|a") { $0.insert("r") },
        Sample("|", "insert lines", "a b c|") { $0.insert("a\nb\r\nc") },
        Sample("|", "insert control characters", "ab|") { $0.insert("a\u{1B}\u{7}b") },
        Sample("e|x", "join an accent", "e\u{301}|x") { $0.insert("\u{301}") },
        Sample("|👩‍🚀x", "delete", "|x") { $0.deleteForward() },
        Sample("🇩|", "join a flag", "🇩🇪|") { $0.insert("🇪") },
        Sample("|🇪", "join a flag from its front", "🇩🇪|") { $0.insert("🇩") },
    ]

    private static let removing = [
        Sample("ab|c", "backspace", "a|c") { $0.deleteBackward() },
        Sample("|abc", "backspace", "|abc") { $0.deleteBackward() },
        Sample("a👨‍👩‍👧‍👦|c", "backspace", "a|c") { $0.deleteBackward() },
        Sample("e\u{301}|", "backspace", "|") { $0.deleteBackward() },
        Sample("a|bc", "delete", "a|c") { $0.deleteForward() },
        Sample("abc|", "delete", "abc|") { $0.deleteForward() },
        Sample("one two  |x", "delete word", "one |x") { $0.deleteWordBackward() },
        Sample("one two|x", "delete to start", "|x") { $0.deleteToStart() },
        Sample("one| two", "delete to end", "one|") { $0.deleteToEnd() },
    ]

    private static let moving = [
        Sample("a美|b", "left", "a|美b") { $0.moveLeft() }, Sample("|ab", "left", "|ab") { $0.moveLeft() },
        Sample("a|e\u{301}b", "right", "ae\u{301}|b") { $0.moveRight() },
        Sample("ab|", "right", "ab|") { $0.moveRight() },
        Sample("one two|", "word left", "one |two") { $0.moveWordLeft() },
        Sample("|one two", "word right", "one| two") { $0.moveWordRight() },
        Sample("one| two", "start", "|one two") { $0.moveToStart() },
        Sample("one| two", "end", "one two|") { $0.moveToEnd() },
    ]

    @Test("A key does what it does in every line of text", arguments: writing + removing + moving)
    func edit(sample: Sample) throws {
        // Given
        let parts = sample.before.split(separator: "|", omittingEmptySubsequences: false)
        var sut = TextEdit(parts.joined())
        sut.move(to: parts[0].utf8.count)

        // When
        sample.edit(&sut)

        // Then
        let end = sut.text.utf8.index(sut.text.startIndex, offsetBy: sut.cursor)
        #expect("\(sut.text[..<end])|\(sut.text[end...])" == sample.after)
    }

    @Test("What is over the limit is left out, and no character is divided")
    func limit() {
        // Given
        var sut = TextEdit("ab")
        sut.limit = 6

        // When
        sut.insert("美羅")

        // Then
        #expect(sut.text == "ab美")
        #expect(sut.cursor == 5)
    }

    @Test("A text that was changed elsewhere leaves the cursor where it can be")
    func replace() {
        // Given
        var sut = TextEdit("a long text")

        // When
        sut.replace(with: "👨‍👩‍👧")

        // Then
        #expect(sut.cursor == "👨‍👩‍👧".utf8.count)
    }
}

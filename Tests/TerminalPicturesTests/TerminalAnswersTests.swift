import Testing

@testable import TerminalPictures

@Suite("A terminal's answers among keys", .timeLimit(.minutes(1)))
struct TerminalAnswersTests {
    private static let all = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;21;11t\u{1B}[?62;4c"

    private func keys(_ answers: inout TerminalAnswers, _ text: String) -> String {
        String(decoding: answers.take(text.utf8), as: UTF8.self)
    }

    @Test("All that is answered is understood, and none of it is a key")
    func understanding() {
        var sut = TerminalAnswers()
        #expect(keys(&sut, Self.all) == "")
        #expect(sut.knowsKitty)
        #expect(sut.knowsSixel)
        #expect(sut.cell == CellSize(width: 11, height: 21))
        #expect(sut.isComplete)
    }

    @Test("Answers may come in pieces of any length, and keys between them stay in their order")
    func pieces() {
        let text = "a\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[Cb\u{1B}[6;21;11t \u{1B}OA\u{1B}[?62;4cz"
        for length in 1...text.utf8.count {
            var sut = TerminalAnswers()
            var found = ""
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty {
                found += String(decoding: sut.take(rest.prefix(length)), as: UTF8.self)
                rest = rest.dropFirst(length)
            }
            #expect(found == "a\u{1B}[Cb \u{1B}OAz")
            #expect(sut.knowsKitty && sut.knowsSixel && sut.isComplete)
        }
    }

    @Test(
        "Keys that begin like answers are keys",
        arguments: [
            "\u{1B}[A", "\u{1B}[1;5C", "\u{1B}_x", "\u{1B}\u{1B}[B", "\u{1B}x", "\u{1B}[15~", "\u{1B}[8;24;80t",
        ])
    func otherKeys(text: String) {
        var sut = TerminalAnswers()
        #expect(keys(&sut, text) == text)
        #expect(sut == TerminalAnswers())
    }

    @Test("Once all is answered, every byte is a key's, and an escape character waits for nothing")
    func complete() {
        var sut = TerminalAnswers()
        _ = keys(&sut, Self.all)
        #expect(keys(&sut, "\u{1B}") == "\u{1B}")
        #expect(keys(&sut, "\u{1B}[?1c") == "\u{1B}[?1c")
    }

    @Test(
        "Rubbish is no answer and does no harm",
        arguments: [
            "\u{1B}[?c", "\u{1B}[?;;;c", "\u{1B}[?99999999999999999999;4c", "\u{1B}[6;0;0t\u{1B}[?1c",
            "\u{1B}[6;t\u{1B}[?1c", "\u{1B}_G\u{1B}\\\u{1B}[?1c",
            "\u{1B}_G" + String(repeating: "x", count: 999) + "\u{1B}[?1c",
        ])
    func rubbish(text: String) {
        var sut = TerminalAnswers()
        _ = keys(&sut, text)
        #expect(sut.isComplete)
        #expect(!sut.knowsKitty)
        #expect(sut.cell == nil)
        #expect(keys(&sut, "q") == "q")
    }
}

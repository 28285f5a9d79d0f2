import Synchronization
import TerminalPictures
import TerminalUI
import Testing

@testable import StoryCLI

@Suite("What a terminal answers, among keys", .timeLimit(.minutes(1)))
struct TerminalProbeTests {
    /// Remembers what was told.
    private final class Listener: Sendable {
        private let bytes = Mutex<[UInt8]>([])
        var text: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }
        func take(_ event: TerminalEvent) {
            if case .bytes(let new) = event { bytes.withLock { $0 += new } }
        }
    }

    private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;22c"
    private let listener = Listener()
    private let sut: TerminalProbe

    init() {
        sut = TerminalProbe { [listener] in listener.take($0) }
    }

    private func send(_ text: String) { sut.take(.bytes(Array(text.utf8))) }

    @Test("Answers are no keys, in whatever pieces they come, and keys around them are")
    func pieces() async {
        // Given
        sut.begin()

        // When
        send("f" + Self.kitty.prefix(5))
        send(Self.kitty.dropFirst(5) + "\u{1B}[B-")
        await sut.wait()

        // Then
        #expect(listener.text == "f\u{1B}[B-")
        #expect(sut.answers.knowsKitty)
    }

    @Test("Escape is a key as soon as nobody waits for answers, and late answers are none")
    func late() async {
        // Given
        sut.begin()
        send("\u{1B}")
        #expect(listener.text == "")

        // When
        sut.giveUp()
        await sut.wait()

        // Then
        #expect(listener.text == "\u{1B}")
        send("\u{1B}")
        #expect(listener.text == "\u{1B}\u{1B}")
        send(Self.kitty + "q")
        #expect(listener.text == "\u{1B}\u{1B}q")
        #expect(sut.answers.knowsKitty)
    }

    @Test("A terminal that was not asked answers nothing")
    func unasked() async {
        send("\u{1B}")
        await sut.wait()
        #expect(listener.text == "\u{1B}")
    }
}

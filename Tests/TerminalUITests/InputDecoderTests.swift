import Testing

@testable import TerminalUI

@Suite("What a terminal sends becomes keys, mouse and pasted text", .timeLimit(.minutes(1)))
struct InputDecoderTests {
    /// What is sent, and what it means.
    struct Sample: CustomTestStringConvertible, Sendable {
        var bytes: [UInt8]
        var events: [InputEvent]

        init(_ text: String, _ events: InputEvent...) {
            (bytes, self.events) = (Array(text.utf8), events)
        }

        init(bytes: [UInt8], _ events: InputEvent...) {
            (self.bytes, self.events) = (bytes, events)
        }

        init(_ text: String, key: Key, _ modifiers: KeyPress.Modifiers = []) {
            self.init(text, .key(KeyPress(key, modifiers)))
        }

        var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }
    }

    private static let letters = [
        Sample("a", key: .character("a")), Sample(" ", key: .character(" ")), Sample("é", key: .character("é")),
        Sample("美", key: .character("美")), Sample("🦊", key: .character("🦊")),
        Sample("ab", .key(KeyPress("a")), .key(KeyPress("b"))), Sample("\r", key: .enter), Sample("\n", key: .enter),
        Sample("\t", key: .tab), Sample("\u{7F}", key: .backspace), Sample("\u{8}", key: .backspace),
        Sample("\u{1}", key: .character("a"), .control), Sample("\u{17}", key: .character("w"), .control),
        Sample("\u{0}", key: .character(" "), .control), Sample("\u{1F}", key: .character("_"), .control),
    ]

    private static let sequences = [
        Sample("\u{1B}[A", key: .up), Sample("\u{1B}[B", key: .down), Sample("\u{1B}OC", key: .right),
        Sample("\u{1B}OD", key: .left), Sample("\u{1B}[H", key: .home), Sample("\u{1B}[4~", key: .end),
        Sample("\u{1B}[5~", key: .pageUp), Sample("\u{1B}[6~", key: .pageDown), Sample("\u{1B}[2~", key: .insert),
        Sample("\u{1B}[3~", key: .delete), Sample("\u{1B}OP", key: .function(1)),
        Sample("\u{1B}[15~", key: .function(5)),
        Sample("\u{1B}[24~", key: .function(12)), Sample("\u{1B}[Z", key: .tab, .shift),
        Sample("\u{1B}[1;5C", key: .right, .control), Sample("\u{1B}[1;2A", key: .up, .shift),
        Sample("\u{1B}[1;8D", key: .left, [.shift, .alt, .control]), Sample("\u{1B}[5;5~", key: .pageUp, .control),
        Sample("\u{1B}[1;3P", key: .function(1), .alt), Sample("\u{1B}b", key: .character("b"), .alt),
        Sample("\u{1B}é", key: .character("é")), Sample("\u{1B}\u{7F}", key: .backspace, .alt),
        Sample("\u{1B}\u{1B}[A", .key(KeyPress(.escape)), .key(KeyPress(.up))),
    ]

    private static let mouse = [
        Sample("\u{1B}[<0;1;1M", .mouse(MouseEvent(.press(.left), at: .zero))),
        Sample("\u{1B}[<2;80;24M", .mouse(MouseEvent(.press(.right), at: Point(x: 79, y: 23)))),
        Sample("\u{1B}[<0;3;4m", .mouse(MouseEvent(.release, at: Point(x: 2, y: 3)))),
        Sample("\u{1B}[<32;3;4M", .mouse(MouseEvent(.drag, at: Point(x: 2, y: 3)))),
        Sample("\u{1B}[<64;3;4M", .mouse(MouseEvent(.scroll(.up), at: Point(x: 2, y: 3)))),
        Sample("\u{1B}[<65;3;4M", .mouse(MouseEvent(.scroll(.down), at: Point(x: 2, y: 3)))),
        Sample("\u{1B}[<16;3;4M", .mouse(MouseEvent(.press(.left), at: Point(x: 2, y: 3), .control))),
    ]

    private static let unknown = [
        Sample("\u{1B}[?62;4c"), Sample("\u{1B}[24;80R"), Sample("\u{1B}[97;5u"), Sample("\u{1B}[99~"),
        Sample("\u{1B}[[Ax", key: .character("x")), Sample("\u{1B}[M !!x", key: .character("x")),
        Sample("\u{1B}[<0;0;0M"), Sample("\u{1B}[<9;99999999999999999999;1M"), Sample("\u{1B}[<1M"),
        Sample("\u{1B}]11;rgb:00/00/00\u{7}x", key: .character("x")),
        Sample("\u{1B}P1$r0m\u{1B}\\x", key: .character("x")),
        Sample("\u{1B}_Gi=1;OK\u{1B}\\x", key: .character("x")),
        Sample("\u{1B}[12\u{1B}[A", key: .up), Sample("\u{1B}[1é", key: .character("é")),
        Sample("\u{1B}]unfinished\u{1B}[A", key: .up),
        Sample(bytes: [0xFF, 0xFE, 0x80, 0x61], .key(KeyPress("a"))),
        Sample(bytes: [0xC3, 0x61], .key(KeyPress("a"))), Sample(bytes: [0xED, 0xA0, 0x80, 0x61], .key(KeyPress("a"))),
        Sample(bytes: [0xF0, 0x9F, 0x1B, 0x5B, 0x41], .key(KeyPress(.up))), Sample("\u{85}a", key: .character("a")),
        Sample("\u{1B}[" + String(repeating: "1;", count: 5000) + "A", key: .up),
    ]

    @Test(
        "A sequence means the same whether it comes at once or byte by byte",
        arguments: letters + sequences + mouse + unknown)
    func pieces(sample: Sample) {
        // Given
        var atOnce = InputDecoder()
        var byByte = InputDecoder()

        // Then
        #expect(atOnce.decode(sample.bytes) == sample.events)
        #expect(sample.bytes.flatMap { byByte.decode([$0]) } == sample.events)
        #expect(!atOnce.isWaiting && !byByte.isWaiting)
    }

    @Test(
        "What stands still is a key by itself, if it can be one",
        arguments: [
            Sample("\u{1B}", key: .escape), Sample("\u{1B}[", key: .character("["), .alt),
            Sample("\u{1B}O", key: .character("O"), .alt), Sample("\u{1B}]", key: .character("]"), .alt),
            Sample("\u{1B}P", key: .character("P"), .alt), Sample("\u{1B}[1;"), Sample("\u{1B}]0;title"),
            Sample(bytes: [0xE7, 0xBE]),
        ])
    func flush(sample: Sample) {
        // Given
        var sut = InputDecoder()
        #expect(sut.decode(sample.bytes).isEmpty)
        #expect(sut.isWaiting)

        // Then
        #expect(sut.flush() == sample.events)
        #expect(!sut.isWaiting)
        #expect(sut.decode(Array("a".utf8)) == [.key(KeyPress("a"))])
    }

    @Test("Pasted text is text, whatever it looks like")
    func paste() {
        // Given
        var sut = InputDecoder()

        // When
        let events = sut.decode(Array("\u{1B}[200~q\r\u{1B}[A\u{3}美\u{1B}[201~q".utf8))

        // Then
        #expect(events == [.paste("q\r[A美"), .key(KeyPress("q"))])
    }

    @Test("Pasted text that comes in pieces of any size is told whole, in order", arguments: [1, 2, 3, 7, 4096])
    func pastedPieces(size: Int) {
        // Given
        let text = String(repeating: "Zoë 美羅 👨‍👩‍👧 ", count: 20)
        let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
        var sut = InputDecoder()

        // When
        let events = stride(from: 0, to: bytes.count, by: size).flatMap {
            sut.decode(bytes[$0..<min($0 + size, bytes.count)])
        }

        // Then
        let pasted = events.map { event -> String in
            if case .paste(let text) = event { return text }
            return "\(event)"
        }
        #expect(pasted.joined() == text)
        #expect(!sut.isWaiting)
    }

    @Test("A megabyte of pasted text is told in pieces, none of which is kept")
    func largePaste() {
        // Given
        let text = String(repeating: "0123456789abcdef", count: 65_536)
        var sut = InputDecoder()

        // When
        let events = sut.decode(Array("\u{1B}[200~\(text)\u{1B}[201~".utf8))

        // Then
        #expect(events.count == 16)
        #expect(
            events.reduce(0) { count, event in
                if case .paste(let text) = event { return count + text.utf8.count }
                return count
            } == 1_048_576)
    }
}

import TerminalTestSupport
import Testing

@testable import TerminalUI

@Suite("Whatever comes, nothing breaks", .timeLimit(.minutes(1)))
@MainActor
struct RubbishTests {
    /// Numbers that are the same in each run.
    struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 33)
        }
    }

    /// What terminals send, and what they do not.
    private static let pieces = [
        "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\t", "\t", "\u{1B}[Z", "\r", " ", "a", "美", "👨‍👩‍👧‍👦",
        "e\u{301}", "\u{301}", "\u{7F}", "\u{1B}", "\u{1B}[5~", "\u{1B}[6;5~", "\u{1B}[6~", "\u{1B}[H", "\u{1B}[F",
        "\u{1B}[<0;5;5M", "\u{1B}[<0;30;3M", "\u{1B}[<65;60;5M", "\u{1B}[<64;60;5M", "\u{1B}[<0;9999;9999M",
        "\u{1B}[200~pasted\n美\u{1B}[201~", "\u{17}", "\u{15}", "\u{1B}]0;t\u{7}", "\u{1B}[?1;2c", "\u{202E}",
    ]

    @Test("After any keys on any screen the terminal shows what is meant to be seen", arguments: 0..<6)
    func screen(seed: UInt64) throws {
        // Given
        var numbers = Numbers(state: seed)
        let sizes = [(80, 24), (120, 40), (40, 20), (20, 5), (1, 1), (33, 9)]
        let size = sizes[Int(seed) % sizes.count]
        let sut = TestScreen(Specimen(), columns: size.0, rows: size.1)
        var decoder = InputDecoder()
        var renderer = ScreenRenderer(depth: .full, isUnicode: true)
        var terminal = TerminalModel(size: sut.host.size)
        terminal.take(renderer.render(sut.frame))

        // When
        for _ in 0..<100 {
            let piece = try #require(Self.pieces.randomElement(using: &numbers))
            for event in decoder.decode(Array(piece.utf8)) { sut.host.send(event) }
            if Bool.random(using: &numbers) { continue }
            terminal.take(renderer.render(sut.show()))

            // Then
            try #require(terminal.lines == sut.frame.surface.lines)
            try #require(terminal.cursor == sut.frame.cursor)
        }
        #expect(terminal.unknown.isEmpty)
        #expect(terminal.wraps == 0)
    }

    @Test("Bytes without any sense are passed over, and a key behind them is found", arguments: 0..<3)
    func bytes(seed: UInt64) {
        // Given
        var numbers = Numbers(state: seed &+ 1_000)
        var sut = InputDecoder()
        let sutScreen = TestScreen(Specimen(), columns: 40, rows: 20)

        // When
        for _ in 0..<200 {
            let bytes = (0..<Int.random(in: 1...9, using: &numbers)).map { _ in
                UInt8.random(in: 0...255, using: &numbers)
            }
            for event in sut.decode(bytes) { sutScreen.host.send(event) }
        }
        _ = sut.decode(Array("\u{1B}[201~".utf8))
        _ = sut.flush()

        // Then
        #expect(sut.decode(Array("\u{1B}[A".utf8)) == [.key(KeyPress(.up))])
        #expect(sutScreen.show().surface.size == Size(width: 40, height: 20))
    }

    @Test("Sizes that change at any time are drawn as they are", arguments: 0..<2)
    func resize(seed: UInt64) {
        // Given
        var numbers = Numbers(state: seed)
        let sut = TestScreen(Specimen(), columns: 80, rows: 24)
        var renderer = ScreenRenderer(depth: .sixteen, isUnicode: true)

        for _ in 0..<10 {
            // When
            let size = Size(
                width: Int.random(in: 0...130, using: &numbers), height: Int.random(in: 0...45, using: &numbers))
            sut.host.resize(size)
            sut.press(.tab)
            let frame = sut.show()

            // Then
            #expect(frame.surface.size == size)
            var terminal = TerminalModel(size: size)
            renderer.forget()
            terminal.take(renderer.render(frame))
            #expect(terminal.lines == frame.surface.lines)
        }
    }
}

@testable import MpvEngine
import Testing

@Suite("A fade", .timeLimit(.minutes(1)))
struct FadeTests {
    @Test("It goes evenly from one volume to the other and stays there", arguments: [(1.0, 0.0), (0.2, 0.9)])
    func even(start: Double, target: Double) {
        // Given
        var sut = Fade(from: start, to: target, over: .seconds(10))
        // Then
        #expect(sut.volume == start)
        sut.advance(by: .seconds(5))
        #expect(abs(sut.volume - (start + target) / 2) < 1e-9)
        #expect(!sut.isOver)
        sut.advance(by: .seconds(7))
        #expect(sut.volume == target)
        #expect(sut.isOver)
    }

    @Test("Without time it is over at once", arguments: [Duration.zero, .seconds(-3)])
    func immediate(duration: Duration) {
        let sut = Fade(from: 1, to: 0.5, over: duration)
        #expect(sut.isOver && sut.volume == 0.5)
    }
}

import Observation
import Testing

@testable import TerminalUI

@Suite("Content that depends on its room", .timeLimit(.minutes(1)))
@MainActor
struct SizeReaderTests {
    @Test("It is made for the room that is there, and anew for another one")
    func room() {
        // Given
        let sut = TestScreen(SizeReader { Text("\($0.width)×\($0.height)") }, columns: 20, rows: 4)
        #expect(sut.lines == ["20×4"])

        // When
        sut.host.resize(Size(width: 30, height: 2))

        // Then
        #expect(sut.lines == ["30×2"])
    }

    @Test("Beside others it has what they leave")
    func rest() {
        let view = VStack {
            Text("above")
            SizeReader { Text("\($0.width)×\($0.height)") }
            Text("below")
        }
        #expect(TestScreen(view, columns: 20, rows: 6).lines == ["above", "20×4", "", "", "", "below"])
    }

    @Observable
    final class Counter {
        var value = 1
    }

    @Test("What it reads is drawn again when it changes, and what is in it keeps what it remembers")
    func observation() {
        // Given
        let counter = Counter()
        let sut = TestScreen(
            SizeReader { _ in
                Text("\(counter.value)")
                Memory()
            }, columns: 20, rows: 4)
        sut.press(.enter)

        // When
        counter.value = 2

        // Then
        #expect(sut.lines == ["2", "[ 1 ]"])
        sut.host.resize(Size(width: 10, height: 3))
        #expect(sut.lines == ["2", "[ 1 ]"])
    }

    private struct Memory: View {
        @State var count = 0
        var body: some View { Button("\(count)") { count += 1 } }
    }
}

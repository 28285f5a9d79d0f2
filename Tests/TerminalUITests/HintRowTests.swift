import Testing

@testable import TerminalUI

@Suite("Notes in one row", .timeLimit(.minutes(1)))
@MainActor
struct HintRowTests {
    @Test(
        "As many are seen as there is room for, each whole; a shorter one behind may fit where a longer one does not",
        arguments: [
            (40, "? keys · 1-4 tabs · q quit"), (26, "? keys · 1-4 tabs · q quit"), (25, "? keys · 1-4 tabs"),
            (16, "? keys · q quit"), (6, "? keys"), (5, "? ke…"),
        ])
    func fits(columns: Int, text: String) {
        let sut = VStack {
            HintRow(["? keys", "1-4 tabs", "q quit"])
            Text("below")
        }
        #expect(TestScreen(sut, columns: columns).lines == [text, "below"])
    }

    @Test("Those who hear the screen are told all")
    func spoken() {
        let sut = TestScreen(HintRow(["? keys", "1-4 tabs", "q quit"]), columns: 6)
        #expect(sut.frame.spoken.map(\.text) == ["? keys · 1-4 tabs · q quit"])
    }
}

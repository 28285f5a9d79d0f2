import StoryCore
import StoryViews
import TerminalUI
import Testing
import ViewTestSupport

@Suite("What stands on a screen that has nothing to show", .timeLimit(.minutes(1)))
@MainActor
struct StatusViewTests {
    @Test("An error is said with what to do, and trying again has the focus")
    func error() {
        // When
        let sut = TestScreen(VStack { ErrorStatusView(error: StorageError.notFound(.hero, "stub")) {} })

        // Then
        #expect(sut.lines.first == "! No hero called 'stub'.")
        #expect(sut.focused == "Try again, button")
    }

    @Test("Where there is nothing, the way on has the focus")
    func empty() {
        // Given
        var count = 0
        let sut = TestScreen(VStack { EmptyStatusView(text: "Nothing yet.", action: "Go on") { count += 1 } })

        // When
        sut.press(.enter)

        // Then
        #expect(sut.lines.first == "Nothing yet.")
        #expect(count == 1)
    }

    @Test("Waiting is said, too")
    func loading() {
        #expect(TestScreen(LoadingStatusView(text: "Reading…")).lines == ["Reading…"])
    }
}

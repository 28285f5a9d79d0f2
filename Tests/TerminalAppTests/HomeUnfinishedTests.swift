import Generation
import GenerationStubs
import StoryCore
import TerminalApp
import TerminalAppStubs
import TerminalUI
import Testing
import ViewTestSupport

@Suite("Unfinished stories on Home", .timeLimit(.minutes(1)))
@MainActor
struct HomeUnfinishedTests {
    @Test("What somebody works on, here or elsewhere, is not offered to be resumed")
    func made() throws {
        // Given
        let home = try #require(
            HomeViewModelStub.all.first { $0.name == "with stories that are not finished" }
        ).stub
        let queue = QueueStatusViewModelStub()
        var environment = EnvironmentValues()
        environment.provide(home, as: (any HomeViewModelContract).self)
        environment.provide(
            StoryGenerationViewModelStub(state: .idle), as: (any StoryGenerationViewModelContract).self)
        environment.provide(queue, as: (any QueueStatusViewModelContract).self)
        let sut = TestScreen(HomeView(), environment: environment)
        #expect(sut.lines.count { $0.contains("[ Resume ]") } == 2)

        // When: a worker begins the first of them
        queue.making = QueueStatusViewModelStub.busy.making

        // Then
        #expect(sut.lines.count { $0.contains("[ Resume ]") } == 1)
    }
}

import Generation
import GenerationStubs
import Playback
import PlaybackStubs
import StoryCore
import TerminalApp
import TerminalAppStubs
import TerminalUI
import Testing
import ViewTestSupport

@Suite("Hearing a story while it is made", .timeLimit(.minutes(1)))
@MainActor
struct ProgressivePlaybackTests {
    private let sut = ProgressivePlayback(player: AudioPlaybackViewModelStub(state: .idle))

    private func update(_ story: String, _ status: PartStatus = .pending) -> GenerationUpdate {
        GenerationUpdate(
            stage: .generatingStory, progress: 0.1, story: .stub(playable: story, duration: nil, status: status),
            unit: nil)
    }

    @Test("A story can be listened to as soon as something of it is told, unless it is to be silent")
    func offer() {
        #expect(!sut.canListen)
        sut.follow(update("silent", .notRequested))
        #expect(!sut.canListen)
        sut.follow(update("one"))
        #expect(sut.canListen)
    }

    @Test("Whoever wants to hear a story wants that one, and waits for its first page")
    func wanted() async {
        // Given
        sut.follow(update("one"))

        // When
        sut.listen()

        // Then
        #expect(sut.isWanted && !sut.canListen && !sut.hasBegun)
        await sut.finish(nil)
        #expect(sut.isOver)
        sut.follow(update("two"))
        #expect(!sut.isWanted && sut.canListen && !sut.isOver)
    }

    @Test("Where a story is made, a button and a key offer it")
    func view() {
        // Given
        var environment = EnvironmentValues()
        environment.provide(
            StoryGenerationViewModelStub(state: .generating(.generatingStory)),
            as: (any StoryGenerationViewModelContract).self)
        let viewModel = NewStoryFormViewModelStub(canListen: true)
        environment.provide(viewModel, as: (any NewStoryFormViewModelContract).self)
        let screen = TestScreen(NewStoryFormView(), environment: environment)

        // Then
        #expect(screen.text.contains("[ Listen meanwhile ]"))
        #expect(screen.keys.contains("p Listen meanwhile"))
        viewModel.canListen = false
        viewModel.isAboutToPlay = true
        #expect(!screen.text.contains("[ Listen meanwhile ]"))
        #expect(screen.text.contains("as soon as its first page is narrated"))
    }
}

import Generation
import Library
import Playback
import StoryApp
import StoryCore
import TerminalApp
import TerminalUI
import Testing

@Suite("The app on a terminal, put together", .timeLimit(.minutes(1)))
@MainActor
struct AppCompositionTests {
    private let environment: EnvironmentValues

    init() throws {
        // Nothing is opened before it is seen.
        let app = try AppContainer(environment: ["STORY_HOME": "/nowhere"])
        environment = AppComposition(app: app, output: .null).environment(
            on: TerminalCapabilities(depth: .full, isUnicode: true, hasScreen: true), pictures: nil)
    }

    @Test("The three view models that features share are found by their types and by their contracts alike")
    func types() throws {
        let generation = try #require(environment[StoryGenerationViewModel.self])
        let library = try #require(environment[StoryLibraryViewModel.self])
        let player = try #require(environment[AudioPlaybackViewModel.self])
        #expect(environment[(any StoryGenerationViewModelContract).self] === generation)
        #expect(environment[(any StoryLibraryViewModelContract).self] === library)
        #expect(environment[(any AudioPlaybackViewModelContract).self] === player)
    }

    @Test("A view that asks for a type and one that asks for its contract see the same instance")
    func views() {
        // Given
        struct ByType: View {
            @Environment(StoryGenerationViewModel.self) var viewModel
            let see: @MainActor (any StoryGenerationViewModelContract) -> Void
            var body: some View {
                let _ = see(viewModel)
                Text("by type")
            }
        }
        struct ByContract: View {
            @Environment((any StoryGenerationViewModelContract).self) var viewModel
            let see: @MainActor (any StoryGenerationViewModelContract) -> Void
            var body: some View {
                let _ = see(viewModel)
                Text("by contract")
            }
        }
        var seen: [any StoryGenerationViewModelContract] = []

        // When
        let view = VStack {
            ByType { seen.append($0) }
            ByContract { seen.append($0) }
        }
        _ = ViewHost(view, size: Size(width: 20, height: 2), environment: environment)

        // Then
        #expect(seen.count == 2)
        #expect(seen.first === seen.last)
    }
}

import AppTestSupport
import FeatureKit
import FeatureKitStubs
import Generation
import GenerationStubs
import Library
import LibraryStubs
import PlaybackStubs
import StoryApp
import StoryCore
import TerminalUI
import Testing

@testable import TerminalApp

@Suite("The queue in the app, put together", .timeLimit(.minutes(1)))
@MainActor
struct AppQueueTests {
    private static let request = GenerationRequest(heroes: [.stub()], occasion: .standard(.bedtime))
    private let library = LibraryFake()
    private let gate = Gate()
    private let sut: AppComposition
    private let generation: StoryGenerationViewModel
    private let queue: any QueueStatusViewModelContract

    init() throws {
        var registry = Registry()
        try registry.register(
            author: StoryAuthorFake(passages: (1...50).map { "Mira saw light number \($0)." }, gate: gate))
        try registry.register(narrator: NarratorFake())
        try registry.register(illustrator: IllustratorFake())
        try registry.register(engine: PlaybackEngineProviderStub(engine: PlaybackEngineFake()))
        sut = AppComposition(
            app: try AppContainer(
                AppServices(storage: .inMemory(library), registry: registry, recorder: NarrationRecorderFake())),
            output: .null)
        let environment = sut.environment(
            on: TerminalCapabilities(depth: .full, isUnicode: true, hasScreen: true), pictures: nil)
        generation = try #require(environment[StoryGenerationViewModel.self])
        queue = try #require(environment[(any QueueStatusViewModelContract).self])
    }

    @Test("A story that is queued is made while the app is open, and told when it is ready")
    func ready() async throws {
        // Given
        sut.noticeEvents()
        sut.workOnQueue()

        // When
        await generation.enqueue(Self.request)
        #expect(generation.addition == .added(ahead: 0))
        await until { queue.isAtWork && queue.making.count == 1 }
        gate.open()

        // Then
        await until { sut.navigator.note == "'The lamp' is ready. Press 8 to open it." }
        let story = try #require(library.stories.first)
        #expect(sut.navigator.event == .library(.story(story.id)))
        await until { !queue.isAtWork }
        await sut.close()
    }

    @Test("A story that somebody waits for is made at once, and before one that was begun for the queue")
    func awaited() async throws {
        // Given
        sut.noticeEvents()
        sut.workOnQueue()
        await generation.enqueue(Self.request)
        await gate.arrival()

        // When
        let task = Task { await generation.generateStory(Self.request) }
        await gate.arrival(of: 2)
        #expect(library.stories.isEmpty)
        gate.open()
        await task.value

        // Then
        let awaited = try #require(generation.currentStory?.id)
        #expect(library.stories.map(\.id) == [awaited])
        await until { sut.navigator.note != nil }
        #expect(library.stories.count == 2)
        await sut.close()
    }
}

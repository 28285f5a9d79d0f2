import AppTestSupport
import CollectionsStubs
import FeatureKit
import FeatureKitStubs
import Foundation
import Generation
import GenerationStubs
import Library
import LibraryStubs
import Playback
import PlaybackStubs
import StoryApp
import StoryCore
import Testing

@Suite("View models over parts that were replaced", .timeLimit(.minutes(1)))
@MainActor
struct ViewModelFactoryTests {
    private let library = LibraryFake()
    private let engine = PlaybackEngineFake()
    private let sut: ViewModelFactory

    init() throws {
        var registry = Registry()
        try registry.register(author: StoryAuthorFake())
        try registry.register(engine: PlaybackEngineProviderStub(engine: engine))
        let app = try AppContainer(AppServices(storage: .inMemory(library), registry: registry))
        sut = ViewModelFactory(app: app) { _ in }
    }

    @Test("The list of stories reads the library that was put in")
    func library() async throws {
        // Given
        library.put(.stub(title: "From the fake"))

        // When
        await sut.storyLibrary.didAppear()

        // Then
        #expect(sut.storyLibrary.stories.map(\.title) == ["From the fake"])
    }

    @Test("A story is made by the author that was put in")
    func generation() async {
        // When
        await sut.storyGeneration.generateStory(
            GenerationRequest(
                heroes: [.stub()], occasion: .standard(.bedtime), minutes: 1, wantsNarration: false,
                wantsIllustrations: false))

        // Then
        #expect(sut.storyGeneration.currentStory?.providers.author == "fake")
    }

    @Test("A story is played by the engine that was put in")
    func playback() async throws {
        // Given
        library.put(.stub(playable: "one"))

        // When
        await sut.audioPlayback.play(story: .stub(playable: "one"))

        // Then
        #expect(engine.calls.contains { if case .load = $0 { true } else { false } })
    }
}

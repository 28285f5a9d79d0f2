import AppTestSupport
import CollectionsStubs
import FeatureKit
import FeatureKitStubs
import GenerationStubs
import LibraryStubs
import Playback
import PlaybackStubs
import StoryApp
import StoryCore
import TerminalApp
import TerminalUI
import Testing

@Suite("Media keys in the app", .timeLimit(.minutes(1)))
@MainActor
struct AppRemoteTests {
    private let remote = PlaybackRemoteFake()
    private let story = Story.stub(playable: "one")
    private let player: AudioPlaybackViewModel
    private let sut: AppComposition

    init() throws {
        let library = LibraryFake([story])
        var registry = Registry()
        try registry.register(engine: PlaybackEngineProviderStub(engine: PlaybackEngineFake()))
        sut = AppComposition(
            app: try AppContainer(
                AppServices(
                    storage: .inMemory(library), registry: registry,
                    remote: PlaybackRemoteProviderStub(remote: remote))),
            output: .null)
        let environment = sut.environment(
            on: TerminalCapabilities(depth: .full, isUnicode: true, hasScreen: true), pictures: nil)
        player = try #require(environment[AudioPlaybackViewModel.self])
    }

    private func wait(until isSo: () -> Bool) async {
        await until(isSo)
    }

    @Test("What plays is shown outside and moved from there, until the app ends")
    func playing() async {
        // Given
        await sut.prepare()
        sut.remote?.start()
        await player.play(story: story)
        await wait { remote.shown.last?.track?.title == story.title }

        // When
        remote.send(.pause)

        // Then
        await wait { player.pauseReason == .otherProgram }
        #expect(player.state == .paused(story, .otherProgram))
        await sut.close()
        #expect(remote.isClosed)
    }

    @Test("Somebody outside can have the app end")
    func quit() async {
        // Given
        await sut.prepare()
        sut.remote?.start()

        // When
        remote.send(.quit)

        // Then
        await wait { sut.navigator.isQuitRequested }
        #expect(sut.navigator.isQuitRequested)
    }
}

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
import TestSupport
import Testing

@Suite("The app, put together", .timeLimit(.minutes(2)))
@MainActor
struct CompositionTests {
    private let home = TemporaryHome()

    private var request: GenerationRequest {
        GenerationRequest(
            heroes: [.stub()], occasion: .standard(.bedtime), minutes: 1, seed: 1, wantsNarration: false,
            wantsIllustrations: false)
    }

    @Test("A new story appears in the list that is shown, and a list that was never shown is not read")
    func refreshedList() async throws {
        // Given
        let sut = ViewModelFactory(app: try AppContainer(environment: home.environment)) { _ in }
        await sut.storyGeneration.generateStory(request)
        #expect(sut.storyLibrary.stories.isEmpty)
        await sut.storyLibrary.didAppear()
        // What is told of the new story may have the list read once more, which then is what is shown.
        await until { !sut.storyLibrary.stories.isEmpty }
        #expect(sut.storyLibrary.stories.count == 1)

        // When
        var second = request
        second.seed = 2
        await sut.storyGeneration.generateStory(second)
        await until { sut.storyLibrary.stories.count != 1 }

        // Then
        #expect(sut.storyLibrary.stories.count == 2)
        #expect(sut.storyLibrary.counts.all == 2)
    }

    @Test("A new story is told once, and is in the library then")
    func callback() async throws {
        // Given
        let app = try AppContainer(environment: home.environment)
        var told: [StoryID] = []
        let sut = ViewModelFactory(app: app, onStoryGenerated: { told.append($0.id) }) { _ in }

        // When
        await sut.storyGeneration.generateStory(request)

        // Then
        let stored = try await app.library.stories(StoryQuery()).stories
        #expect(told.count == 1)
        #expect(stored.map(\.id) == told)
    }

    @Test("A new story is played if that was asked for, from its beginning")
    func autoplay() async throws {
        // Given
        var request = request
        request.wantsNarration = true
        let app = try AppContainer(environment: home.environment)
        try await app.settingsRepository.save(AppSettings(playsNewStories: true))
        let sut = ViewModelFactory(app: app, output: .null) { _ in }

        // When
        await sut.storyGeneration.generateStory(request)
        await until { sut.audioPlayback.isPlaying || sut.audioPlayback.error != nil }

        // Then
        #expect(sut.audioPlayback.error == nil)
        #expect(sut.audioPlayback.currentStory == sut.storyGeneration.currentStory)
        await sut.audioPlayback.stop()
    }

    @Test("A story that was made is played to its end, and kept as left there")
    func playedToItsEnd() async throws {
        // Given
        var request = request
        request.wantsNarration = true
        let app = try AppContainer(environment: home.environment)
        let sut = ViewModelFactory(app: app, output: .null) { _ in }
        await sut.storyGeneration.generateStory(request)
        let story = try #require(sut.storyGeneration.currentStory)
        let player = sut.audioPlayback

        // When
        await player.play(story: story)
        player.seek(to: player.duration - 0.5)
        await until { !player.isPlaying }

        // Then
        #expect(player.state == .paused(story, .endOfQueue))
        await player.stop()
        let position = try #require(try await app.playback.position(of: story.id))
        #expect(abs(position - (story.narration?.duration ?? 0)) < 0.5)
        #expect(try await app.library.story(matching: story.id.rawValue).playCount == 0)
    }

    @Test("A new story is not played unless that was asked for")
    func noAutoplay() async throws {
        // Given
        let sut = ViewModelFactory(app: try AppContainer(environment: home.environment)) { _ in }

        // When
        await sut.storyGeneration.generateStory(request)

        // Then
        #expect(sut.audioPlayback.state == .idle)
    }

    @Test("View models do not hold on to each other or to who made them")
    func noCycle() async throws {
        // Given
        weak var generation: StoryGenerationViewModel?
        weak var library: StoryLibraryViewModel?
        weak var player: AudioPlaybackViewModel?
        weak var factory: ViewModelFactory?
        let gone: AsyncStream<Void>
        do {
            let lifeline = Lifeline()
            gone = lifeline.end
            let sut = ViewModelFactory(app: try AppContainer(environment: home.environment)) { _ in
                withExtendedLifetime(lifeline) {}
            }
            (factory, generation, library) = (sut, sut.storyGeneration, sut.storyLibrary)
            player = sut.audioPlayback
            // When
            await sut.storyGeneration.generateStory(request)
        }
        // The list may be looking at the new story at this moment.
        for await _ in gone {}
        // Then
        #expect(library == nil)
        #expect(factory == nil)
        #expect(generation == nil)
        #expect(player == nil)
    }

    @Test("A tap on the finished story leads to it in the library")
    func navigation() async throws {
        // Given
        var shown: [AppDestination] = []
        let sut = ViewModelFactory(app: try AppContainer(environment: home.environment)) { shown.append($0) }
        await sut.storyGeneration.generateStory(request)

        // When
        sut.storyGeneration.didTapOnStory()
        sut.storyGeneration.didTapOnBack()

        // Then
        let story = try #require(sut.storyGeneration.currentStory)
        #expect(shown == [.library(.story(story.id)), .back])
    }

    @Test("Putting the app together writes and opens nothing")
    func nothingOpened() throws {
        // When
        _ = try AppContainer(environment: home.environment)

        // Then
        #expect(!FileManager.default.fileExists(atPath: home.folder.path))
    }

    @Test("Third parties register as the built-in parts do, and a name that is taken is an error")
    func plugins() throws {
        // Given
        struct Welcome: Plugin {
            func register(in registry: inout Registry) throws(RegistryError) {
                try registry.register(author: StoryAuthorFake())
            }
        }

        // When
        let app = try AppContainer(environment: home.environment, plugins: [Welcome()])

        // Then
        #expect(app.registry.authors.map(\.identifier) == ["embedded", "fake"])
        #expect(throws: RegistryError.duplicate(.feature, "library")) {
            try AppContainer(environment: home.environment, features: [LibraryComposition.self])
        }
    }

    @Test("Every part can be replaced")
    func replacedParts() async throws {
        // Given
        let library = LibraryFake()
        var registry = Registry()
        try registry.register(author: StoryAuthorFake())
        let sut = try AppContainer(
            AppServices(
                storage: .inMemory(library), registry: registry, now: { Date(timeIntervalSince1970: 5) },
                random: { 4 }))

        // When
        let outcome = try await sut.generation.generate(try await sut.generation.brief(for: request)) { _ in }

        // Then
        #expect(outcome.story.providers.author == "fake")
        #expect(outcome.story.createdAt == Date(timeIntervalSince1970: 5))
        #expect(library.stories.map(\.id) == [outcome.story.id])
    }

    @Test("The check of the machine looks at the library, backups, each provider, the recorder and the sound devices")
    func healthChecks() async throws {
        // Given
        let sut = try AppContainer(environment: home.environment)

        // When
        let checks = await sut.healthChecks()

        // Then
        #expect(
            checks.map(\.name) == [
                "library", "disk", "backup zip", "log", "author embedded", "narrator neural", "narrator flite",
                "narrator espeak-ng", "recorder opus", "illustrator vector", "engine mpv", "sound mpv", "remote mpris",
            ])
        // Whether the machine has sound and media keys is its own affair; voices have to be installed.
        let others = checks.filter { !["narrator neural", "sound mpv", "remote mpris"].contains($0.name) }
        #expect(others.allSatisfy { $0.isHealthy })
        #expect(
            checks.filter(\.isOptional).map(\.name) == [
                "backup zip", "log", "narrator neural", "sound mpv", "remote mpris",
            ])
    }

    @Test("Without a natural voice the check says what one is and what to do, and flite is the default")
    func missingVoice() async throws {
        // Given
        let sut = try AppContainer(environment: home.environment)

        // When
        let check = try #require(await sut.healthChecks().first { $0.name == "narrator neural" })

        // Then
        #expect(!check.isHealthy && check.isOptional)
        #expect(check.detail.hasPrefix("No natural voice is installed. Natural voices sound like people"))
        #expect((check.error as? ProviderError)?.fault?.remedy == .installVoice(named: nil))
        #expect(try sut.registry.narrator(nil, language: .english).identifier == "flite")
    }

    @Test("Without a session bus media keys are missing, which nobody needs, and there is a way to have them")
    func missingMediaKeys() async throws {
        // Given
        let sut = try AppContainer(environment: home.environment)

        // When
        let check = try #require(await sut.healthChecks().last)

        // Then
        #expect(!check.isHealthy && check.isOptional)
        #expect(check.detail.contains("Media keys don't work: there is no session bus."))
        #expect(check.error?.advice.contains("dbus-user-session") == true)
    }

    @Test("What another does by default is optional")
    func optionalChecks() async throws {
        // Given
        struct Second: Plugin {
            func register(in registry: inout Registry) throws(RegistryError) {
                // This one writes languages that the first does not.
                try registry.register(author: StoryAuthorFake())
                try registry.register(narrator: NarratorFake())
                try registry.register(illustrator: IllustratorFake())
            }
        }
        let sut = try AppContainer(environment: home.environment, plugins: [Second()])

        // When
        let checks = await sut.healthChecks()

        // Then
        #expect(
            checks.filter(\.isOptional).map(\.name) == [
                "backup zip", "log", "narrator neural", "narrator fake", "illustrator fake", "sound mpv",
                "remote mpris",
            ])
    }
}

import CollectionsStubs
import FeatureKit
import FeatureKitStubs
import GenerationStubs
import LibraryStubs
import PlaybackStubs
import StoryApp
import StoryCore
import Testing

@Suite("The check of natural voices, and choosing them", .timeLimit(.minutes(1)))
struct VoiceCheckTests {
    private func app(_ voices: VoiceRepositoryFake, narrators: NarratorFake...) throws -> AppContainer {
        let (library, store) = (LibraryFake(), LibraryStoreFake())
        var registry = Registry()
        for narrator in narrators { try registry.register(narrator: narrator) }
        return AppContainer(
            storage: AppStorage(
                stories: store, heroes: store, events: store, collections: CollectionStoreFake(),
                achievements: CollectionStoreFake(), jobs: library, playback: PlaybackStoreFake(),
                media: library, settings: library, observation: LibraryObservationFake(),
                inspector: LibraryInspectorStub(), archiver: LibraryArchiverStub(), voices: voices, location: "memory"),
            registry: registry)
    }

    private func checks(_ voices: VoiceRepositoryFake) async throws -> [HealthCheck] {
        try await app(voices).healthChecks().filter { $0.name.hasPrefix("voice") }
    }

    @Test("Where no voice is installed, there is nothing to look at")
    func nothing() async throws {
        #expect(try await checks(VoiceRepositoryFake([.stub("heart", state: .available)])).isEmpty)
    }

    @Test("A voice that is whole is told with its package and licence, and so is the engine")
    func whole() async throws {
        let checks = try await checks(
            VoiceRepositoryFake([.stub("heart", state: .installed), .stub("joe", state: .available)]))
        #expect(checks.map(\.name) == ["voice engine", "voice heart"])
        #expect(checks.allSatisfy { $0.isHealthy && $0.isOptional })
        #expect(checks.last?.detail == "Heart (heart 1.0, MIT)")
    }

    @Test("A damaged voice is told with what to do, and needed by nobody")
    func damaged() async throws {
        let fault = VoiceError.damaged("heart", detail: "Its words are gone.")
        let check = try #require(
            await checks(VoiceRepositoryFake([.stub("heart", state: .installed)], faults: ["heart": fault])).last)
        #expect(!check.isHealthy && check.isOptional)
        #expect(check.detail.contains("Its words are gone."))
        #expect(check.error as? VoiceError == fault)
    }

    @Test("A voice is found by its name or by what people call it")
    func chosen() async throws {
        let sut = try app(VoiceRepositoryFake(), narrators: NarratorFake())
        #expect(try await sut.voice(called: "plain").name == "plain")
        #expect(try await sut.voice(called: "PLAIN").name == "plain")
    }

    @Test("A voice that could be installed is no unknown one, and a slip is answered with what was meant")
    func notThere() async throws {
        let voices = VoiceRepositoryFake([
            .stub("heart", state: .available), .stub("emma", state: .needsFiles(["emma.onnx"])),
        ])
        let sut = try app(voices, narrators: NarratorFake())
        await #expect(throws: VoiceError.notInstalled("heart", isFetched: true)) {
            try await sut.voice(called: "heart")
        }
        await #expect(throws: VoiceError.needsFiles("emma", ["emma.onnx"])) { try await sut.voice(called: "emma") }
        let error = await #expect(throws: VoiceError.self) { try await sut.voice(called: "hart") }
        #expect(error?.reason == "Did you mean 'heart'?")
    }
}

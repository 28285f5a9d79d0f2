import AppTestSupport
import CollectionsStubs
import FeatureKit
import FeatureKitStubs
import GenerationStubs
import LibraryStubs
import PlaybackStubs
import StoryApp
import StoryCore
import Testing

@Suite("The check of the sound devices", .timeLimit(.minutes(1)))
struct SoundCheckTests {
    /// The check with an engine that finds something, or does not.
    private func check(_ devices: Result<[PlaybackDevice], ProviderError>) async throws -> HealthCheck {
        var registry = Registry()
        try registry.register(engine: PlaybackEngineProviderStub(engine: PlaybackEngineFake(), devices: devices))
        let sut = try AppContainer(AppServices(storage: .inMemory(), registry: registry))
        return try #require(await sut.healthChecks().first { $0.name == "sound fake" })
    }

    @Test("Devices are told by name, with what people call them if there is something")
    func devices() async throws {
        // When
        let check = try await check(
            .success([
                PlaybackDevice(name: "pulse/a", summary: "Bed\u{1B} lamp"), PlaybackDevice(name: "alsa/b", summary: ""),
            ]))
        // Then
        #expect(check.isHealthy && check.isOptional)
        #expect(check.detail == "sound devices: pulse/a (Bed lamp); alsa/b")
    }

    @Test("Without one it is missing, which no story minds, and there is a way to have one")
    func noDevice() async throws {
        let check = try await check(.success([]))
        #expect(!check.isHealthy && check.isOptional)
        #expect(check.detail == "No sound device was found.")
        #expect(check.error?.advice.contains("PulseAudio or PipeWire") == true)
    }

    @Test("A search that fails says why")
    func failure() async throws {
        let fault = ProviderErrorDetails(provider: "fake", detail: "It hangs.", recovery: "Shake it.")
        let check = try await check(.failure(.timeout(fault)))
        #expect(!check.isHealthy && check.isOptional)
        #expect(check.detail.contains("It hangs."))
        #expect(check.error?.advice == "Shake it.")
    }
}

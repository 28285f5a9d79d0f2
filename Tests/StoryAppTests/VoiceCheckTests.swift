import AppTestSupport
import FeatureKitStubs
import GenerationStubs
import StoryApp
import StoryCore
import Testing

@Suite("The check of natural voices, and choosing them", .timeLimit(.minutes(1)))
struct VoiceCheckTests {
    private func checks(_ voices: VoiceRepositoryFake) async throws -> [HealthCheck] {
        try await AppContainer.inMemory(voices: voices).healthChecks().filter { $0.name.hasPrefix("voice") }
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

    @Test("A damaged voice that somebody brought is told to be brought again")
    func damagedBrought() async throws {
        // Given
        let fault = VoiceError.damaged("siwis", detail: "Its words are gone.")
        let listing = VoiceListing.stub("siwis", state: .installed, isFetched: false)
        // When
        let check = try #require(await checks(VoiceRepositoryFake([listing], faults: ["siwis": fault])).last)
        // Then
        #expect(check.error?.advice == "Install it again from its files, or remove it.")
    }

    @Test("A voice is found by its name or by what people call it")
    func chosen() async throws {
        let sut = try await AppContainer.inMemory(NarratorFake())
        #expect(try await sut.voice(called: "plain").name == "plain")
        #expect(try await sut.voice(called: "PLAIN").name == "plain")
    }

    @Test("A voice that could be installed is no unknown one, and a slip is answered with what was meant")
    func notThere() async throws {
        let voices = VoiceRepositoryFake([
            .stub("heart", state: .available), .stub("emma", state: .needsFiles(["emma.onnx"])),
        ])
        let sut = try await AppContainer.inMemory(NarratorFake(), voices: voices)
        await #expect(throws: VoiceError.notInstalled("heart", isFetched: true)) {
            try await sut.voice(called: "heart")
        }
        await #expect(throws: VoiceError.needsFiles("emma", ["emma.onnx"])) { try await sut.voice(called: "emma") }
        let error = await #expect(throws: VoiceError.self) { try await sut.voice(called: "hart") }
        #expect(error?.reason == "Did you mean 'heart'?")
    }

    @Test("A voice that is installed and silent lacks its engine, or has a damaged one")
    func silent() async throws {
        // Given
        let voice = VoiceListing.stub("heart", state: .installed)
        let fault = VoiceError.damaged("engine", detail: "It names no library.")
        let engineless = try await AppContainer.inMemory(voices: VoiceRepositoryFake([voice]))
        let damaged = try await AppContainer.inMemory(voices: VoiceRepositoryFake([voice], engine: .damaged(fault)))
        // When, Then
        await #expect(throws: VoiceError.engineMissing(voice: "heart")) {
            try await engineless.voice(called: "heart")
        }
        await #expect(throws: fault) { try await damaged.voice(called: "heart") }
    }
}

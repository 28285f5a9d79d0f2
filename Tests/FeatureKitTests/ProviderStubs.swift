import Foundation
import StoryCore

/// An author who writes nothing.
struct AuthorStub: StoryAuthor {
    var identifier: ProviderIdentifier
    var languages: [LanguageCode] = []
    var displayName: String { identifier.rawValue }

    func checkAvailability() async throws(ProviderError) {}

    func write(
        _ request: AuthorRequest, deliver: (AuthoredPart) async throws(ProviderError) -> Void
    ) async throws(ProviderError) {}
}

/// A narrator who says nothing, in one voice for each language.
struct NarratorStub: Narrator {
    var identifier: ProviderIdentifier
    var languages: [LanguageCode]
    var displayName: String { identifier.rawValue }

    func checkAvailability() async throws(ProviderError) {}

    func voices(for language: LanguageCode) -> [Voice] {
        languages.contains(language) ? [Voice(name: "plain", summary: "plain")] : []
    }

    func wordsPerMinute(voice: String, language: LanguageCode) -> Double { 150 }

    func speak(_ utterance: Utterance) async throws(ProviderError) -> SpokenUtterance {
        SpokenUtterance(samples: [], sampleRate: 16000, words: [])
    }
}

/// An illustrator of nothing.
struct IllustratorStub: Illustrator {
    var identifier: ProviderIdentifier
    var maximumConcurrentRequests: Int { 1 }
    var displayName: String { identifier.rawValue }

    func checkAvailability() async throws(ProviderError) {}

    func illustrate(_ request: IllustrationRequest) async throws(ProviderError) -> Picture {
        throw .cancelled
    }
}

/// Makes engines that nothing is ever loaded into.
struct EngineStub: PlaybackEngineProvider {
    var identifier: ProviderIdentifier
    var displayName: String { identifier.rawValue }

    func checkAvailability() async throws(ProviderError) {}

    func makeEngine(output: PlaybackOutput) -> any PlaybackEngine { SilentEngine() }

    private struct SilentEngine: PlaybackEngine {
        let events = AsyncStream<PlaybackEvent> { $0.finish() }
        let position: PlaybackPosition? = nil

        func load(_ source: PlaybackSource, from start: TimeInterval, playing: Bool) -> PlaybackLoad {
            PlaybackLoad(rawValue: 1)
        }
        func play() {}
        func pause() {}
        func seek(to seconds: TimeInterval) {}
        func setSpeed(_ speed: PlaybackSpeed) {}
        func setVolume(_ volume: Double, over duration: Duration) {}
        func stop() {}
        func close() async {}
    }
}

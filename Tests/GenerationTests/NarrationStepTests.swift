import FeatureKitStubs
import Generation
import GenerationStubs
import StoryCore
import Synchronization
import Testing

@Suite("Narration", .timeLimit(.minutes(1)))
struct NarrationStepTests {
    @Test("A narrator that changes its samples a second within a story is an error, and the story is kept without it")
    func otherRate() async throws {
        // Given
        let library = LibraryFake()
        let sut = GenerationFeature(dependencies: .stub(narrator: FickleNarrator(), library: library))
        // When
        let outcome = try await sut.generate(.stub(), observer: { _ in })
        // Then
        #expect(outcome.failure?.step == .audio)
        #expect(outcome.failure?.error.code == "provider.invalidResponse")
        #expect(outcome.story.narrationStatus == .failed)
        #expect(library.stories == [outcome.story])
    }
}

/// Speaks each sentence at another rate than the one before.
private final class FickleNarrator: Narrator {
    let identifier: ProviderIdentifier = "fake"
    let displayName = "Fickle narrator"
    let languages: [LanguageCode] = [.english]
    private let narrator = NarratorFake()
    private let rate = Mutex(8_000)

    func checkAvailability() async throws(ProviderError) {}
    func voices(for language: LanguageCode) -> [Voice] { narrator.voices(for: language) }
    func wordsPerMinute(voice: String, language: LanguageCode) -> Double { 160 }

    func speak(_ utterance: Utterance) async throws(ProviderError) -> SpokenUtterance {
        var spoken = try await narrator.speak(utterance)
        spoken.sampleRate = rate.withLock { rate in
            rate += 1
            return rate
        }
        return spoken
    }
}

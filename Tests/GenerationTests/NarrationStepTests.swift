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

extension NarrationStepTests {
    private func narration(_ library: LibraryFake, narrator: any Narrator = NarratorFake()) async throws -> Narration {
        let sut = GenerationFeature(dependencies: .stub(narrator: narrator, library: library))
        return try #require(try await sut.generate(.stub(), observer: { _ in }).story.narration)
    }

    @Test("A narration begins with quiet and the title, and ends with quiet")
    func titleAndEnd() async throws {
        // When
        let narration = try await narration(LibraryFake())
        // Then
        let title = try #require(narration.title)
        let (first, last) = (try #require(narration.sentences.first), try #require(narration.sentences.last))
        let sample = 1 / Double(NarratorFake.sampleRate)
        #expect(abs(title.start - 0.8) < sample)
        #expect(title.end > title.start)
        #expect(abs(first.start - title.end - 1.2) < sample)
        #expect(abs(narration.duration - last.end - 2.5) < 2 * sample)
        #expect(narration.pageStarts.first == 0)
        #expect(narration.marks.fit(["Mira saw a light.", "She waved at it."]))
    }

    @Test("A sentence said too fast is said again, once, and the slower one is kept")
    func tooFast() async throws {
        // Given
        let narrator = HastyNarrator()
        // When
        let narration = try await narration(LibraryFake(), narrator: narrator)
        // Then
        for sentence in narration.sentences {
            #expect(4 / (sentence.end - sentence.start) * 60 < 215)
        }
        #expect(narrator.count == 1 + 2 * 2)
    }

    @Test("A narration that was interrupted halfway goes on with the same pauses")
    func interrupted() async throws {
        // Given
        let passages = (0..<6).map { "Mira walked on by the river \($0). “Far,” said Dad.\n\nThe sun was low." }
        let fault = ProviderErrorDetails(provider: "fake", detail: "gone")
        let (whole, broken) = (LibraryFake(), LibraryFake())
        let author = StoryAuthorFake(passages: passages)
        let expected = try await GenerationFeature(dependencies: .stub(author: author, library: whole))
            .generate(.stub(), observer: { _ in }).story.narration
        let failing = StoryAuthorFake(passages: passages, failure: (3, .network(fault)))
        await #expect(throws: GenerationError.self) {
            try await GenerationFeature(dependencies: .stub(author: failing, library: broken))
                .generate(.stub(), observer: { _ in })
        }
        // When
        let resumed = try await GenerationFeature(
            dependencies: .stub(author: StoryAuthorFake(passages: passages), library: broken)
        ).resume(nil, observer: { _ in })
        // Then
        #expect(expected != nil && resumed.story.narration?.marks == expected?.marks)
    }
}

/// Says 330 words a minute, unless it is asked to be slower.
private final class HastyNarrator: Narrator {
    let identifier: ProviderIdentifier = "fake"
    let displayName = "Hasty narrator"
    let languages: [LanguageCode] = [.english]
    private let calls = Mutex(0)
    private let plainRate = Mutex<Double?>(nil)

    var count: Int { calls.withLock { $0 } }

    func checkAvailability() async throws(ProviderError) {}
    func voices(for language: LanguageCode) -> [Voice] { NarratorFake().voices(for: language) }
    func wordsPerMinute(voice: String, language: LanguageCode) -> Double { 330 }

    func speak(_ utterance: Utterance) async throws(ProviderError) -> SpokenUtterance {
        calls.withLock { $0 += 1 }
        let isTitle = utterance.text == "The lamp"
        let rate = utterance.delivery.rate
        let plain = plainRate.withLock { plain in
            if !isTitle { plain = plain ?? rate }
            return plain ?? rate
        }
        let words = utterance.text.split(separator: " ").count
        let length = isTitle ? 1 : Double(words) / 5.5 * plain / rate
        return SpokenUtterance(
            samples: [Int16](repeating: 100, count: Int(length * 1000)), sampleRate: 1000, words: [])
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

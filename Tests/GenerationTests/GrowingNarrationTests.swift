import FeatureKitStubs
import Foundation
import Generation
import GenerationStubs
import StoryCore
import Synchronization
import Testing

@Suite("A narration that is heard while it is made", .timeLimit(.minutes(1)))
struct GrowingNarrationTests {
    private let library = LibraryFake()
    private let author = StoryAuthorFake(passages: ["Mira saw a light. It was far.", "She waved.", "It waved back."])
    private let log = Log()

    /// What was told of the narration.
    private final class Log: Sendable {
        private let state = Mutex<[(narration: GrowingNarration, byteCount: Int, isComplete: Bool)]>([])

        var entries: [(narration: GrowingNarration, byteCount: Int, isComplete: Bool)] { state.withLock { $0 } }

        func take(_ update: GenerationUpdate) {
            guard let narration = update.narration else { return }
            state.withLock { entries in
                guard entries.last?.narration != narration else { return }
                let size = try? FileManager.default.attributesOfItem(atPath: narration.file.url.path)[.size] as? Int
                entries.append((narration, (size ?? nil) ?? 0, narration.file.isComplete))
            }
        }
    }

    @Test("Every page is told when all of it is in the file, with the marks that it has in the end")
    func pages() async throws {
        // Given
        let sut = GenerationFeature(dependencies: .stub(author: author, library: library))
        // When
        let outcome = try await sut.generate(.stub(), observer: log.take)
        // Then
        let told = log.entries
        let marks = try #require(outcome.story.narration).marks
        #expect(told.map(\.narration.marks.pageStarts.count) == Array(1...outcome.story.pages.count))
        for (page, entry) in told.enumerated() {
            let known = entry.narration.marks
            #expect(known.sentences == marks.sentences.filter { $0.page <= page })
            #expect(known.words == Array(marks.words.prefix(known.words.count)))
            #expect(known.words.last?.sentence == known.sentences.count - 1)
            #expect(known.pageStarts == Array(marks.pageStarts.prefix(page + 1)))
            #expect(entry.byteCount > 0)
        }
        // What is told last lacks the quiet at the end, which belongs to no page.
        #expect(told.last?.narration.marks.title == marks.title && marks.title != nil)
        #expect(told.last?.narration.marks.pageStarts == marks.pageStarts)
        #expect(told.last.map { $0.narration.marks.duration < marks.duration } == true)
        #expect(told.first?.isComplete == false)
        #expect(told.allSatisfy { $0.narration.file == told.first?.narration.file && $0.narration.file.isComplete })
    }

    @Test("If somebody waits to hear it, no picture is drawn before its first page is narrated")
    func awaited() async throws {
        // Given
        let first = Mutex<Bool?>(nil)
        let sut = GenerationFeature(dependencies: .stub(author: author, library: library))
        // When
        let outcome = try await sut.generate(.stub(), isAwaited: true) { update in
            guard update.unit?.kind == .picture else { return }
            first.withLock { $0 = $0 ?? (update.narration != nil) }
        }
        // Then
        #expect(outcome.failure == nil)
        #expect(first.withLock { $0 } == true)
    }

    @Test("If somebody waits to hear what has no voice, pictures are drawn nevertheless")
    func silent() async throws {
        let sut = GenerationFeature(dependencies: .stub(author: author, library: library))
        let outcome = try await sut.generate(.stub(narrator: nil), isAwaited: true) { _ in }
        #expect(outcome.story.pages.allSatisfy { $0.illustration.status == .ready })
    }

    @Test("A narration that fails on the way is complete: nobody waits for the rest")
    func fails() async throws {
        // Given
        let sut = GenerationFeature(dependencies: .stub(author: author, narrator: TiringNarrator(), library: library))
        // When
        let outcome = try await sut.generate(.stub(), observer: log.take)
        // Then
        #expect(outcome.failure?.step == .audio)
        #expect(!log.entries.isEmpty)
        #expect(log.entries.allSatisfy { $0.narration.file.isComplete })
    }
}

/// Speaks so many sentences that a page is done, and then no more.
private final class TiringNarrator: Narrator {
    let identifier: ProviderIdentifier = "fake"
    let displayName = "Tiring narrator"
    let languages: [LanguageCode] = [.english]
    private let narrator = NarratorFake()

    func checkAvailability() async throws(ProviderError) {}
    func voices(for language: LanguageCode) -> [Voice] { narrator.voices(for: language) }
    func wordsPerMinute(voice: String, language: LanguageCode) -> Double { 160 }

    func speak(_ utterance: Utterance) async throws(ProviderError) -> SpokenUtterance {
        guard narrator.utterances.count < 3 else {
            throw .configuration(
                ProviderErrorDetails(provider: identifier, detail: "It is tired.", recovery: "Let it sleep."))
        }
        return try await narrator.speak(utterance)
    }
}

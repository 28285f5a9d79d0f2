import FeatureKit
import FeatureKitStubs
import Foundation
import Generation
import GenerationStubs
import StoryCore
import Synchronization
import Testing

/// An author that writes a second page in as many ways as it is told, one for each time that it is asked.
private final class RewritingAuthor: StoryAuthor {
    let identifier: ProviderIdentifier = "fake"
    let displayName = "Rewriting author"
    let languages: [LanguageCode] = []
    private let pages: [String]
    private let asked = Mutex<[AuthorRequest]>([])

    init(pages: [String]) {
        self.pages = pages
    }

    var requests: [AuthorRequest] { asked.withLock { $0 } }

    func checkAvailability() async throws(ProviderError) {}

    func write(
        _ request: AuthorRequest, deliver: (AuthoredPart) async throws(ProviderError) -> Void
    ) async throws(ProviderError) {
        let count = asked.withLock { requests in
            requests.append(request)
            return requests.count
        }
        if request.writtenTitle == nil { try await deliver(.title("The lamp")) }
        let texts = ["Mira saw a light.", pages[min(count, pages.count) - 1], "Good night."]
        for text in texts.dropFirst(request.writtenPassages.count) {
            try await deliver(.passage(AuthoredPassage(text: text, scene: nil)))
        }
    }
}

@Suite("A page that is refused", .timeLimit(.minutes(1)))
struct RefusedPageTests {
    private static let bad = "She drank wine."

    private let library = LibraryFake()

    private func feature(_ author: RewritingAuthor, _ safety: any ChildSafetyCheck) -> GenerationFeature {
        GenerationFeature(dependencies: .stub(author: author, safety: safety, library: library))
    }

    private func feature(_ author: RewritingAuthor) -> GenerationFeature {
        feature(author, ChildSafetyCheckStub(word: "wine"))
    }

    private func generate(_ sut: GenerationFeature) async throws(GenerationError) {
        _ = try await sut.generate(.stub(narrator: nil, illustrator: nil)) { _ in }
    }

    /// The texts of the only story.
    private var texts: [String] { library.stories.first?.pages.map(\.text) ?? [] }

    private func waitingEntry(_ sut: GenerationFeature) async throws -> JobEntry {
        try #require(try await sut.jobService.entries().first { $0.state == .waiting })
    }

    @Test("It is written again, and its author is told what was refused and why")
    func writtenAgain() async throws {
        // Given
        let author = RewritingAuthor(pages: [Self.bad, "She drank milk."])

        // When
        try await generate(feature(author))

        // Then
        #expect(texts == ["Mira saw a light.", "She drank milk.", "Good night."])
        let second = try #require(author.requests.dropFirst().first)
        #expect(second.writtenTitle == "The lamp" && second.writtenPassages.map(\.text) == ["Mira saw a light."])
        #expect(
            second.refused == [
                RefusedPart(
                    .passage(AuthoredPassage(text: Self.bad, scene: nil)), passageCount: 1,
                    concern: SafetyConcern(excerpt: "wine", reason: "It's about something for grown-ups."))
            ])
    }

    @Test("After three times the story waits for a parent, with the page and the reason")
    func waits() async throws {
        // Given
        let author = RewritingAuthor(pages: [Self.bad])
        let sut = feature(author)

        // When
        let error = await #expect(throws: GenerationError.self) { try await generate(sut) }

        // Then
        #expect(author.requests.count == 3)
        #expect(error?.code == "generation.unsuitableStory" && error?.category == .notAllowed)
        #expect(error?.recovery == .approvePage)
        let entry = try await waitingEntry(sut)
        #expect(entry.approval == .page)
        #expect(entry.failure?.message == "The author 'fake' wrote something unsuitable.")
        #expect(entry.failure?.reason == "It's about something for grown-ups. See 'wine' in: 'She drank wine.'")
        #expect(library.stories.isEmpty)
        // Resuming whatever was interrupted doesn't decide it.
        await #expect(throws: GenerationError.storage(.notFound(.job, ""))) {
            _ = try await sut.resume(nil) { _ in }
        }
    }

    @Test("A page that a parent approves is part of the story, which goes on after it")
    func approved() async throws {
        // Given
        let author = RewritingAuthor(pages: [Self.bad])
        let sut = feature(author)
        _ = try? await generate(sut)

        // When
        try await sut.jobService.approve(try await waitingEntry(sut).id)
        try await sut.worker.run(untilEmpty: true)

        // Then
        #expect(texts == ["Mira saw a light.", Self.bad, "Good night."])
        #expect(author.requests.count == 4 && author.requests.last?.writtenPassages.count == 2)
    }

    @Test("A parent can have it written again instead; the author still knows what was refused")
    func retried() async throws {
        // Given
        let author = RewritingAuthor(pages: [Self.bad, Self.bad, Self.bad, "She drank milk."])
        let sut = feature(author)
        _ = try? await generate(sut)

        // When
        try await sut.jobService.retry(try await waitingEntry(sut).id)
        try await sut.worker.run(untilEmpty: true)

        // Then
        #expect(texts == ["Mira saw a light.", "She drank milk.", "Good night."])
        #expect(author.requests.last?.refused.count == 3)
    }

    @Test("A story that waits for nothing can't be approved")
    func nothingToApprove() async throws {
        let sut = feature(RewritingAuthor(pages: ["She drank milk."]))
        let job = try await sut.jobService.enqueue(.stub())
        await #expect(throws: GenerationError.nothingToApprove) { try await sut.jobService.approve(job) }
        await #expect(throws: GenerationError.storage(.notFound(.job, "ffff"))) {
            try await sut.jobService.approve(JobID(rawValue: "ffff"))
        }
    }

    @Test("While a moderation service is not available nothing is kept, and the story can be resumed")
    func unavailable() async throws {
        // Given
        struct Unavailable: ChildSafetyCheck {
            let error: ProviderError
            func firstConcern(
                in text: String, for audience: SafetyAudience
            ) async throws(ProviderError) -> SafetyConcern? {
                if text == "She drank milk." { throw error }
                return nil
            }
        }
        let error = ProviderError.network(ProviderErrorDetails(provider: "moderation", detail: "no answer"))
        let author = RewritingAuthor(pages: ["She drank milk."])

        // When
        await #expect(throws: GenerationError.provider(.story, error)) {
            try await generate(feature(author, Unavailable(error: error)))
        }

        // Then
        #expect(library.stories.isEmpty && author.requests.count == 1)
        _ = try await feature(author).resume(nil) { _ in }
        #expect(texts.count == 3)
    }

    @Test("The family's words reach the author and the check with the brief")
    func blockedWords() async throws {
        // Given
        try await library.save(AppSettings(controls: ParentalControls(blockedWords: BlockedWords("milk"))))
        struct Household: AccessPolicy {
            let settings: any SettingsRepository
            func decision(
                on action: AccessAction, content: StoryContent?, by profile: ProfileID
            ) async -> AccessDecision { .allowed }
            func controls(of profile: ProfileID) async throws(StorageError) -> CurrentControls {
                CurrentControls(controls: try await settings.settings().controls)
            }
        }
        let author = RewritingAuthor(pages: ["She drank milk.", "She drank tea."])
        struct OwnWords: ChildSafetyCheck {
            func firstConcern(in text: String, for audience: SafetyAudience) -> SafetyConcern? {
                audience.filter.words.firstMatch(in: text, language: audience.language)
                    .map { SafetyConcern(excerpt: String($0), reason: "blocked") }
            }
        }
        var dependencies = GenerationDependencies.stub(author: author, safety: OwnWords(), library: library)
        dependencies.access = AccessGuard(policy: Household(settings: library))

        // When
        try await generate(GenerationFeature(dependencies: dependencies))

        // Then
        #expect(texts[1] == "She drank tea.")
        #expect(author.requests.first?.brief.contentFilter?.words.words == ["milk"])
    }
}

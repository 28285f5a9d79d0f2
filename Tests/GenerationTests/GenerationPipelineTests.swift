import FeatureKit
import FeatureKitStubs
import Foundation
import Generation
import GenerationStubs
import StoryCore
import Testing

@Suite("Generation", .timeLimit(.minutes(1)))
struct GenerationPipelineTests {
    private let library = LibraryFake()

    private func generate(
        _ dependencies: GenerationDependencies, brief: StoryBrief = .stub(), log: UpdateLog = UpdateLog()
    ) async throws -> GenerationOutcome {
        try await GenerationFeature(dependencies: dependencies).generate(brief, observer: log.append)
    }

    // MARK: - Pipeline

    @Test("The stages follow each other, and progress goes 0, 0.33, 0.66, 1 and never back")
    func stages() async throws {
        // Given
        let log = UpdateLog()
        // When
        _ = try await generate(.stub(library: library), log: log)
        // Then
        #expect(
            log.stages == [.generatingStory, .generatingAudio, .generatingIllustrations, .completed])
        #expect(log.firstProgressOfStages == [0, 0.33, 0.66, 1])
        #expect(log.progress == log.progress.sorted())
        #expect(log.progress.contains { 0 < $0 && $0 < 0.33 })
    }

    @Test("The story is stored with text, narration, marks and pictures, and the job is gone")
    func complete() async throws {
        // When
        let outcome = try await generate(.stub(library: library))
        // Then
        let story = outcome.story
        #expect(outcome.failure == nil)
        #expect(library.stories == [story])
        #expect(library.storedJobs.isEmpty)
        #expect(story.title == "The lamp")
        #expect(story.pages.map(\.text) == ["Mira saw a light.", "She waved at it."])
        #expect(story.narrationStatus == .ready)
        #expect(story.narration?.sentences.count == 2)
        #expect(story.narration?.words.count == 8)
        #expect(story.narration?.pageStarts.first == 0)
        #expect(story.pages.map(\.illustration.status) == [.ready, .ready])
        #expect(story.cover.status == .ready && story.cover.timestamp == nil)
        #expect(story.pages.map(\.illustration.timestamp) == story.narration?.pageStarts.map { $0 })
        #expect(library.media.count == 4)
    }

    @Test("A word's mark points at the word and at its position in the audio")
    func marks() async throws {
        let story = try await generate(.stub(library: library)).story
        let narration = try #require(story.narration)
        let word = narration.words[5]
        #expect(word.range.substring(of: story.pages[1].text) == "waved")
        #expect(abs(word.start - (narration.pageStarts[1] + 0.4)) < 1e-9)
        #expect(narration.words.map(\.start) == narration.words.map(\.start).sorted())
    }

    @Test("Narration and pictures of a page begin while later pages are being written")
    func overlap() async throws {
        // Given an author that waits before its second passage
        let authorGate = Gate()
        let narratorGate = Gate(open: true)
        let illustratorGate = Gate(open: true)
        let author = StoryAuthorFake(passages: ["First page."], gate: Gate(open: true))
        let slow = SlowSecondPassageAuthor(first: author, gate: authorGate)
        let dependencies = GenerationDependencies.stub(
            author: slow, narrator: NarratorFake(gate: narratorGate),
            illustrator: IllustratorFake(gate: illustratorGate), library: library)
        // When
        async let outcome = generate(dependencies)
        // Then both are at work on the first page before the second exists
        await narratorGate.arrival()
        await illustratorGate.arrival()
        authorGate.open()
        #expect(try await outcome.story.pages.count == 2)
    }

    @Test("Each hero on a page has exactly one sheet in the picture request, always the same")
    func characterSheets() async throws {
        // Given
        let illustrator = IllustratorFake()
        let brief = StoryBrief.stub(heroes: [.stub(), .stub(name: "Ole")])
        // When
        _ = try await generate(.stub(illustrator: illustrator, library: library), brief: brief)
        // Then
        #expect(illustrator.requests.count == 2)
        for request in illustrator.requests {
            #expect(request.characters == brief.heroes.map(CharacterSheet.init(of:)))
        }
    }

    @Test("Without narration and pictures their steps are skipped, and it still ends at 1")
    func skipped() async throws {
        let log = UpdateLog()
        let story = try await generate(
            .stub(library: library), brief: .stub(narrator: nil, illustrator: nil), log: log
        ).story
        #expect(log.stages == [.generatingStory, .completed])
        #expect(log.progress.last == 1)
        #expect(story.narrationStatus == .notRequested)
        #expect(story.pages.allSatisfy { $0.illustration.status == .notRequested })
        #expect(story.cover == StoryIllustration(status: .notRequested))
    }

    @Test("A custom event's seed reaches the author, and its use is counted once")
    func customEvent() async throws {
        let author = StoryAuthorFake()
        let event = CustomStoryEvent.stub()
        _ = try await generate(
            .stub(author: author, library: library), brief: .stub(occasion: .custom(event)))
        #expect(author.requests.map(\.brief.occasion.promptSeed) == ["A tooth that hides"])
        #expect(library.eventUses == [event.id])
    }

    // MARK: - Failure

    @Test("When narration fails, the story is kept without it, and a retry speaks without asking the author again")
    func audioFailure() async throws {
        // Given
        let author = StoryAuthorFake()
        let fault = ProviderError.unknown(ProviderErrorDetails(provider: "fake", detail: "hoarse"))
        let narrator = NarratorFake(failures: [fault])
        let illustrator = IllustratorFake()
        let dependencies = GenerationDependencies.stub(
            author: author, narrator: narrator, illustrator: illustrator, library: library)
        // When
        let outcome = try await generate(dependencies)
        // Then
        #expect(outcome.failure == GenerationFailure(step: .audio, error: .provider(.audio, fault)))
        #expect(outcome.story.narrationStatus == .failed)
        #expect(outcome.story.pages.map(\.illustration.status) == [.ready, .ready])
        #expect(library.stories == [outcome.story])

        // When
        let retried = try await GenerationFeature(dependencies: dependencies)
            .retry(.narration(), of: outcome.story, observer: { _ in })
        // Then
        #expect(retried.story.narrationStatus == .ready)
        #expect(author.requests.count == 1)
        #expect(illustrator.requests.count == 2)
        #expect(library.storedJobs.isEmpty)
    }

    @Test("A picture that fails for a moment is asked for again, one that fails for good is marked and retried alone")
    func pictureFailure() async throws {
        // Given
        let fault = ProviderErrorDetails(provider: "fake", detail: "busy")
        let illustrator = IllustratorFake(failures: [
            0: [.timeout(fault)], 1: [.network(fault), .network(fault), .network(fault)],
        ])
        let dependencies = GenerationDependencies.stub(illustrator: illustrator, library: library)
        // When
        let outcome = try await generate(dependencies)
        // Then
        #expect(outcome.failure == nil)
        #expect(outcome.story.pages.map(\.illustration.status) == [.ready, .failed])
        #expect(outcome.story.pages[1].illustration.media == nil)
        #expect(illustrator.requests.map(\.page).sorted() == [0, 0, 1, 1, 1])

        // When
        let retried = try await GenerationFeature(dependencies: dependencies)
            .retry(.pictures, of: outcome.story, observer: { _ in })
        // Then
        #expect(retried.story.pages.map(\.illustration.status) == [.ready, .ready])
        #expect(illustrator.requests.map(\.page).sorted() == [0, 0, 1, 1, 1, 1])
        #expect(retried.story.narration == outcome.story.narration)
    }

    @Test("If no picture can be made at all, the step has failed and the story is kept")
    func allPicturesFail() async throws {
        let fault = ProviderError.quota(ProviderErrorDetails(provider: "fake", detail: "empty"))
        let outcome = try await generate(
            .stub(illustrator: IllustratorFake(failures: [0: [fault], 1: [fault]]), library: library))
        #expect(outcome.failure == GenerationFailure(step: .illustrations, error: .provider(.illustrations, fault)))
        #expect(library.stories.first?.narrationStatus == .ready)
    }

    @Test("A part that is complete is not made again")
    func nothingToRetry() async throws {
        let dependencies = GenerationDependencies.stub(library: library)
        let story = try await generate(dependencies).story
        await #expect(throws: GenerationError.nothingMissing(title: "The lamp")) {
            try await GenerationFeature(dependencies: dependencies).retry(.narration(), of: story, observer: { _ in })
        }
    }

    @Test("Blank text is an error, and stores no story")
    func blankText() async throws {
        await #expect(throws: GenerationError.emptyStory("fake")) {
            try await generate(.stub(author: StoryAuthorFake(passages: [" \n "]), library: library))
        }
        #expect(library.stories.isEmpty)
    }

    // MARK: - Crash and resume

    @Test("After a crash, resuming makes nothing again that was finished")
    func resumeAfterCrash() async throws {
        // Given a run that ends when its first page is written, spoken and drawn
        let fault = ProviderErrorDetails(provider: "fake", detail: "gone")
        let first = GenerationDependencies.stub(author: LostAuthor(library: library, fault: fault), library: library)
        await #expect(throws: GenerationError.provider(.story, .network(fault))) { try await generate(first) }

        // When the next process resumes
        let author = StoryAuthorFake()
        let narrator = NarratorFake()
        let illustrator = IllustratorFake()
        let second = GenerationDependencies.stub(
            author: author, narrator: narrator, illustrator: illustrator, library: library)
        let outcome = try await GenerationFeature(dependencies: second).resume(nil, observer: { _ in })

        // Then
        #expect(author.deliveredPassages == 1)
        #expect(author.requests.first?.writtenTitle == "The lamp")
        #expect(narrator.utterances.map(\.text) == ["She waved at it."])
        #expect(illustrator.requests.map(\.page) == [1])
        #expect(illustrator.coverRequests.count == 1)
        #expect(outcome.story.pages.map(\.text) == ["Mira saw a light.", "She waved at it."])
        #expect(outcome.story.narrationStatus == .ready)
        #expect(outcome.story.pages.map(\.illustration.status) == [.ready, .ready])
        #expect(library.storedJobs.isEmpty)
    }

    @Test("A resumed story is the story that would have been made without the interruption")
    func resumedEqualsUninterrupted() async throws {
        let fault = ProviderErrorDetails(provider: "fake", detail: "gone")
        let other = LibraryFake()
        let whole = try await generate(.stub(library: other)).story
        let broken = GenerationDependencies.stub(
            author: StoryAuthorFake(failure: (1, .network(fault))), library: library)
        await #expect(throws: GenerationError.self) { try await generate(broken) }
        let resumed = try await GenerationFeature(dependencies: .stub(library: library))
            .resume(nil, observer: { _ in }).story
        #expect(resumed == whole)
    }

    @Test("A job that another process works on is not touched")
    func busyJob() async throws {
        let job = GenerationJob(id: JobID(rawValue: "job"), brief: .stub(), status: .open, createdAt: .distantPast)
        _ = try await library.open(job)
        await #expect(throws: GenerationError.storage(.busy("The unfinished story job"))) {
            try await GenerationFeature(dependencies: .stub(library: library)).resume("job", observer: { _ in })
        }
    }

    // MARK: - Cancelling

    @Test("A task that is cancelled keeps its job, and no story is stored")
    func cancelKeepsJob() async throws {
        let gate = Gate()
        let dependencies = GenerationDependencies.stub(narrator: NarratorFake(gate: gate), library: library)
        let task = Task { try await generate(dependencies) }
        await gate.arrival()
        task.cancel()
        await #expect(throws: GenerationError.cancelled) { try await task.value }
        #expect(library.stories.isEmpty)
        #expect(library.storedJobs.count == 1)
        #expect(await library.isClaimed(library.storedJobs[0].id) == false)
    }
}

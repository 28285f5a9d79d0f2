@testable import Generation
import FeatureKitStubs
import GenerationStubs
import StoryCore
import Testing

@Suite("Retrying a step", .timeLimit(.minutes(1)))
struct RetryStepTests {
    private let library = LibraryFake()
    private let fault = ProviderError.unknown(ProviderFault(provider: "fake", detail: "hoarse"))

    private func sut(
        narrator: NarratorFake = NarratorFake(), illustrator: IllustratorFake = IllustratorFake()
    ) -> RetryStepUseCase {
        RetryStepUseCase(dependencies: .stub(narrator: narrator, illustrator: illustrator, library: library))
    }

    /// A story whose narration or pictures failed.
    private func story(
        narrator: NarratorFake = NarratorFake(), illustrator: IllustratorFake = IllustratorFake()
    ) async throws -> Story {
        var brief = StoryBrief.stub()
        brief.voice = "other"
        let dependencies = GenerationDependencies.stub(
            narrator: narrator, illustrator: illustrator, library: library)
        return try await GenerationFeature(dependencies: dependencies).generate(brief, observer: { _ in }).story
    }

    /// Begins a retry, and cancels it when it has come to the gate.
    private func cancelRetry(_ step: GenerationStep, of story: Story, by sut: RetryStepUseCase, at gate: Gate) async {
        let task = Task {
            try await sut.execute(step, of: story, whenInterrupted: .discardJob, observer: { _ in })
        }
        await gate.arrival()
        task.cancel()
        await #expect(throws: GenerationError.cancelled) { try await task.value }
    }

    @Test("After a cancelled retry the story is as it was, and the next one speaks with the voice asked for")
    func cancelledAudio() async throws {
        // Given
        let failed = try await story(narrator: NarratorFake(failures: [fault]))
        let gate = Gate()
        // When
        await cancelRetry(.audio, of: failed, by: sut(narrator: NarratorFake(gate: gate)), at: gate)
        // Then
        #expect(library.stories == [failed])
        // When
        let retried = try await sut().execute(
            .audio, of: failed, whenInterrupted: .discardJob, observer: { _ in }
        ).story
        // Then
        #expect(retried.narration?.voice == "other")
        #expect(library.storedJobs.isEmpty)
    }

    @Test("A story that never had a voice is read with the one that the settings prefer, as a new story is")
    func preferredVoice() async throws {
        // Given
        let silent = try await GenerationFeature(dependencies: .stub(library: library))
            .generate(.stub(narrator: nil), observer: { _ in }).story
        var settings = AppSettings()
        settings.defaultVoice = "other"
        try await library.save(settings)
        // When
        let read = try await sut().execute(
            .audio, of: silent, whenInterrupted: .keepJob, observer: { _ in }
        ).story
        // Then
        #expect(read.narration?.voice == "other")
    }

    @Test("A cancelled retry of a single picture leaves no job behind, since there was none")
    func cancelledPicture() async throws {
        // Given
        let drawn = try await story(illustrator: IllustratorFake(failures: [1: [fault]]))
        #expect(library.storedJobs.isEmpty)
        let gate = Gate()
        // When
        await cancelRetry(.illustrations, of: drawn, by: sut(illustrator: IllustratorFake(gate: gate)), at: gate)
        // Then
        #expect(library.stories == [drawn])
        #expect(library.storedJobs.isEmpty)
    }

    @Test("What was changed in the story since it was loaded is kept")
    func staleStory() async throws {
        // Given a story that was marked after somebody had loaded it
        let loaded = try await story(narrator: NarratorFake(failures: [fault]))
        var marked = loaded
        marked.isFavorite = true
        try await library.save(marked)
        // When
        let retried = try await sut().execute(
            .audio, of: loaded, whenInterrupted: .keepJob, observer: { _ in }
        ).story
        // Then
        #expect(retried.isFavorite)
        #expect(library.stories == [retried])
    }

    @Test("A narration of an older text is made anew, with the voice that it had; if that fails, it stays")
    func outdatedAudio() async throws {
        // Given
        let spoken = try await story()
        let edited = spoken.applying(StoryEdit(texts: [0: "An owl sang."]))
        try await library.save(edited)
        // When
        let failed = try await sut(narrator: NarratorFake(failures: [fault])).execute(
            .audio, of: edited, whenInterrupted: .discardJob, observer: { _ in })
        // Then
        #expect(failed.failure?.step == .audio)
        #expect(library.stories == [edited])
        // When
        let narrator = NarratorFake()
        let retried = try await sut(narrator: narrator).execute(
            .audio, of: edited, whenInterrupted: .discardJob, observer: { _ in }
        ).story
        // Then
        #expect(narrator.utterances.first?.text == "An owl sang.")
        #expect(retried.narrationStatus == .ready)
        #expect(retried.narration?.voice == "other")
        #expect(library.storedJobs.isEmpty)
    }

    @Test("A part that was made meanwhile is not made again")
    func madeMeanwhile() async throws {
        // Given
        let loaded = try await story(narrator: NarratorFake(failures: [fault]))
        let narrator = NarratorFake()
        let sut = sut(narrator: narrator)
        _ = try await sut.execute(.audio, of: loaded, whenInterrupted: .keepJob, observer: { _ in })
        let spoken = narrator.utterances.count
        // When, Then
        await #expect(throws: GenerationError.nothingToRetry(.audio)) {
            try await sut.execute(.audio, of: loaded, whenInterrupted: .keepJob, observer: { _ in })
        }
        #expect(narrator.utterances.count == spoken)
    }
}

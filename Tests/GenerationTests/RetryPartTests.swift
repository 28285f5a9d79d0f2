@testable import Generation
import FeatureKitStubs
import GenerationStubs
import StoryCore
import Testing

@Suite("Retrying a part of a story", .timeLimit(.minutes(1)))
struct RetryPartTests {
    private let library = LibraryFake()
    private let fault = ProviderError.unknown(ProviderErrorDetails(provider: "fake", detail: "hoarse"))

    private func sut(
        narrator: NarratorFake = NarratorFake(), illustrator: IllustratorFake = IllustratorFake()
    ) -> RetryPartUseCase {
        RetryPartUseCase(dependencies: .stub(narrator: narrator, illustrator: illustrator, library: library))
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
    private func cancelRetry(_ part: StoryPart, of story: Story, by sut: RetryPartUseCase, at gate: Gate) async {
        let task = Task {
            try await sut.execute(part, of: story, whenInterrupted: .discardJob, observer: { _ in })
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
        await cancelRetry(.narration(), of: failed, by: sut(narrator: NarratorFake(gate: gate)), at: gate)
        // Then
        #expect(library.stories == [failed])
        // When
        let retried = try await sut().execute(
            .narration(), of: failed, whenInterrupted: .discardJob, observer: { _ in }
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
            .narration(), of: silent, whenInterrupted: .keepJob, observer: { _ in }
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
        await cancelRetry(.pictures, of: drawn, by: sut(illustrator: IllustratorFake(gate: gate)), at: gate)
        // Then
        #expect(library.stories == [drawn])
        #expect(library.storedJobs.isEmpty)
    }

    @Test("What was changed in the story since it was loaded is kept")
    func staleStory() async throws {
        // Given a story that was marked after somebody had loaded it
        let loaded = try await story(narrator: NarratorFake(failures: [fault]))
        try await library.setFavorite(true, of: loaded.id)
        // When
        let retried = try await sut().execute(
            .narration(), of: loaded, whenInterrupted: .keepJob, observer: { _ in }
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
            .narration(), of: edited, whenInterrupted: .discardJob, observer: { _ in })
        // Then
        #expect(failed.failure?.step == .audio)
        #expect(library.stories == [edited])
        // When
        let narrator = NarratorFake()
        let retried = try await sut(narrator: narrator).execute(
            .narration(), of: edited, whenInterrupted: .discardJob, observer: { _ in }
        ).story
        // Then
        #expect(narrator.utterances.map(\.text).prefix(2) == ["The lamp", "An owl sang."])
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
        _ = try await sut.execute(.narration(), of: loaded, whenInterrupted: .keepJob, observer: { _ in })
        let spoken = narrator.utterances.count
        // When, Then
        await #expect(throws: GenerationError.nothingMissing(title: "The lamp")) {
            try await sut.execute(.narration(), of: loaded, whenInterrupted: .keepJob, observer: { _ in })
        }
        #expect(narrator.utterances.count == spoken)
    }

    // MARK: - In another way than it is

    @Test(
        "A finished narration is made with another voice, by its name or by what people call it",
        arguments: ["plain", "Plain"])
    func otherVoice(name: String) async throws {
        // Given
        let read = try await story()
        // When
        let retried = try await sut().execute(
            .narration(voice: name), of: read, whenInterrupted: .keepJob, observer: { _ in }
        ).story
        // Then
        #expect(read.narration?.voice == "other")
        #expect(retried.narration?.voice == "plain")
        #expect(retried.narrationStatus == .ready)
        #expect(library.stories == [retried])
        #expect(library.storedJobs.isEmpty)
    }

    @Test("The voice that it has is nothing to be made, and a voice that nobody has is refused")
    func sameVoice() async throws {
        let read = try await story()
        await #expect(throws: GenerationError.nothingMissing(title: read.title)) {
            try await sut().execute(
                .narration(voice: "other"), of: read, whenInterrupted: .keepJob, observer: { _ in })
        }
        await #expect(throws: GenerationError.self) {
            try await sut().execute(
                .narration(voice: "thunder"), of: read, whenInterrupted: .keepJob, observer: { _ in })
        }
        #expect(library.stories == [read])
    }

    /// A story that was narrated by a voice that no narrator has any more.
    private func storyOfGoneVoice() async throws -> Story {
        var read = try await story()
        read.narration?.voice = "gone"
        try await library.save(read)
        return read
    }

    @Test("A narration whose voice is gone stays as long as nothing is to be narrated")
    func goneVoiceKept() async throws {
        // Given
        let read = try await storyOfGoneVoice()
        // When, Then
        await #expect(throws: GenerationError.nothingMissing(title: read.title)) {
            try await sut().execute(.narration(), of: read, whenInterrupted: .keepJob, observer: { _ in })
        }
        #expect(library.stories == [read])
    }

    @Test("What is narrated anew whose voice is gone is narrated by the voice of new stories, and that is told")
    func goneVoiceReplaced() async throws {
        // Given
        let edited = try await storyOfGoneVoice().applying(StoryEdit(texts: [0: "An owl sang."]))
        try await library.save(edited)
        // When
        let outcome = try await sut().execute(
            .narration(), of: edited, whenInterrupted: .keepJob, observer: { _ in })
        // Then
        #expect(outcome.replacedVoice == "gone")
        #expect(outcome.story.narration?.voice == "plain")
        #expect(outcome.story.narrationStatus == .ready)
    }

    @Test("If another voice fails, the story keeps the narration that it has")
    func otherVoiceFails() async throws {
        // Given
        let read = try await story()
        // When
        let outcome = try await sut(narrator: NarratorFake(failures: [fault])).execute(
            .narration(voice: "plain"), of: read, whenInterrupted: .discardJob, observer: { _ in })
        // Then
        #expect(outcome.failure?.step == .audio)
        #expect(library.stories == [read])
    }

    @Test("A retry with another voice that was interrupted is resumed with that voice")
    func resumedVoice() async throws {
        // Given
        let read = try await story()
        let gate = Gate()
        let sut = sut(narrator: NarratorFake(gate: gate))
        let task = Task {
            try await sut.execute(.narration(voice: "plain"), of: read, whenInterrupted: .keepJob, observer: { _ in })
        }
        await gate.arrival()
        task.cancel()
        await #expect(throws: GenerationError.cancelled) { try await task.value }
        // When
        let resumed = try await GenerationFeature(dependencies: .stub(library: library)).resume(nil) { _ in }
        // Then
        #expect(resumed.story.narration?.voice == "plain")
    }

    @Test("Another picture of a page comes from another seed, the same one each time, and nothing else is drawn")
    func otherPicture() async throws {
        // Given
        let drawn = try await story()
        let illustrator = IllustratorFake()
        let sut = sut(illustrator: illustrator)
        // When
        let once = try await sut.execute(
            .picture(.page(1)), of: drawn, whenInterrupted: .keepJob, observer: { _ in }
        ).story
        let twice = try await sut.execute(
            .picture(.page(1)), of: once, whenInterrupted: .keepJob, observer: { _ in }
        ).story
        // Then
        #expect(illustrator.requests.map(\.page) == [1, 1])
        #expect(illustrator.coverRequests.isEmpty)
        #expect(Set(illustrator.requests.map(\.seed) + [drawn.seed]).count == 3)
        #expect([drawn, once, twice].map { $0.pages[1].illustration.variation } == [nil, 1, 2])
        #expect(twice.pages[1].illustration.status == .ready)
        #expect(twice.pages[0] == drawn.pages[0] && twice.cover == drawn.cover)
        // When the file is lost, the same picture is drawn again
        var lost = twice
        lost.pages[1].illustration = StoryIllustration(status: .failed, variation: 2)
        try await library.save(lost)
        _ = try await sut.execute(.pictures, of: lost, whenInterrupted: .keepJob, observer: { _ in })
        // Then
        #expect(illustrator.requests.last?.seed == illustrator.requests[1].seed)
    }

    @Test("If another picture fails, the one that was there stays, and the retry is told to have failed")
    func otherPictureFails() async throws {
        // Given
        let drawn = try await story()
        // When
        let outcome = try await sut(illustrator: IllustratorFake(failures: [1: [fault]])).execute(
            .picture(.page(1)), of: drawn, whenInterrupted: .keepJob, observer: { _ in })
        // Then
        #expect(outcome.failure?.step == .illustrations)
        #expect(library.stories == [drawn])
    }

    @Test("A picture of a page is drawn alone where none was requested")
    func onePicture() async throws {
        // Given
        let plain = try await GenerationFeature(dependencies: .stub(library: library))
            .generate(.stub(illustrator: nil), observer: { _ in }).story
        let illustrator = IllustratorFake()
        // When
        let retried = try await sut(illustrator: illustrator).execute(
            .picture(.page(0)), of: plain, whenInterrupted: .keepJob, observer: { _ in }
        ).story
        // Then
        #expect(illustrator.requests.map(\.page) == [0] && illustrator.coverRequests.isEmpty)
        #expect(retried.pages.map(\.illustration.status) == [.ready, .notRequested])
        #expect(retried.pages[0].illustration.variation == nil)
    }

    @Test("A page that the story has not got is refused")
    func noSuchPage() async throws {
        let drawn = try await story()
        await #expect(throws: GenerationError.noSuchPage(count: 2)) {
            try await sut().execute(.picture(.page(2)), of: drawn, whenInterrupted: .keepJob, observer: { _ in })
        }
    }

    @Test("Whatever is missing is made in one go, and what was not requested is not missing")
    func missing() async throws {
        // Given
        let failed = try await story(
            narrator: NarratorFake(failures: [fault]), illustrator: IllustratorFake(failures: [1: [fault]]))
        let silent = try await GenerationFeature(dependencies: .stub(library: library))
            .generate(.stub(narrator: nil), observer: { _ in }).story
        // When
        let retried = try await sut().execute(
            .missing, of: failed, whenInterrupted: .keepJob, observer: { _ in }
        ).story
        // Then
        #expect(retried.narrationStatus == .ready)
        #expect(retried.pages.allSatisfy { $0.illustration.status == .ready })
        await #expect(throws: GenerationError.nothingMissing(title: silent.title)) {
            try await sut().execute(.missing, of: silent, whenInterrupted: .keepJob, observer: { _ in })
        }
    }
}

import FeatureKit
import StoryCore

/// Generates a story, or its missing parts: the steps overlap, and every finished unit is recorded in the journal
/// before anything builds on it.
struct StoryPipeline: Sendable {
    /// What to generate.
    struct Plan: Sendable {
        var job: GenerationJob
        /// The story whose missing parts are generated; nil for a new one.
        var existing: Story?
        /// The steps to run.
        var steps: Set<GenerationStep>
        /// The illustrations to make for an existing story; nil for all missing ones.
        var pictures: Set<IllustrationSlot>?
        /// Whether somebody is waiting to hear it, so that illustrations wait until the first page is narrated.
        var isAwaited = false

        /// Returns whether to make an illustration.
        func wants(_ slot: IllustrationSlot, of story: Story) -> Bool {
            (pictures?.contains(slot) ?? true) && story.lacks(slot, of: job.brief)
        }
    }

    let dependencies: GenerationDependencies
    let providers: BriefedProviders
    let plan: Plan
    let claim: any JobClaimContract

    /// Runs the plan, stores the story, and ends the job (or keeps it, if a step failed).
    ///
    /// - Throws: ``GenerationError`` if there is no story to keep; the job then stays open.
    @concurrent
    func run(observer: @escaping GenerationObserver) async throws(GenerationError) -> GenerationOutcome {
        let journal = JobJournal(units: try await GenerationError.stored(try await claim.units()))
        let progress = GenerationProgress(
            story: draft, steps: plan.steps, targetWordCount: targetWordCount, observer: observer)
        let (narrationPages, narrationQueue) = AsyncStream.makeStream(of: StoryPage.self)
        let (picturePages, pictureQueue) = AsyncStream.makeStream(of: StoryPage.self)
        // Ends when the first page is narrated, or none will be.
        let (silence, voice) = AsyncStream.makeStream(of: Never.self)
        progress.begin()

        async let narration = narrate(narrationPages, journal: journal, progress: progress, voice: voice)
        async let pictures = illustrate(picturePages, journal: journal, progress: progress, after: silence)
        try await write(journal: journal, progress: progress) { page in
            narrationQueue.yield(page)
            if isMissing(pictureOf: page) { pictureQueue.yield(page) }
        }
        progress.didCompleteText()
        narrationQueue.finish()
        pictureQueue.finish()
        let made = (narration: await narration, pictures: await pictures)
        guard !Task.isCancelled else { throw .cancelled }

        let assembler = StoryAssembler(media: dependencies.media, claim: claim, plan: plan, providers: providers)
        let outcome = try await assembler.assemble(progress.story, narration: made.narration, pictures: made.pictures)
        if outcome.failure == nil { progress.didComplete(with: outcome.story) }
        return outcome
    }

    // MARK: - Steps

    private var script: NarrationScript {
        let brief = plan.job.brief
        return NarrationScript(
            brief: brief, voice: brief.voice ?? "", voicePace: providers.voicePace(for: brief),
            wordCount: plan.job.brief.readWordCount(of: plan.existing))
    }

    private func write(
        journal: JobJournal, progress: GenerationProgress, didWritePage: (StoryPage) -> Void
    ) async throws(GenerationError) {
        if let existing = plan.existing {
            progress.willMake(
                sentences: existing.pages.reduce(0) { $0 + NarrationScript.lineCount(of: $1) },
                pictures: existing.illustrationSlots.count { plan.wants($0, of: existing) })
            existing.pages.forEach(didWritePage)
            return
        }
        let step = WritingStep(
            author: providers.author, job: plan.job, targetWordCount: targetWordCount, safety: dependencies.safety,
            claim: claim, log: log.about(.provider(providers.author.identifier)))
        log.info(.jobs, "a step begins", [.word("step", GenerationStep.story)])
        try await step.run(journal: journal) { part in
            switch part {
            case .title(let title): progress.didWrite(title: title)
            case .telling(let telling): progress.didNote(telling)
            case .page(let page):
                progress.didWrite(page: page, sentences: NarrationScript.lineCount(of: page))
                didWritePage(page)
            }
        }
        log.info(.jobs, "a step is done", [.word("step", GenerationStep.story)])
    }

    private func narrate(
        _ pages: AsyncStream<StoryPage>, journal: JobJournal, progress: GenerationProgress,
        voice: AsyncStream<Never>.Continuation
    ) async -> Result<NarrationDraft?, GenerationError> {
        defer { voice.finish() }
        guard plan.steps.contains(.audio), let narrator = providers.narrator else { return .success(nil) }
        log.info(.jobs, "a step begins", [.word("step", GenerationStep.audio)])
        let step = NarrationStep(
            narrator: narrator, script: script, recorder: dependencies.recorder, claim: claim,
            retry: retry(of: narrator),
            serial: UInt32(truncatingIfNeeded: plan.job.brief.seed))
        let result = await step.run(
            pages: pages, journal: journal, title: { progress.story.title }, didSpeak: progress.didSpeakSentence,
            didRecord: { narration in
                progress.didRecord(narration)
                voice.finish()
            })
        progress.didSettleAudio()
        log(.audio, result)
        return result
    }

    private func illustrate(
        _ pages: AsyncStream<StoryPage>, journal: JobJournal, progress: GenerationProgress,
        after silence: AsyncStream<Never>
    ) async -> Result<IllustrationStep.Outcome, GenerationError> {
        guard plan.steps.contains(.illustrations), let illustrator = providers.illustrator else {
            return .success(IllustrationStep.Outcome())
        }
        log.info(.jobs, "a step begins", [.word("step", GenerationStep.illustrations)])
        if plan.isAwaited { for await _ in silence {} }
        let step = IllustrationStep(
            illustrator: illustrator, brief: plan.job.brief, claim: claim, retry: retry(of: illustrator))
        let result = await step.run(
            pages: pages, journal: journal, story: { progress.story }, wantsCover: { plan.wants(.cover, of: $0) },
            didSettle: progress.didSettlePicture)
        progress.didSettlePictures()
        log(.illustrations, result)
        return result
    }

    // MARK: - Parts

    /// Returns whether the page needs an illustration; a page that has just been written does.
    private func isMissing(pictureOf page: StoryPage) -> Bool {
        plan.existing.map { plan.wants(.page(page.index), of: $0) } ?? (page.illustration.status != .ready)
    }

    private func retry(of provider: any Provider) -> RetryPolicy {
        RetryPolicy(
            clock: dependencies.clock, random: dependencies.random, log: log.about(.provider(provider.identifier)))
    }

    /// The log, about this job.
    private var log: ActivityLog { dependencies.log.about(.job(plan.job.id)) }

    /// Logs how a step has ended.
    private func log<Part>(_ step: GenerationStep, _ result: Result<Part, GenerationError>) {
        switch result {
        case .success: log.info(.jobs, "a step is done", [.word("step", step)])
        case .failure(let error): log.warning(.jobs, "a step failed", [.word("step", step), .failure(error)])
        }
    }

    private var targetWordCount: Int { plan.job.brief.targetWordCount }

    /// The story before the run.
    private var draft: Story {
        plan.existing ?? Story(begunBy: plan.job)
    }
}

extension StoryBrief {
    /// The number of words in a story of the requested length.
    var targetWordCount: Int { ReadingPace(ageBand: ageBand, language: language).wordCount(minutes: minutes) }

    /// Returns the number of words for which the reading is planned.
    ///
    /// While a story is being written, its length is unknown. A later reading uses the requested length too, so that it
    /// equals the first, unless the story's length clearly differs.
    ///
    /// - Parameter existing: The story, if it was written before.
    func readWordCount(of existing: Story?) -> Int {
        let target = targetWordCount
        guard let count = existing?.spokenWordCount else { return target }
        return abs(count - target) * 5 <= target ? target : count
    }
}

extension Story {
    /// Creates the story of a job, of which nothing is written yet.
    init(begunBy job: GenerationJob) {
        let brief = job.brief
        self.init(
            id: job.storyID, title: brief.workingTitle, heroes: brief.heroes, occasion: brief.occasion,
            ageBand: brief.ageBand, tone: brief.tone, language: brief.language, minutes: brief.minutes,
            seed: brief.seed,
            cover: StoryIllustration(status: brief.illustrator == nil ? .notRequested : .pending), pages: [],
            narrationStatus: brief.narrator == nil ? .notRequested : .pending,
            narration: nil,
            providers: StoryProviders(author: brief.author, narrator: brief.narrator, illustrator: brief.illustrator),
            createdAt: job.createdAt)
    }
}

extension Story {
    /// The number of its words that are narrated.
    fileprivate var spokenWordCount: Int {
        pages.reduce(0) { $0 + WordSplitter.words(in: $1.text).count }
    }
}

import FeatureKit
package import StoryCore

/// Makes a missing part of a story that is stored.
package protocol RetryStepUseCaseContract: Sendable {
    /// Makes the narration, or the pictures that are missing, and nothing else.
    ///
    /// The story is taken as it is stored now. If the step left a job behind when it failed, that job is kept however
    /// the retry ends: it knows what was asked for, and what was finished.
    ///
    /// - Throws: ``GenerationError/nothingToRetry(_:)`` if the part is complete.
    func execute(
        _ step: GenerationStep, of story: Story, whenInterrupted policy: InterruptionPolicy,
        observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome
}

struct RetryStepUseCase: RetryStepUseCaseContract {
    let dependencies: GenerationDependencies

    func execute(
        _ step: GenerationStep, of story: Story, whenInterrupted policy: InterruptionPolicy,
        observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome {
        let story = try await stored { () async throws(StorageError) in
            try await dependencies.stories.story(story.id)
        }
        let failed = try await stored { () async throws(StorageError) in
            try await dependencies.jobs.jobs().first { $0.storyID == story.id }
        }
        let settings = try await stored { () async throws(StorageError) in
            try await dependencies.settings.settings()
        }
        let job = try job(for: step, of: story, failed: failed, preferredVoice: settings.defaultVoice)
        guard story.missingSteps(of: job.brief).contains(step) else { throw .nothingToRetry(step) }
        try await BriefedProviders(for: job.brief, in: dependencies.registry)
            .checkAvailability(for: [step], recorder: dependencies.recorder)
        return try await JobRunner(dependencies: dependencies).run(
            StoryPipeline.Plan(job: job, existing: story, steps: [step]),
            whenInterrupted: failed == nil ? policy : .keepJob, observer: observer)
    }

    /// The job that failed, with the units that it finished, or else a new one for the story as it is.
    private func job(
        for step: GenerationStep, of story: Story, failed: GenerationJob?, preferredVoice: String?
    ) throws(GenerationError) -> GenerationJob {
        var job =
            failed
            ?? GenerationJob(
                id: story.id.job, brief: story.brief, status: .open, createdAt: story.createdAt)
        job.status = .open
        switch step {
        case .story: break
        case .audio:
            let wanted = job.brief.narrator
            let narrator = try registered { registry throws(RegistryError) in
                try registry.narrator(wanted, language: story.language)
            }
            job.brief.narrator = narrator.identifier
            job.brief.voice = try VoiceChoice.voice(
                job.brief.voice, preferred: preferredVoice, of: narrator, language: story.language)
        case .illustrations:
            let wanted = job.brief.illustrator
            job.brief.illustrator = try registered { registry throws(RegistryError) in
                try registry.illustrator(wanted).identifier
            }
        }
        return job
    }

    private func registered<Found>(
        _ find: (Registry) throws(RegistryError) -> Found
    ) throws(GenerationError) -> Found {
        do throws(RegistryError) {
            return try find(dependencies.registry)
        } catch {
            throw .registry(error)
        }
    }
}

extension Story {
    /// The brief that would make this story again.
    fileprivate var brief: StoryBrief {
        StoryBrief(
            heroes: heroes, occasion: occasion, ageBand: ageBand, tone: tone, language: language, minutes: minutes,
            seed: seed, author: providers.author, narrator: providers.narrator, voice: narration?.voice,
            illustrator: providers.illustrator)
    }
}

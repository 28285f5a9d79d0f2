import FeatureKit
import StoryCore

/// Plans what is left to do of a job that was begun, or queued.
struct JobPlanner: Sendable {
    let dependencies: GenerationDependencies

    /// What is left to do.
    struct Rest: Sendable {
        var plan: StoryPipeline.Plan
        /// The requested voice if no narrator has it any more, so that another one narrates; nil otherwise.
        var replacedVoice: String?
    }

    /// Returns what is left to do.
    ///
    /// - Throws: ``GenerationError`` if the story is not permitted, or something that it needs is missing.
    func rest(of job: GenerationJob) async throws(GenerationError) -> Rest {
        var job = job
        job.status = .open
        let existing = try await dependencies.storedStory(of: job)
        if existing == nil {
            // Deleting the story removed its job too; it must not come back.
            let identifier = job.id.rawValue
            _ = try await GenerationError.stored(try await dependencies.jobs.job(matching: identifier))
            // A stored story was permitted; one that is not stored may be refused by now.
            try await dependencies.briefCheck.check(job.brief)
            // Many may have been queued at once: as long as nothing is written, its author is told of all until now.
            let contents = try await GenerationError.stored(try await dependencies.jobs.contents(of: job.id))
            if contents.title == nil { job.told = try await dependencies.tellings() }
        }
        let steps = existing.map { $0.missingSteps(of: job.brief) } ?? job.brief.steps
        let replaced = steps.contains(.audio) ? try await replaceVoice(in: &job.brief) : nil
        try await BriefedProviders(for: job.brief, in: dependencies.registry)
            .checkAvailability(for: steps, recorder: dependencies.recorder, log: dependencies.log)
        return Rest(
            plan: StoryPipeline.Plan(job: job, existing: existing, steps: steps), replacedVoice: replaced)
    }

    /// Replaces a voice that was removed since the job began; the sentences spoken with it are narrated again.
    private func replaceVoice(in brief: inout StoryBrief) async throws(GenerationError) -> String? {
        let settings = try await GenerationError.stored(try await dependencies.settings.settings())
        return try VoiceReplacement(registry: dependencies.registry, settings: settings).replace(in: &brief)
    }
}

import FeatureKit
import StoryCore

/// Resumes an interrupted or failed job.
package protocol ResumeGenerationUseCaseContract: Sendable {
    /// Makes what is missing; finished units are not made again.
    ///
    /// - Parameter reference: The job's identifier or a unique prefix of it; nil for the newest.
    func execute(
        _ reference: String?, whenInterrupted policy: InterruptionPolicy, observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome
}

struct ResumeGenerationUseCase: ResumeGenerationUseCaseContract {
    let dependencies: GenerationDependencies

    func execute(
        _ reference: String?, whenInterrupted policy: InterruptionPolicy, observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome {
        var job = try await GenerationError.stored(try await dependencies.jobs.job(matching: reference))
        job.status = .open
        let existing = try await dependencies.storedStory(of: job)
        if existing == nil {
            // Deleting the story removed its job too; it must not come back.
            let identifier = job.id.rawValue
            _ = try await GenerationError.stored(try await dependencies.jobs.job(matching: identifier))
            // A stored story was permitted; one that is not stored may be refused by now.
            try await dependencies.briefCheck.check(job.brief)
        }
        let steps = existing.map { $0.missingSteps(of: job.brief) } ?? job.brief.steps
        let replaced = steps.contains(.audio) ? try await replaceVoice(in: &job.brief) : nil
        try await BriefedProviders(for: job.brief, in: dependencies.registry)
            .checkAvailability(for: steps, recorder: dependencies.recorder)
        var outcome = try await JobRunner(dependencies: dependencies).run(
            StoryPipeline.Plan(job: job, existing: existing, steps: steps), whenInterrupted: policy,
            observer: observer)
        outcome.replacedVoice = replaced
        return outcome
    }

    /// Replaces a voice that was removed since the job began; the sentences spoken with it are narrated again.
    private func replaceVoice(in brief: inout StoryBrief) async throws(GenerationError) -> String? {
        let settings = try await GenerationError.stored(try await dependencies.settings.settings())
        return try VoiceReplacement(registry: dependencies.registry, settings: settings).replace(in: &brief)
    }
}

import FeatureKit
import StoryCore

/// Goes on with a job that was interrupted or failed.
package protocol ResumeGenerationUseCaseContract: Sendable {
    /// Makes what is missing; nothing that was finished is made again.
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
            // Whoever has deleted the story since has removed its job with it, and it must not come back.
            let identifier = job.id.rawValue
            _ = try await GenerationError.stored(try await dependencies.jobs.job(matching: identifier))
            // A story that is stored was allowed; one that is not may have been forbidden since.
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

    /// A voice may have been removed since the job began; what was narrated with it is then narrated anew.
    private func replaceVoice(in brief: inout StoryBrief) async throws(GenerationError) -> String? {
        let settings = try await GenerationError.stored(try await dependencies.settings.settings())
        return try VoiceReplacement(registry: dependencies.registry, settings: settings).replace(in: &brief)
    }
}

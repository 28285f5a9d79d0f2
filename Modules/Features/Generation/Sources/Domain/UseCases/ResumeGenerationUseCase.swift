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
        try await GenerationError.allowed(.manageJobs, by: dependencies.access)
        let job = try await GenerationError.stored(try await dependencies.jobs.job(matching: reference))
        let rest = try await JobPlanner(dependencies: dependencies).rest(of: job)
        var outcome = try await JobRunner(dependencies: dependencies).run(
            rest.plan, whenInterrupted: policy, observer: observer)
        outcome.replacedVoice = rest.replacedVoice
        return outcome
    }
}

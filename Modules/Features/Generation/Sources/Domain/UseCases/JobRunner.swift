import FeatureKit
import StoryCore

/// Runs a plan while holding the claim on its job.
struct JobRunner: Sendable {
    let dependencies: GenerationDependencies

    /// Claims the job, runs the plan, and releases the claim whatever happens.
    func run(
        _ plan: StoryPipeline.Plan, whenInterrupted policy: InterruptionPolicy,
        observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome {
        let providers = try BriefedProviders(for: plan.job.brief, in: dependencies.registry)
        let claim = try await GenerationError.stored(try await dependencies.jobs.open(plan.job))
        do throws(GenerationError) {
            let pipeline = StoryPipeline(
                dependencies: dependencies, providers: providers, plan: try await current(plan), claim: claim)
            let outcome = try await withTaskExecutorPreference(dependencies.executor) {
                () async throws(GenerationError) in
                try await pipeline.run(observer: observer)
            }
            await claim.close()
            return outcome
        } catch {
            // A provider may fail at the very moment of the cancellation.
            let isStopped = error == .cancelled || Task.isCancelled
            let isUnwanted = isStopped && policy == .discardJob || error == plan.storyIsGone
            let removal = isUnwanted ? await discard(claim) : .success(())
            await claim.close()
            if case .failure(let error) = removal { throw .storage(error) }
            if !isStopped, case .storage(.diskFull(let path)) = error { throw .outOfSpace(path: path) }
            throw isStopped ? .cancelled : error
        }
    }

    /// Discards the job; a cancelled task must not prevent this.
    private func discard(_ claim: any JobClaim) async -> Result<Void, StorageError> {
        await Task { () async -> Result<Void, StorageError> in
            do throws(StorageError) {
                return .success(try await claim.discard())
            } catch {
                return .failure(error)
            }
        }.value
    }

    /// Returns the plan for the current state: between reading and claiming a job, another process may have ended it,
    /// or deleted the story, which must not come back.
    private func current(_ plan: StoryPipeline.Plan) async throws(GenerationError) -> StoryPipeline.Plan {
        guard let story = try await dependencies.storedStory(of: plan.job) else {
            if plan.existing != nil { throw plan.storyIsGone }
            return plan
        }
        var current = plan
        let wanted = plan.existing == nil ? plan.job.brief.steps : plan.steps
        current.existing = story
        current.steps = story.missingSteps(of: plan.job.brief).intersection(wanted)
        return current
    }
}

extension StoryPipeline.Plan {
    /// The error for a story that was deleted meanwhile.
    fileprivate var storyIsGone: GenerationError { .storage(.notFound(.story, job.storyID.rawValue)) }
}

extension GenerationDependencies {
    /// Returns the stored story of a job; nil if it was not stored yet.
    func storedStory(of job: GenerationJob) async throws(GenerationError) -> Story? {
        try await stories.storyIfStored(of: job)
    }
}

extension StoryRepository {
    /// Returns the stored story of a job; nil if it was not stored yet.
    func storyIfStored(of job: GenerationJob) async throws(GenerationError) -> Story? {
        do throws(StorageError) {
            return try await story(job.storyID)
        } catch .notFound {
            return nil
        } catch {
            throw .storage(error)
        }
    }
}

import FeatureKit
import StoryCore

/// Runs a plan while holding its job.
struct JobRunner: Sendable {
    let dependencies: GenerationDependencies

    /// Claims the job, makes what is planned, and lets go of the job whatever happens.
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
            // A provider may fail at the very moment of being stopped.
            let isStopped = error == .cancelled || Task.isCancelled
            let isUnwanted = isStopped && policy == .discardJob || error == plan.storyIsGone
            let removal = isUnwanted ? await discard(claim) : .success(())
            await claim.close()
            if case .failure(let error) = removal { throw .storage(error) }
            if !isStopped, case .storage(.diskFull(let path)) = error { throw .outOfSpace(path: path) }
            throw isStopped ? .cancelled : error
        }
    }

    /// Removing what was made must not be skipped because the task around it is cancelled.
    private func discard(_ claim: any JobClaim) async -> Result<Void, StorageError> {
        await Task { () async -> Result<Void, StorageError> in
            do throws(StorageError) {
                return .success(try await claim.discard())
            } catch {
                return .failure(error)
            }
        }.value
    }

    /// The plan as it is now: between looking at a job and claiming it, somebody else may have ended it, or deleted
    /// the story, which must not come back.
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
    /// The error of a plan for a story that was deleted meanwhile.
    fileprivate var storyIsGone: GenerationError { .storage(.notFound(.story, job.storyID.rawValue)) }
}

extension GenerationDependencies {
    /// The story of a job that got as far as storing one.
    func storedStory(of job: GenerationJob) async throws(GenerationError) -> Story? {
        try await stories.storyIfStored(of: job)
    }
}

extension StoryRepository {
    /// The story of a job that got as far as storing one.
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

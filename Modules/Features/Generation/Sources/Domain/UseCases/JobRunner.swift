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
        // Nothing is claimed for a story that cannot be made.
        _ = try BriefedProviders(for: plan.job.brief, in: dependencies.registry)
        let claim = try await GenerationError.stored(try await dependencies.jobs.open(plan.job))
        dependencies.log.info(.jobs, "opened", [.job(plan.job.id)])
        return try await run(plan, holding: claim, whenInterrupted: policy, observer: observer)
    }

    /// Runs the plan with a claim on its job, and releases the claim whatever happens.
    func run(
        _ plan: StoryPipeline.Plan, holding claim: any JobClaimContract, whenInterrupted policy: InterruptionPolicy,
        observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome {
        let log = dependencies.log.about(.job(plan.job.id))
        do throws(GenerationError) {
            log.info(.jobs, "the work begins", [.count("steps", plan.steps.count)])
            let outcome = try await work(on: plan, holding: claim, observer: observer)
            log.info(.jobs, "the story is stored", [.count("pages", outcome.story.pages.count)])
            if let failure = outcome.failure {
                log.warning(.jobs, "a step failed", [.word("step", failure.step), .failure(failure.error)])
                let note = JobFailure(step: failure.step, failure.error)
                try await GenerationError.stored(try await claim.fail(note, state: .failed))
            }
            await claim.close()
            return outcome
        } catch {
            // A provider may fail at the very moment of the cancellation.
            let isStopped = error == .cancelled || Task.isCancelled
            let isUnwanted = isStopped && policy == .discardJob || error == plan.storyIsGone
            if isStopped {
                log.info(.jobs, "interrupted", [.word("then", policy)])
            } else {
                log.warning(.jobs, "the work failed", [.failure(error)])
            }
            var failed: StorageError?
            if isUnwanted {
                failed = await discard(claim)
            } else if !isStopped {
                failed = await note(error, on: claim)
            } else if policy == .requeueJob {
                failed = await requeue(claim)
            }
            if let failed { log.warning(.jobs, "how the job ended could not be noted", [.failure(failed)]) }
            await claim.close()
            if isUnwanted, let failed { throw .storage(failed) }
            if !isStopped, case .storage(.diskFull(let path)) = error { throw .outOfSpace(path: path) }
            throw isStopped ? .cancelled : error
        }
    }

    /// Releases the claim on a job that cannot be begun, and notes why.
    func giveUp(_ claim: any JobClaimContract, on job: JobID, because error: GenerationError) async {
        dependencies.log.warning(.jobs, "it can't be begun", [.job(job), .failure(error)])
        _ = await note(error, on: claim)
        await claim.close()
    }

    private func work(
        on plan: StoryPipeline.Plan, holding claim: any JobClaimContract, observer: @escaping GenerationObserver
    ) async throws(GenerationError) -> GenerationOutcome {
        let shown = ShownStep(claim: claim)
        let (live, job) = (dependencies.live, plan.job.id)
        defer {
            shown.end()
            live.forget(job)
        }
        let pipeline = StoryPipeline(
            dependencies: dependencies, providers: try BriefedProviders(for: plan.job.brief, in: dependencies.registry),
            plan: try await current(plan), claim: claim)
        return try await withTaskExecutorPreference(dependencies.executor) {
            () async throws(GenerationError) in
            try await pipeline.run { update in
                shown.show(update.stage)
                live.note(update, of: job)
                observer(update)
            }
        }
    }

    /// Notes why the work ended. If that is impossible, the job counts as interrupted.
    private func note(_ error: GenerationError, on claim: any JobClaimContract) async -> StorageError? {
        do throws(StorageError) {
            try await claim.fail(JobFailure(error), state: error.isForSomebody ? .waiting : .failed)
            return nil
        } catch {
            return error
        }
    }

    /// Puts the job back into the queue; a cancelled task must not prevent this.
    private func requeue(_ claim: any JobClaimContract) async -> StorageError? {
        await Task { () async -> StorageError? in
            do throws(StorageError) {
                try await claim.yield()
                return nil
            } catch {
                return error
            }
        }.value
    }

    /// Discards the job; a cancelled task must not prevent this.
    private func discard(_ claim: any JobClaimContract) async -> StorageError? {
        await Task { () async -> StorageError? in
            do throws(StorageError) {
                try await claim.discard()
                return nil
            } catch {
                return error
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

extension GenerationError {
    /// Whether somebody has to do something first: give permission or a key, or allow what it costs.
    fileprivate var isForSomebody: Bool { [.notAllowed, .configuration].contains(category) }
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

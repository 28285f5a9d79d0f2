import FeatureKit
import StoryCore
import Synchronization

/// Makes the missing stories of a collection, one after the other.
struct CollectionFilling: Sendable {
    let collections: any CollectionRepositoryContract
    let generator: any CollectionStoryGeneratorContract
    let cache: CollectionsCache

    /// Makes the stories of a plan; one that fails is reported, and the others are made all the same.
    ///
    /// - Throws: ``CollectionsError/cancelled`` if it was cancelled; the plan keeps the rest, and nothing stays queued.
    func execute(
        _ collection: StoryCollection, plan: CollectionPlan, observer: @escaping CollectionObserver
    ) async throws(CollectionsError) -> CollectionOutcome {
        defer { cache.forget([.collections]) }
        do throws(CollectionsError) {
            return try await fill(collection, plan: plan, observer: observer)
        } catch {
            guard Task.isCancelled else { throw error }
            // In a task of its own: in a cancelled one, nothing can be read or written.
            await Task { [generator] in await generator.cancelQueued(of: collection.id) }.value
            throw error
        }
    }

    private func fill(
        _ collection: StoryCollection, plan: CollectionPlan, observer: @escaping CollectionObserver
    ) async throws(CollectionsError) -> CollectionOutcome {
        // All at once, before the first is made. A request that is invalid is reported when it is its turn.
        let jobs = await generator.enqueue(
            plan.missing.compactMap { try? CollectionStoryRequest($0, of: collection, plan: plan) })
        let teller = ProgressTeller(observer: observer)
        var progress = CollectionProgress(count: plan.missing.count)
        for (step, number) in plan.missing.enumerated() where !Task.isCancelled {
            progress.steps[step] = .generating(0)
            teller.tell(progress)
            let before = progress
            let answer = await make(number, of: collection, plan: plan, jobs: jobs) { fraction in
                var now = before
                now.steps[step] = .generating(fraction)
                teller.tell(now)
            }
            switch answer {
            case .success(let story):
                progress.steps[step] = .made(
                    title: story.title, failure: story.failure, replacedVoice: story.replacedVoice)
            // After a cancellation the missing story needs no explanation.
            case .failure where Task.isCancelled: throw .cancelled
            case .failure(let failure): progress.steps[step] = .failed(failure)
            }
            teller.tell(progress)
        }
        if Task.isCancelled { throw .cancelled }
        let filled = try await CollectionsError.stored(try await collections.collection(collection.id))
        return CollectionOutcome(collection: filled, progress: progress)
    }

    private func make(
        _ number: Int, of collection: StoryCollection, plan: CollectionPlan, jobs: [PlannedStory: JobID],
        progress: @escaping @Sendable (Double) -> Void
    ) async -> Result<MadeStory, StoryGenerationFailure> {
        let request: CollectionStoryRequest
        do throws(CustomEventError) {
            request = try CollectionStoryRequest(number, of: collection, plan: plan)
        } catch {
            return .failure(StoryGenerationFailure(error))
        }
        do throws(StoryGenerationFailure) {
            return .success(try await generator.make(request, job: jobs[request.plannedStory], progress: progress))
        } catch {
            return .failure(error)
        }
    }
}

/// Reports progress only if it has changed: a story reports more often.
private final class ProgressTeller: Sendable {
    private let observer: CollectionObserver
    private let last = Mutex<CollectionProgress?>(nil)

    init(observer: @escaping CollectionObserver) {
        self.observer = observer
    }

    func tell(_ progress: CollectionProgress) {
        let isNew = last.withLock { last in
            defer { last = progress }
            return last != progress
        }
        if isNew { observer(progress) }
    }
}

package import FeatureKit
package import StoryCore

/// Returns the stories of the queue: those that are being made, those that wait in the order of their turns, those that
/// need somebody, and those that are ready, the latest first.
package typealias ListQueueUseCaseContract = UseCase<Void, [JobQueueItem], GenerationError>

/// Completes a request and queues it; returns how many others come before it.
package typealias EnqueueStoryUseCaseContract = UseCase<GenerationRequest, Int, GenerationError>

/// Changes a job of the queue.
package typealias ChangeQueueUseCaseContract = UseCase<JobID, Void, GenerationError>

struct ListQueueUseCase: ListQueueUseCaseContract {
    /// How many ready stories are listed.
    private static let readyLimit = 10

    let jobs: any JobRepositoryContract
    let queue: any JobQueueContract
    let live: LiveActivity
    let access: AccessGuard

    func execute(_: Void) async throws(GenerationError) -> [JobQueueItem] {
        let entries = try await queue.entries(for: access)
        let known = Dictionary(
            try await GenerationError.stored(try await jobs.jobs()).map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        // What somebody waited for was seen when it was ready.
        let ready = entries.filter { $0.state == .done && $0.priority == .queued }.suffix(Self.readyLimit)
        var items: [JobQueueItem] = []
        for entry in entries.filter({ !$0.state.isEnded }) + ready.reversed() {
            if let item = try await item(entry, of: known[entry.id]) { items.append(item) }
        }
        let phases = JobQueueItem.Phase.allCases
        return phases.flatMap { phase in
            let found = items.filter { $0.phase == phase }
            return phase == .queued ? found.inOrderOfTurns : found
        }
    }

    /// Returns the item of an entry; nil if it has been removed meanwhile.
    private func item(_ entry: JobEntry, of job: GenerationJob?) async throws(GenerationError) -> JobQueueItem? {
        let progress: JobProgress
        do throws(StorageError) {
            progress = try await queue.progress(of: entry.id)
        } catch .notFound {
            return nil
        } catch {
            throw .storage(error)
        }
        guard let title = progress.title ?? job?.brief.workingTitle else { return nil }
        return JobQueueItem(
            entry: entry, progress: progress, title: title,
            activity: progress.isHeld ? live.text(for: progress) : nil,
            isStored: progress.state == .done || job?.isStored == true)
    }
}

struct EnqueueStoryUseCase: EnqueueStoryUseCaseContract {
    let prepareBrief: any PrepareBriefUseCaseContract
    let service: JobService

    func execute(_ request: GenerationRequest) async throws(GenerationError) -> Int {
        let job = try await service.enqueue(try await prepareBrief.execute(request))
        // A queued story that is being made comes first, too.
        return try await service.entries().count { $0.id != job && $0.isQueued(isHeld: false) }
    }
}

extension [JobQueueItem] {
    /// The items in the order in which workers take them, as far as one requester is concerned.
    fileprivate var inOrderOfTurns: [JobQueueItem] {
        JobPriority.allCases.flatMap { priority in filter { $0.entry.priority == priority } }
    }
}

extension GenerationJob {
    /// Whether the story is in the library, and only a part of it is missing.
    fileprivate var isStored: Bool {
        if case .failed(let step) = status { step != .story } else { false }
    }
}

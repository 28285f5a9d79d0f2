import FeatureKit
import StoryCore

/// Approves what a job waits for, and puts it back into the queue.
struct ApproveJobUseCase: ChangeQueueUseCaseContract {
    let jobs: any JobRepositoryContract
    let queue: any JobQueueContract

    func execute(_ identifier: JobID) async throws(GenerationError) {
        let entries = try await GenerationError.stored(try await queue.entries())
        guard let entry = entries.first(where: { $0.id == identifier }) else {
            throw .storage(.notFound(.job, identifier.rawValue))
        }
        guard let approval = entry.approval else { throw .nothingToApprove }
        try await GenerationError.stored(by: { () async throws(StorageError) in
            if approval == .page { try await keepPage(of: identifier) }
            try await queue.requeue(identifier)
        })
    }

    /// Records the page that was refused last as if its author had just delivered it.
    private func keepPage(of identifier: JobID) async throws(StorageError) {
        var job = try await jobs.job(matching: identifier.rawValue)
        guard let refused = job.refused.popLast() else { return }
        let claim = try await jobs.open(job)
        do throws(StorageError) {
            try await claim.record(refused.unit, content: nil)
            try await claim.update(job)
        } catch {
            await claim.close()
            throw error
        }
        await claim.close()
    }
}

import FeatureKit
import StoryCore

/// Approves what a job waits for, and puts it back into the queue.
struct ApproveJobUseCase: ChangeQueueUseCaseContract {
    let queue: any JobQueueContract

    func execute(_ identifier: JobID) async throws(GenerationError) {
        let entries = try await GenerationError.stored(try await queue.entries())
        guard let entry = entries.first(where: { $0.id == identifier }) else {
            throw .storage(.notFound(.job, identifier.rawValue))
        }
        guard entry.approval != nil else { throw .nothingToApprove }
        try await GenerationError.stored(try await queue.approve(identifier))
    }
}

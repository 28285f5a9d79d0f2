import Foundation
import StoryCore

/// A claim that tells of each recorded unit.
struct StoppableClaim: JobClaimContract {
    let claim: any JobClaimContract
    /// Is called after each unit.
    let didRecord: @Sendable () -> Void

    var lease: JobLease { claim.lease }

    func record(_ unit: JobUnit, content: Data?) async throws(StorageError) {
        try await claim.record(unit, content: content)
        didRecord()
    }

    func update(_ job: GenerationJob) async throws(StorageError) { try await claim.update(job) }
    func units() async throws(StorageError) -> [JobUnit] { try await claim.units() }
    func show(_ step: GenerationStep) async throws(StorageError) { try await claim.show(step) }
    func contentURL(of unit: JobUnit) -> URL { claim.contentURL(of: unit) }
    func content(of unit: JobUnit) -> Data? { claim.content(of: unit) }
    func scratchURL(named name: String) -> URL { claim.scratchURL(named: name) }
    func finish(with story: Story) async throws(StorageError) { try await claim.finish(with: story) }
    func suspend(with story: Story, failedAt step: GenerationStep) async throws(StorageError) {
        try await claim.suspend(with: story, failedAt: step)
    }
    func fail(_ failure: JobFailure, state: JobState) async throws(StorageError) {
        try await claim.fail(failure, state: state)
    }
    func yield() async throws(StorageError) { try await claim.yield() }
    func discard() async throws(StorageError) { try await claim.discard() }
    func close() async { await claim.close() }
}

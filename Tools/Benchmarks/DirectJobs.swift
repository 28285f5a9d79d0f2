import Foundation
import Generation
import LibraryStorage
import StoryCore
import StoryStorage

/// Jobs that nobody else can see: a peer for what it costs that others can.
///
/// There is no lease, nothing to renew, no journal and no entry in the queue: a unit is noted in memory, its content in
/// a file, which the story is assembled from, and the story is stored as any other.
struct DirectJobs: JobRepositoryContract {
    let folder: URL
    let stories: StoryStore

    func open(_ job: GenerationJob) async throws(StorageError) -> any JobClaimContract {
        DirectClaim(folder: folder.appending(path: job.id.rawValue), stories: stories)
    }

    func jobs() async throws(StorageError) -> [GenerationJob] { [] }

    func job(matching reference: String?) async throws(StorageError) -> GenerationJob {
        throw .notFound(.job, reference ?? "")
    }

    func isClaimed(_ identifier: JobID) async -> Bool { false }
    func contents(of identifier: JobID) async throws(StorageError) -> JobContents { JobContents(byteCount: 0) }
    func discard(_ identifier: JobID) async throws(StorageError) {}
}

/// The work on a job of ``DirectJobs``.
private struct DirectClaim: JobClaimContract {
    let lease = JobLease(owner: "direct", token: 1, expiresAt: .distantFuture)
    let folder: URL
    let stories: StoryStore

    func update(_ job: GenerationJob) async throws(StorageError) {}
    func units() async throws(StorageError) -> [JobUnit] {
        try explained { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        return []
    }

    func record(_ unit: JobUnit, content: Data?) async throws(StorageError) {
        guard let content else { return }
        try explained { try content.write(to: contentURL(of: unit)) }
    }

    func show(_ step: GenerationStep) async throws(StorageError) {}

    func contentURL(of unit: JobUnit) -> URL {
        switch unit {
        case .sentence(let index, _): folder.appending(path: "sentence-\(index)")
        case .picture(let page, _): folder.appending(path: "picture-\(page)")
        case .cover: folder.appending(path: "cover")
        case .title, .telling, .passage, .storyEnd: folder.appending(path: "none")
        }
    }

    func content(of unit: JobUnit) -> Data? { FileManager.default.contents(atPath: contentURL(of: unit).path) }
    func scratchURL(named name: String) -> URL { folder.appending(path: name) }

    func finish(with story: Story) async throws(StorageError) {
        try await stories.save(story)
        try explained { try FileManager.default.removeItem(at: folder) }
    }

    func suspend(with story: Story, failedAt step: GenerationStep) async throws(StorageError) {
        throw .failed(path: folder.path, detail: "\(step.rawValue) failed")
    }

    func fail(_ failure: JobFailure, state: JobState) async throws(StorageError) {
        throw .failed(path: folder.path, detail: failure.message)
    }

    func yield() async throws(StorageError) {}
    func discard() async throws(StorageError) {}
    func close() async {}

    private func explained(_ work: () throws -> Void) throws(StorageError) {
        do {
            try work()
        } catch {
            throw .failed(path: folder.path, detail: "\(error)")
        }
    }
}

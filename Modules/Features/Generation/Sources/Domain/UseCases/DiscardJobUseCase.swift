package import StoryCore

/// Discards what was made of a story that is not finished.
package protocol DiscardJobUseCaseContract: Sendable {
    /// Forgets the job and frees the space of its files. A story that is in the library stays as it is.
    ///
    /// - Throws: ``StorageError/busy(_:)`` while somebody works on it.
    func execute(_ job: JobID) async throws(GenerationError)
}

struct DiscardJobUseCase: DiscardJobUseCaseContract {
    let jobs: any JobRepository

    func execute(_ job: JobID) async throws(GenerationError) {
        try await stored { () async throws(StorageError) in try await jobs.discard(job) }
    }
}

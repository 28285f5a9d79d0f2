import Foundation
package import StoryCore

/// Reads what is in the bin.
package protocol GetBinUseCaseContract: Sendable {
    /// The bin as it is stored now.
    func execute() async throws(LibraryError) -> StoryBin
}

struct GetBinUseCase: GetBinUseCaseContract {
    let stories: any StoryLibraryRepository

    func execute() async throws(LibraryError) -> StoryBin {
        try await stored { () async throws(StorageError) in try await stories.bin() }
    }
}

/// Removes stories so that they can be restored.
package protocol MoveToBinUseCaseContract: Sendable {
    /// Moves stories to the bin: all of them, or none.
    func execute(_ identifiers: [StoryID]) async throws(LibraryError)
}

struct MoveToBinUseCase: MoveToBinUseCaseContract {
    let stories: any StoryLibraryRepository
    let memory: LibraryMemory
    let now: @Sendable () -> Date

    func execute(_ identifiers: [StoryID]) async throws(LibraryError) {
        defer { memory.forget([.stories]) }
        let date = now()
        try await stored { () async throws(StorageError) in try await stories.moveToBin(identifiers, at: date) }
    }
}

/// Takes stories out of the bin.
package protocol RestoreFromBinUseCaseContract: Sendable {
    /// Restores stories: all of them, or none.
    func execute(_ identifiers: [StoryID]) async throws(LibraryError)
}

struct RestoreFromBinUseCase: RestoreFromBinUseCaseContract {
    let stories: any StoryLibraryRepository
    let memory: LibraryMemory

    func execute(_ identifiers: [StoryID]) async throws(LibraryError) {
        defer { memory.forget([.stories]) }
        try await stored { () async throws(StorageError) in try await stories.restoreFromBin(identifiers) }
    }
}

/// Deletes stories in the bin for good.
package protocol DeleteFromBinUseCaseContract: Sendable {
    /// Deletes stories with everything that belongs to them: all of them, or none.
    func execute(_ identifiers: [StoryID]) async throws(LibraryError)
}

struct DeleteFromBinUseCase: DeleteFromBinUseCaseContract {
    let stories: any StoryLibraryRepository

    func execute(_ identifiers: [StoryID]) async throws(LibraryError) {
        try await stored { () async throws(StorageError) in try await stories.deleteFromBin(identifiers) }
    }
}

package import FeatureKit
import Foundation
package import StoryCore

/// Returns the stories in the bin.
package typealias GetBinUseCaseContract = UseCase<Void, StoryBin, LibraryError>

/// Moves stories to the bin.
package typealias MoveToBinUseCaseContract = UseCase<[StoryID], Void, LibraryError>

struct MoveToBinUseCase: MoveToBinUseCaseContract {
    let stories: any StoryLibraryRepository
    let cache: LibraryCache
    let now: @Sendable () -> Date

    func execute(_ identifiers: [StoryID]) async throws(LibraryError) {
        defer { cache.forget([.stories]) }
        let date = now()
        try await LibraryError.stored(try await stories.moveToBin(identifiers, at: date))
    }
}

/// Restores stories from the bin.
package typealias RestoreFromBinUseCaseContract = UseCase<[StoryID], Void, LibraryError>

struct RestoreFromBinUseCase: RestoreFromBinUseCaseContract {
    let stories: any StoryLibraryRepository
    let cache: LibraryCache

    func execute(_ identifiers: [StoryID]) async throws(LibraryError) {
        defer { cache.forget([.stories]) }
        try await LibraryError.stored(try await stories.restoreFromBin(identifiers))
    }
}

/// Deletes stories in the bin for good.
package typealias DeleteFromBinUseCaseContract = UseCase<[StoryID], Void, LibraryError>

import CollectionsStubs
public import FeatureKitStubs
import Foundation
import HouseholdStubs
import LibraryStubs
import PlaybackStubs
public import StoryApp
public import StoryCore

extension AppStorage {
    /// One library in memory for everything.
    ///
    /// - Parameters:
    ///   - library: Where everything is kept.
    ///   - voices: The natural voices.
    ///   - upkeep: What is found where the library is looked at.
    public static func inMemory(
        _ library: LibraryFake = LibraryFake(), voices: VoiceRepositoryFake = VoiceRepositoryFake(),
        upkeep: LibraryInspection = LibraryInspection()
    ) -> AppStorage {
        AppStorage(
            stories: library, repositories: RepositoriesInMemory(library: library), media: library, settings: library,
            pins: library, observation: library, inspector: LibraryInspectorStub(inspection: upkeep),
            archiver: LibraryArchiverStub(), voices: voices, location: "memory")
    }
}

/// The repositories of the features: one library in memory or, for a feature that it knows nothing of, a library on disk
/// in its temporary folder, which nothing creates before somebody writes.
private struct RepositoriesInMemory: FeatureRepositorySourceContract {
    let library: LibraryFake

    private var disk: StoredLibrary {
        StoredLibrary(LibraryLayout(data: library.folder.appending(path: "disk")))
    }

    func viewed(by profile: ProfileID) -> any FeatureRepositorySourceContract {
        RepositoriesInMemory(library: library.viewing(as: profile))
    }

    func repositories<Composition: FeatureCompositionContract>(
        of composition: Composition.Type
    ) -> Composition.Repositories {
        let known: [any Sendable] = [
            CollectionsRepositories(collections: library, achievements: library),
            LibraryRepositories(heroes: library, events: library),
            PlaybackRepositories(playback: library, listening: library),
            library,
        ]
        return known.lazy.compactMap { $0 as? Composition.Repositories }.first ?? composition.repositories(in: disk)
    }
}

public import FeatureKitStubs
import LibraryStubs
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
            observation: library, inspector: LibraryInspectorStub(inspection: upkeep),
            archiver: LibraryArchiverStub(), voices: voices, location: "memory")
    }
}

/// The repositories of the built-in features, all of them one library in memory.
private struct RepositoriesInMemory: FeatureRepositorySourceContract {
    let library: LibraryFake

    func repositories<Composition: FeatureCompositionContract>(
        of composition: Composition.Type
    ) -> Composition.Repositories {
        let known: [any Sendable] = [
            CollectionsRepositories(collections: library, achievements: library),
            LibraryRepositories(heroes: library, events: library),
            PlaybackRepositories(playback: library, listening: library),
            library,
        ]
        guard let found = known.lazy.compactMap({ $0 as? Composition.Repositories }).first else {
            preconditionFailure("Nothing in memory is what \(composition) stores.")
        }
        return found
    }
}

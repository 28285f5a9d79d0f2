import CollectionsStubs
import FeatureKit
import FeatureKitStubs
import GenerationStubs
import LibraryStubs
import PlaybackStubs
import StoryApp
import StoryCore

extension AppContainer {
    /// An app over a library in memory, where nobody draws.
    ///
    /// - Parameters:
    ///   - upkeep: What is found where the library is looked at.
    ///   - library: Where jobs and settings are kept.
    ///   - stories: The stories that there are.
    static func inMemory(
        _ narrators: any Narrator..., author: (any StoryAuthor)? = nil,
        voices: VoiceRepositoryFake = VoiceRepositoryFake(), library: LibraryFake = LibraryFake(),
        stories: [Story] = [], upkeep: LibraryInspection = LibraryInspection()
    ) async throws -> AppContainer {
        let store = LibraryStoreFake()
        for story in stories { try await store.save(story) }
        var registry = Registry()
        for narrator in narrators { try registry.register(narrator: narrator) }
        if let author { try registry.register(author: author) }
        return AppContainer(
            storage: AppStorage(
                stories: store, heroes: store, events: store, collections: CollectionStoreFake(),
                achievements: CollectionStoreFake(), jobs: library, playback: PlaybackStoreFake(),
                listening: ListeningFake(),
                media: library, settings: library, observation: LibraryObservationFake(),
                inspector: LibraryInspectorStub(inspection: upkeep), archiver: LibraryArchiverStub(), voices: voices,
                location: "memory"),
            registry: registry, recorder: NarrationRecorderFake())
    }
}

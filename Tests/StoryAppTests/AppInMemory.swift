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
    ///   - library: Where everything is kept.
    ///   - stories: The stories that there are.
    static func inMemory(
        _ narrators: any Narrator..., author: (any StoryAuthor)? = nil,
        voices: VoiceRepositoryFake = VoiceRepositoryFake(), library: LibraryFake = LibraryFake(),
        stories: [Story] = [], upkeep: LibraryInspection = LibraryInspection()
    ) async throws -> AppContainer {
        for story in stories { library.put(story) }
        var registry = Registry()
        for narrator in narrators { try registry.register(narrator: narrator) }
        if let author { try registry.register(author: author) }
        return AppContainer(
            storage: .inMemory(library, voices: voices, upkeep: upkeep), registry: registry,
            recorder: NarrationRecorderFake())
    }
}

extension AppStorage {
    /// One library in memory for everything.
    static func inMemory(
        _ library: LibraryFake = LibraryFake(), voices: VoiceRepositoryFake = VoiceRepositoryFake(),
        upkeep: LibraryInspection = LibraryInspection()
    ) -> AppStorage {
        AppStorage(
            stories: library, heroes: library, events: library, collections: library, achievements: library,
            jobs: library, playback: library, listening: library, media: library, settings: library,
            observation: library, inspector: LibraryInspectorStub(inspection: upkeep),
            archiver: LibraryArchiverStub(), voices: voices, location: "memory")
    }
}

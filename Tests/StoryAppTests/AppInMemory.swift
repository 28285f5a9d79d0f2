import AppTestSupport
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
        return try AppContainer(
            AppServices(
                storage: .inMemory(library, voices: voices, upkeep: upkeep), registry: registry,
                recorder: NarrationRecorderFake()))
    }
}

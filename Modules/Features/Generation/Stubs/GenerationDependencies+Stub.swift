import FeatureKit
public import FeatureKitStubs
import Foundation
public import Generation
public import StoryCore
import Synchronization

extension GenerationDependencies {
    /// Dependencies without engines, disk layout or network: a library in memory and fakes.
    public static func stub(
        author: any StoryAuthor = StoryAuthorFake(), narrator: any Narrator = NarratorFake(),
        illustrator: any Illustrator = IllustratorFake(), safety: any ChildSafetyCheck = ChildSafetyCheckStub(),
        permission: any GenerationPermission = UnrestrictedGeneration(), library: LibraryFake = LibraryFake(),
        log: ActivityLog = ActivityLog()
    ) -> GenerationDependencies {
        let random = Mutex(SeededGenerator(seed: 1))
        var registry = Registry()
        do {
            try registry.register(author: author)
            try registry.register(narrator: narrator)
            try registry.register(illustrator: illustrator)
        } catch {
            preconditionFailure("An empty registry takes one of each kind: \(error.message)")
        }
        return GenerationDependencies(
            registry: registry, recorder: NarrationRecorderFake(), safety: safety, permission: permission,
            stories: library, jobs: library, observation: library, media: library, settings: library,
            clock: ImmediateClock(), now: { Date(timeIntervalSince1970: 1_000_000) },
            random: { random.withLock { $0.next() } }, log: log)
    }
}

import ChildSafety
import FeatureKit
import Foundation
import Generation
import GenerationStorage
import LibraryStorage
import MediaStore
import OpusRecorder
import StoryApp
import StoryCore
import StoryStorage
import VoiceStore

/// What makes stories in a library on disk, as the program does, in a process of a benchmark.
///
/// Two of them over one library have nothing in common but the files, as two programs.
struct StoryStudio: Sendable {
    /// How a job is worked on.
    enum Work {
        /// As the program does it.
        case leased
        /// By nobody but this process, without lease, renewal and journal; see ``DirectJobs``.
        case direct
    }

    let generation: GenerationFeature

    /// - Parameters:
    ///   - home: The folder of the library, which is made when it is needed.
    ///   - heartbeat: Measures the time until a lease is renewed.
    init(
        home: URL, registry: Registry, work: Work = .leased, heartbeat: any Clock<Duration> = ContinuousClock()
    ) {
        let (layout, features) = (LibraryLayout(data: home.appending(path: "data")), BuiltInFeatures.storage)
        let database = LibraryDatabase(folder: layout.data, features: features)
        let media = MediaFolder(folder: layout.media)
        let stories = StoryStore(database: database, media: media)
        var dependencies = GenerationDependencies(
            registry: registry, recorder: OpusRecorder(), safety: ReviewListCheck(),
            permission: UnrestrictedGeneration(), stories: stories,
            jobs: JobStore(database: database, media: media, clock: heartbeat),
            observation: LibraryChangeObserver(folder: layout.data, features: features), media: media,
            settings: SettingsFile(file: home.appending(path: "settings.json")), clock: ContinuousClock(),
            now: { Date() }, random: { UInt64.random(in: .min ... .max) })
        if work == .direct { dependencies.jobs = DirectJobs(folder: layout.jobs, stories: stories) }
        generation = GenerationFeature(dependencies: dependencies)
    }

    /// Returns the built-in providers, without natural voices.
    static func registry(home: URL) throws -> Registry {
        try Registry([BuiltInProviders(ProviderPaths(environment: ["STORY_HOME": home.path]))])
    }

    /// Returns the brief of the story that is measured everywhere: five minutes, with pictures, by the quick voice.
    func brief() async throws -> StoryBrief {
        let hero = try Hero(id: .derived(fromName: "Mira", ordinal: 0), name: "Mira", pronouns: .she)
        return try await generation.brief(
            for: GenerationRequest(
                heroes: [hero], occasion: .standard(.bedtime), ageBand: .all, tone: .gentle, minutes: 5, seed: 7,
                voice: "slt"))
    }
}

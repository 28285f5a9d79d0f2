public import FeatureKit
public import Generation
import GenerationStorage
import Library
import StoryCore
public import StoryStorage

extension AppDestination {
    /// A route of the generation.
    public static func generation(_ route: GenerationRoute) -> AppDestination { .feature(AnyFeatureRoute(route)) }
}

/// How the feature Generation joins the app.
public enum GenerationComposition: FeatureCompositionContract {
    public typealias Feature = GenerationFeature

    public static var storage: (any FeatureStorage)? { GenerationStorage() }

    public static func repositories(in library: StoredLibrary) -> any JobRepositoryContract & JobQueueContract {
        JobStore(database: library.database, media: library.media, profile: library.profile)
    }

    public static func makeFeature(
        over jobs: any JobRepositoryContract & JobQueueContract, in assembly: FeatureAssembly
    ) -> GenerationFeature {
        feature(over: jobs, in: assembly, access: assembly.access)
    }

    fileprivate static func feature(
        over jobs: any JobRepositoryContract & JobQueueContract, in assembly: FeatureAssembly, access: AccessGuard
    ) -> GenerationFeature {
        let (services, storage) = (assembly.services, assembly.services.storage)
        return GenerationFeature(
            dependencies: GenerationDependencies(
                registry: services.registry, recorder: services.recorder, safety: services.safety,
                permission: services.permission,
                // A story that the caller doesn't see is there all the same: nothing may be written in its place.
                stories: storage.stories.viewed(by: .first), jobs: jobs,
                observation: storage.observation, media: storage.media, settings: storage.settings,
                executor: GenerationTaskExecutor(), clock: services.clock, now: services.now, random: services.random,
                access: access, log: services.log))
    }

    public static var settings: SettingsSection? { GenerationFeature.settings }

    public static var links: [AppLink] {
        [
            AppLink("new", path: [], "the form for a new story"),
            AppLink("generation/queue", "the stories that are queued or being created"),
        ]
    }

    public static func destination(for exit: GenerationExit) -> AppDestination {
        switch exit {
        case .back: .back
        case .story(let identifier): .library(.story(identifier))
        case .open(let route): .generation(route)
        }
    }

    public static func description(of route: GenerationRoute, in app: AppContainer) async throws -> RouteDescription {
        switch route {
        case .form: return RouteDescription("the form for a new story")
        case .queue: return RouteDescription("the stories that are queued or being created")
        }
    }
}

extension FeatureAssembly {
    /// The generation for the stories of a collection: it resumes and cancels the jobs that it has queued, which a child may
    /// not do with others, and for which no parent is asked again. Each story counts all the same.
    var generationForCollections: GenerationFeature {
        GenerationComposition.feature(
            over: repositories(of: GenerationComposition.self), in: self, access: access.allowing(.manageJobs))
    }
}

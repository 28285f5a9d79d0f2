public import Collections
import CollectionsStorage
import Library
import Playback
import StoryCore
public import StoryStorage

extension AppDestination {
    /// A route of the collections.
    public static func collections(_ route: CollectionsRoute) -> AppDestination { .feature(AnyFeatureRoute(route)) }
}

/// How the feature Collections joins the app.
public enum CollectionsComposition: FeatureCompositionContract {
    public typealias Feature = CollectionsFeature

    public static var storage: (any FeatureStorage)? { CollectionsStorage() }

    public static func repositories(in library: StoredLibrary) -> CollectionsRepositories {
        CollectionsRepositories(
            collections: CollectionStore(database: library.database, profile: library.profile),
            achievements: AchievementStore(database: library.database, profile: library.profile))
    }

    public static func makeFeature(
        over repositories: CollectionsRepositories, in assembly: FeatureAssembly
    ) -> CollectionsFeature {
        let (services, storage) = (assembly.services, assembly.services.storage)
        let library = assembly.feature(LibraryComposition.self)
        return CollectionsFeature(
            dependencies: CollectionsDependencies(
                collections: repositories.collections, achievements: repositories.achievements,
                settings: storage.settings,
                generator: CollectionStoryGenerator(
                    library: library, generation: assembly.generationForCollections,
                    registry: services.registry),
                catalog: StoryCatalog(library: library),
                listening: assembly.repositories(of: PlaybackComposition.self).listening,
                observation: storage.observation, safety: services.safety, calendar: services.calendar,
                now: services.now, random: services.random, access: assembly.access))
    }

    public static var links: [AppLink] {
        [
            AppLink("collections", "the collections"),
            AppLink("collections/COLLECTION", "a collection"),
            AppLink("achievements", path: ["achievements"], "the achievements"),
            AppLink("journey", path: ["journey"], "the reading journey"),
        ]
    }

    public static func destination(for exit: CollectionsExit) -> AppDestination {
        switch exit {
        case .back: .back
        case .open(let route): .collections(route)
        case .stories: .library(.list)
        case .story(let identifier): .library(.story(identifier))
        case .play(let identifier): .playback(.story(identifier, from: nil))
        case .playAll(let identifiers): .playback(.stories(identifiers))
        }
    }

    public static func description(of route: CollectionsRoute, in app: AppContainer) async throws -> RouteDescription {
        switch route {
        case .list: return RouteDescription("the collections")
        case .collection(let collection):
            let collection = try await app.collections.collection(matching: collection.rawValue)
            return RouteDescription("the collection '\(PlainText.quotation(collection.title))'")
        case .form: return RouteDescription("the form for a new collection")
        case .achievements: return RouteDescription("the achievements")
        case .journey: return RouteDescription("the reading journey")
        }
    }

    public static func resolved(_ route: CollectionsRoute, in app: AppContainer) async throws -> CollectionsRoute {
        switch route {
        case .collection(let collection):
            .collection(try await app.collections.collection(matching: collection.rawValue).id)
        case .list, .form, .achievements, .journey: route
        }
    }
}

/// What collections are stored in.
public struct CollectionsRepositories: Sendable {
    /// Stores collections.
    public var collections: any CollectionRepositoryContract
    /// Stores achievements.
    public var achievements: any AchievementRepositoryContract

    /// Creates the repositories.
    public init(collections: any CollectionRepositoryContract, achievements: any AchievementRepositoryContract) {
        (self.collections, self.achievements) = (collections, achievements)
    }
}

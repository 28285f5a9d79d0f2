import FeatureKit
import StoryApp
import StoryCore
import StoryStorage

/// How the lullabies join the app.
enum LullabiesComposition: FeatureCompositionContract {
    static var storage: (any FeatureStorage)? { LullabiesStorage() }

    static func repositories(in library: StoredLibrary) -> any LullabyRepository {
        LullabyStore(database: library.database)
    }

    static func makeFeature(
        over repository: any LullabyRepository, in assembly: FeatureAssembly
    ) -> LullabiesFeature {
        LullabiesFeature(
            repository: repository, settings: assembly.services.storage.settings,
            observation: assembly.services.storage.observation, now: assembly.services.now)
    }

    static func destination(for exit: LullabiesFeature.Exit) -> AppDestination {
        switch exit {
        case .back: .back
        }
    }

    static func description(of route: LullabiesFeature.Route, in app: AppContainer) async throws -> RouteDescription {
        switch route {
        case .shelf: RouteDescription("the lullabies")
        }
    }

    static var settings: SettingsSection? { SettingsSection("Lullabies", [order]) }

    private static var order: SettingDefinition {
        SettingDefinition(
            LullabiesFeature.orderKey, "Order", "In which order lullabies are listed.",
            \.others[LullabiesFeature.orderKey],
            SettingDefinition.Values(
                { _, _ in [nil, "newest"] }, stored: { .text($0 ?? "title") },
                name: { value, _, _ in value == nil ? "by title" : "newest first" }))
    }

    static var links: [AppLink] { [AppLink("lullabies", "the lullabies")] }
}

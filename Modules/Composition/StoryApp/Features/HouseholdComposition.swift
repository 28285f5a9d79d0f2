public import FeatureKit
public import Household
import HouseholdStorage
import StoryCore
public import StoryStorage

extension AppDestination {
    /// A route of the feature Household.
    public static func household(_ route: HouseholdRoute) -> AppDestination { .feature(AnyFeatureRoute(route)) }
}

/// How the feature Household joins the app.
public enum HouseholdComposition: FeatureCompositionContract {
    public typealias Feature = HouseholdFeature

    public static var storage: (any FeatureStorage)? { HouseholdStorage() }

    public static func repositories(in library: StoredLibrary) -> any HouseholdRepositoryContract {
        ProfileStore(database: library.database)
    }

    public static func makeFeature(
        over repository: any HouseholdRepositoryContract, in assembly: FeatureAssembly
    ) -> HouseholdFeature {
        let services = assembly.services
        return HouseholdFeature(
            dependencies: HouseholdDependencies(
                repository: repository, heroes: assembly.repositories(of: LibraryComposition.self).heroes,
                observation: services.storage.observation, languages: services.registry.toldLanguages,
                pins: services.storage.pins, hasher: services.hasher, access: assembly.access, now: services.now))
    }

    public static var settings: SettingsSection? { HouseholdFeature.settings }

    public static var links: [AppLink] {
        [
            AppLink("household", "the profiles"),
            AppLink("household/who", "the question who is reading"),
            AppLink("household/pin", "the form for the PIN"),
            AppLink("household/PROFILE", "a profile"),
        ]
    }

    public static func destination(for exit: HouseholdExit) -> AppDestination {
        switch exit {
        case .back: .back
        case .open(let route): .household(route)
        case .read(let profile): .profile(profile)
        }
    }

    public static func description(of route: HouseholdRoute, in app: AppContainer) async throws -> RouteDescription {
        switch route {
        case .list: return RouteDescription("the profiles")
        case .picker: return RouteDescription("the question who is reading")
        case .pin: return RouteDescription("the form for the PIN")
        case .profile(let identifier):
            let profile = try await app.household.profile(identifier)
            return RouteDescription("the profile '\(PlainText.quotation(profile.name))'")
        case .form(nil): return RouteDescription("the form for a new profile")
        case .form(let identifier?):
            let profile = try await app.household.profile(identifier)
            return RouteDescription("the form for the profile '\(PlainText.quotation(profile.name))'")
        }
    }
}

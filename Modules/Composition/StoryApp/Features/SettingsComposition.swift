public import FeatureKit
public import Settings
import StoryCore

extension AppDestination {
    /// The settings.
    public static let settings = AppDestination.feature(AnyFeatureRoute(SettingsRoute.settings))
}

/// How the feature Settings joins the app.
public enum SettingsComposition: FeatureCompositionContract {
    public typealias Feature = SettingsFeature

    /// The settings of the app itself.
    public static let settings: SettingsSection? = SettingsSection(
        "Appearance",
        [
            SettingDefinition(
                "theme", "Theme", "The colours of the app on a terminal.", \.theme,
                SettingDefinition.Values(
                    { _, _ in AppTheme.allCases }, stored: { .text($0.rawValue) },
                    name: { theme, _, _ in theme.displayName }))
        ])

    public static func makeFeature(over repositories: Void, in assembly: FeatureAssembly) -> SettingsFeature {
        let (services, registry) = (assembly.services, assembly.services.registry)
        return SettingsFeature(
            dependencies: SettingsDependencies(
                repository: services.storage.settings,
                catalog: SettingsCatalog(assembly.settings) { SettingsChoices(registry: registry) },
                findDevices: {
                    // None if they cannot be listed, which the health checks explain.
                    guard let engine = try? registry.engine(nil) else { return [] }
                    return (try? await engine.outputDevices()) ?? []
                }, location: services.storage.location, access: assembly.access))
    }

    public static var links: [AppLink] { [AppLink("settings", "the settings")] }

    public static func destination(for exit: SettingsExit) -> AppDestination {}

    public static func description(of route: SettingsRoute, in app: AppContainer) async throws -> RouteDescription {
        switch route {
        case .settings: RouteDescription("the settings")
        }
    }
}

extension AppTheme {
    /// The display name.
    fileprivate var displayName: String {
        switch self {
        case .auto: "match terminal"
        case .dark: "dark"
        case .light: "light"
        case .contrast: "high contrast"
        case .plain: "no colours"
        }
    }
}

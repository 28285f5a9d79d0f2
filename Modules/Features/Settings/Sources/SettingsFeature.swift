public import FeatureKit
import StoryCore

/// The settings of the household, of which each feature brings its own.
///
/// The screen uses the view model. The other functions need no screen.
public struct SettingsFeature: FeatureContract {
    public typealias Route = SettingsRoute
    public typealias Exit = SettingsExit

    public static let descriptor = FeatureDescriptor(identifier: "settings", displayName: "Settings")

    let dependencies: SettingsDependencies

    /// Creates the feature.
    public init(dependencies: SettingsDependencies) {
        self.dependencies = dependencies
    }

    /// Returns the route of a link; `story://settings` leads to the settings.
    public static func route(for link: DeepLink) -> SettingsRoute? {
        link.feature == descriptor.identifier && link.path.isEmpty ? .settings : nil
    }

    /// Returns all settings with their values, in the order of the screen.
    public func settings() async throws(SettingsError) -> [SettingEntry] {
        try await GetSettingsUseCase(repository: dependencies.repository, catalog: dependencies.catalog).execute()
    }

    /// Returns the setting with a key, however its letters are written.
    ///
    /// - Throws: ``SettingsError/unknownKey(_:known:)``.
    public func setting(_ key: String) async throws(SettingsError) -> SettingEntry {
        let wanted = try dependencies.catalog.definition(of: key).key
        guard let found = try await settings().first(where: { $0.definition.key == wanted }) else {
            throw .unknownKey(key, known: dependencies.catalog.keys)
        }
        return found
    }

    /// Changes a setting to a typed value: one of its choices, by value or name, or what else may be typed.
    ///
    /// - Returns: Every setting that has another value now: none if the value was this one, several if others depend
    ///   on it.
    /// - Throws: ``SettingsError/unknownKey(_:known:)``, ``SettingsError/invalidValue(_:key:allowed:other:)``.
    @discardableResult
    public func set(_ key: String, to value: String) async throws(SettingsError) -> [SettingChange] {
        try await SettingsError.allowed(.changeSettings, by: dependencies.access)
        return try await ChangeSettingUseCase(repository: dependencies.repository, catalog: dependencies.catalog)
            .execute(ChangeSettingUseCase.Input(key: key, value: value))
    }

    /// Gives settings the values of a new household.
    ///
    /// - Parameter keys: The keys of the settings; nil for all.
    /// - Returns: Every setting that has another value now.
    /// - Throws: ``SettingsError/unknownKey(_:known:)``; then nothing has changed.
    @discardableResult
    public func reset(_ keys: [String]?) async throws(SettingsError) -> [SettingChange] {
        try await SettingsError.allowed(.changeSettings, by: dependencies.access)
        return try await ResetSettingsUseCase(repository: dependencies.repository, catalog: dependencies.catalog)
            .execute(keys)
    }

    /// Creates the view model of the settings.
    @MainActor
    public func makeSettingsViewModel() -> SettingsViewModel {
        SettingsViewModel(
            repository: dependencies.repository, catalog: dependencies.catalog,
            findDevices: dependencies.findDevices, location: dependencies.location,
            access: dependencies.access)
    }
}

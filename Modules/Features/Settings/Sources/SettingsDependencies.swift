public import FeatureKit
public import StoryCore

/// The dependencies of the feature, all of them replaceable.
public struct SettingsDependencies: Sendable {
    /// Stores the settings.
    public var repository: any SettingsRepository
    /// The settings that there are.
    public var catalog: SettingsCatalog
    /// Finds the sound devices, which may take seconds.
    public var findDevices: @Sendable () async -> [PlaybackDevice]
    /// The location of the library, for people.
    public var location: String
    /// Who uses the program, and what they may do.
    public var access: AccessGuard

    /// Creates the dependencies.
    public init(
        repository: any SettingsRepository, catalog: SettingsCatalog,
        findDevices: @escaping @Sendable () async -> [PlaybackDevice] = { [] }, location: String,
        access: AccessGuard = AccessGuard()
    ) {
        self.access = access
        (self.repository, self.catalog, self.findDevices) = (repository, catalog, findDevices)
        self.location = location
    }
}

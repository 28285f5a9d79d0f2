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

    /// Creates the dependencies.
    public init(
        repository: any SettingsRepository, catalog: SettingsCatalog,
        findDevices: @escaping @Sendable () async -> [PlaybackDevice] = { [] }, location: String
    ) {
        (self.repository, self.catalog, self.findDevices) = (repository, catalog, findDevices)
        self.location = location
    }
}

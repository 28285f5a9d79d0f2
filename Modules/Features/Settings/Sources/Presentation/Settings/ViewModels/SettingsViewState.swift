public import StoryCore

/// The states of the settings.
public enum SettingsViewState: Sendable {
    /// Nothing was requested yet.
    case idle
    /// The settings are being loaded.
    case loading
    /// The settings.
    case loaded(AppSettings)
    /// The settings could not be loaded.
    case error(StorageError)
}

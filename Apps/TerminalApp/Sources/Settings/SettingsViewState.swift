public import StoryCore

/// The situations of the settings.
public enum SettingsViewState: Sendable {
    /// Nothing has been requested yet.
    case idle
    /// The settings are being read.
    case loading
    /// The settings.
    case loaded(AppSettings)
    /// The settings could not be read.
    case error(StorageError)
}

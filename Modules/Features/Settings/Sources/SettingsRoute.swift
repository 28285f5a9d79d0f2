/// The routes in the feature that a link or a tap can lead to.
public enum SettingsRoute: Hashable, Sendable {
    /// The settings.
    case settings
}

/// The exits of the feature's screens: none, since nothing leads out of the settings.
public enum SettingsExit: Hashable, Sendable {}

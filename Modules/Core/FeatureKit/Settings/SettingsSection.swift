/// The settings that a feature brings, under one title.
public struct SettingsSection: Sendable {
    /// The title: "New stories".
    public let title: String
    /// The settings, in the order of the screen.
    public let settings: [SettingDefinition]

    /// Creates a section.
    public init(_ title: String, _ settings: [SettingDefinition]) {
        (self.title, self.settings) = (title, settings)
    }
}

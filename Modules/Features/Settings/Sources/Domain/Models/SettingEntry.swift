public import FeatureKit
import StoryCore

/// A setting with its value.
public struct SettingEntry: Sendable {
    /// The setting.
    public let definition: SettingDefinition
    /// The title of its section.
    public let section: String
    /// The value.
    public let value: SettingValue
    /// The value of a new household.
    public let defaultValue: SettingValue
    /// The values to choose from.
    public let choices: [SettingChoice]

    /// The value for people: "7 minutes".
    public var valueName: String {
        if case .list([]) = value { return "the usual order" }
        return choices.first { $0.value == value }?.name ?? value.text
    }
}

/// A setting that has another value.
public struct SettingChange: Sendable {
    /// The setting before.
    public let before: SettingEntry
    /// The setting now.
    public let after: SettingEntry
}

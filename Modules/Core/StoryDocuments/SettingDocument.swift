/// A setting of the household: `story settings show`.
public struct SettingDocument: JSONDocument {
    /// The key, as `story settings set` takes it and as in the settings' file.
    public var key: String
    /// The title of its section on screen: "New stories".
    public var section: String
    /// The title on screen: "Length".
    public var title: String
    /// What it decides, as a sentence.
    public var summary: String
    /// The value, as `story settings set` takes it: "7", "on", "none".
    public var value: String
    /// The value for people: "7 minutes".
    public var valueName: String
    /// The value of a new household.
    public var defaultValue: String
    /// The values to choose from; of a setting that takes several, each of them.
    public var choices: [SettingChoiceDocument]
    /// What else may be typed: "a time like 20m"; null if nothing.
    @Nullable public var otherValues: String?

    /// Creates a document from its values.
    public init(
        key: String, section: String, title: String, summary: String, value: String, valueName: String,
        defaultValue: String, choices: [SettingChoiceDocument], otherValues: String?
    ) {
        (self.key, self.section, self.title, self.summary) = (key, section, title, summary)
        (self.value, self.valueName, self.defaultValue) = (value, valueName, defaultValue)
        (self.choices, self.otherValues) = (choices, otherValues)
    }
}

/// A value that a setting can have.
public struct SettingChoiceDocument: JSONDocument {
    /// The value, as `story settings set` takes it.
    public var value: String
    /// The value for people.
    public var name: String

    /// Creates a document from its values.
    public init(value: String, name: String) {
        (self.value, self.name) = (value, name)
    }
}

/// All settings of the household: `story settings list`.
public struct SettingListDocument: JSONDocument {
    /// The settings, in the order of the screen.
    public var settings: [SettingDocument]

    /// Creates a document from its values.
    public init(settings: [SettingDocument]) {
        self.settings = settings
    }
}

/// What a change of settings did: `story settings set` and `story settings reset`.
public struct SettingChangeListDocument: JSONDocument {
    /// The settings whose values are others now, in the order of the screen.
    public var changes: [SettingChangeDocument]

    /// Creates a document from its values.
    public init(changes: [SettingChangeDocument]) {
        self.changes = changes
    }
}

/// A setting that has another value now.
public struct SettingChangeDocument: JSONDocument {
    /// The key.
    public var key: String
    /// The value before.
    public var before: String
    /// The value now.
    public var after: String

    /// Creates a document from its values.
    public init(key: String, before: String, after: String) {
        (self.key, self.before, self.after) = (key, before, after)
    }
}

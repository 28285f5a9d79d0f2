public import FeatureKit
public import StoryStorage

/// The built-in features; their list is derived from `Package.swift`.
public enum BuiltInFeatures {
    /// What the built-in features store.
    public static var storage: [any FeatureStorage] { compositions.compactMap { $0.storage } }
    /// The settings of the built-in features.
    public static var settings: [SettingsSection] { compositions.compactMap { $0.settings } }
}

public import FeatureKit
import StoryCore

extension LibraryFeature {
    /// The settings of daily backups, which a worker makes.
    public static let settings = SettingsSection("Backups", [folder, count])

    private static let folder = SettingDefinition(
        "backupFolder", "Folder", "Where a worker backs up the library once a day.", \.backupFolder,
        SettingDefinition.Values(
            { _, _ in [nil] }, stored: { $0.map(SettingValue.text) ?? .none }, name: { path, _, _ in path ?? "none" },
            other: { path in
                guard path.hasPrefix("/"), PlainText.line(path, limit: 1000) == path else { return nil }
                return path
            }),
        otherValues: "the path of a folder, from /")

    private static let count = SettingDefinition(
        "keptBackups", "Kept", "How many daily backups are kept.", \.keptBackups,
        SettingDefinition.Values(
            { _, _ in [3, 7, 14, 30, 90] }, stored: SettingValue.integer,
            name: { count, _, _ in StoryText.count(count, "backup", "backups") },
            other: { text in Int(text).flatMap { AppSettings.keptBackupsRange.contains($0) ? $0 : nil } }),
        otherValues: "a number from 1 to 1000")
}

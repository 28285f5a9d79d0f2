public import Foundation
import SafeFiles
public import StoryCore

/// The settings as a JSON file that people may read and edit.
///
/// Keys that are missing take their defaults; keys that this version does not know are kept.
public struct SettingsFile: SettingsRepository {
    private let file: URL

    /// Uses a file, which need not be there.
    public init(file: URL) {
        self.file = file
    }

    public func settings() async throws(StorageError) -> AppSettings {
        let values = try storedValues()
        var settings = AppSettings()
        settings.defaultMinutes = try value("defaultMinutes", in: values) ?? settings.defaultMinutes
        settings.language = try value("language", in: values).map(LanguageCode.init(rawValue:)) ?? settings.language
        settings.defaultVoice = try value("defaultVoice", in: values)
        settings.illustrationsEnabled =
            try value("illustrationsEnabled", in: values) ?? settings.illustrationsEnabled
        return settings
    }

    public func save(_ settings: AppSettings) async throws(StorageError) {
        var values = try storedValues()
        values["defaultMinutes"] = settings.defaultMinutes
        values["language"] = settings.language.rawValue
        values["defaultVoice"] = settings.defaultVoice
        values["illustrationsEnabled"] = settings.illustrationsEnabled
        let data: Data
        do {
            data = try JSONSerialization.data(withJSONObject: values, options: [.prettyPrinted, .sortedKeys])
        } catch {
            throw .failed(path: file.path, detail: "The settings cannot be told as JSON.")
        }
        try SafeFiles.makeFolder(file.deletingLastPathComponent())
        try SafeFiles.write(data, to: file, durability: .power)
    }

    private func storedValues() throws(StorageError) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: file.path) else { return [:] }
        do {
            if let values = try JSONSerialization.jsonObject(with: data) as? [String: Any] { return values }
        } catch {
            throw .corrupt(path: file.path, detail: "It is not JSON: \(error.localizedDescription)")
        }
        throw .corrupt(path: file.path, detail: "It is not a JSON object.")
    }

    private func value<Value>(_ key: String, in values: [String: Any]) throws(StorageError) -> Value? {
        guard let value = values[key], !(value is NSNull) else { return nil }
        guard let typed = value as? Value else {
            throw .corrupt(path: file.path, detail: "The value of '\(key)' is of the wrong kind.")
        }
        return typed
    }
}

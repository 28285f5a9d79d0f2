public import Foundation
import SafeFiles
public import StoryCore

/// The settings as a JSON file that people may read and edit.
///
/// Missing keys have their defaults; unknown keys are kept. Saving adds a checksum, by which `story verify` detects
/// later changes; they apply all the same.
public struct SettingsFile: SettingsRepository {
    let file: URL
    private let pending: PendingFile?

    /// Creates settings in a file, which need not exist.
    ///
    /// - Parameter library: The library of the settings: a restored one brings settings along.
    public init(file: URL, library: LibraryLayout? = nil) {
        self.file = file
        pending = library.map { PendingFile(waiting: $0.pendingSettings, for: file) }
    }

    @concurrent
    public func settings() async throws(StorageError) -> AppSettings { try settings(of: storedValues() ?? [:]) }

    // Whoever changes the settings waits for others who do, and for the disk.
    @concurrent
    public func update<Answer: Sendable>(
        _ change: @escaping @Sendable (inout AppSettings) -> Answer
    ) async throws(StorageError) -> Answer {
        try alone { () throws(StorageError) in
            let values = try storedValues() ?? [:]
            let before = try settings(of: values)
            var settings = before
            let answer = change(&settings)
            if settings != before { try store(settings, over: values) }
            return answer
        }
    }

    public func settingsChanges() -> AsyncStream<Void> {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let name = file.lastPathComponent
        guard let watch = FolderWatch(folder: file.deletingLastPathComponent(), isNews: { $0.name == name }) else {
            continuation.finish()
            return changes
        }
        let work = Task {
            for await _ in watch.wakes where watch.stirred() { continuation.yield() }
            continuation.finish()
        }
        continuation.onTermination = { _ in work.cancel() }
        return changes
    }

    // MARK: - Reading and writing

    /// Reads or changes the file while no other process changes it.
    func alone<Value>(_ body: () throws(StorageError) -> Value) throws(StorageError) -> Value {
        let folder = file.deletingLastPathComponent()
        try SafeFiles.makeFolder(folder)
        let lock: FileLock?
        do throws(StorageError) {
            lock = try FileLock(
                folder.appending(path: ".\(file.lastPathComponent).lock"), guarding: "The settings", waiting: .wait)
        } catch .readOnly, .diskFull {
            // Nobody else writes there either; if this does, that fails with the path of the settings.
            lock = nil
        }
        defer { lock?.release() }
        return try body()
    }

    /// The orders of providers, by their keys.
    private static var orders: [(key: String, part: WritableKeyPath<AppSettings, [ProviderIdentifier]>)] {
        [("authors", \.authors), ("narrators", \.narrators), ("illustrators", \.illustrators)]
    }

    private func settings(of values: [String: JSONValue]) throws(StorageError) -> AppSettings {
        var settings = AppSettings()
        if let minutes = try integer("defaultMinutes", in: values) { settings.defaultMinutes = minutes }
        settings.defaultAgeBand = try choice("defaultAgeBand", in: values)
        settings.defaultTone = try choice("defaultTone", in: values)
        if let code = try string("language", in: values) { settings.language = LanguageCode(rawValue: code) }
        settings.defaultVoice = try string("defaultVoice", in: values)
        for (key, part) in Self.orders {
            guard let names = try strings(key, in: values) else { continue }
            settings[keyPath: part] = names.map(ProviderIdentifier.init(rawValue:))
        }
        if let isOn = try boolean("illustrationsEnabled", in: values) { settings.illustrationsEnabled = isOn }
        if let style = try string("pictureStyle", in: values) { settings.pictureStyle = PictureStyle(rawValue: style) }
        if let isOn = try boolean("characterVoices", in: values) { settings.characterVoices = isOn }
        if let isOn = try boolean("playsNewStories", in: values) { settings.playsNewStories = isOn }
        if let speed = try speed("playbackSpeed", in: values) { settings.playbackSpeed = speed }
        if let volume = try integer("volume", in: values) {
            guard AppSettings.volumeRange.contains(volume) else {
                throw wrongKind("volume", expected: "a number from 1 to 100")
            }
            settings.volume = volume
        }
        if let text = try string("sleepTimer", in: values) {
            guard let setting = SleepTimerSetting(text) else {
                throw wrongKind("sleepTimer", expected: "a time like \"20m\", \"end\" or a number of stories")
            }
            settings.sleepTimer = setting
        }
        if let output = try string("output", in: values).flatMap({ PlaybackOutput($0) }) { settings.output = output }
        if let theme: AppTheme = try choice("theme", in: values) { settings.theme = theme }
        settings.backupFolder = try string("backupFolder", in: values)
        if let count = try integer("keptBackups", in: values) {
            guard AppSettings.keptBackupsRange.contains(count) else {
                throw wrongKind("keptBackups", expected: "a number from 1 to 1000")
            }
            settings.keptBackups = count
        }
        settings.controls = try controls(in: values)
        for (key, value) in values where Self.isOfOtherFeature(key) {
            if case .string(let text) = value { settings.others[key] = text }
        }
        return settings
    }

    private func store(_ settings: AppSettings, over stored: [String: JSONValue]) throws(StorageError) {
        var values = stored
        values["defaultMinutes"] = .integer(Int64(settings.defaultMinutes))
        values["defaultAgeBand"] = settings.defaultAgeBand.map { .string($0.rawValue) }
        values["defaultTone"] = settings.defaultTone.map { .string($0.rawValue) }
        values["language"] = .string(settings.language.rawValue)
        values["defaultVoice"] = settings.defaultVoice.map(JSONValue.string)
        for (key, part) in Self.orders {
            let order = settings[keyPath: part]
            values[key] = order.isEmpty ? nil : .array(order.map { .string($0.rawValue) })
        }
        values["illustrationsEnabled"] = .boolean(settings.illustrationsEnabled)
        values["pictureStyle"] = .string(settings.pictureStyle.rawValue)
        values["characterVoices"] = .boolean(settings.characterVoices)
        values["playsNewStories"] = .boolean(settings.playsNewStories)
        values["playbackSpeed"] = .number(settings.playbackSpeed.value)
        // One from before may lack it, and is not to be taken for a changed one.
        values["volume"] = settings.volume == AppSettings().volume ? nil : .integer(Int64(settings.volume))
        values["sleepTimer"] = settings.sleepTimer.map { .string($0.text) }
        values["output"] = .string(settings.output.text)
        values["theme"] = .string(settings.theme.rawValue)
        values["backupFolder"] = settings.backupFolder.map(JSONValue.string)
        let isUsual = settings.keptBackups == AppSettings().keptBackups
        values["keptBackups"] = isUsual ? nil : .integer(Int64(settings.keptBackups))
        for (key, text) in settings.controls.texts { values[key] = text.map(JSONValue.string) }
        for (key, value) in stored where Self.isOfOtherFeature(key) {
            // What is no text is nobody's to remove.
            if case .string = value { values[key] = nil }
        }
        for (key, text) in settings.others where Self.isOfOtherFeature(key) { values[key] = .string(text) }
        try write(values)
    }

    // MARK: - Values by key

    /// Whether a key is one of ``AppSettings/others``.
    static func isOfOtherFeature(_ key: String) -> Bool { key.contains(".") }

    /// Returns the values in the file; nil without a file.
    func storedValues() throws(StorageError) -> [String: JSONValue]? {
        try pending?.apply()
        guard let data = try SafeFiles.read(file, limit: LibraryLayout.largestSettings) else { return nil }
        let stored: JSONValue
        do {
            stored = try BoundedJSON.value(JSONValue.self, of: data)
        } catch {
            throw .corrupt(path: file.path, detail: "It isn't valid JSON.")
        }
        guard case .object(let values) = stored else {
            throw .corrupt(path: file.path, detail: "It isn't a JSON object.")
        }
        return values
    }

    /// Replaces the file, with a checksum.
    func write(_ values: [String: JSONValue]) throws(StorageError) {
        var values = values
        values[Self.checksumKey] = .string(try Self.checksum(of: values))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data: Data
        do {
            data = try encoder.encode(values)
        } catch {
            throw .failed(path: file.path, detail: "The settings can't be written as JSON.")
        }
        try SafeFiles.makeFolder(file.deletingLastPathComponent())
        try SafeFiles.write(data + Data("\n".utf8), to: file, durability: .power)
    }

    private func integer(_ key: String, in values: [String: JSONValue]) throws(StorageError) -> Int? {
        switch values[key] {
        case nil, .null: nil
        case .integer(let value): Int(value)
        default: throw wrongKind(key, expected: "a whole number")
        }
    }

    private func speed(_ key: String, in values: [String: JSONValue]) throws(StorageError) -> PlaybackSpeed? {
        let value: Double
        switch values[key] {
        case nil, .null: return nil
        case .integer(let whole): value = Double(whole)
        case .number(let number): value = number
        default: throw wrongKind(key, expected: "a number from 0.5 to 2")
        }
        do throws(PlaybackError) {
            return try PlaybackSpeed(value)
        } catch {
            throw wrongKind(key, expected: "a number from 0.5 to 2")
        }
    }

    func string(_ key: String, in values: [String: JSONValue]) throws(StorageError) -> String? {
        switch values[key] {
        case nil, .null: nil
        case .string(let value): value
        default: throw wrongKind(key, expected: "a text in quotation marks")
        }
    }

    private func strings(_ key: String, in values: [String: JSONValue]) throws(StorageError) -> [String]? {
        guard let value = values[key], value != .null else { return nil }
        guard case .array(let items) = value else { throw wrongKind(key, expected: "a list of texts") }
        var texts: [String] = []
        for item in items {
            guard case .string(let text) = item else { throw wrongKind(key, expected: "a list of texts") }
            texts.append(text)
        }
        return texts
    }

    private func boolean(_ key: String, in values: [String: JSONValue]) throws(StorageError) -> Bool? {
        switch values[key] {
        case nil, .null: nil
        case .boolean(let value): value
        default: throw wrongKind(key, expected: "true or false")
        }
    }

    func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ key: String, in values: [String: JSONValue]
    ) throws(StorageError) -> Choice? {
        guard let name = try string(key, in: values) else { return nil }
        guard let choice = Choice(rawValue: name) else {
            throw wrongKind(key, expected: "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return choice
    }

    func wrongKind(_ key: String, expected: String) -> StorageError {
        .corrupt(path: file.path, detail: "The value of '\(key)' must be \(expected).")
    }
}

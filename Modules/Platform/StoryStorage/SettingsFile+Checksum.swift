import Checksums
import Foundation
import StoryCore

/// A note on readable settings; none is damage, since people may edit the file.
enum SettingsNote: Hashable, Sendable {
    /// They differ from what the program wrote; `missing` lists keys that it always writes.
    case changed(missing: [String])
    /// A key that this version does not know.
    case unknownKey(String)
    /// A value that is used, and makes something else fail.
    case outOfRange(key: String, detail: String)
}

extension SettingsFile {
    /// The key of the checksum.
    static let checksumKey = "checksum"

    /// The keys that ``save(_:)`` always writes.
    private static let requiredKeys = [
        "characterVoices", "defaultMinutes", "illustrationsEnabled", "language", "output", "pictureStyle",
        "playbackSpeed",
        "playsNewStories", "theme",
    ]
    /// The keys that a file may lack.
    private static let optionalKeys =
        [
            "authors", "backupFolder", "defaultAgeBand", "defaultTone", "defaultVoice", "illustrators", "keptBackups",
            "narrators", "sleepTimer", "volume", checksumKey,
        ] + ParentalControls.keys

    /// Returns the checksum of settings: the SHA-256 of their JSON with sorted keys and without spaces, so that the
    /// layout does not matter; the checksum itself is excluded.
    static func checksum(of values: [String: JSONValue]) throws(StorageError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            let data = try encoder.encode(values.filter { $0.key != checksumKey })
            return Checksum(of: data).hexadecimal
        } catch {
            throw .failed(path: "settings.json", detail: "The settings can't be written as JSON.")
        }
    }

    /// Returns the notes on the file; none without one.
    func notes() throws(StorageError) -> [SettingsNote] {
        guard let values = try storedValues() else { return [] }
        var notes: [SettingsNote] = []
        if let checksum = values[Self.checksumKey], checksum != .string(try Self.checksum(of: values)) {
            notes.append(.changed(missing: Self.requiredKeys.filter { values[$0] == nil }))
        }
        let known = Set(Self.requiredKeys + Self.optionalKeys)
        notes += values.keys.filter { !known.contains($0) && !Self.isOfOtherFeature($0) }.sorted().map(
            SettingsNote.unknownKey)
        if case .integer(let minutes)? = values["defaultMinutes"],
            !StoryBrief.minutesRange.contains(Int(clamping: minutes))
        {
            let range = StoryBrief.minutesRange
            notes.append(
                .outOfRange(
                    key: "defaultMinutes",
                    detail: "It's \(minutes); a story lasts \(range.lowerBound) to \(range.upperBound) minutes."))
        }
        if case .string(let output)? = values["output"], PlaybackOutput(output) == nil {
            notes.append(.outOfRange(key: "output", detail: "It isn't an output, so the default is used."))
        }
        return notes
    }

    /// Accepts the content of the file by updating its checksum. Does nothing without a file.
    func accept() throws(StorageError) {
        guard try storedValues() != nil else { return }
        try alone { () throws(StorageError) in
            guard let values = try storedValues() else { return }
            try write(values)
        }
    }

    /// Adds a checksum to settings without one, such as those of an older version.
    func addMissingChecksum() throws(StorageError) {
        guard let values = try storedValues(), values[Self.checksumKey] == nil else { return }
        try alone { () throws(StorageError) in
            guard let values = try storedValues(), values[Self.checksumKey] == nil else { return }
            try write(values)
        }
    }
}

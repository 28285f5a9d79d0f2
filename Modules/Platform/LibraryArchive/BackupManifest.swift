import Foundation
import StoryCore

/// The description of a backup in its first file, `manifest.json`.
///
/// The manifest is JSON in a fixed layout: first this head, then `files`, one per line, the database first, then the
/// settings if there are any, then media by name. So it can be written and read line by line, however many files a
/// library has.
struct BackupManifest: Codable, Equatable {
    static let name = "manifest.json"
    static let format = "story-library-backup"
    static let version = 1

    /// The format identifier.
    var format = Self.format
    /// The version of the archive's layout.
    var version = Self.version
    /// When the backup was made.
    var createdAt: Date
    /// The version of the database's schema.
    var schemaVersion: Int
    var storyCount: Int
    /// The number of media files.
    var fileCount: Int
    /// The total size of all files, in bytes.
    var byteCount: Int
    /// The media files that stories refer to and that are not in the backup.
    var missing: [String]

    /// The line after the head, which begins the files.
    static let filesBegin = "  \"files\" : ["
    /// The text after the last file.
    static let filesEnd = "\n  ]\n}\n"

    /// Returns the head as text, up to the first file.
    func head() throws(StorageError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        do {
            let text = String(decoding: try encoder.encode(self), as: UTF8.self)
            return text.dropLast("\n}".count) + ",\n" + Self.filesBegin + "\n"
        } catch {
            throw .failed(path: Self.name, detail: "It can't be written as JSON.")
        }
    }

    /// Parses the lines of a head, without the one that begins the files.
    ///
    /// - Throws: ``StorageError/newerVersion(path:)``, ``StorageError/badBackup(path:detail:)``
    init(head lines: [String], of archive: URL) throws(StorageError) {
        struct Version: Decodable {
            var format: String
            var version: Int
        }
        let refusal = StorageError.badBackup(path: archive.path, detail: "Its \(Self.name) doesn't belong to a backup.")
        guard var last = lines.last, last.hasSuffix(",") else { throw refusal }
        last.removeLast()
        let json = Data((lines.dropLast() + [last, "}"]).joined(separator: "\n").utf8)
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let version: Version
        do {
            version = try BoundedJSON.value(Version.self, of: json, by: decoder)
        } catch {
            throw refusal
        }
        guard version.format == Self.format, version.version > 0 else { throw refusal }
        guard version.version <= Self.version else { throw .newerVersion(path: archive.path) }
        do {
            self = try BoundedJSON.value(Self.self, of: json, by: decoder)
        } catch {
            throw refusal
        }
    }

    init(
        createdAt: Date, schemaVersion: Int, storyCount: Int, fileCount: Int, byteCount: Int, missing: [String]
    ) {
        self.createdAt = createdAt
        self.schemaVersion = schemaVersion
        self.storyCount = storyCount
        self.fileCount = fileCount
        self.byteCount = byteCount
        self.missing = missing
    }

    /// Returns the description for the caller of the backup.
    func backup(in file: URL) -> LibraryBackup {
        LibraryBackup(
            file: file, createdAt: createdAt, storyCount: storyCount, fileCount: fileCount, byteCount: byteCount,
            missing: missing)
    }
}

import Checksums
import Foundation
import SafeFiles
import StoryCore

/// A file in a backup, as the manifest describes it.
struct BackupFile: Equatable {
    static let database = "library.sqlite"
    static let settings = "settings.json"

    /// The path in the archive.
    let path: String
    /// The size in bytes.
    let size: Int
    /// The SHA-256 of the content, 64 lowercase hexadecimal digits.
    let sha256: String

    init(path: String, size: Int, sha256: String) {
        self.path = path
        self.size = size
        self.sha256 = sha256
    }

    /// Reads an open file to its end.
    init(_ reader: consuming OpenFile, as path: String) throws(StorageError) {
        let digest = try reader.checksum()
        self.init(path: path, size: reader.size, sha256: digest)
    }

    /// Opens a file and reads it to its end.
    init(reading file: URL, as path: String) throws(StorageError) {
        try self.init(OpenFile(file), as: path)
    }

    /// Returns the path of a media file, whose name is its digest, so that nothing else can have it.
    static func media(_ reference: MediaReference) -> String {
        "media/\(reference.relativePath)"
    }

    /// The line of the manifest, without the comma between two lines.
    var line: String {
        "    {\"path\":\"\(path)\",\"sha256\":\"\(sha256)\",\"size\":\(size)}"
    }

    /// Parses a line of the manifest; nil if it is not exactly a ``line`` with a path that may be restored: the
    /// database, the settings, or a media file named by its digest.
    init?(line: String) {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count == 11, let size = Int(parts[10].dropFirst().dropLast()), size >= 0 else { return nil }
        self.init(path: String(parts[3]), size: size, sha256: String(parts[7]))
        guard self.line == line, hasLegalName else { return nil }
    }

    var isMedia: Bool { path.hasPrefix("media/") }

    private var hasLegalName: Bool {
        guard sha256.utf8.count == 64, sha256.utf8.allSatisfy(Self.digits.contains) else { return false }
        if path == Self.database || path == Self.settings { return true }
        guard let dot = path.lastIndex(of: ".") else { return false }
        let reference = MediaReference(
            digest: sha256, fileExtension: String(path[path.index(after: dot)...]), byteCount: size)
        return reference.isWellFormed && path == Self.media(reference)
    }

    private static let digits = Set("0123456789abcdef".utf8)
}

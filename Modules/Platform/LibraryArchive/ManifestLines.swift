import Foundation
import StoryCore

/// Reads a manifest line by line: its head, and then its files, only in the order and layout of ``BackupManifest``.
struct ManifestLines: ~Copyable {
    let head: BackupManifest
    private let archive: URL
    private var lines: LineReader
    private var previous: BackupFile?
    private var isAtEnd = false

    /// Reads the head.
    init(_ file: URL, of archive: URL) throws(StorageError) {
        var lines = try LineReader(file)
        var (head, size) = ([String](), 0)
        while true {
            guard let line = try lines.next(), size <= LibraryStaging.mostHead,
                head.count < LibraryStaging.mostHeadLines
            else {
                throw .badBackup(path: archive.path, detail: "Its \(BackupManifest.name) doesn't belong to a backup.")
            }
            if line == BackupManifest.filesBegin { break }
            size += line.utf8.count
            head.append(line)
        }
        self.head = try BackupManifest(head: head, of: archive)
        self.lines = lines
        self.archive = archive
    }

    /// Returns the next file; nil after the last one.
    mutating func next() throws(StorageError) -> BackupFile? {
        guard !isAtEnd else { return nil }
        guard var line = try lines.next() else { throw refusal() }
        let isLast = line.last != ","
        if !isLast { line.removeLast() }
        guard let file = BackupFile(line: line), isInOrder(file) else { throw refusal() }
        previous = file
        if isLast {
            isAtEnd = true
            guard try lines.next() == "  ]", try lines.next() == "}", try lines.next() == nil else { throw refusal() }
        }
        return file
    }

    /// Returns whether files are in order: the database, the settings, then media by name, none of them twice.
    private func isInOrder(_ file: BackupFile) -> Bool {
        guard let previous else { return file.path == BackupFile.database }
        if file.path == BackupFile.settings { return previous.path == BackupFile.database }
        return file.isMedia && (!previous.isMedia || previous.path < file.path)
    }

    private func refusal() -> StorageError {
        .badBackup(path: archive.path, detail: "Its \(BackupManifest.name) lists something that no backup contains.")
    }
}

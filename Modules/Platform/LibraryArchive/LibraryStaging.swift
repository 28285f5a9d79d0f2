import Checksums
import Foundation
import Glibc
import SafeFiles
import StoryCore

/// Unpacks a library from an archive into a folder, trusting only what a checksum proves.
///
/// An archive has exactly what its manifest lists, in that order, so that no unexpected name is ever used: one that
/// leaves the folder, is repeated or is a link does not match.
struct LibraryStaging {
    /// The maximum length of a manifest's head, in bytes, and in lines: one for each missing file.
    static let mostHead = 1 << 24
    static let mostHeadLines = 150_000
    /// The maximum size of a manifest, in bytes: about five million files.
    private static let mostManifest = 1 << 30

    let archive: URL
    let folder: URL
    let snapshots: any LibrarySnapshots

    private var list: URL { library.stagingList }
    private var library: LibraryLayout { LibraryLayout(data: folder) }

    /// Unpacks everything. Afterwards the folder is the library, with pending settings.
    func stage() throws(StorageError) -> BackupManifest {
        let reader = try BackupReader(archive)
        try reader.expect(BackupManifest.name)
        try extractManifest(from: reader)
        let manifest = try checkManifest()
        try extractFiles(of: manifest, from: reader)
        try reader.expectEnd()
        try SafeFiles.remove(list)
        return manifest
    }

    // MARK: - The manifest

    private func extractManifest(from reader: BackupReader) throws(StorageError) {
        var file = try LineFile(list)
        var size = 0
        try reader.readContent { piece throws(StorageError) in
            size += piece.count
            guard size <= Self.mostManifest else { throw refusal("Its \(BackupManifest.name) is far too large.") }
            try file.write(piece)
        }
        try file.flush()
    }

    /// Reads the manifest once, and checks that it is consistent and that the disk has enough space.
    private func checkManifest() throws(StorageError) -> BackupManifest {
        var lines = try ManifestLines(list, of: archive)
        let manifest = lines.head
        var (fileCount, byteCount, hasDatabase) = (0, 0, false)
        while let file = try lines.next() {
            hasDatabase = hasDatabase || file.path == BackupFile.database
            if file.isMedia { fileCount += 1 }
            let (sum, isTooMuch) = byteCount.addingReportingOverflow(file.size)
            guard !isTooMuch else { throw refusal("It claims an impossible size.") }
            byteCount = sum
            guard file.path != BackupFile.settings || file.size <= LibraryLayout.largestSettings else {
                throw refusal("Its settings are far too large.")
            }
        }
        guard hasDatabase, manifest.schemaVersion > 0, manifest.storyCount >= 0, fileCount == manifest.fileCount,
            byteCount == manifest.byteCount
        else {
            throw refusal("Its \(BackupManifest.name) contradicts itself.")
        }
        var status = statvfs()
        guard statvfs(folder.path, &status) == 0 else { throw StorageError(errno: errno, path: folder.path) }
        let (free, isEndless) = Int(status.f_bavail).multipliedReportingOverflow(by: Int(status.f_frsize))
        guard isEndless || byteCount <= free else { throw .diskFull(path: folder.path) }
        return manifest
    }

    // MARK: - Files

    private func extractFiles(of manifest: BackupManifest, from reader: BackupReader) throws(StorageError) {
        var lines = try ManifestLines(list, of: archive)
        var madeFolder = ""
        while let file = try lines.next() {
            try reader.expect(file.path)
            let target = location(of: file)
            let folder = target.deletingLastPathComponent()
            if folder.path != madeFolder {
                try SafeFiles.makeFolder(folder)
                madeFolder = folder.path
            }
            try extract(file, to: target, from: reader)
            if file.path == BackupFile.database { try checkDatabase(of: manifest) }
        }
        if FileStatus(library.pendingSettings) == nil {
            try SafeFiles.makeFile(library.pendingSettings)
        }
    }

    private func location(of file: BackupFile) -> URL {
        switch file.path {
        case BackupFile.database: library.database
        case BackupFile.settings: library.pendingSettings
        default: folder.appending(path: file.path)
        }
    }

    private func extract(
        _ file: BackupFile, to target: URL, from reader: BackupReader
    ) throws(StorageError) {
        var output = try LineFile(target)
        var checksum = Checksum()
        var size = 0
        try reader.readContent { piece throws(StorageError) in
            size += piece.count
            guard size <= file.size else { throw refusal("\(file.path) is larger than it should be.") }
            checksum.add(piece)
            try output.write(piece)
        }
        guard size == file.size, checksum.hexadecimal == file.sha256 else {
            throw refusal("\(file.path) is damaged.")
        }
        try output.flush()
    }

    // MARK: - The database

    /// Checks that the database is ours, whole, and refers exactly to the files in the archive or those known to be
    /// missing.
    private func checkDatabase(of manifest: BackupManifest) throws(StorageError) {
        do throws(StorageError) {
            try snapshots.check(library.database)
            let contents = try snapshots.contents(of: library.database)
            guard contents.version == manifest.schemaVersion, contents.storyCount == manifest.storyCount else {
                throw refusal("Its database doesn't match its \(BackupManifest.name).")
            }
            try checkMedia(missing: manifest.missing)
        } catch .corrupt(_, let detail) {
            throw refusal("Its database is damaged or another program's. \(detail)")
        } catch .newerVersion {
            throw .newerVersion(path: archive.path)
        }
    }

    private func checkMedia(missing: [String]) throws(StorageError) {
        let missing = Set(missing)
        var lines = try ManifestLines(list, of: archive)
        var missingCount = 0
        func nextMedia() throws(StorageError) -> String? {
            while let file = try lines.next() {
                if file.isMedia { return file.path }
            }
            return nil
        }
        try snapshots.forEachMedia(of: library.database) { reference throws(StorageError) in
            let name = BackupFile.media(reference)
            if missing.contains(name) {
                missingCount += 1
            } else if try nextMedia() != name {
                throw refusal("A story needs \(PlainText.quotation(name)), which is missing from its place.")
            }
        }
        guard try nextMedia() == nil, missingCount == missing.count else {
            throw refusal("It contains files that no story needs.")
        }
    }

    private func refusal(_ detail: String) -> StorageError {
        .badBackup(path: archive.path, detail: detail)
    }
}

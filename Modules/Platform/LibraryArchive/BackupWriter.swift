import Checksums
import Foundation
import SafeFiles
import StoryCore
import ZipArchive

/// Writes a backup: reads every file first, for the manifest at the beginning, and then copies them.
struct BackupWriter {
    let library: LibraryLayout
    let settings: URL
    let snapshots: any LibrarySnapshots
    /// The folder for temporary files.
    let folder: URL

    private var snapshot: URL { folder.appending(path: BackupFile.database) }
    private var settingsCopy: URL { folder.appending(path: BackupFile.settings) }
    private var list: URL { folder.appending(path: "files") }

    /// Copies database and settings, and lists all files.
    func prepare(at date: Date) async throws(StorageError) -> BackupManifest {
        try await snapshots.take(to: snapshot)
        try PendingFile(waiting: library.pendingSettings, for: settings).apply()
        if let content = try SafeFiles.read(settings, limit: LibraryLayout.largestSettings) {
            try SafeFiles.write(content, to: settingsCopy, durability: .process)
        }
        return try listFiles(at: date)
    }

    /// Writes the archive.
    func write(_ manifest: BackupManifest, to target: borrowing BackupTarget, path: String) throws(StorageError) {
        let writer = try ZipWriter(to: target.descriptor, path: path)
        let modified = manifest.createdAt
        try addManifest(manifest, to: writer)
        var lines = try LineReader(list)
        while let line = try lines.next() {
            guard let file = BackupFile(line: line.hasSuffix(",") ? String(line.dropLast()) : line) else { continue }
            try writer.begin(file.path, size: file.size, isCompressed: !file.isMedia, modified: modified)
            try copy(file, to: writer)
            try writer.end()
        }
        try writer.close()
    }

    // MARK: - Private

    /// Opens a file at its current location.
    private func open(_ file: BackupFile) throws(StorageError) -> OpenFile {
        switch file.path {
        case BackupFile.database: try OpenFile(snapshot)
        case BackupFile.settings: try OpenFile(settingsCopy)
        default: try openMedia(String(file.path.dropFirst("media/".count)))
        }
    }

    /// Opens a media file; none is deleted while media are copied.
    private func openMedia(_ relativePath: String) throws(StorageError) -> OpenFile {
        try OpenFile(library.media.appending(path: relativePath))
    }

    /// Reads a media file; nil for one that is missing, damaged or unreadable: the rest of the library is worth a
    /// backup all the more.
    private func readMedia(_ reference: MediaReference) -> BackupFile? {
        guard reference.isWellFormed,
            let file = try? BackupFile(openMedia(reference.relativePath), as: BackupFile.media(reference)),
            file.sha256 == reference.digest
        else { return nil }
        return file
    }

    private func listFiles(at date: Date) throws(StorageError) -> BackupManifest {
        let contents = try snapshots.contents(of: snapshot)
        var manifest = BackupManifest(
            createdAt: date, schemaVersion: contents.version, storyCount: contents.storyCount, fileCount: 0,
            byteCount: 0, missing: [])
        var lines = try LineFile(list)
        var separator = ""
        func add(_ file: BackupFile) throws(StorageError) {
            try lines.write(separator + file.line)
            separator = ",\n"
            manifest.byteCount += file.size
        }
        try add(BackupFile(reading: snapshot, as: BackupFile.database))
        if FileStatus(settingsCopy) != nil {
            try add(BackupFile(reading: settingsCopy, as: BackupFile.settings))
        }
        try snapshots.forEachMedia(of: snapshot) { reference throws(StorageError) in
            if let file = readMedia(reference) {
                try add(file)
                manifest.fileCount += 1
            } else {
                manifest.missing.append(BackupFile.media(reference))
            }
        }
        try lines.write(BackupManifest.filesEnd)
        try lines.flush()
        return manifest
    }

    private func addManifest(_ manifest: BackupManifest, to writer: ZipWriter) throws(StorageError) {
        let head = Array(try manifest.head().utf8)
        guard head.count <= LibraryStaging.mostHead, manifest.missing.count < LibraryStaging.mostHeadLines - 20 else {
            throw .failed(
                path: library.media.path,
                detail: "\(manifest.missing.count) files are missing; repair the library first.")
        }
        let files = try OpenFile(list)
        try writer.begin(
            BackupManifest.name, size: head.count + files.size, isCompressed: true, modified: manifest.createdAt)
        try write(head, to: writer)
        try files.forEachPiece { piece throws(StorageError) in try writer.write(piece) }
        try writer.end()
    }

    private func write(_ bytes: [UInt8], to writer: ZipWriter) throws(StorageError) {
        let data = Data(bytes)
        let failure: StorageError? = data.withUnsafeBytes { bytes in
            do throws(StorageError) {
                try writer.write(bytes)
                return nil
            } catch {
                return error
            }
        }
        if let failure { throw failure }
    }

    /// Copies a file, which must not have changed since it was listed.
    private func copy(_ file: BackupFile, to writer: ZipWriter) throws(StorageError) {
        let reader = try open(file)
        let changed = StorageError.failed(
            path: library.data.path, detail: "\(file.path) changed while it was being copied.")
        guard reader.size == file.size else { throw changed }
        var checksum = Checksum()
        try reader.forEachPiece { piece throws(StorageError) in
            checksum.add(piece)
            try writer.write(piece)
        }
        guard checksum.hexadecimal == file.sha256 else { throw changed }
    }
}

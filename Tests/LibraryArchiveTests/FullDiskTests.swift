import Foundation
import StorageTestSupport
import StoryCore
import StoryStorage
import TestSupport
import Testing

@testable import LibraryArchive

@Suite(
    "Archives and disks that are full or read-only", .tags(.process), .timeLimit(.minutes(1)),
    .enabled(if: TemporaryDisk.isPermitted, "this user may not mount a disk"))
struct FullDiskTests {
    private let folder: TemporaryFolder
    private let library: SampleLibrary
    private let disk: TemporaryDisk

    init() async throws {
        folder = try TemporaryFolder()
        library = SampleLibrary(root: folder.file("one"))
        try FileManager.default.createDirectory(at: library.root, withIntermediateDirectories: true)
        try await library.addStories(0..<3, pictureSize: 30_000)
        disk = try TemporaryDisk(kilobytes: 4096)
    }

    @Test("A backup for which there is no space leaves nothing", arguments: [0, 5_000, 100_000, 400_000])
    func backUp(free: Int) async throws {
        // Given
        try disk.fill(leaving: free)
        let file = disk.url.appending(path: "backup.zip")
        // When
        let error = await #expect(throws: StorageError.self) {
            try await library.archive.backUp(to: file, replacing: false)
        }
        // Then
        #expect(error == .diskFull(path: file.path))
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.url.path) == ["filler"])
    }

    @Test("A restore for which there is no space changes nothing", arguments: [0, 10_000, 100_000, 400_000])
    func restore(free: Int) async throws {
        // Given
        let file = folder.file("backup.zip")
        _ = try await library.archive.backUp(to: file, replacing: false)
        let home = SampleLibrary(root: disk.url.appending(path: "home"))
        try FileManager.default.createDirectory(at: home.root, withIntermediateDirectories: true)
        try await home.addStories(7..<8, pictureSize: 100)
        let before = try await home.content()
        try disk.fill(leaving: free)
        // When
        let error = await #expect(throws: StorageError.self) {
            try await home.archive.restore(from: file, replacing: true)
        }
        // Then
        #expect(error?.code == "storage.diskFull")
        try FileManager.default.removeItem(at: disk.url.appending(path: "filler"))
        #expect(try await home.content() == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.root.path).filter { $0.hasPrefix(".") } == [])
        // And with space it works
        _ = try await home.archive.restore(from: file, replacing: true)
        #expect(try await home.content() == library.content())
    }

    @Test("A library is backed up to another disk while its own is full, or read-only", arguments: [false, true])
    func toAnotherDisk(isReadOnly: Bool) async throws {
        // Given
        let home = SampleLibrary(root: disk.url.appending(path: "home"))
        try FileManager.default.createDirectory(at: home.root, withIntermediateDirectories: true)
        try await home.addStories(7..<9, pictureSize: 30_000)
        let before = try await home.content()
        if isReadOnly { try disk.makeReadOnly() } else { try disk.fill(leaving: 0) }
        let file = folder.file("backup.zip")
        // When
        _ = try await home.archive.backUp(to: file, replacing: false)
        // Then
        let other = SampleLibrary(root: folder.file("other"))
        _ = try await other.archive.restore(from: file, replacing: false)
        #expect(try await other.content() == before)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == [
                "backup.zip", "one", "other",
            ])
    }

    @Test("A list of files that can't be written ends the backup, and counts no healthy file as missing")
    func list() async throws {
        // Given a disk that is full only while the list is written
        let work = disk.url.appending(path: "work")
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        let snapshots = LibrarySnapshotStore(database: LibraryDatabase(folder: library.layout.data))
        let sut = BackupWriter(
            library: library.layout, settings: library.settingsFile,
            snapshots: SnapshotsOnFullDisk(snapshots: snapshots, disk: disk), folder: work)
        // When, Then
        await #expect(throws: StorageError.diskFull(path: work.appending(path: "files").path)) {
            try await sut.prepare(at: SampleLibrary.date)
        }
    }

    @Test("A disk that is read-only is said to be so")
    func readOnly() async throws {
        // Given
        let file = folder.file("backup.zip")
        _ = try await library.archive.backUp(to: file, replacing: false)
        let home = SampleLibrary(root: disk.url.appending(path: "home"))
        try FileManager.default.createDirectory(at: home.root, withIntermediateDirectories: true)
        try await home.addStories(7..<8, pictureSize: 100)
        try disk.makeReadOnly()
        // When, Then
        let restored = await #expect(throws: StorageError.self) {
            try await home.archive.restore(from: file, replacing: true)
        }
        #expect(restored?.code == "storage.readOnly")
        let saved = await #expect(throws: StorageError.self) {
            try await library.archive.backUp(to: disk.url.appending(path: "backup.zip"), replacing: false)
        }
        #expect(saved?.code == "storage.readOnly")
    }
}

/// Fills a disk while it names the media files, so often that the list of them outgrows its buffer.
private struct SnapshotsOnFullDisk: LibrarySnapshots {
    let snapshots: LibrarySnapshotStore
    let disk: TemporaryDisk

    func release() async {}
    func take(to file: URL) async throws(StorageError) { try await snapshots.take(to: file) }

    func contents(of file: URL) throws(StorageError) -> LibraryContents { try snapshots.contents(of: file) }

    func check(_ file: URL) throws(StorageError) { try snapshots.check(file) }

    func forEachMedia(
        of file: URL, _ body: (MediaReference) throws(StorageError) -> Void
    ) throws(StorageError) {
        do {
            try disk.fill(leaving: 0)
        } catch {
            throw .failed(path: disk.url.path, detail: "\(error)")
        }
        defer { try? FileManager.default.removeItem(at: disk.url.appending(path: "filler")) }
        for _ in 0..<100 { try snapshots.forEachMedia(of: file, body) }
    }
}

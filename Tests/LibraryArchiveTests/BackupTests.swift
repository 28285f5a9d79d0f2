import Foundation
import Generation
import GenerationStorage
import LibraryStorage
import MediaStore
import SafeFiles
import StorageTestSupport
import StoryCore
import StoryStorage
import TestSupport
import Testing

@testable import LibraryArchive

@Suite("Backing up a library as it happens to be", .tags(.process), .timeLimit(.minutes(1)))
struct BackupTests {
    private let folder: TemporaryFolder
    private let sut: SampleLibrary
    private let other: SampleLibrary
    private let file: URL

    init() async throws {
        folder = try TemporaryFolder()
        sut = SampleLibrary(root: folder.file("one"))
        other = SampleLibrary(root: folder.file("other"))
        file = folder.file("backup.zip")
        try FileManager.default.createDirectory(at: sut.root, withIntermediateDirectories: true)
        try await sut.addStories(0..<2)
    }

    @Test(
        "A media file that is missing, damaged, cut or a link is left out and named, and restoring accepts that",
        arguments: ["missing", "damaged", "cut", "link", "folder"])
    func missing(_ how: String) async throws {
        // Given
        let victim = try #require(try sut.mediaFiles().first)
        let content = try Data(contentsOf: victim)
        try FileManager.default.removeItem(at: victim)
        switch how {
        case "damaged": try Data([content[0] ^ 1] + content.dropFirst()).write(to: victim)
        case "cut": try content.dropLast().write(to: victim)
        case "link":
            try content.write(to: folder.file("elsewhere"))
            try FileManager.default.createSymbolicLink(at: victim, withDestinationURL: folder.file("elsewhere"))
        case "folder": try FileManager.default.createDirectory(at: victim, withIntermediateDirectories: true)
        default: break
        }
        let name = "media/\(victim.deletingLastPathComponent().lastPathComponent)/\(victim.lastPathComponent)"
        // When
        let backup = try await sut.archive.backUp(to: file, replacing: false)
        let restored = try await other.archive.restore(from: file, replacing: false)
        // Then
        #expect(backup.missing == [name])
        #expect(backup.fileCount == 6)
        #expect(restored == backup)
        #expect(try other.mediaFiles().count == 6)
        if how == "folder" { try FileManager.default.removeItem(at: victim) }
        #expect(try await other.content().rows == sut.content().rows)
    }

    @Test("A new backup has its name at once, and never another, so that whoever is killed leaves none")
    func oneName() async throws {
        // Given
        let saved = folder.file("saved")
        try FileManager.default.createDirectory(at: saved, withIntermediateDirectories: true)
        let watch = try FolderWatch(saved)
        // When
        _ = try await sut.archive.backUp(to: saved.appending(path: "new.zip"), replacing: false)
        // Then
        #expect(watch.names == ["new.zip"])
    }

    @Test("A backup that is there stays unless it may be replaced, and a replaced one is whole")
    func replacing() async throws {
        // Given
        _ = try await sut.archive.backUp(to: file, replacing: false)
        let first = try Data(contentsOf: file)
        try await sut.addStories(2..<3)
        // When, Then
        await #expect(throws: StorageError.exists(path: file.path)) {
            try await sut.archive.backUp(to: file, replacing: false)
        }
        #expect(try Data(contentsOf: file) == first)
        // When
        let backup = try await sut.archive.backUp(to: file, replacing: true)
        // Then
        #expect(backup.storyCount == 3)
        _ = try await other.archive.restore(from: file, replacing: false)
        #expect(try await other.content() == sut.content())
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == [
                "backup.zip", "one", "other",
            ])
    }

    @Test("The same library gives the same archive")
    func repeatable() async throws {
        _ = try await sut.archive.backUp(to: file, replacing: false)
        _ = try await sut.archive.backUp(to: folder.file("second.zip"), replacing: false)
        #expect(try Data(contentsOf: file) == Data(contentsOf: folder.file("second.zip")))
    }

    @Test("A location inside the library, a folder, a link, a device or a folder that is not there is refused")
    func locations() async throws {
        let link = folder.file("link.zip")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.file("target"))
        let alias = folder.file("alias")
        try FileManager.default.createSymbolicLink(at: alias, withDestinationURL: sut.layout.media)
        let before = try folder.names
        let locations = [
            sut.layout.media.appending(path: "backup.zip"), sut.layout.data.appending(path: "backup.zip"),
            alias.appending(path: "backup.zip"), sut.layout.database, folder.url, link, URL(filePath: "/dev/null"),
            folder.file("none/backup.zip"),
        ]
        for location in locations {
            let error = await #expect(throws: StorageError.self, "\(location.path)") {
                try await sut.archive.backUp(to: location, replacing: true)
            }
            #expect(error?.code == "storage.badPlace")
        }
        #expect(try folder.names == before)
    }

    @Test("A file system that knows no files without a name gets a backup all the same")
    func named() async throws {
        let target = try BackupTarget(file, replacing: false, isNamed: true)
        let draft = try #require(try folder.names.first { $0.hasPrefix(".backup.zip.") })
        #expect(try permissions(of: folder.file(draft)) == 0o600)
        try target.publish()
        #expect(try folder.names.contains("backup.zip"))
        #expect(try !folder.names.contains(draft))
        do {
            _ = try BackupTarget(file, replacing: true, isNamed: true)
        }
        #expect(try !folder.names.contains { $0.hasPrefix(".backup") })
    }

    @Test("Who makes a file of the name meanwhile keeps it")
    func race() throws {
        let target = try BackupTarget(file, replacing: false)
        try Data("x".utf8).write(to: file)
        #expect(throws: StorageError.exists(path: file.path)) { try target.publish() }
        #expect(try Data(contentsOf: file) == Data("x".utf8))
        #expect(try !folder.names.contains { $0.hasPrefix(".") })
    }

    @Test("Several backups at once are each whole; of several to one file one is there")
    func concurrent() async throws {
        let results = await withTaskGroup(of: Bool.self) { group in
            for index in 0..<16 {
                group.addTask { [sut, folder, file] in
                    let location = index < 12 ? folder.file("\(index).zip") : file
                    do throws(StorageError) {
                        return try await sut.archive.backUp(to: location, replacing: false).missing.isEmpty
                    } catch {
                        #expect(error == .exists(path: location.path))
                        return false
                    }
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(results == 13)
        for location in (0..<12).map({ folder.file("\($0).zip") }) + [file] {
            try await Program.run("unzip", "-tq", location.path)
        }
    }

    @Test("What is deleted while media are copied is in the backup, and goes afterwards")
    func deletion() async throws {
        // Given media that are being copied
        let database = LibraryDatabase(folder: sut.layout.data)
        let stories = sut.stories(in: database)
        let before = try await sut.content()
        let copying = try FileLock(sut.layout.mediaLock, guarding: "Media", sharing: .shared)
        let work = try WorkFolder(in: sut.layout.data, prefix: LibraryLayout.backupPrefix)
        let writer = BackupWriter(
            library: sut.layout, settings: sut.settingsFile, snapshots: LibrarySnapshotStore(database: database),
            folder: work.url)
        let manifest = try await writer.prepare(at: SampleLibrary.date)
        // When
        try await stories.delete([StoryID(rawValue: "story-0")])
        let target = try BackupTarget(file, replacing: false)
        try writer.write(manifest, to: target, path: file.path)
        try target.publish()
        copying.release()
        work.remove()
        // Then
        #expect(manifest.missing.isEmpty)
        _ = try await other.archive.restore(from: file, replacing: false)
        #expect(try await other.content() == before)
        // And the next look ends the deletion
        _ = try await stories.story(matching: "story-1")
        #expect(try sut.mediaFiles().count == 4)
        #expect(try await stories.stories(StoryQuery()).stories.count == 1)
    }

    @Test("A story in the making is kept as a job whose parts are made again, and stories can be made meanwhile")
    func unfinished() async throws {
        // Given
        let database = LibraryDatabase(folder: sut.layout.data)
        let jobs = JobStore(database: database, media: MediaFolder(folder: sut.layout.media))
        let job = try GenerationJob.sample("job")
        let claim = try await jobs.open(job)
        try await claim.record(.title("The Lantern"), content: nil)
        try await claim.record(
            .picture(page: 0, PictureUnit(fileExtension: "png", alternativeText: "A page.")), content: Data("x".utf8))
        // When
        _ = try await sut.archive.backUp(to: file, replacing: false)
        _ = try await other.archive.restore(from: file, replacing: false)
        // Then
        let restored = JobStore(
            database: LibraryDatabase(folder: other.layout.data),
            media: MediaFolder(folder: other.layout.media))
        #expect(try await restored.jobs() == [job])
        #expect(try await restored.open(job).units() == [.title("The Lantern")])
        #expect(try await claim.units().count == 2)
        // And while the story is being made, the library is not replaced
        await #expect(throws: StorageError.busy("The library")) {
            try await sut.archive.restore(from: file, replacing: true)
        }
    }

    @Test("The queue comes back: what waits or failed, whatever went wrong; nobody works on it, and what ended is gone")
    func queue() async throws {
        // Given
        let jobs = JobStore(
            database: LibraryDatabase(folder: sut.layout.data),
            media: MediaFolder(folder: sut.layout.media))
        for id in ["failed", "running", "cancelled", "queued"] {
            try await jobs.enqueue(.sample(id), requester: "Mira & Ben", priority: .queued)
        }
        let failed = try #require(try await jobs.claimNext()).claim
        let failure = JobFailure(step: .audio, StorageError.notFound(.hero, "\u{1B}[31mMira\r\nBen"))
        try await failed.fail(failure, state: .failed)
        await failed.close()
        let running = try #require(try await jobs.claimNext()).claim
        try await jobs.cancel(JobID(rawValue: "cancelled"))
        // When
        _ = try await sut.archive.backUp(to: file, replacing: false)
        _ = try await other.archive.restore(from: file, replacing: false)
        // Then
        let restored = JobStore(
            database: LibraryDatabase(folder: other.layout.data),
            media: MediaFolder(folder: other.layout.media))
        let entries = try await restored.entries()
        #expect(entries.map(\.id.rawValue) == ["failed", "running", "queued"])
        #expect(entries.map(\.state) == [.failed, .running, .queued])
        #expect(entries.allSatisfy { $0.lease == nil && $0.requester == "Mira & Ben" })
        #expect(entries.first?.failure == failure)
        await running.close()
    }

    @Test("A library without anything has a backup, too")
    func empty() async throws {
        let empty = SampleLibrary(root: folder.file("empty"))
        let backup = try await empty.archive.backUp(to: file, replacing: false)
        #expect(backup.storyCount == 0 && backup.fileCount == 0)
        #expect(try await other.archive.restore(from: file, replacing: false) == backup)
    }
}

extension GenerationJob {
    /// A job of a story for one hero.
    fileprivate static func sample(_ id: String) throws -> GenerationJob {
        let hero = try Hero(id: .derived(fromName: "Mira", ordinal: 0), name: "Mira", traits: [], pronouns: .she)
        return GenerationJob(
            id: JobID(rawValue: id),
            brief: StoryBrief(
                heroes: [hero], occasion: .standard(.bedtime), ageBand: .all, tone: .gentle, language: .english,
                minutes: 5, seed: 1, author: "embedded", narrator: "flite", voice: "slt", illustrator: "vector"),
            status: .open, createdAt: SampleLibrary.date)
    }
}

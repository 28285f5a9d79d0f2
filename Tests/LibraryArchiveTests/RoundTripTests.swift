import Foundation
import LibraryStorage
import StorageTestSupport
import StoryCore
import StoryStorage
import TestSupport
import Testing

@testable import LibraryArchive

@Suite("Backups and what comes out of them", .tags(.process), .timeLimit(.minutes(1)))
struct RoundTripTests {
    private let folder: TemporaryFolder
    private let sut: SampleLibrary
    private let other: SampleLibrary
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        sut = SampleLibrary(root: folder.file("one"))
        other = SampleLibrary(root: folder.file("other"))
        file = folder.file("backup.zip")
        for library in [sut, other] {
            try FileManager.default.createDirectory(at: library.root, withIntermediateDirectories: true)
        }
    }

    @Test("A restored library has every row, every file and the settings of the one that was backed up")
    func roundTrip() async throws {
        // Given
        try await sut.addStories(0..<3)
        try await sut.settings.save(AppSettings(defaultMinutes: 11, illustrationsEnabled: false))
        // When
        let backup = try await sut.archive.backUp(to: file, replacing: false)
        let restored = try await other.archive.restore(from: file, replacing: false)
        // Then
        #expect(try await other.content() == sut.content())
        #expect(restored == backup)
        #expect(backup.storyCount == 3)
        #expect(backup.fileCount == 10)
        #expect(backup.createdAt == SampleLibrary.date)
        #expect(backup.missing.isEmpty)
        #expect(try permissions(of: file) == 0o600)
        #expect(
            try folder.names.filter { $0.hasPrefix("other/") && !$0.contains("media") }.sorted() == [
                "other/config", "other/config/settings.json", "other/data", "other/data/backups.json",
                "other/data/library.lock", "other/data/library.sqlite", "other/data/settings.pending.lock",
            ])
        #expect(try permissions(of: other.layout.data) == 0o700)
        #expect(try permissions(of: other.layout.database) == 0o600)
    }

    @Test("What was told before the backup is known after it, so that no story comes twice")
    func tellings() async throws {
        // Given
        try await sut.addStories(0..<2)
        // When
        _ = try await sut.archive.backUp(to: file, replacing: false)
        _ = try await other.archive.restore(from: file, replacing: false)
        // Then
        let database = LibraryDatabase(folder: other.layout.data)
        let told = try await other.stories(in: database).tellings(limit: 5)
        #expect(told.map(\.plots) == [["lantern-1"], ["lantern-0"]])
    }

    @Test("unzip, Python and sha256sum find every file as the manifest has it")
    func ordinaryTools() async throws {
        // Given
        try await sut.addStories(0..<2)
        try await sut.settings.save(AppSettings(theme: .dark))
        // When
        _ = try await sut.archive.backUp(to: file, replacing: false)
        // Then
        #expect(try await Program.run("unzip", "-t", file.path).text.contains("No errors detected"))
        let check = """
            import hashlib, json, sys, zipfile
            archive = zipfile.ZipFile(sys.argv[1])
            assert archive.testzip() is None
            names = [entry.filename for entry in archive.infolist()]
            manifest = json.loads(archive.read("manifest.json"))
            assert manifest["format"] == "story-library-backup" and manifest["version"] == 1, manifest
            assert manifest["createdAt"] == "2023-11-14T22:13:20Z", manifest
            assert names == ["manifest.json"] + [file["path"] for file in manifest["files"]], names
            for entry in archive.infolist():
                stored = entry.filename.startswith("media/")
                assert entry.compress_type == (zipfile.ZIP_STORED if stored else zipfile.ZIP_DEFLATED), entry
                assert entry.external_attr >> 16 == 0o100600, entry
            for file in manifest["files"]:
                content = archive.read(file["path"])
                assert len(content) == file["size"] and hashlib.sha256(content).hexdigest() == file["sha256"], file
            print("".join(f'{file["sha256"]}  {file["path"]}\\n' for file in manifest["files"]), end="")
            """
        let sums = try await Program.run("python3", "-c", check, file.path).text
        try await Program.run("unzip", "-q", file.path, "-d", folder.file("out").path)
        try Data(sums.utf8).write(to: folder.file("sums"))
        let checked = try await Program.run(
            "sha256sum", "--check", "--strict", folder.file("sums").path, in: folder.file("out"))
        #expect(checked.text.split(separator: "\n").count == 9)
    }
}

import Foundation
import GRDB
import LibraryStorage
import SafeFiles
import StorageTestSupport
import StoryCore
import TestSupport
import Testing

@testable import LibraryArchive
@testable import StoryStorage

@Suite("Restoring over what is there", .tags(.process), .timeLimit(.minutes(1)))
struct RestoreTests {
    private let folder: TemporaryFolder
    private let original: SampleLibrary
    private let sut: SampleLibrary
    private let file: URL

    init() async throws {
        folder = try TemporaryFolder()
        original = SampleLibrary(root: folder.file("one"))
        sut = SampleLibrary(root: folder.file("home"))
        file = folder.file("backup.zip")
        for library in [original, sut] {
            try FileManager.default.createDirectory(at: library.root, withIntermediateDirectories: true)
        }
        try await original.addStories(0..<2)
        try await original.settings.save(AppSettings(defaultMinutes: 3))
        _ = try await original.archive.backUp(to: file, replacing: false)
    }

    /// Names in the home, but for the library and its settings.
    private func leftovers() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: sut.root.path).filter {
            !["data", "config", "content"].contains($0)
        }
    }

    @Test("A library is replaced only if that is asked for; then it is kept aside with its settings, and can come back")
    func replacing() async throws {
        // Given
        try await sut.addStories(5..<8)
        try await sut.settings.save(AppSettings(defaultMinutes: 9))
        let before = try await sut.content()
        // When
        let error = await #expect(throws: StorageError.self) {
            try await sut.archive.restore(from: file, replacing: false)
        }
        // Then
        #expect(error?.code == "storage.exists")
        #expect(try await sut.content() == before)
        // When
        let previous = try await sut.archive.restore(from: file, replacing: true).previous
        // Then
        let kept = try #require(previous)
        #expect(try await sut.content() == original.content())
        #expect(try leftovers() == [kept.name])
        #expect(kept.replacedAt == SampleLibrary.date)
        #expect(kept.byteCount > 3 * 18_000)
        #expect(try await sut.archive.previousLibraries() == [kept])
        // When
        let other = try #require(try await sut.archive.restorePrevious(kept.name))
        // Then
        #expect(try await sut.content() == before)
        #expect(try leftovers() == [other.name])
        // When
        try await sut.archive.deletePrevious([other.name])
        // Then
        #expect(try leftovers() == [])
        try await sut.addStories(10..<11)
    }

    @Test(
        "Only what was replaced is a previous library: no name leads elsewhere", arguments: ["data", "../one", "", "/"])
    func elsewhere(name: String) async throws {
        try await sut.addStories(5..<6)
        try SafeFiles.makeFolder(sut.root.appending(path: "data.previous-mine"))
        for name in [name, "data.previous-mine"] {
            await #expect(throws: StorageError.notFound(.previousLibrary, name)) {
                try await sut.archive.deletePrevious([name])
            }
            await #expect(throws: StorageError.notFound(.previousLibrary, name)) {
                try await sut.archive.restorePrevious(name)
            }
        }
        #expect(try await StoryCount.of(sut) == 1)
    }

    @Test("Nobody is told to replace a library by a backup that is not there")
    func nothingToRestore() async throws {
        try await sut.addStories(5..<6)
        let nowhere = folder.file("nowhere.zip")
        await #expect(throws: StorageError.notFound(.backup, nowhere.path)) {
            try await sut.archive.restore(from: nowhere, replacing: false)
        }
    }

    @Test("A bad archive leaves the library that it was to replace as it is")
    func badArchive() async throws {
        // Given
        try await sut.addStories(5..<6)
        try await sut.settings.save(AppSettings(defaultMinutes: 9))
        let before = try await sut.content()
        let forged = try await Forgery(file, "entries[-1][1] += b'!'").make(in: folder)
        // When
        let error = await #expect(throws: StorageError.self) {
            try await sut.archive.restore(from: forged, replacing: true)
        }
        // Then
        #expect(error?.code == "storage.badBackup")
        #expect(try await sut.content() == before)
        #expect(try leftovers() == [])
    }

    @Test("Anything of a family is a library that is there", arguments: ["hero", "settings", "media", "damaged"])
    func whatCounts(_ what: String) async throws {
        // Given
        switch what {
        case "hero":
            try await HeroStore(database: LibraryDatabase(folder: sut.layout.data)).add(
                Hero(id: .derived(fromName: "Bo", ordinal: 0), name: "Bo", traits: [], pronouns: .they))
        case "settings": try await sut.settings.save(AppSettings(theme: .dark))
        case "media":
            try SafeFiles.makeFolder(sut.layout.media)
            try Data("x".utf8).write(to: sut.layout.media.appending(path: "x"))
        default:
            try SafeFiles.makeFolder(sut.layout.data)
            try Data("x".utf8).write(to: sut.layout.database)
        }
        // When, Then
        let error = await #expect(throws: StorageError.self) {
            try await sut.archive.restore(from: file, replacing: false)
        }
        #expect(error?.code == "storage.exists")
    }

    @Test("A library in which there is nothing is not there")
    func empty() async throws {
        // Given
        #expect(try await StoryCount.of(sut) == 0)
        // When
        _ = try await sut.archive.restore(from: file, replacing: false)
        // Then
        #expect(try await sut.content() == original.content())
    }

    @Test("A backup without settings brings back those of a new household")
    func withoutSettings() async throws {
        // Given
        let plain = SampleLibrary(root: folder.file("plain"))
        try FileManager.default.createDirectory(at: plain.root, withIntermediateDirectories: true)
        try await plain.addStories(0..<1)
        _ = try await plain.archive.backUp(to: folder.file("plain.zip"), replacing: false)
        try await sut.settings.save(AppSettings(defaultMinutes: 9))
        // When
        _ = try await sut.archive.restore(from: folder.file("plain.zip"), replacing: true)
        // Then
        #expect(try await sut.settings.settings() == AppSettings())
        #expect(!FileManager.default.fileExists(atPath: sut.settingsFile.path))
    }

    @Test("While somebody has the library open, it is not replaced")
    func inUse() async throws {
        // Given
        try await sut.addStories(5..<6)
        let before = try await sut.content()
        do {
            let database = LibraryDatabase(folder: sut.layout.data)
            _ = try await HeroStore(database: database).heroes()
            // When, Then
            await #expect(throws: StorageError.busy("The library")) {
                try await sut.archive.restore(from: file, replacing: true)
            }
            _ = try await HeroStore(database: database).heroes()
        }
        #expect(try await sut.content() == before)
        _ = try await sut.archive.restore(from: file, replacing: true)
    }

    @Test("While a library is being replaced, nobody opens it")
    func opening() async throws {
        // Given
        try await sut.addStories(5..<6)
        let lock = try FileLock(sut.layout.useLock, guarding: "The library")
        // When, Then
        await #expect(throws: StorageError.busy("The library")) {
            _ = try await HeroStore(database: LibraryDatabase(folder: sut.layout.data)).heroes()
        }
        lock.release()
    }

    @Test("A database of an earlier version is restored, and brought to the present when it is opened")
    func earlier() async throws {
        // Given
        let old = SampleLibrary(root: folder.file("old"))
        var schema = LibrarySchema()
        schema.history.removeSubrange(1...)
        let database = LibraryDatabase(folder: old.layout.data, schema: schema)
        try await HeroStore(database: database).add(
            Hero(id: .derived(fromName: "Bo", ordinal: 0), name: "Bo", traits: [], pronouns: .they))
        let archive = LibraryArchive(
            library: old.layout, settings: old.settingsFile,
            snapshots: LibrarySnapshotStore(database: database))
        _ = try await archive.backUp(to: folder.file("old.zip"), replacing: false)
        // When
        _ = try await sut.archive.restore(from: folder.file("old.zip"), replacing: false)
        // Then
        #expect(
            try await HeroStore(database: LibraryDatabase(folder: sut.layout.data)).heroes().map(\.name) == ["Bo"])
        try await sut.addStories(0..<1)
    }

    @Test("Settings that could not be put in their place wait in the library, and are the settings")
    func pendingSettings() async throws {
        // Given a folder where the settings belong
        try FileManager.default.createDirectory(at: sut.settingsFile, withIntermediateDirectories: true)
        // When
        await #expect(throws: StorageError.self) { try await sut.archive.restore(from: file, replacing: true) }
        // Then
        try FileManager.default.removeItem(at: sut.settingsFile)
        #expect(try await sut.settings.settings() == AppSettings(defaultMinutes: 3))
        #expect(try await sut.content() == original.content())
        // And they do not come back later
        try await sut.settings.save(AppSettings(defaultMinutes: 4))
        #expect(try await sut.settings.settings() == AppSettings(defaultMinutes: 4))
    }

    @Test("What a killed restore left goes with the next one, but not what another one is making")
    func leftoverFolders() async throws {
        // Given
        let (dead, alive) = (
            sut.root.appending(path: ".data.restore-dead00"), sut.root.appending(path: ".data.restore-alive0")
        )
        for leftover in [dead, alive] { try SafeFiles.makeFolder(leftover.appending(path: "media/aa")) }
        let lock = try FileLock(alive.appending(path: "library.lock"), guarding: "x")
        // When
        _ = try await sut.archive.restore(from: file, replacing: false)
        // Then
        #expect(try leftovers() == [".data.restore-alive0"])
        lock.release()
    }

    @Test("A library behind a link is replaced where it really is")
    func linked() async throws {
        // Given
        let real = folder.file("real/library")
        try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: sut.layout.data, withDestinationURL: real)
        // When
        _ = try await sut.archive.restore(from: file, replacing: true)
        // Then
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: sut.layout.data.path) == real.path)
        #expect(try await sut.content() == original.content())
    }

    @Test("A file in the place of the library is left alone")
    func noFolder() async throws {
        try Data("x".utf8).write(to: sut.layout.data)
        let error = await #expect(throws: StorageError.self) {
            try await sut.archive.restore(from: file, replacing: true)
        }
        #expect(error?.code == "storage.corrupt")
        #expect(try Data(contentsOf: sut.layout.data) == Data("x".utf8))
    }
}

/// How many stories a library has, for one who opens and closes it.
private enum StoryCount {
    static func of(_ library: SampleLibrary) async throws -> Int {
        try await library.stories(in: LibraryDatabase(folder: library.layout.data)).stories(StoryQuery()).stories.count
    }
}

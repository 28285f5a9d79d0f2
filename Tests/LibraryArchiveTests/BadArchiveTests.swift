import Foundation
import StoryCore
import StoryStorage
import TestSupport
import Testing

@testable import LibraryArchive

@Suite("Archives that are damaged, forged or not ours", .tags(.process), .timeLimit(.minutes(1)))
struct BadArchiveTests {
    private let folder: TemporaryFolder
    private let original: SampleLibrary
    private let file: URL

    init() async throws {
        folder = try TemporaryFolder()
        original = SampleLibrary(root: folder.file("one"))
        file = folder.file("backup.zip")
        try FileManager.default.createDirectory(at: original.root, withIntermediateDirectories: true)
        try await original.addStories(0..<2, pictureSize: 300)
        try await original.settings.save(AppSettings(defaultMinutes: 3))
        _ = try await original.archive.backUp(to: file, replacing: false)
    }

    /// Restores an archive into a home of its own.
    ///
    /// - Returns: Why it was refused, or nil if the library is there; nothing else is left in either case.
    private func refusal(of archive: URL, in name: String = "home") async throws -> StorageError? {
        let home = SampleLibrary(root: folder.file(name))
        do throws(StorageError) {
            _ = try await home.archive.restore(from: archive, replacing: false)
        } catch {
            #expect(try folder.names.filter { $0.hasPrefix("\(name)/") && $0 != "\(name)/config" } == [])
            #expect(!(try folder.names.contains { $0.lowercased().contains("evil") }))
            return error
        }
        #expect(try await home.content() == original.content())
        try FileManager.default.removeItem(at: home.root)
        return nil
    }

    @Test("An archive that is cut off anywhere is refused, or was whole but for the directory at its end")
    func truncated() async throws {
        // Given
        let whole = try Data(contentsOf: file)
        let directory = try #require(whole.range(of: Data("PK\u{1}\u{2}".utf8), options: [])).lowerBound
        let cut = folder.file("cut.zip")
        for length in Array(stride(from: 0, to: whole.count, by: whole.count / 120)) + [1, 4, whole.count - 1] {
            try whole.prefix(length).write(to: cut)
            // When
            let error = try await refusal(of: cut)
            // Then
            if length < directory { #expect(error?.code == "storage.badBackup", "\(length) bytes") }
        }
    }

    @Test("One flipped bit anywhere is found, or changes nothing")
    func flipped() async throws {
        // Given
        let whole = try Data(contentsOf: file)
        let flipped = folder.file("flipped.zip")
        var found = 0
        for position in Array(0..<60) + Array(stride(from: 60, to: whole.count, by: whole.count / 150)) {
            var content = whole
            content[position] ^= 1 << (position % 8)
            try content.write(to: flipped)
            // When, Then
            if let error = try await refusal(of: flipped) {
                #expect(["storage.badBackup", "storage.newerVersion"].contains(error.code), "at \(position)")
                found += 1
            }
        }
        #expect(found > 100)
    }

    @Test(
        "What is no archive of ours is refused",
        arguments: [
            ("nothing", "open(target, 'w')"), ("text", "open(target, 'w').write('Once upon a time.' * 1000)"),
            ("zeros", "open(target, 'wb').write(bytes(100000))"),
            ("another zip", "zipfile.ZipFile(target, 'w').writestr('a.txt', 'a')"),
            ("an empty zip", "zipfile.ZipFile(target, 'w').close()"),
            ("a tar", "import tarfile; tarfile.open(target, 'w').add(source, 'manifest.json')"),
            ("a database", "shutil.copy(source + '/../one/data/library.sqlite', target)"),
        ])
    func foreign(_ kind: String, script: String) async throws {
        // Given
        let target = folder.file("foreign")
        let source = script.contains("/../") ? folder.url.appending(path: "one") : file
        try await Program.run(
            "python3", "-c", "import shutil, sys, zipfile; source, target = sys.argv[1:]; \(script)", source.path,
            target.path)
        // When
        let error = try await refusal(of: target)
        // Then
        #expect(error?.code == "storage.badBackup", "\(kind)")
    }

    @Test("What is not a file is refused, and a pipe is not waited for")
    func noFile() async throws {
        let pipe = folder.file("pipe")
        try await Program.run("mkfifo", pipe.path)
        for index in [folder.url, pipe, URL(filePath: "/dev/null")] {
            #expect(try await refusal(of: index)?.code == "storage.badBackup", "\(index.path)")
        }
        let nowhere = folder.file("nowhere.zip")
        #expect(try await refusal(of: nowhere) == .notFound(.backup, nowhere.path))
    }

    @Test("A forged archive with nothing forged is restored: what follows is refused for what is forged in it")
    func control() async throws {
        #expect(try await refusal(of: Forgery(file, "pass").make(in: folder)) == nil)
    }

    @Test(
        "An archive with names that lead elsewhere, or with other entries than it lists, is refused",
        arguments: Forgery.entries)
    func entries(_ name: String, script: String) async throws {
        #expect(try await refusal(of: Forgery(file, script).make(in: folder))?.code == "storage.badBackup", "\(name)")
    }

    @Test("An archive with another manifest than ours is refused", arguments: Forgery.manifests)
    func manifests(_ name: String, script: String) async throws {
        #expect(try await refusal(of: Forgery(file, script).make(in: folder))?.code == "storage.badBackup", "\(name)")
    }

    @Test(
        "An archive with a database that is not ours, damaged, or not that of its media is refused",
        arguments: Forgery.databases)
    func databases(_ name: String, script: String) async throws {
        #expect(try await refusal(of: Forgery(file, script).make(in: folder))?.code == "storage.badBackup", "\(name)")
    }

    @Test("An archive with a row that this program cannot have written is refused", arguments: Forgery.rows)
    func rows(_ name: String, statement: String) async throws {
        let forged = try await Forgery(file, Forgery.statements(statement)).make(in: folder)
        #expect(try await refusal(of: forged)?.code == "storage.badBackup", "\(name): \(statement.prefix(200))")
    }

    @Test("An archive with a job that this program can have written is restored")
    func job() async throws {
        let forged = try await Forgery(file, Forgery.statements(Forgery.job(identifier: "abc"))).make(in: folder)
        let home = SampleLibrary(root: folder.file("home"))
        _ = try await home.archive.restore(from: forged, replacing: false)
    }

    @Test(
        "An archive of a newer version is left alone",
        arguments: [
            "edit(lambda text: text.replace('\"version\" : 1', '\"version\" : 2').replace('storyCount', 'tales'))",
            "change('PRAGMA user_version = 9999')",
        ])
    func newer(_ script: String) async throws {
        let forged = try await Forgery(file, script).make(in: folder)
        #expect(try await refusal(of: forged) == .newerVersion(path: forged.path))
    }

    @Test("An archive that claims to need more than the disk has is refused before anything is taken out of it")
    func claimed() async throws {
        let script =
            "edit(lambda text: re.sub(r'\"size\":\\d+}', '\"size\":1000000000000000}', text, count=1)); count_bytes()"
        #expect(try await refusal(of: Forgery(file, script).make(in: folder))?.code == "storage.diskFull")
    }
}

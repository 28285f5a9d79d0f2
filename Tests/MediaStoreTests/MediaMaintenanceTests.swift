import Foundation
import Glibc
import MediaStore
import SafeFiles
import StoryCore
import TestSupport
import Testing

@Suite("Deleting and looking after media", .timeLimit(.minutes(1)))
struct MediaMaintenanceTests {
    private let folder: TemporaryFolder
    private let sut: MediaFolder

    init() throws {
        folder = try TemporaryFolder()
        sut = MediaFolder(folder: folder.file("media"))
    }

    private func stored(_ content: String, _ fileExtension: String = "png") async throws -> MediaReference {
        try Data(content.utf8).write(to: folder.file("source"))
        return try await sut.put(fileAt: folder.file("source"), fileExtension: fileExtension)
    }

    private func isFile(_ reference: MediaReference) -> Bool {
        FileManager.default.contents(atPath: sut.url(of: reference).path) != nil
    }

    @Test("A link in the place of a file is deleted, and not what it leads to; a folder stays")
    func impostors() async throws {
        // Given
        let (linked, foldered) = (try await stored("a"), try await stored("b"))
        let elsewhere = folder.file("elsewhere")
        try Data("xyz".utf8).write(to: elsewhere)
        for reference in [linked, foldered] { try FileManager.default.removeItem(at: sut.url(of: reference)) }
        try FileManager.default.createSymbolicLink(at: sut.url(of: linked), withDestinationURL: elsewhere)
        try FileManager.default.createDirectory(at: sut.url(of: foldered), withIntermediateDirectories: true)
        // When
        try sut.delete([linked, foldered])
        // Then
        #expect(await sut.condition(of: linked) == .missing)
        #expect(await sut.condition(of: foldered) == .notAFile("a folder"))
        #expect(try Data(contentsOf: elsewhere) == Data("xyz".utf8))
    }

    @Test(
        "A reference that leads out of the store is there for nobody, and takes nothing away",
        arguments: ["..", "../../outside", "aa/../../outside", ""])
    func hostile(digest: String) async throws {
        // Given
        try Data("abc".utf8).write(to: folder.file("outside.png"))
        let reference = MediaReference(digest: digest, fileExtension: "png", byteCount: 3)
        // Then
        #expect(!reference.isWellFormed && !sut.isThere(reference) && sut.localFile(of: reference) == nil)
        await #expect(throws: StorageError.self) { try await sut.localCopy(of: reference) }
        await #expect(throws: StorageError.self) { try await sut.read(reference) }
        try sut.delete([reference])
        #expect(FileManager.default.fileExists(atPath: folder.file("outside.png").path))
    }

    @Test("A link in the place of a file is not the file; storing replaces it and leaves what it leads to")
    func link() async throws {
        // Given
        let reference = try await stored("abc")
        let elsewhere = folder.file("elsewhere")
        try Data("xyz".utf8).write(to: elsewhere)
        try FileManager.default.removeItem(at: sut.url(of: reference))
        try FileManager.default.createSymbolicLink(at: sut.url(of: reference), withDestinationURL: elsewhere)
        // Then
        #expect(!sut.isThere(reference))
        #expect(await sut.condition(of: reference) == .notAFile("a link"))
        // When
        _ = try await stored("abc")
        // Then
        #expect(await sut.condition(of: reference) == .whole)
        #expect(try Data(contentsOf: elsewhere) == Data("xyz".utf8))
    }

    @Test("While somebody copies media, none is deleted")
    func copied() async throws {
        // Given
        let reference = try await stored("a")
        let lock = try FileLock(LibraryLayout(data: folder.url).mediaLock, guarding: "x", sharing: .shared)
        // When
        #expect(throws: StorageError.busy("The library's media folder")) { try sut.delete([reference]) }
        // Then
        #expect(isFile(reference))
        // When
        lock.release()
        try sut.delete([reference])
        // Then
        #expect(!isFile(reference))
    }

    @Test("Everything in the store is gone through, and told by its name")
    func entries() async throws {
        // Given
        let reference = try await stored("abc")
        try Data("a".utf8).write(to: folder.file("media/blob.x1Y2z3"))
        try Data("a".utf8).write(to: URL(filePath: sut.url(of: reference).path + ".x1Y2z3"))
        try Data("a".utf8).write(to: folder.file("media/notes.txt"))
        try Data("a".utf8).write(to: sut.url(of: reference).deletingLastPathComponent().appending(path: "odd.png"))
        #expect(chmod(folder.file("media/notes.txt").path, 0o644) == 0)
        // When
        var kinds: [String: MediaEntry.Kind] = [:]
        var open: [String] = []
        try sut.forEachEntry { entry in
            kinds[entry.path] = entry.kind
            if entry.isOpen, entry.kind == .foreign { open.append(entry.path) }
        }
        // Then
        let prefix = String(reference.digest.prefix(2))
        #expect(
            kinds == [
                prefix: .folder, reference.relativePath: .stored(reference),
                reference.relativePath + ".x1Y2z3": .leftover, "\(prefix)/odd.png": .foreign, "notes.txt": .foreign,
                "blob.x1Y2z3": .leftover,
            ])
        #expect(open.contains("notes.txt"))
    }

    @Test("What is set aside is where it was to go, with what it holds, and no longer in the store")
    func settingAside() async throws {
        // Given
        let target = folder.file("elsewhere")
        let reference = try await stored("abc")
        // When
        try sut.setAside(reference.relativePath, to: target)
        // Then
        #expect(await sut.condition(of: reference) == .missing)
        #expect(try String(contentsOf: target, encoding: .utf8) == "abc")
        #expect(throws: StorageError.notFound(.media, "none")) { try sut.setAside("none", to: folder.file("other")) }
    }

    @Test("Media are not stored where a link leads")
    func linkedPrefix() async throws {
        let reference = try await stored("a")
        let prefix = sut.url(of: reference).deletingLastPathComponent()
        try FileManager.default.removeItem(at: prefix)
        try FileManager.default.createDirectory(at: folder.file("elsewhere"), withIntermediateDirectories: true)
        try #require(symlink(folder.file("elsewhere").path, prefix.path) == 0)
        let error = await #expect(throws: StorageError.self) { _ = try await stored("a") }
        #expect(error?.code == "storage.notAFile")
        #expect(try SafeFiles.names(in: folder.file("elsewhere")).isEmpty)
    }
}

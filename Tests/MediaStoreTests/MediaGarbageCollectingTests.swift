import Foundation
import Glibc
import MediaStore
import SafeFiles
import StoryCore
import TestSupport
import Testing

@Suite("Letting go of media", .timeLimit(.minutes(1)))
struct MediaGarbageCollectingTests {
    private let folder: TemporaryFolder
    private let sut: MediaFolder

    init() throws {
        folder = try TemporaryFolder()
        sut = MediaFolder(folder: folder.file("media"))
    }

    private func stored(_ content: String, _ fileExtension: String = "png") async throws -> MediaReference {
        try Data(content.utf8).write(to: folder.file("source"))
        return try await sut.store(fileAt: folder.file("source"), fileExtension: fileExtension)
    }

    private func isFile(_ reference: MediaReference) -> Bool {
        FileManager.default.contents(atPath: sut.url(of: reference).path) != nil
    }

    @Test("Stored files are found by the content of another file, under any ending")
    func sameContent() async throws {
        // Given
        let (picture, sound) = (try await stored("a"), try await stored("a", "opus"))
        _ = try await stored("b")
        try Data("a".utf8).write(to: folder.file("elsewhere"))
        // Then
        #expect(try Set(sut.references(withContentOf: folder.file("elsewhere"))) == [picture, sound])
        // When
        try Data("c".utf8).write(to: folder.file("elsewhere"))
        // Then
        #expect(try sut.references(withContentOf: folder.file("elsewhere")) == [])
    }

    @Test("Withdrawn files are out of the store, and come back or go as they are needed")
    func settling() async throws {
        // Given
        let (needed, other, untouched) = (try await stored("a"), try await stored("b", "opus"), try await stored("c"))
        // When
        try sut.moveToTrash([needed, other, needed])
        // Then
        #expect(sut.hasTrash)
        #expect(!sut.isThere(needed) && !sut.isThere(other) && sut.isThere(untouched))
        // When
        try sut.purgeOrRestoreTrash { $0 == needed.digest }
        // Then
        #expect(!sut.hasTrash)
        #expect(sut.isThere(needed) && !sut.isThere(other) && sut.isThere(untouched))
        #expect(try Data(contentsOf: sut.url(of: needed)) == Data("a".utf8))
    }

    @Test("A file that was stored again meanwhile is the one that stays")
    func storedAgain() async throws {
        // Given
        let reference = try await stored("a")
        try sut.moveToTrash([reference])
        // When
        #expect(try await stored("a") == reference)
        try sut.purgeOrRestoreTrash { _ in true }
        // Then
        #expect(sut.isThere(reference) && !sut.hasTrash)
    }

    @Test("If one file cannot be withdrawn, all stay where they are")
    func allOrNone() async throws {
        // Given
        var references: [MediaReference] = []
        for index in 0..<8 { references.append(try await stored("content \(index)")) }
        let obstacle = folder.file("media/.withdrawn/\(references[7].digest).png")
        try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
        // When
        #expect(throws: StorageError.self) { try sut.moveToTrash(references) }
        // Then
        for reference in references { #expect(sut.isThere(reference)) }
    }

    @Test("What is missing already is no failure, and nothing withdrawn leaves nothing behind")
    func missing() async throws {
        let reference = try await stored("a")
        try FileManager.default.removeItem(at: sut.url(of: reference))
        try sut.moveToTrash([reference])
        #expect(!sut.hasTrash)
        try sut.purgeOrRestoreTrash { _ in false }
    }

    @Test(
        "A reference that leads out of the store is there for nobody, and takes nothing away",
        arguments: ["..", "../../outside", "aa/../../outside", ""])
    func hostile(digest: String) throws {
        // Given
        try Data("abc".utf8).write(to: folder.file("outside.png"))
        let reference = MediaReference(digest: digest, fileExtension: "png", byteCount: 3)
        // Then
        #expect(!reference.isWellFormed && !sut.isThere(reference))
        try sut.moveToTrash([reference])
        #expect(FileManager.default.fileExists(atPath: folder.file("outside.png").path))
        #expect(!sut.hasTrash)
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

    @Test("While somebody copies media, nothing goes for good")
    func copied() async throws {
        // Given
        let reference = try await stored("a")
        try sut.moveToTrash([reference])
        let lock = try FileLock(LibraryLayout(data: folder.url).mediaLock, guarding: "x", sharing: .shared)
        // When
        #expect(throws: StorageError.busy("The library's media folder")) {
            try sut.purgeOrRestoreTrash { _ in false }
        }
        // Then
        #expect(sut.hasTrash)
        // When
        lock.release()
        try sut.purgeOrRestoreTrash { _ in false }
        // Then
        #expect(!sut.hasTrash && !isFile(reference))
    }

    @Test("Everything in the store is gone through, and told by its name")
    func entries() async throws {
        // Given
        let (reference, trashed) = (try await stored("abc"), try await stored("b"))
        try sut.moveToTrash([trashed])
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
        #expect(kinds.removeValue(forKey: String(trashed.digest.prefix(2))) == .folder)
        #expect(
            kinds == [
                prefix: .folder, reference.relativePath: .stored(reference),
                reference.relativePath + ".x1Y2z3": .leftover, "\(prefix)/odd.png": .foreign, "notes.txt": .foreign,
                ".withdrawn": .folder, ".withdrawn/\(trashed.digest).png": .trashed,
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

    @Test("A link in the place of the folder of withdrawn files is not followed: what it leads to stays")
    func withdrawnLink() async throws {
        // Given
        let holiday = folder.file("holiday")
        try FileManager.default.createDirectory(at: holiday.appending(path: "day"), withIntermediateDirectories: true)
        try Data("beach".utf8).write(to: holiday.appending(path: "day/1.png"))
        let reference = try await stored("a")
        try #require(symlink(holiday.path, folder.file("media/.withdrawn").path) == 0)
        // When
        #expect(!sut.hasTrash)
        try sut.purgeOrRestoreTrash { _ in false }
        #expect { try sut.moveToTrash([reference]) } throws: { ($0 as? StorageError)?.code == "storage.notAFile" }
        // Then
        #expect(try Data(contentsOf: holiday.appending(path: "day/1.png")) == Data("beach".utf8))
        #expect(sut.isThere(reference))
    }

    @Test("What does not have the name of a withdrawn file is left where it is")
    func foreignWithdrawal() async throws {
        // Given
        let reference = try await stored("a")
        try sut.moveToTrash([reference])
        try Data("x".utf8).write(to: folder.file("media/.withdrawn/notes.txt"))
        let other = folder.file("media/.withdrawn/\(reference.digest.reversed().map(String.init).joined()).png")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        // When
        try sut.purgeOrRestoreTrash { _ in false }
        // Then
        let left = try SafeFiles.names(in: folder.file("media/.withdrawn")).sorted()
        #expect(left == [other.lastPathComponent, "notes.txt"].sorted())
        var kinds: [MediaEntry.Kind] = []
        try sut.forEachEntry { if $0.path.hasPrefix(".withdrawn/") { kinds.append($0.kind) } }
        #expect(kinds == [.foreign, .foreign])
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

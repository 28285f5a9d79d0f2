import Foundation
import Glibc
import SafeFiles
import StoryCore
import TestSupport
import Testing

/// What somebody may put in the place of a file of ours.
enum Impostor: String, CaseIterable, Sendable {
    case link, danglingLink, endlessDevice, pipe, folder, socket

    /// Puts it there; links lead into a folder `elsewhere`.
    func put(at file: URL, in folder: TemporaryFolder) throws {
        let elsewhere = folder.file("elsewhere")
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        func link(to target: String) throws { try #require(symlink(target, file.path) == 0) }
        switch self {
        case .link:
            try Data("somebody's".utf8).write(to: elsewhere.appending(path: "file"))
            try link(to: elsewhere.appending(path: "file").path)
        case .danglingLink: try link(to: elsewhere.appending(path: "none").path)
        case .endlessDevice: try link(to: "/dev/zero")
        case .pipe: try #require(mkfifo(file.path, 0o600) == 0)
        case .folder: try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        case .socket: try #require(mknod(file.path, S_IFSOCK | 0o600, 0) == 0)
        }
    }
}

@Suite("Files of ours in whose place something else may be", .timeLimit(.minutes(1)))
struct OpenFileTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.file("file")
    }

    @Test("Nothing but a regular file is read, and nobody is waited for", arguments: Impostor.allCases)
    func reading(impostor: Impostor) throws {
        try impostor.put(at: file, in: folder)
        #expect { try SafeFiles.read(file) } throws: { ($0 as? StorageError)?.code == "storage.notAFile" }
        #expect { try SafeFiles.copy(file, to: folder.file("copy"), durability: .process) } throws: {
            ($0 as? StorageError)?.code == "storage.notAFile"
        }
    }

    @Test(
        "Nothing is made or locked where a link leads, nor in the place of anything else", arguments: Impostor.allCases)
    func creating(impostor: Impostor) throws {
        try impostor.put(at: file, in: folder)
        let before = try folder.names
        #expect { try SafeFiles.makeFile(file) } throws: { ($0 as? StorageError)?.code == "storage.notAFile" }
        #expect { try FileLock(file, guarding: "It") } throws: { ($0 as? StorageError)?.code == "storage.notAFile" }
        #expect { try FileLock.isHeld(file) } throws: { ($0 as? StorageError)?.code == "storage.notAFile" }
        #expect(try folder.names == before)
    }

    @Test("What is written takes the place of a link, and not of what it leads to")
    func replacing() throws {
        try Impostor.link.put(at: file, in: folder)
        try SafeFiles.write(Data("ours".utf8), to: file, durability: .process)
        #expect(try SafeFiles.read(file) == Data("ours".utf8))
        #expect(try SafeFiles.read(folder.file("elsewhere/file")) == Data("somebody's".utf8))
    }

    @Test("A file of more bytes than it may have is not read")
    func limit() throws {
        try Data(count: 101).write(to: file)
        #expect(try SafeFiles.read(file, limit: 101)?.count == 101)
        #expect { try SafeFiles.read(file, limit: 100) } throws: { ($0 as? StorageError)?.code == "storage.corrupt" }
    }

    @Test("A file that is not there is no error where that may be")
    func missing() throws {
        #expect(try SafeFiles.read(file) == nil)
        #expect(throws: StorageError.self) { _ = try OpenFile(file) }
    }

    @Test("A link to a folder does not count where the folder must be our own")
    func ownFolder() throws {
        try FileManager.default.createDirectory(at: folder.file("real"), withIntermediateDirectories: true)
        try #require(symlink(folder.file("real").path, file.path) == 0)
        #expect(throws: StorageError.notAFile(path: file.path, kind: "a link")) {
            try SafeFiles.makeFolder(file, mayBeLink: false)
        }
        #expect(throws: Never.self) { try SafeFiles.makeFolder(folder.file("real"), mayBeLink: false) }
    }

    @Test(
        "A path with '..' behind a folder that is not there makes that folder, too",
        arguments: ["a/../b", "a/../../x/../b"])
    func dots(path: String) throws {
        let inner = folder.file("inner")
        try SafeFiles.makeFolder(URL(filePath: "\(inner.path)/\(path)", directoryHint: .isDirectory))
        #expect(try folder.names.contains { $0.hasSuffix("b") })
        #expect(FileStatus(inner.appending(path: "a"))?.isFolder == true)
    }
}

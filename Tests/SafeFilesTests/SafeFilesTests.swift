import Foundation
import SafeFiles
import StoryCore
import TestSupport
import Testing

@Suite("Files that are whole or not there", .tags(.process), .timeLimit(.minutes(1)))
struct SafeFilesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    // MARK: - Folders

    @Test("A folder is made with those above it, for its owner only; again is no error")
    func makeFolder() throws {
        // When
        for _ in 0..<2 { try SafeFiles.makeFolder(folder.file("a/b/c")) }
        // Then
        for name in ["a", "a/b", "a/b/c"] { #expect(try permissions(of: folder.file(name)) == 0o700) }
    }

    @Test("A file where a folder should be is an error", arguments: ["a", "a/b"])
    func fileInTheWay(name: String) throws {
        try Data().write(to: folder.file("a"))
        let location = folder.file(name)
        #expect(throws: StorageError.readOnly(path: location.path)) { try SafeFiles.makeFolder(location) }
    }

    @Test("A link to a folder will do for a folder")
    func linkToFolder() throws {
        try SafeFiles.makeFolder(folder.file("real"))
        try FileManager.default.createSymbolicLink(at: folder.file("link"), withDestinationURL: folder.file("real"))
        #expect(throws: Never.self) { try SafeFiles.makeFolder(folder.file("link")) }
    }

    // MARK: - Files

    @Test("A file is made empty, for its owner only; one that is there stays as it is")
    func makeFile() throws {
        let file = folder.file("f")
        try SafeFiles.makeFile(file)
        #expect(try Data(contentsOf: file).isEmpty)
        #expect(try permissions(of: file) == 0o600)
        try Data("x".utf8).write(to: file)
        try SafeFiles.makeFile(file)
        #expect(try Data(contentsOf: file) == Data("x".utf8))
    }

    @Test("What is written is read, whatever its size", arguments: [0, 1, 65_536, 1_000_003])
    func writing(count: Int) throws {
        // Given
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let file = folder.file("f.bin")
        // When
        try SafeFiles.write(Data("old".utf8), to: file, durability: .process)
        try SafeFiles.write(data, to: file, durability: .power)
        // Then
        #expect(try SafeFiles.read(file) == data)
        #expect(try permissions(of: file) == 0o600)
        #expect(try folder.names == ["f.bin"])
    }

    @Test("A part of larger data is written as that part")
    func writingSlice() throws {
        let data = Data("abcdef".utf8)[2..<4]
        try SafeFiles.write(data, to: folder.file("f"), durability: .process)
        #expect(try SafeFiles.read(folder.file("f")) == Data("cd".utf8))
    }

    @Test("A file that is not there has no content; one that cannot be read is an error")
    func reading() throws {
        #expect(try SafeFiles.read(folder.file("none")) == nil)
        #expect(throws: StorageError.notAFile(path: folder.url.path, kind: "a folder")) {
            try SafeFiles.read(folder.url)
        }
    }

    @Test("A copy has the same content and its own life", arguments: [0, 3_000_000])
    func copying(count: Int) throws {
        // Given
        let data = Data(repeating: 7, count: count)
        try data.write(to: folder.file("source"))
        // When
        try SafeFiles.copy(folder.file("source"), to: folder.file("copy"), durability: .power)
        // Then
        #expect(try Data(contentsOf: folder.file("copy")) == data)
        #expect(try permissions(of: folder.file("copy")) == 0o600)
        #expect(try folder.names == ["copy", "source"])
    }

    @Test("What cannot be written leaves nothing, not even a temporary file")
    func failures() throws {
        // Given
        try SafeFiles.makeFolder(folder.file("taken"))
        let missing = folder.file("none")
        // Then
        #expect(throws: StorageError.readOnly(path: folder.file("taken").path)) {
            try SafeFiles.write(Data("x".utf8), to: folder.file("taken"), durability: .process)
        }
        #expect(throws: StorageError.failed(path: missing.path, detail: "No such file or directory.")) {
            try SafeFiles.copy(missing, to: folder.file("copy"), durability: .process)
        }
        #expect(throws: StorageError.self) {
            try SafeFiles.copy(folder.file("taken"), to: folder.file("copy"), durability: .process)
        }
        #expect(throws: StorageError.readOnly(path: folder.file("none/f").path)) {
            try SafeFiles.write(Data(), to: folder.file("none/f"), durability: .process)
        }
        #expect(try folder.names == ["taken"])
    }

    @Test("Readers meet the old or the new content, and never a part")
    func atomic() async throws {
        // Given
        let file = folder.file("f")
        let contents = [Data(repeating: 1, count: 200_000), Data(repeating: 2, count: 100_000)]
        try SafeFiles.write(contents[0], to: file, durability: .process)
        // When
        let seen = try await withThrowingTaskGroup(of: Bool.self) { group in
            group.addTask {
                for round in 0..<100 {
                    try SafeFiles.write(contents[round % 2], to: file, durability: .process)
                }
                return true
            }
            group.addTask { try (0..<100).allSatisfy { _ in contents.contains(try SafeFiles.read(file) ?? Data()) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        // Then
        #expect(seen == [true, true])
    }

    @Test("What an interrupted write left is removed, and nothing else")
    func temporaryFiles() throws {
        // Given
        let names = ["f", "f.Ab12Cd", "f.short", "f.longer7", "g.Ab12Cd"]
        for name in names { try Data().write(to: folder.file(name)) }
        // When
        try SafeFiles.removeTemporaryFiles(of: folder.file("f"))
        // Then
        #expect(try folder.names == ["f", "f.longer7", "f.short", "g.Ab12Cd"])
    }

    @Test("A folder is removed with all that is in it; what is not there is no error")
    func removing() throws {
        // Given
        try SafeFiles.makeFolder(folder.file("a/b"))
        try SafeFiles.write(Data(), to: folder.file("a/b/f"), durability: .process)
        try FileManager.default.createSymbolicLink(
            at: folder.file("dangling"), withDestinationURL: folder.file("nowhere"))
        // When
        for name in ["a", "dangling", "none"] { try SafeFiles.remove(folder.file(name)) }
        // Then
        #expect(try folder.names.isEmpty)
    }
}

@Suite(
    "Files on disks that are full or read-only", .tags(.process), .timeLimit(.minutes(1)),
    .enabled(if: TemporaryDisk.isPermitted, "this user may not mount a disk"))
struct SafeFilesDiskTests {
    @Test("On a full disk the file that was there stays, and nothing else does", arguments: [false, true])
    func full(isCopy: Bool) throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 256)
        let source = try TemporaryFolder()
        let large = Data(repeating: 1, count: 1_000_000)
        try large.write(to: source.file("large"))
        let file = disk.url.appending(path: "f")
        try SafeFiles.write(Data("old".utf8), to: file, durability: .power)
        // When
        #expect(throws: StorageError.diskFull(path: file.path)) {
            if isCopy {
                try SafeFiles.copy(source.file("large"), to: file, durability: .power)
            } else {
                try SafeFiles.write(large, to: file, durability: .power)
            }
        }
        // Then
        #expect(try SafeFiles.read(file) == Data("old".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.url.path) == ["f"])
    }

    @Test("On a read-only disk nothing can be made, written, locked or removed")
    func readOnly() throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 256)
        let file = disk.url.appending(path: "f")
        try SafeFiles.write(Data("old".utf8), to: file, durability: .power)
        try disk.makeReadOnly()
        let new = disk.url.appending(path: "new")
        // Then
        #expect(throws: StorageError.readOnly(path: new.path)) { try SafeFiles.makeFolder(new) }
        #expect(throws: StorageError.readOnly(path: new.path)) { try SafeFiles.makeFile(new) }
        #expect(throws: StorageError.readOnly(path: file.path)) {
            try SafeFiles.write(Data(), to: file, durability: .process)
        }
        #expect(throws: StorageError.readOnly(path: new.path)) { try FileLock(new, guarding: "It").release() }
        #expect(throws: StorageError.readOnly(path: file.path)) { try SafeFiles.remove(file) }
        #expect(try SafeFiles.read(file) == Data("old".utf8))
    }
}

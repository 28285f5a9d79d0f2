import Foundation
import MediaStore
import SafeFiles
import StoryCore
import TestSupport
import Testing

@Suite("The media folder", .tags(.process), .timeLimit(.minutes(1)))
struct MediaFolderTests {
    private let folder: TemporaryFolder
    private let sut: MediaFolder
    /// SHA-256 of "abc", as published with the algorithm.
    private let digestOfABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

    init() throws {
        folder = try TemporaryFolder()
        sut = MediaFolder(folder: folder.file("media"))
    }

    private func source(_ content: Data, name: String = "source") throws -> URL {
        try content.write(to: folder.file(name))
        return folder.file(name)
    }

    private var stored: [String] {
        get throws { try folder.names.filter { $0.hasPrefix("media/") && $0.contains(".") } }
    }

    @Test("A file is found by the sum of its content, and only its owner can read it")
    func storing() async throws {
        // When
        let source = try source(Data("abc".utf8))
        let reference = try await sut.put(fileAt: source, fileExtension: "png")
        // Then
        #expect(reference == MediaReference(digest: digestOfABC, fileExtension: "png", byteCount: 3))
        let location = folder.file("media/ba/\(digestOfABC.dropFirst(2)).png")
        #expect(sut.url(of: reference).path == location.path)
        #expect(try Data(contentsOf: location) == Data("abc".utf8))
        #expect(try permissions(of: location) == 0o600)
        #expect(try permissions(of: folder.file("media")) == 0o700)
        #expect(try permissions(of: folder.file("media/ba")) == 0o700)
        #expect(FileManager.default.fileExists(atPath: source.path))
    }

    @Test("Empty content and content larger than any buffer are stored whole", arguments: [0, 65_536, 3_000_001])
    func sizes(count: Int) async throws {
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) })
        let reference = try await sut.put(fileAt: source(data), fileExtension: "opus")
        #expect(reference.byteCount == count)
        #expect(try Data(contentsOf: sut.url(of: reference)) == data)
    }

    @Test("Equal content is kept once, and not written again")
    func once() async throws {
        // Given
        let first = try await sut.put(fileAt: source(Data("abc".utf8)), fileExtension: "png")
        let before = try FileManager.default.attributesOfItem(atPath: sut.url(of: first).path)
        // When
        let second = try await sut.put(fileAt: source(Data("abc".utf8), name: "copy"), fileExtension: "png")
        // Then
        #expect(first == second)
        #expect(try stored.count == 1)
        let after = try FileManager.default.attributesOfItem(atPath: sut.url(of: first).path)
        #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    }

    @Test("A file that was cut short or grew is replaced", arguments: ["", "ab", "abcd"])
    func damaged(content: String) async throws {
        // Given
        let source = try source(Data("abc".utf8))
        let reference = try await sut.put(fileAt: source, fileExtension: "png")
        try Data(content.utf8).write(to: sut.url(of: reference))
        // When
        _ = try await sut.put(fileAt: source, fileExtension: "png")
        // Then
        #expect(try Data(contentsOf: sut.url(of: reference)) == Data("abc".utf8))
        #expect(try stored.count == 1)
    }

    @Test("Many who store the same and different content at once all succeed, and leave nothing else")
    func together() async throws {
        // Given
        let sources = try (0..<8).map {
            try source(Data(repeating: UInt8($0 % 2), count: 500_000), name: "source \($0)")
        }
        let folder = folder.file("media")
        // When
        let references = try await withThrowingTaskGroup(of: MediaReference.self) { group in
            for round in 0..<5 {
                for file in sources {
                    group.addTask {
                        let ending = "r\(round)"
                        return try await MediaFolder(folder: folder).put(fileAt: file, fileExtension: ending)
                    }
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        // Then
        #expect(references.count == 10)
        #expect(try stored.count == 10)
        for reference in references {
            #expect(try Data(contentsOf: sut.url(of: reference)).count == 500_000)
        }
    }

    @Test("What a killed process left of a file is never taken for the file, and goes when it is stored again")
    func leftovers() async throws {
        // Given
        let location = folder.file("media/ba/\(digestOfABC.dropFirst(2)).png")
        try FileManager.default.createDirectory(
            at: location.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("a".utf8).write(to: URL(filePath: location.path + ".x1Y2z3"))
        // When
        let reference = try await sut.put(fileAt: source(Data("abc".utf8)), fileExtension: "png")
        // Then
        #expect(try Data(contentsOf: sut.url(of: reference)) == Data("abc".utf8))
        #expect(try stored.count == 1)
    }

    @Test("A source that is not there or is no file is an error that leaves nothing")
    func badSource() async throws {
        let missing = folder.file("none")
        await #expect(throws: StorageError.failed(path: missing.path, detail: "No such file or directory.")) {
            try await sut.put(fileAt: missing, fileExtension: "png")
        }
        await #expect(throws: StorageError.notAFile(path: folder.url.path, kind: "a folder")) {
            try await sut.put(fileAt: folder.url, fileExtension: "png")
        }
        #expect(try folder.names.isEmpty)
    }

    @Test(
        "An ending that is none is refused", arguments: ["", "../x", "PNG", "a/b", "p.g", "\u{0}", "abcdefghi", "🦊"])
    func badEnding(ending: String) async throws {
        let source = try source(Data("abc".utf8))
        let error = await #expect(throws: StorageError.self) {
            try await sut.put(fileAt: source, fileExtension: ending)
        }
        #expect(error?.code == "storage.failed")
        #expect(try folder.names == ["source"])
    }

    @Test("A file where the folder should be is a clear error")
    func fileInTheWay() async throws {
        try Data().write(to: folder.file("media"))
        let source = try source(Data("abc".utf8))
        let error = await #expect(throws: StorageError.self) {
            try await sut.put(fileAt: source, fileExtension: "png")
        }
        #expect(error?.code == "storage.readOnly")
    }

    @Test(
        "On a full disk nothing is left of the file, and it is stored once there is space",
        .enabled(if: TemporaryDisk.isPermitted, "this user may not mount a disk"))
    func fullDisk() async throws {
        // Given
        let disk = try TemporaryDisk(kilobytes: 256)
        try disk.fill(leaving: 65_536)
        let sut = MediaFolder(folder: disk.url.appending(path: "media"))
        let large = try source(Data(repeating: 1, count: 200_000))
        // When
        let error = await #expect(throws: StorageError.self) {
            try await sut.put(fileAt: large, fileExtension: "png")
        }
        // Then
        #expect(error?.code == "storage.diskFull")
        let left = try FileManager.default.subpathsOfDirectory(atPath: disk.url.path)
        #expect(left.allSatisfy { !$0.contains(".") }, "\(left)")
        // When
        try FileManager.default.removeItem(at: disk.url.appending(path: "filler"))
        // Then
        let reference = try await sut.put(fileAt: large, fileExtension: "png")
        #expect(try Data(contentsOf: sut.url(of: reference)).count == 200_000)
    }
}

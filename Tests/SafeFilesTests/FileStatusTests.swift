import Foundation
import Glibc
import SafeFiles
import StoryCore
import TestSupport
import Testing

@Suite("What lies at a path", .timeLimit(.minutes(1)))
struct FileStatusTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("A file, a folder, a link and nothing are told apart; a link is not followed")
    func kinds() throws {
        // Given
        try Data("abc".utf8).write(to: folder.file("file"))
        try FileManager.default.createSymbolicLink(at: folder.file("link"), withDestinationURL: folder.url)
        #expect(mkfifo(folder.file("pipe").path, 0o600) == 0)
        // Then
        let file = try #require(FileStatus(folder.file("file")))
        #expect(file.isFile && !file.isFolder && !file.isLink)
        #expect(file.byteCount == 3)
        let link = try #require(FileStatus(folder.file("link")))
        #expect(link.isLink && !link.isFolder && !link.isOpen)
        #expect(try #require(FileStatus(folder.url)).isFolder)
        #expect(FileStatus(folder.file("none")) == nil)
        #expect(
            ["file", "link", "pipe"].map { FileStatus(folder.file($0))?.kindName } == [
                "a file", "a link", "a device or a pipe",
            ])
    }

    @Test(
        "Only the owner keeps rights, and those that the owner had",
        arguments: [(0o644, 0o600), (0o777, 0o700), (0o460, 0o400), (0o600, 0o600)])
    func tightening(before: Int, after: Int) throws {
        // Given
        try Data().write(to: folder.file("file"))
        #expect(chmod(folder.file("file").path, mode_t(before)) == 0)
        // When
        try SafeFiles.tighten(folder.file("file"))
        // Then
        #expect(try permissions(of: folder.file("file")) == after)
        #expect(FileStatus(folder.file("file"))?.isOpen == false)
    }

    @Test("What a link leads to keeps its rights")
    func tighteningLink() throws {
        // Given
        try Data().write(to: folder.file("file"))
        #expect(chmod(folder.file("file").path, 0o644) == 0)
        try FileManager.default.createSymbolicLink(at: folder.file("link"), withDestinationURL: folder.file("file"))
        // When
        try SafeFiles.tighten(folder.file("link"))
        // Then
        #expect(try permissions(of: folder.file("file")) == 0o644)
    }

    @Test("A name that is taken gets a number, also if a link that leads nowhere takes it")
    func unusedNames() throws {
        #expect(SafeFiles.unused("a", in: folder.url).lastPathComponent == "a")
        try Data().write(to: folder.file("a"))
        #expect(SafeFiles.unused("a", in: folder.url).lastPathComponent == "a.2")
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("a.2").path, withDestinationPath: "/nowhere/at/all")
        #expect(SafeFiles.unused("a", in: folder.url).lastPathComponent == "a.3")
    }

    @Test("The names in a folder are told; a folder that is not there has none, and a file is an error")
    func names() throws {
        try Data().write(to: folder.file("a"))
        #expect(try SafeFiles.names(in: folder.url) == ["a"])
        #expect(try SafeFiles.names(in: folder.file("none")) == [])
        #expect(throws: StorageError.self) { try SafeFiles.names(in: folder.file("a")) }
    }
}

import Foundation
import StoryCore
import TestSupport
import Testing

@testable import ZipArchive

@Suite("Reading zip files", .tags(.process), .timeLimit(.minutes(1)))
struct ZipReaderTests {
    private let zip: ZipFile

    init() throws {
        zip = try ZipFile()
    }

    @Test("Given a file of another program, when it is read, then its entries come in their order, whole")
    func foreign() async throws {
        // Given
        try await zip.forge(
            """
            archive.writestr("b/two", "2" * 1000000, zipfile.ZIP_DEFLATED)
            archive.writestr("a", "")
            """)
        // When
        let contents = try zip.contents()
        // Then
        #expect(contents.map(\.name) == ["b/two", "a"])
        #expect(contents.map(\.text) == [String(repeating: "2", count: 1_000_000), ""])
    }

    @Test("Given names that lead elsewhere, when they are read, then they are told as they are, and nothing is made")
    func names() async throws {
        // Given
        let names = ["../../evil", "/tmp/evil", "a\u{1B}[2J"]
        try await zip.forge(
            #"for name in ("../../evil", "/tmp/evil", "a\x1b[2J"): archive.writestr(name, "out")"#)
        // Then
        #expect(try zip.contents().map(\.name) == names)
        #expect(try zip.folder.names == ["test.zip"])
    }

    @Test("Given a folder, when it is read, then it is no file; a link is one that holds where it leads")
    func noFile() async throws {
        // Given
        try await zip.forge(
            """
            link = zipfile.ZipInfo("link")
            link.create_system = 3
            link.external_attr = (stat.S_IFLNK | 0o777) << 16
            archive.writestr("folder/", "")
            archive.writestr(link, "/etc/passwd")
            """)
        try zip.read { reader in
            // When
            let folder = try reader.next()
            let link = try reader.next()
            // Then
            #expect(folder == ZipReader.Entry(name: "folder/", isFile: false))
            #expect(link == ZipReader.Entry(name: "link", isFile: true))
            #expect(try ZipFile.text(from: reader) == "/etc/passwd")
        }
    }

    @Test("Given an entry that nobody reads, when the next one is asked for, then it is passed over")
    func passedOver() throws {
        // Given
        try zip.write { writer in
            try writer.add("one", String(repeating: "1", count: 300_000), isCompressed: false)
            try writer.add("two", "2", isCompressed: true)
            try writer.close()
        }
        // When
        let second = try zip.read { reader in
            _ = try reader.next()
            _ = try reader.next()
            return try ZipFile.text(from: reader)
        }
        // Then
        #expect(second == "2")
    }

    @Test("What is no zip file is damaged, by its path and libarchive's words", arguments: ["", "Once upon a time."])
    func noZip(content: String) throws {
        // Given
        try Data(content.utf8).write(to: zip.file)
        // When
        let error = #expect(throws: ZipError.self) { try zip.contents() }
        // Then
        guard case .damaged(zip.file.path, let detail)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(detail.hasPrefix("libarchive says: ") && !detail.hasSuffix("."))
    }

    @Test("Given content that was changed, when it is read, then the zip file's own checksum tells")
    func changed() throws {
        // Given
        try zip.write { writer in
            try writer.add("story", "Once upon a time.", isCompressed: false)
            try writer.close()
        }
        var bytes = try Data(contentsOf: zip.file)
        let index = try #require(bytes.range(of: Data("upon".utf8))).lowerBound
        bytes[index] ^= 1
        try bytes.write(to: zip.file)
        // When
        let error = #expect(throws: ZipFile.Stop.self) { try zip.contents() }
        // Then
        guard case .zip(.damaged(zip.file.path, _))? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("A disk that cannot read is told as such, and not as damage")
    func unreadable() throws {
        // Given: the memory of a process has nothing to read at its beginning
        let memory = "/proc/self/mem"
        // When
        let error = #expect(throws: ZipError.self) { try zip.read(memory) { _ = try $0.next() } }
        // Then
        #expect(error == .storage(.failed(path: zip.file.path, detail: "The disk couldn't read it.")))
    }

    @Test("Given somebody who wants no more, when that is thrown, then reading ends with that very error")
    func stopped() throws {
        // Given
        try zip.write { writer in
            try writer.add("story", String(repeating: "a", count: 1_000_000), isCompressed: true)
            try writer.close()
        }
        var count = 0
        // When
        let error = #expect(throws: ZipFile.Stop.self) {
            try zip.read { reader in
                _ = try reader.next()
                try reader.readContent(failingWith: ZipFile.Stop.zip) { piece throws(ZipFile.Stop) in
                    count += 1
                    throw .asked
                }
            }
        }
        // Then
        #expect(error == .asked)
        #expect(count == 1)
    }
}

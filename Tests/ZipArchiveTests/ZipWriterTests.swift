import Foundation
import Glibc
import StoryCore
import TestSupport
import Testing

@testable import ZipArchive

@Suite("Writing zip files", .tags(.process), .timeLimit(.minutes(1)))
struct ZipWriterTests {
    private let zip: ZipFile

    init() throws {
        zip = try ZipFile()
    }

    @Test("Given files, when they are written, then they are read again as they were", arguments: [true, false])
    func roundTrip(isCompressed: Bool) throws {
        // Given
        let contents = [
            ZipFile.Content(name: "story", text: String(repeating: "Once upon a time. ", count: 50_000)),
            ZipFile.Content(name: "media/ab/cd.png", text: ""), ZipFile.Content(name: "é", text: "1"),
        ]
        // When
        try zip.write { writer in
            for content in contents { try writer.add(content.name, content.text, isCompressed: isCompressed) }
            try writer.close()
        }
        // Then
        #expect(try zip.contents() == contents)
    }

    @Test("Another program finds nothing wrong in it, and each file in the way that was asked for")
    func foreign() async throws {
        // Given
        try zip.write { writer in
            try writer.add("deflated", String(repeating: "a", count: 10_000), isCompressed: true)
            try writer.add("stored", "aaa", isCompressed: false)
            try writer.close()
        }
        // When
        let look = """
            import sys, zipfile
            archive = zipfile.ZipFile(sys.argv[1])
            print(archive.testzip(), [(i.filename, i.file_size, i.compress_type) for i in archive.infolist()])
            """
        let found = try await Program.run("python3", "-c", look, zip.file.path).text
        // Then
        #expect(found == "None [('deflated', 10000, 8), ('stored', 3, 0)]\n")
    }

    @Test("More files than zip could count before zip64 are all there")
    func manyFiles() async throws {
        // Given
        try zip.write { writer in
            for index in 0..<66_000 { try writer.add("media/\(index)", "", isCompressed: false) }
            try writer.close()
        }
        // Then
        let count = "import sys, zipfile; print(len(zipfile.ZipFile(sys.argv[1]).infolist()))"
        #expect(try await Program.run("python3", "-c", count, zip.file.path).text == "66000\n")
    }

    @Test("Given a file that is given up, then it has no end that would make it look whole")
    func givenUp() throws {
        // Given
        try zip.write { writer in try writer.add("story", "Once", isCompressed: false) }
        // Then
        #expect(try Data(contentsOf: zip.file).range(of: Data("PK\u{5}\u{6}".utf8)) == nil)
    }

    @Test("A full disk is told as such")
    func fullDisk() throws {
        // Given
        let descriptor = open("/dev/full", O_WRONLY | O_CLOEXEC)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        // When
        let error = #expect(throws: StorageError.self) {
            let writer = try ZipWriter(to: descriptor, path: zip.file.path)
            try writer.add("story", String(repeating: "a", count: 100_000), isCompressed: false)
            try writer.close()
        }
        // Then
        #expect(error == .diskFull(path: zip.file.path))
    }
}

import Foundation
import StoryCore
import StoryDocuments
import Testing

@Suite("What programs are told", .timeLimit(.minutes(1)))
struct JSONTextTests {
    private let sut = BackupDocument(
        LibraryBackup(
            file: URL(filePath: "/backup.zip"), createdAt: Date(timeIntervalSince1970: 1_700_000_000), storyCount: 2,
            fileCount: 7, byteCount: 1234, missing: ["media/a"]))

    @Test("A document is read as it was written, on one line or several")
    func again() throws {
        for text in [JSONText.pretty(sut), JSONText.of(sut)] {
            #expect(try JSONText.read(BackupDocument.self, from: text) == sut)
        }
    }

    @Test("It has its version beside its own keys, and what is missing is null")
    func text() {
        let text = JSONText.of(sut)
        #expect(text.contains(#""version":1"#))
        #expect(text.contains(#""previous":null"#))
        #expect(text.contains(#""createdAt":"2023-11-14T22:13:20Z""#))
    }

    @Test("A line has no version, and a part that an older program leaves out is missing")
    func older() throws {
        // Given
        let line = JSONText.line(UnitEventDocument(kind: .page, done: 1, total: nil, progress: 0.5))

        // When
        let read = try JSONText.read(UnitEventDocument.self, from: line.replacing(#","total":null"#, with: ""))

        // Then
        #expect(!line.contains("version") && line.contains(#""total":null"#))
        #expect(read.total == nil && read.kind == .page)
    }

    @Test("What steers a terminal is escaped, and read as it was")
    func hostile() throws {
        let hostile = NoteEventDocument(message: "a\u{1B}[2J\u{202E}b")
        let text = JSONText.line(hostile)
        #expect(text.unicodeScalars.allSatisfy { $0.isASCII && $0.value >= 0x20 })
        #expect(try JSONText.read(NoteEventDocument.self, from: text) == hostile)
    }
}

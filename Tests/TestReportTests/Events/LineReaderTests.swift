import Foundation
import TestReport
import TestSupport
import Testing

@Suite("Reading lines from a descriptor", .timeLimit(.minutes(1)))
struct LineReaderTests {
    /// The lines of bytes that come through a pipe; nil is a line that was too long.
    private func lines(of pieces: [[UInt8]], limit: Int = 1 << 20) throws -> [String?] {
        let pipe = Pipe()
        let writing = Thread {
            for piece in pieces { try? pipe.fileHandleForWriting.write(contentsOf: Data(piece)) }
            try? pipe.fileHandleForWriting.close()
        }
        writing.start()
        var sut = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor, path: "pipe", limit: limit)
        var lines: [String?] = []
        var line = ""
        while try sut.next({ line = String(decoding: $0, as: UTF8.self) }) { lines.append(sut.isCut ? nil : line) }
        return lines
    }

    @Test("Lines come whole however the pipe cuts them, the last one also without a newline")
    func pieces() throws {
        // Given
        let text = "first\n\nthird ✔\nlast"

        // When
        let lines = try lines(of: text.utf8.map { [$0] })

        // Then
        #expect(lines == ["first", "", "third ✔", "last"])
    }

    @Test("An empty stream has no lines")
    func empty() throws {
        #expect(try lines(of: []).isEmpty)
    }

    @Test("A line longer than the buffer is one line")
    func long() throws {
        // Given
        let long = String(repeating: "x", count: 300_000)

        // When
        let lines = try lines(of: [Array("\(long)\nnext\n".utf8)])

        // Then
        #expect(lines == [long, "next"])
    }

    @Test("A line beyond the limit is passed over and said to be cut; the next one is whole")
    func cut() throws {
        // Given
        let long = String(repeating: "x", count: 500_000)

        // When
        let lines = try lines(of: [Array("\(long)\nnext\n".utf8)], limit: 100_000)

        // Then
        #expect(lines == [nil, "next"])
    }

    @Test("A folder in the place of a stream is an error that names it")
    func folder() throws {
        // Given
        let folder = try TemporaryFolder()
        let descriptor = open(folder.url.path, O_RDONLY)
        defer { close(descriptor) }
        var sut = LineReader(descriptor: descriptor, path: "events")

        // Then
        #expect(throws: ReportError.unreadable(path: "events", reason: "Is a directory")) { _ = try sut.next { _ in } }
    }
}

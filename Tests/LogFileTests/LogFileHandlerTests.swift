import Foundation
import LogFile
import Logging
import TestSupport
import Testing

@Suite("Lines of the log", .timeLimit(.minutes(1)))
struct LogFileHandlerTests {
    @Test("Whatever a logger is given, a line stays one line, and steers no terminal")
    func escaping() throws {
        // Given
        let folder = try TemporaryFolder()
        let file = LogFile(folder: folder.url)
        var sut = Logger(label: "test") { label in
            LogFileHandler(label: label, file: file) { Date(timeIntervalSince1970: 0) }
        }
        sut.logLevel = .debug
        // When
        sut.info("two\nlines \u{1B}[31m", metadata: ["key": "a\u{2028}b\r\u{202E}c é 🌙"])
        // Then
        let text = try String(contentsOf: folder.file("story.log"), encoding: .utf8)
        #expect(
            text == "1970-01-01T00:00:00.000Z info \(getpid()) test: two\\u{a}lines \\u{1b}[31m "
                + "key=a\\u{2028}b\\u{d}\\u{202e}c é 🌙\n")
    }
}

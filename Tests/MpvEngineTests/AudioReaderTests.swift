import Foundation
import StoryCore
import TestSupport
import Testing

@testable import MpvEngine

@Suite("What libmpv reads from", .tags(.process), .timeLimit(.minutes(1)))
struct AudioReaderTests {
    @Test("It goes on where it stopped, or elsewhere")
    func reading() throws {
        let sut = AudioReader(try AudioFile(.file(try file("0123456789"))))
        #expect(read(sut, 4) == "0123")
        #expect(read(sut, 2) == "45")
        #expect(sut.seek(to: 8) == 8)
        #expect(read(sut, 4) == "89")
        #expect(read(sut, 4) == "")
        #expect(sut.seek(to: -1) < 0)
    }

    @Test("Who cancels it after it was closed, as libmpv may, finds it there")
    func closed() throws {
        // Given
        let sut = AudioReader(try AudioFile(.file(try file("0123456789"))))
        // When
        sut.close()
        sut.cancel()
        // Then
        #expect(read(sut, 4) == nil)
        #expect(sut.knownSize == nil)
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func file(_ text: String) throws -> URL {
        let file = folder.file("audio")
        try Data(text.utf8).write(to: file)
        return file
    }

    /// Nil if it cannot be read.
    private func read(_ reader: AudioReader, _ count: Int) -> String? {
        var bytes = [UInt8](repeating: 0, count: count)
        let result = bytes.withUnsafeMutableBytes { buffer in
            buffer.baseAddress.map { reader.read(into: $0, count) } ?? -1
        }
        return result < 0 ? nil : String(decoding: bytes.prefix(result), as: UTF8.self)
    }
}

import Checksums
import Foundation
import SafeFiles
import StoryCore
import TestSupport
import Testing

@Suite("Checksums", .timeLimit(.minutes(1)))
struct ChecksumTests {
    /// What NIST publishes with the algorithm.
    private static let published = [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ]
    /// Of a million times "a", from the same source.
    private static let ofMillion = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"

    @Test("Known content has the checksum that is published for it", arguments: published)
    func known(content: String, expected: String) {
        #expect(Checksum(of: Data(content.utf8)).hexadecimal == expected)
    }

    @Test(
        "Given content in pieces of any size, when they are added, then they count as the whole", arguments: [1, 7, 56])
    func pieces(size: Int) {
        // Given
        let (content, expected) = Self.published[2]
        let bytes = Array(content.utf8)
        var sut = Checksum()
        // When
        for start in stride(from: 0, to: bytes.count, by: size) {
            bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { sut.add($0) }
        }
        // Then
        #expect(sut.hexadecimal == expected)
    }

    @Test("Given a checksum that was asked for, when more is added, then it goes on from there")
    func goingOn() {
        // Given
        var sut = Checksum(of: Data("a".utf8))
        let before = sut.hexadecimal
        // When
        Array("bc".utf8).withUnsafeBytes { sut.add($0) }
        // Then
        #expect(sut.hexadecimal == Self.published[1].1)
        #expect(sut.hexadecimal != before)
    }

    @Test("Given a file that is larger than any piece, when it is summed up, then nothing of it is left out")
    func file() throws {
        // Given
        let folder = try TemporaryFolder()
        let file = folder.file("million")
        try Data(repeating: UInt8(ascii: "a"), count: 1_000_000).write(to: file)
        // Then
        #expect(try OpenFile(file).checksum() == Self.ofMillion)
    }

    @Test("Given a file that becomes shorter, when it is summed up, then that is an error, and no checksum of the rest")
    func shorter() throws {
        // Given
        let folder = try TemporaryFolder()
        let file = folder.file("story")
        try Data(repeating: 1, count: 1_000).write(to: file)
        let open = try OpenFile(file)
        try FileHandle(forWritingTo: file).truncate(atOffset: 10)
        // Then
        var failure: StorageError?
        do throws(StorageError) { _ = try open.checksum() } catch { failure = error }
        #expect(failure?.code == "storage.failed")
    }
}

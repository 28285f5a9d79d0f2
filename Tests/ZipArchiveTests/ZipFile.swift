import Foundation
import Glibc
import StoryCore
import TestSupport
import Testing

@testable import ZipArchive

/// A zip file for one test.
struct ZipFile {
    /// An entry with what it holds.
    struct Content: Hashable {
        var name: String
        var text: String
    }

    /// What a test throws into a reader to stop it.
    enum Stop: Error, Hashable {
        case asked
        case zip(ZipError)
    }

    static let date = Date(timeIntervalSince1970: 1_700_000_000)

    let folder: TemporaryFolder
    let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.file("test.zip")
    }

    /// Writes into the file.
    func write(_ work: (ZipWriter) throws -> Void) throws {
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        try work(ZipWriter(to: descriptor, path: file.path))
    }

    /// Makes the file with Python's `zipfile`: the lines find it as `archive`.
    func forge(_ script: String) async throws {
        let frame = "import stat, sys, zipfile\nwith zipfile.ZipFile(sys.argv[1], 'w') as archive:\n"
        let lines = script.split(separator: "\n").map { "    \($0)\n" }.joined()
        try await Program.run("python3", "-W", "ignore", "-c", frame + lines, file.path)
    }

    /// Reads from a file, this one unless another is named.
    func read<Value>(_ other: String? = nil, _ work: (ZipReader) throws -> Value) throws -> Value {
        let descriptor = open(other ?? file.path, O_RDONLY | O_CLOEXEC)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        return try work(ZipReader(from: descriptor, path: file.path))
    }

    /// Everything in the file.
    func contents() throws -> [Content] {
        try read { reader in
            var contents: [Content] = []
            while let entry = try reader.next() {
                contents.append(Content(name: entry.name, text: try Self.text(from: reader)))
            }
            return contents
        }
    }

    /// What the entry holds that the reader is at.
    static func text(from reader: ZipReader) throws(Stop) -> String {
        var bytes: [UInt8] = []
        try reader.readContent(failingWith: Stop.zip) { piece throws(Stop) in bytes += piece }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension ZipWriter {
    /// Adds a whole file.
    func add(_ name: String, _ text: String, isCompressed: Bool) throws(StorageError) {
        let bytes = Array(text.utf8)
        try begin(name, size: bytes.count, isCompressed: isCompressed, modified: ZipFile.date)
        let failure: StorageError? = bytes.withUnsafeBytes { bytes in
            do throws(StorageError) { try write(bytes) } catch { return error }
            return nil
        }
        if let failure { throw failure }
        try end()
    }
}

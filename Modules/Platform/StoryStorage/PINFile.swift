import Checksums
public import Foundation
import SafeFiles
public import StoryCore

/// The household's PIN as a file beside the settings, which nobody else can read: not in the library itself, so that no
/// backup takes it to another household, no other library takes its place, and one that is damaged stays closed.
///
/// Whoever owns the files removes a forgotten PIN by deleting it.
public struct PINFile: PINRepository {
    /// More than a PIN's file ever has, in bytes.
    private static let largest = 4096

    private let file: URL

    /// Creates a store in a file, which need not exist.
    public init(file: URL) {
        self.file = file
    }

    @concurrent
    public func pin() async throws(StorageError) -> PINRecord? { try read() }

    @concurrent
    public func update<Answer: Sendable>(
        _ change: @escaping @Sendable (inout PINRecord?) -> Answer
    ) async throws(StorageError) -> Answer {
        try SafeFiles.makeFolder(file.deletingLastPathComponent())
        let lock = try FileLock(
            file.deletingLastPathComponent().appending(path: ".\(file.lastPathComponent).lock"), guarding: "The PIN",
            waiting: .wait)
        defer { lock.release() }
        let before = try read()
        var record = before
        let answer = change(&record)
        if record != before { try write(record) }
        return answer
    }

    /// The PIN with a checksum, so that a flipped bit is told as damage, and not as a wrong PIN.
    private struct Content: Codable {
        var pin: PINRecord
        var checksum: String

        init(_ pin: PINRecord) throws {
            (self.pin, checksum) = (pin, try Self.checksum(of: pin))
        }

        var isSound: Bool {
            get throws { try (0...1_000_000).contains(pin.guessCount) && checksum == Self.checksum(of: pin) }
        }

        private static func checksum(of pin: PINRecord) throws -> String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return Checksum(of: try encoder.encode(pin)).hexadecimal
        }
    }

    private func read() throws(StorageError) -> PINRecord? {
        guard let data = try SafeFiles.read(file, limit: Self.largest) else { return nil }
        guard let content = try? JSONDecoder().decode(Content.self, from: data), (try? content.isSound) == true else {
            throw .corrupt(path: file.path, detail: "It isn't a PIN.")
        }
        return content.pin
    }

    private func write(_ record: PINRecord?) throws(StorageError) {
        guard let record else { return try SafeFiles.remove(file) }
        let data: Data
        do {
            data = try JSONEncoder().encode(try Content(record))
        } catch {
            throw .failed(path: file.path, detail: "The PIN can't be written as JSON.")
        }
        do throws(StorageError) {
            try SafeFiles.write(data, to: file, durability: .power)
        } catch .diskFull {
            // Where nothing can be freed without the PIN, a guess must be countable: what is there is written over.
            try overwrite(with: data)
        }
    }

    private func overwrite(with data: Data) throws(StorageError) {
        do {
            let handle = try FileHandle(forUpdating: file)
            defer { try? handle.close() }
            try handle.write(contentsOf: data)
            try handle.truncate(atOffset: UInt64(data.count))
            try handle.synchronize()
        } catch {
            throw .diskFull(path: file.path)
        }
    }
}

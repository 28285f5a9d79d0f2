public import Foundation
import Glibc
public import StoryCore

/// A file that is written under a temporary name, and gets its own once it is complete; until then it is removed with the
/// value.
public struct DraftFile: ~Copyable, Sendable {
    /// The random characters of a temporary name, after the other name and a dot.
    static let mark = "XXXXXX"

    /// The open descriptor, for writing; it is closed with the value.
    public let descriptor: Int32
    private let path: String
    private var isPlaced = false

    /// Creates a file that only its owner can read, under a name and random characters.
    public init(named file: URL) throws(StorageError) {
        var name = Array("\(file.path).\(Self.mark)".utf8CString)
        descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw StorageError(errno: errno, path: file.path) }
        path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        close(descriptor)
        if !isPlaced { unlink(path) }
    }

    /// Gives the file its own name, in the place of what had it.
    public mutating func place(at file: URL, durability: SafeFiles.Durability) throws(StorageError) {
        if durability == .power, fsync(descriptor) != 0 { throw StorageError(errno: errno, path: file.path) }
        guard rename(path, file.path) == 0 else { throw StorageError(errno: errno, path: file.path) }
        isPlaced = true
        if durability == .power { try SafeFiles.sync(file.deletingLastPathComponent()) }
    }
}

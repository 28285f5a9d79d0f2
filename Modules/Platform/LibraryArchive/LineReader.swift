import Foundation
import Glibc
import SafeFiles
import StoryCore

/// Reads the lines of a file.
struct LineReader: ~Copyable {
    /// The maximum length of a line, which ours never reach, so that a forged one does not fill the memory.
    static let longestLine = 1 << 16

    private let file: OpenFile
    private let path: String
    private var buffer: [UInt8] = []
    private var position = 0

    init(_ file: URL) throws(StorageError) {
        path = file.path
        self.file = try OpenFile(file)
    }

    /// Returns the next line without its end; nil after the last one, and if a line is too long.
    mutating func next() throws(StorageError) -> String? {
        while true {
            if let end = buffer[position...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { position = end + 1 }
                return String(decoding: buffer[position..<end], as: UTF8.self)
            }
            guard buffer.count - position <= Self.longestLine else { return nil }
            buffer.removeFirst(position)
            position = 0
            guard try fill() else {
                defer { buffer = [] }
                return buffer.isEmpty ? nil : String(decoding: buffer, as: UTF8.self)
            }
        }
    }

    private mutating func fill() throws(StorageError) -> Bool {
        while true {
            var piece = [UInt8](repeating: 0, count: Self.longestLine)
            let count = read(file.descriptor, &piece, piece.count)
            let code = errno
            guard count >= 0 || code == EINTR else {
                throw .failed(path: path, detail: "\(String(cString: strerror(code))).")
            }
            guard count >= 0 else { continue }
            buffer += piece[..<count]
            return count > 0
        }
    }
}

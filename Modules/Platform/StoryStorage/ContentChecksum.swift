package import Foundation

/// Detects damaged content by its size and a sum over all its bytes.
package struct ContentChecksum: Equatable, Codable, Sendable {
    /// The size, in bytes.
    package var size: Int
    /// The sum.
    package var sum: Int64

    /// Calculates the checksum of content.
    package init(of content: Data) {
        // FNV-1a over words of eight bytes with a shift: fast, and sufficient to detect damage.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ word: UInt64) {
            hash = (hash ^ word) &* 0x0000_0100_0000_01b3
            hash ^= hash >> 32
        }
        content.withUnsafeBytes { bytes in
            let end = bytes.count - bytes.count % 8
            for offset in stride(from: 0, to: end, by: 8) {
                add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
            }
            for byte in bytes[end...] { add(UInt64(byte)) }
        }
        size = content.count
        sum = Int64(bitPattern: hash)
    }

    /// Creates a stored checksum.
    package init(size: Int, sum: Int64) {
        self.size = size
        self.sum = sum
    }
}

import Foundation

/// Converts samples to bytes: 16 bit, little endian.
enum PCM {
    /// Returns the bytes of samples.
    static func data(of samples: [Int16]) -> Data {
        samples.map { $0.littleEndian }.withUnsafeBytes { Data($0) }
    }

    /// Returns the samples of bytes; half a sample at the end is dropped.
    static func samples(_ data: Data) -> [Int16] {
        var samples = [Int16](repeating: 0, count: data.count / 2)
        _ = samples.withUnsafeMutableBytes { data.copyBytes(to: $0, from: 0..<($0.count)) }
        return samples.map(Int16.init(littleEndian:))
    }
}

import Crypto
public import Foundation

/// The SHA-256 of content, whole or in pieces: the one checksum by which files and records of ours are told apart.
///
/// FIPS 180-4 defines it; swift-crypto computes it.
public struct Checksum: Sendable {
    private static let digits = Array("0123456789abcdef".utf8)

    private var hash = SHA256()

    /// The checksum of nothing, to which pieces are added.
    public init() {}

    /// The checksum of all of something.
    public init(of content: Data) {
        hash.update(data: content)
    }

    /// Adds what comes next.
    public mutating func add(_ piece: UnsafeRawBufferPointer) {
        hash.update(bufferPointer: piece)
    }

    /// The checksum of what was added so far, as 64 lowercase hexadecimal digits.
    public var hexadecimal: String {
        String(
            decoding: hash.finalize().flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}

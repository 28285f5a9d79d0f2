import CCrypto
public import Foundation

/// The SHA-256 of content, whole or in chunks: the one checksum that identifies files and records.
///
/// FIPS 180-4 defines it; OpenSSL's libcrypto calculates it, with the processor's own instructions where available.
public struct Checksum: Sendable {
    private static let digits = Array("0123456789abcdef".utf8)

    private var context = SHA256_CTX()

    /// The checksum of nothing, to which pieces are added.
    public init() {
        SHA256_Init(&context)
    }

    /// The checksum of all of something.
    public init(of content: Data) {
        self.init()
        content.withUnsafeBytes { add($0) }
    }

    /// Adds the next chunk.
    public mutating func add(_ piece: UnsafeRawBufferPointer) {
        SHA256_Update(&context, piece.baseAddress, piece.count)
    }

    /// The checksum of what was added so far, as 64 lowercase hexadecimal digits.
    public var hexadecimal: String {
        // The end is added to a copy, so that more can be added here.
        var ended = context
        let digest = [UInt8](unsafeUninitializedCapacity: Int(SHA256_DIGEST_LENGTH)) { bytes, count in
            SHA256_Final(bytes.baseAddress, &ended)
            count = Int(SHA256_DIGEST_LENGTH)
        }
        return String(
            decoding: digest.flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}

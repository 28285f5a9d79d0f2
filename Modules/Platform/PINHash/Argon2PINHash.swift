import CSodium
import Glibc
public import StoryCore

/// Hashes PINs with Argon2id, by libsodium: slowly, and with a salt of its own for each.
///
/// A hash is libsodium's text, which names the algorithm, its costs and the salt (RFC 9106, and the PHC's string format).
public struct Argon2PINHash: PINHasher {
    /// The number of passes over the memory: about a third of a second on a machine of 2026.
    private static let passes: UInt64 = 4
    /// The memory that a guess needs, in bytes.
    private static let memory = 128 << 20

    private let costs: (passes: UInt64, memory: Int)

    /// Creates the hasher.
    public init() { costs = (Self.passes, Self.memory) }

    /// Creates a hasher with other costs, for tests that hash many PINs.
    package init(passes: UInt64, memory: Int) { costs = (passes, memory) }

    @concurrent
    public func hash(of pin: String) async throws(PINError) -> String {
        try Self.start()
        var text = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
        let result = crypto_pwhash_str(&text, pin, UInt64(pin.utf8.count), costs.passes, costs.memory)
        guard result == 0 else { throw .hashing }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    @concurrent
    public func matches(_ pin: String, _ hash: String) async throws(PINError) -> Bool {
        try Self.start()
        // Anybody can write costs into a file that would take hours, or all memory.
        guard hash.utf8.count < Int(crypto_pwhash_STRBYTES),
            crypto_pwhash_str_needs_rehash(hash, costs.passes, costs.memory) == 0
        else { throw .damaged }
        errno = 0
        let isRight = crypto_pwhash_str_verify(hash, pin, UInt64(pin.utf8.count)) == 0
        guard isRight || errno != ENOMEM else { throw .hashing }
        return isRight
    }

    /// Prepares the library, which may be done any number of times.
    private static func start() throws(PINError) {
        guard sodium_init() >= 0 else { throw .hashing }
    }
}

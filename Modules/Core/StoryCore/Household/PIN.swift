public import Foundation

/// A household's PIN as it is stored: hashed, with the wrong guesses since the last right one.
public struct PINRecord: Hashable, Codable, Sendable {
    /// The hash, as a ``PINHasher`` makes it.
    public var hash: String
    /// The number of guesses since the last right one.
    public var guessCount: Int
    /// When the last of them was made; nil without any.
    public var lastGuessAt: Date?

    /// Creates a record.
    public init(hash: String, guessCount: Int = 0, lastGuessAt: Date? = nil) {
        (self.hash, self.guessCount, self.lastGuessAt) = (hash, guessCount, lastGuessAt)
    }
}

/// Stores the household's PIN, for all programs that use the library.
public protocol PINRepository: Sendable {
    /// Returns the stored PIN; nil without one.
    func pin() async throws(StorageError) -> PINRecord?

    /// Reads and changes the PIN while nobody else does; nil stores none.
    ///
    /// - Returns: What the change answers, once it is stored.
    func update<Answer: Sendable>(
        _ change: @escaping @Sendable (inout PINRecord?) -> Answer
    ) async throws(StorageError) -> Answer
}

/// Hashes PINs, slowly, so that nobody can try all of them.
public protocol PINHasher: Sendable {
    /// Returns the hash of a PIN, with a salt of its own.
    ///
    /// - Throws: ``PINError/hashing``
    func hash(of pin: String) async throws(PINError) -> String

    /// Returns whether a hash is that of a PIN.
    ///
    /// - Throws: ``PINError/damaged`` if it is none of this hasher's, ``PINError/hashing``
    func matches(_ pin: String, _ hash: String) async throws(PINError) -> Bool
}

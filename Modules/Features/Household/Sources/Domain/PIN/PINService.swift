import Foundation
import StoryCore

/// Sets, removes and checks the household's PIN.
///
/// A guess is counted before it is checked, so that whoever ends the program in between has made it all the same; the
/// count is stored, and so is the same for all programs and after a restart.
struct PINService: Sendable {
    let repository: any PINRepository
    let hasher: any PINHasher
    let now: @Sendable () -> Date

    /// Whether there is a PIN.
    var isSet: Bool {
        get async throws(PINError) { try await stored { () throws(StorageError) in try await repository.pin() } != nil }
    }

    /// Stores a PIN in place of any other.
    func set(_ pin: String) async throws(PINError) {
        guard (4...12).contains(pin.utf8.count), pin.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw .malformed
        }
        let hash = try await hasher.hash(of: pin)
        try await stored { () throws(StorageError) in
            try await repository.update { $0 = PINRecord(hash: hash) }
        }
    }

    /// Removes the PIN.
    func remove() async throws(PINError) {
        try await stored { () throws(StorageError) in try await repository.update { $0 = nil } }
    }

    /// Checks a guess; returns if it is right.
    func check(_ pin: String) async throws(PINError) {
        let now = now()
        let guess = try await stored { () throws(StorageError) in
            try await repository.update { $0.countGuess(at: now) }
        }
        switch guess {
        case .notSet: throw .notSet
        case .locked(let seconds): throw .locked(retryAfter: seconds)
        case .counted(let record):
            guard try await hasher.matches(pin, record.hash) else {
                throw .wrong(retryAfter: record.secondsLocked(at: now))
            }
            try await stored { () throws(StorageError) in
                // Another PIN may have been set meanwhile, whose guesses are its own.
                try await repository.update { stored in
                    if stored?.hash == record.hash { stored = PINRecord(hash: record.hash) }
                }
            }
        }
    }

    private func stored<Value>(
        _ operation: () async throws(StorageError) -> Value
    ) async throws(PINError) -> Value {
        do throws(StorageError) {
            return try await operation()
        } catch {
            throw PINError(error)
        }
    }
}

/// What becomes of a guess.
private enum PINGuess: Sendable {
    case notSet
    /// It is made too early by so many seconds.
    case locked(Int)
    /// It was counted.
    case counted(PINRecord)
}

extension PINRecord? {
    /// Counts a guess, if one may be made.
    fileprivate mutating func countGuess(at date: Date) -> PINGuess {
        guard var record = self else { return .notSet }
        // A clock that was turned back would lock it until it is as late again.
        if let last = record.lastGuessAt, last > date { record.lastGuessAt = date }
        defer { self = record }
        let seconds = record.secondsLocked(at: date)
        guard seconds == 0 else { return .locked(seconds) }
        (record.guessCount, record.lastGuessAt) = (record.guessCount + 1, date)
        return .counted(record)
    }
}

extension PINRecord {
    /// How many guesses may be wrong until the next one has to wait.
    private static let freeGuesses = 3
    /// The longest wait, in seconds.
    private static let longestWait = 3600

    /// How many seconds the next guess has to wait: 30 after the third one, and twice as many after each further one.
    fileprivate func secondsLocked(at date: Date) -> Int {
        guard guessCount >= Self.freeGuesses, let lastGuessAt else { return 0 }
        let wait = min(30 << min(guessCount - Self.freeGuesses, 10), Self.longestWait)
        return max(0, wait - Int(min(max(0, date.timeIntervalSince(lastGuessAt)), 1e6)))
    }
}

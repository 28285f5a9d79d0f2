import Foundation
import Glibc

/// A lock around the C library's random numbers, which all engines share and take their noise from.
public enum CRandomLock {
    private static let turn = NSLock()

    /// Restarts the random numbers for some work, and blocks other engines meanwhile, so that equal work gets equal
    /// numbers.
    public static func restarted<Value, Failure: Error>(
        _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        turn.lock()
        defer { turn.unlock() }
        srand(1)
        return try work()
    }
}

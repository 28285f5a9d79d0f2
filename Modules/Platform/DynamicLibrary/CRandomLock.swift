import Foundation
import Glibc

/// A lock around the C library's random numbers, which all engines share and take their noise from.
public enum CRandomLock {
    private static let turn = NSLock()

    /// Starts the numbers anew for some work and lets no other engine draw from them meanwhile, so that the same work
    /// always finds the same numbers.
    public static func restarted<Value, Failure: Error>(
        _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        turn.lock()
        defer { turn.unlock() }
        srand(1)
        return try work()
    }
}

import Foundation
import Glibc

/// The random numbers of the C library, which engines take their noise from and which all of them share.
public enum SharedNoise {
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

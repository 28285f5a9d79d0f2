/// Times as MPRIS counts them: whole microseconds.
enum Microseconds {
    /// Seconds that no story reaches, and whose microseconds can still be counted exactly.
    private static let farthest = 1e9

    /// Microseconds of seconds; 0 of what is negative or not a number.
    static func of(_ seconds: Double) -> Int64 {
        seconds > 0 ? Int64((min(seconds, farthest) * 1e6).rounded()) : 0
    }

    /// Seconds of microseconds.
    static func seconds(_ microseconds: Int64) -> Double {
        Double(microseconds) / 1e6
    }
}

/// The number of tests, by outcome.
public struct TestCounts: Hashable, Sendable {
    /// All tests, each case of a parameterised test for itself.
    public var tests = 0
    /// Those that ran to their end and failed.
    public var failures = 0
    /// Those that something kept from running to their end.
    public var errors = 0
    /// Those that did not run.
    public var skipped = 0

    /// Counts of nothing.
    public init() {}

    /// Those that passed.
    public var passed: Int { tests - failures - errors - skipped }

    /// Counts one more result.
    public mutating func count(_ outcome: TestResult.Outcome) {
        tests += 1
        switch outcome {
        case .passed: break
        case .skipped: skipped += 1
        case .failed: failures += 1
        case .broken: errors += 1
        }
    }

    /// The last line of a run: "3 passed, 1 failed, 0 skipped".
    public var summary: String { "\(passed) passed, \(failures + errors) failed, \(skipped) skipped" }

    /// Adds the counts of another run.
    public static func += (sum: inout TestCounts, other: TestCounts) {
        sum.tests += other.tests
        sum.failures += other.failures
        sum.errors += other.errors
        sum.skipped += other.skipped
    }
}

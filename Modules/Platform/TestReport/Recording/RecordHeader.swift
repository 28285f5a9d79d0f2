/// The part of a record in the spool file that changes; its text stands apart.
///
/// Records form a tree: suites, their tests, the cases of those. Each is chained to the next of its parent, by offsets
/// in the file; ``nowhere`` is none.
struct RecordHeader: BitwiseCopyable {
    static let nowhere: Int64 = -1

    enum Kind: UInt8 {
        case suite, function, testCase
        /// A result that came whole, from the console.
        case result
        /// Issues that belong to no test.
        case testless
    }

    enum State: UInt8 {
        case announced, running, ended, skipped
        /// The process ended, or would not run it.
        case stopped
    }

    struct Flags: OptionSet, BitwiseCopyable {
        var rawValue: UInt16
        /// An issue made it fail.
        static let failed = Flags(rawValue: 1)
        /// Something kept it from running to its end.
        static let broken = Flags(rawValue: 2)
        /// It has cases rather than a body of its own.
        static let parameterized = Flags(rawValue: 4)
    }

    var kind: Kind
    var state = State.announced
    var flags = Flags()
    /// 1 for the first of its name in its class.
    var ordinal: UInt32 = 1
    /// Which attempt it was last in, from 1.
    var attempt: UInt32
    /// The offset of the text that never changes, and its length.
    var text: Int64 = 0
    var textLength: UInt32 = 0
    var parent = RecordHeader.nowhere
    var next = RecordHeader.nowhere
    var firstChild = RecordHeader.nowhere
    var lastChild = RecordHeader.nowhere
    /// Cases that run and have no identifier, the longest running first.
    var firstOpen = RecordHeader.nowhere
    var lastOpen = RecordHeader.nowhere
    var nextOpen = RecordHeader.nowhere
    var openCount: UInt32 = 0
    /// The number of notes on issues; beyond a limit they are only counted.
    var issueCount: UInt32 = 0
    /// The number of output bytes; beyond a limit they are only counted.
    var outputCount: UInt64 = 0
    /// Seconds, on the clock that never jumps.
    var started = 0.0
    var ended = 0.0
    /// The same moment as `started`, on the clock of the wall.
    var startedSince1970 = 0.0
    /// The note that came last.
    var lastNote = RecordHeader.nowhere

    init(_ kind: Kind, attempt: UInt32) {
        self.kind = kind
        self.attempt = attempt
    }

    /// The outcome for the counts.
    var verdict: Verdict {
        if flags.contains(.broken) { return .broken }
        if flags.contains(.failed) { return .failed }
        return state == .skipped ? .skipped : .passed
    }

    enum Verdict {
        case passed, skipped, failed, broken
    }

    /// Whether it stands in the report by itself: a parameterised test does only where no case says as much.
    var isResult: Bool {
        switch kind {
        case .testCase, .result: true
        case .function: firstChild == Self.nowhere || issueCount > 0
        case .suite: verdict != .passed && verdict != .skipped
        case .testless: issueCount > 0
        }
    }

    var seconds: Double { max(0, ended - started) }
}

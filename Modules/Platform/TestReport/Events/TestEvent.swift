/// One line of Swift Testing's event stream, as far as a report has use for it.
///
/// The format is Swift Testing's `ABI/JSON` (Documentation/ABI in its repository): JSON lines of version 0, 6.3 and
/// later ones. Names that begin with an underscore are experimental there; they are read where they are found, since
/// version 0 tells the case of a parameterised test only so.
enum TestEvent: Hashable, Sendable {
    case test(TestDescription)
    case event(Happening)
    /// A record of a kind that is not known here, to be passed over.
    case other
}

/// A test or a suite that the stream announces.
struct TestDescription: Hashable, Sendable {
    /// Like "Module.Suite/Nested/function()/File.swift:3:5", or "Module.Suite" for a suite.
    var id: String
    var isSuite = false
    var name: String
    var displayName: String?
    var location: EventSourcePosition?
    var isParameterized = false
    var tags: [String] = []
    /// Each bug's link, identifier or title, whichever there is.
    var bugs: [String] = []
}

/// A position in the sources, as the stream writes it.
struct EventSourcePosition: Hashable, Sendable {
    /// "Module/File.swift".
    var fileID: String?
    /// The absolute path at the time of the build.
    var filePath: String?
    var line: Int
    var column: Int?
}

/// Something that happened in a run.
struct Happening: Hashable, Sendable {
    enum Kind: String, Sendable {
        case runStarted, testStarted, testCaseStarted, issueRecorded, valueAttached, testSkipped, testCancelled
        case testCaseCancelled, testCaseEnded, testEnded, runEnded
        case unknown
    }

    struct Message: Hashable, Sendable, Decodable {
        var symbol: String
        var text: String
    }

    struct Issue: Hashable, Sendable {
        var isKnown = false
        /// Whether it makes the test fail; version 0 does not say, and has no warnings.
        var isFailure: Bool
        var isWarning = false
        var location: EventSourcePosition?
        /// The error's description, where the stream tells it apart from the message.
        var error: String?
    }

    struct Case: Hashable, Sendable, Decodable {
        var id: String
        var displayName: String?
    }

    struct Attachment: Hashable, Sendable {
        /// The path of the source file, if given.
        var path: String?
        var preferredName: String?
    }

    var kind: Kind
    /// Seconds on a clock that never jumps.
    var absolute: Double = 0
    /// Seconds since 1970.
    var since1970: Double = 0
    var testID: String?
    var testCase: Case?
    var messages: [Message] = []
    var comments: [String] = []
    var issue: Issue?
    var attachment: Attachment?
}

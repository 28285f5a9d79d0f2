/// Something that is kept beside a record: what happened while the test ran, or before in an earlier attempt.
enum RecordNote: Hashable, Sendable {
    case issue(IssueNote)
    case reason(String)
    case output(String)
    case errorOutput(String)
    /// The problem of an earlier attempt.
    case earlier(TestProblem)

    struct IssueNote: Hashable, Sendable {
        enum Weight: UInt8 {
            case failure, known, warning
        }

        var weight: Weight
        var kind: TestProblem.Kind
        /// One line.
        var message: String
        /// Where, and everything that is known.
        var details: String
    }

    func write(to bytes: inout ByteWriter) {
        switch self {
        case .issue(let issue):
            bytes.write(UInt8(0))
            bytes.write(issue.weight.rawValue)
            bytes.write(issue.kind.rawValue)
            bytes.write(issue.message)
            bytes.write(issue.details)
        case .reason(let text):
            bytes.write(UInt8(1))
            bytes.write(text)
        case .output(let text):
            bytes.write(UInt8(2))
            bytes.write(text)
        case .errorOutput(let text):
            bytes.write(UInt8(3))
            bytes.write(text)
        case .earlier(let problem):
            bytes.write(UInt8(4))
            problem.write(to: &bytes)
        }
    }

    init(from bytes: inout ByteReader) {
        switch bytes.read(UInt8.self) {
        case 0:
            self = .issue(
                IssueNote(
                    weight: IssueNote.Weight(rawValue: bytes.read()) ?? .failure,
                    kind: TestProblem.Kind(rawValue: bytes.readString()) ?? .expectation,
                    message: bytes.readString(), details: bytes.readString()))
        case 1: self = .reason(bytes.readString())
        case 2: self = .output(bytes.readString())
        case 3: self = .errorOutput(bytes.readString())
        default: self = .earlier(TestProblem(from: &bytes))
        }
    }
}

extension TestProblem {
    func write(to bytes: inout ByteWriter) {
        bytes.write(kind.rawValue)
        bytes.write(message)
        bytes.write(details)
    }

    init(from bytes: inout ByteReader) {
        self.init(
            kind: Kind(rawValue: bytes.readString()) ?? .expectation, message: bytes.readString(),
            details: bytes.readString())
    }
}

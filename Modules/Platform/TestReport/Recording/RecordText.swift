import struct Foundation.Date

/// The part of a record that never changes.
struct RecordText: Hashable, Sendable {
    /// The function's name, a case's arguments, or the class name of a suite.
    var name: String
    var displayName: String?
    var location: SourcePosition?
    var tags: [String] = []
    var bugs: [String] = []

    func write(to bytes: inout ByteWriter) {
        bytes.write(name)
        bytes.write(displayName)
        location.write(to: &bytes)
        bytes.write(tags) { $0.write($1) }
        bytes.write(bugs) { $0.write($1) }
    }

    init(from bytes: inout ByteReader) {
        name = bytes.readString()
        displayName = bytes.readOptionalString()
        location = SourcePosition?(from: &bytes)
        tags = bytes.readArray { $0.readString() }
        bugs = bytes.readArray { $0.readString() }
    }

    init(name: String, displayName: String? = nil, location: SourcePosition? = nil) {
        self.name = name
        self.displayName = displayName
        self.location = location
    }

    /// Everything but the name, as a report has it.
    var properties: [TestProperty] {
        (displayName.map { [TestProperty("displayName", $0)] } ?? []) + tags.map { TestProperty("tag", $0) }
            + bugs.map { TestProperty("bug", $0) }
    }
}

extension SourcePosition? {
    func write(to bytes: inout ByteWriter) {
        bytes.write(self?.file)
        bytes.write(Int64(self?.line ?? 0))
        bytes.write(Int64(self?.column ?? 0))
    }

    init(from bytes: inout ByteReader) {
        let file = bytes.readOptionalString()
        let line = Int(bytes.read(Int64.self))
        let column = Int(bytes.read(Int64.self))
        self = file.map { SourcePosition(file: $0, line: line, column: column == 0 ? nil : column) }
    }
}

extension TestResult {
    func write(to bytes: inout ByteWriter) {
        bytes.write(name)
        bytes.write(className)
        location.write(to: &bytes)
        bytes.write(started != nil)
        bytes.write(started?.timeIntervalSince1970 ?? 0)
        bytes.write(seconds)
        switch outcome {
        case .passed: bytes.write(UInt8(0))
        case .skipped(let reason):
            bytes.write(UInt8(1))
            bytes.write(reason)
        case .failed(let problem):
            bytes.write(UInt8(2))
            problem.write(to: &bytes)
        case .broken(let problem):
            bytes.write(UInt8(3))
            problem.write(to: &bytes)
        }
        bytes.write(earlierProblems) { $1.write(to: &$0) }
        bytes.write(properties) {
            $0.write($1.name)
            $0.write($1.value)
        }
        bytes.write(output)
        bytes.write(errorOutput)
    }

    init(from bytes: inout ByteReader) {
        self.init(name: bytes.readString(), className: bytes.readString())
        location = SourcePosition?(from: &bytes)
        let hasStart = bytes.readBool()
        let start = Date(timeIntervalSince1970: bytes.readDouble())
        started = hasStart ? start : nil
        seconds = bytes.readDouble()
        switch bytes.read(UInt8.self) {
        case 1: outcome = .skipped(reason: bytes.readOptionalString())
        case 2: outcome = .failed(TestProblem(from: &bytes))
        case 3: outcome = .broken(TestProblem(from: &bytes))
        default: outcome = .passed
        }
        earlierProblems = bytes.readArray { TestProblem(from: &$0) }
        properties = bytes.readArray { TestProperty($0.readString(), $0.readString()) }
        output = bytes.readString()
        errorOutput = bytes.readString()
    }
}

/// Records a run from its events and its console, and writes the report of it.
///
/// Everything is kept in spool files, so that memory does not grow with the number of tests and cases. A recorder is
/// never copied: one owner feeds it, in whatever order events and console come. See README.md beside this file.
public struct RunRecorder: ~Copyable {
    let options: RecordingOptions
    private let decoder = EventDecoder()
    var store: RecordStore
    /// From 1; what comes after ``endAttempt(_:)`` is of the next.
    var attempt: UInt32 = 1
    /// The number of tests that were announced or began, and did not end.
    var unfinished = 0
    var hasRunEnded = false
    /// Whether this attempt has had an event, or a result of the console.
    var isUnderWay = false
    /// The number of valid lines of event streams.
    public private(set) var eventCount = 0
    /// The issue without a test that came last, which the stream may repeat.
    var lastTestless: Testless?
    /// The end of the last case's messages, for the test of that text.
    var lastCaseEnding: (text: Int64, ending: [UInt8])?
    var runOutput = RunOutput()
    private var unreadable = 0
    private var cut = 0

    struct Testless: Hashable {
        var absolute: Double
        var details: String
    }

    /// Creates a recorder of a run that is about to begin.
    public init(_ options: RecordingOptions) throws(ReportError) {
        let store = try RecordStore(folder: options.spoolFolder)
        self.options = options
        self.store = store
    }

    /// Records a line of the event stream, without its newline.
    ///
    /// An unreadable line is counted, and mentioned in a note of the report.
    public mutating func record(line: UnsafeRawBufferPointer) throws(ReportError) {
        guard line.contains(where: { !Self.isBlank($0) }) else { return }
        guard let event = decoder.event(of: line) else {
            unreadable += 1
            return
        }
        eventCount += 1
        isUnderWay = true
        try record(event)
    }

    /// Reads an event stream to its end.
    public mutating func record(from reader: inout LineReader) throws(ReportError) {
        while try reader.next({ line throws(ReportError) in try self.record(line: line) }) {
            if reader.isCut { cut += 1 }
        }
    }

    /// The recorder's own remarks on what it read.
    var remarks: [String] {
        var remarks: [String] = []
        if unreadable > 0 { remarks.append("\(unreadable) lines of the event stream couldn't be read.") }
        if cut > 0 { remarks.append("\(cut) lines of the event stream were too long and are left out.") }
        return remarks
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}

/// What the run wrote that no test can be given, as much as memory allows.
struct RunOutput {
    private(set) var output = ""
    private(set) var errorOutput = ""
    private(set) var notes: [String] = []
    private static let limit = 1 << 20
    private static let noteLimit = 100

    mutating func add(output text: String) { Self.add(text, to: &output) }

    mutating func add(errorOutput text: String) { Self.add(text, to: &errorOutput) }

    mutating func add(note: String) { if notes.count < Self.noteLimit { notes.append(note) } }

    private static func add(_ text: String, to all: inout String) {
        guard all.utf8.count < limit else { return }
        if !all.isEmpty, !all.hasSuffix("\n") { all += "\n" }
        all += text
        if all.utf8.count >= limit { all += "\n(the rest is left out)" }
    }
}

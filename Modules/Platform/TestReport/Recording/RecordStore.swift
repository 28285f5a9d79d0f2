/// Records of suites, tests and cases in a spool file, found by key through an index that is a file too.
struct RecordStore: ~Copyable {
    /// A record's header and where it is.
    struct Entry {
        let location: Int64
        var header: RecordHeader
    }

    private var spool: SpoolFile
    private var index: HashIndex
    private var scratch = ByteWriter()
    private(set) var firstSuite = RecordHeader.nowhere
    private var lastSuite = RecordHeader.nowhere

    /// A note is preceded by the offset of the one before and its length.
    private static let noteHead = 12
    /// Beyond these, issues and output of one test are only counted, so that no test takes all memory.
    static let issueLimit: UInt32 = 1000
    static let outputLimit: UInt64 = 1 << 20

    /// Creates an empty store with its files in a folder.
    init(folder: String) throws(ReportError) {
        let spool = try SpoolFile(folder: folder)
        let index = try HashIndex(folder: folder)
        self.spool = spool
        self.index = index
    }

    // MARK: Records

    /// The record under a key.
    mutating func find(_ key: RecordKey) throws(ReportError) -> Entry? {
        guard let location = try index.value(key.hash) else { return nil }
        return try entry(at: location)
    }

    /// Adds a record to the children of another, or to the suites.
    mutating func add(
        _ header: RecordHeader, key: RecordKey?, parent: Int64, text: (inout ByteWriter) -> Void
    ) throws(ReportError) -> Entry {
        var header = header
        header.parent = parent
        try setText(of: &header, text)
        scratch.removeAll()
        withUnsafeBytes(of: header) { scratch.write($0) }
        let location = try spool.append(scratch.bytes)
        try chain(location, to: parent)
        if let key { try index.set(key.hash, to: location) }
        return Entry(location: location, header: header)
    }

    /// Gives a header another text; the header is not written.
    mutating func setText(of header: inout RecordHeader, _ text: (inout ByteWriter) -> Void) throws(ReportError) {
        scratch.removeAll()
        text(&scratch)
        header.textLength = UInt32(scratch.bytes.count)
        header.text = try spool.append(scratch.bytes)
    }

    /// Writes a header that has changed.
    mutating func update(_ entry: Entry) throws(ReportError) {
        var header = entry.header
        try withRawBytes(of: &header) { bytes throws(ReportError) in
            try spool.overwrite(at: entry.location, with: UnsafeRawBufferPointer(bytes))
        }
    }

    mutating func entry(at location: Int64) throws(ReportError) -> Entry {
        Entry(location: location, header: try header(at: location))
    }

    mutating func header(at location: Int64) throws(ReportError) -> RecordHeader {
        var header = RecordHeader(.suite, attempt: 0)
        try withRawBytes(of: &header) { bytes throws(ReportError) in try spool.read(at: location, into: bytes) }
        return header
    }

    /// What a record says that never changes.
    mutating func text(of header: RecordHeader) throws(ReportError) -> ByteReader {
        ByteReader(try bytes(at: header.text, count: Int(header.textLength)))
    }

    private mutating func bytes(at location: Int64, count: Int) throws(ReportError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let result: Result<Void, ReportError> = bytes.withUnsafeMutableBytes { buffer in
            do throws(ReportError) { return .success(try spool.read(at: location, into: buffer)) } catch {
                return .failure(error)
            }
        }
        try result.get()
        return bytes
    }

    private mutating func chain(_ location: Int64, to parent: Int64) throws(ReportError) {
        guard parent != RecordHeader.nowhere else {
            try follow(lastSuite, with: location)
            if firstSuite == RecordHeader.nowhere { firstSuite = location }
            lastSuite = location
            return
        }
        var entry = try entry(at: parent)
        try follow(entry.header.lastChild, with: location)
        if entry.header.firstChild == RecordHeader.nowhere { entry.header.firstChild = location }
        entry.header.lastChild = location
        try update(entry)
    }

    private mutating func follow(_ last: Int64, with location: Int64) throws(ReportError) {
        guard last != RecordHeader.nowhere else { return }
        var entry = try entry(at: last)
        entry.header.next = location
        try update(entry)
    }

    // MARK: Notes

    /// Adds a note to a record; the entry is changed, and written.
    mutating func note(_ note: RecordNote, on entry: inout Entry) throws(ReportError) {
        guard count(note, on: &entry.header) else { return try update(entry) }
        var body = ByteWriter()
        note.write(to: &body)
        scratch.removeAll()
        scratch.write(entry.header.lastNote)
        scratch.write(UInt32(body.bytes.count))
        scratch.write(body)
        entry.header.lastNote = try spool.append(scratch.bytes)
        try update(entry)
    }

    /// The notes of a record, the first one first.
    mutating func notes(of header: RecordHeader) throws(ReportError) -> [RecordNote] {
        var notes: [RecordNote] = []
        var location = header.lastNote
        while location != RecordHeader.nowhere {
            var head = ByteReader(try bytes(at: location, count: Self.noteHead))
            let previous = head.read(Int64.self)
            let length = Int(head.read(UInt32.self))
            var body = ByteReader(try bytes(at: location + Int64(Self.noteHead), count: length))
            notes.append(RecordNote(from: &body))
            location = previous
        }
        return notes.reversed()
    }

    /// Counts a note, and says whether there is room for it.
    private func count(_ note: RecordNote, on header: inout RecordHeader) -> Bool {
        switch note {
        case .issue:
            header.issueCount += 1
            return header.issueCount <= Self.issueLimit
        case .output(let text), .errorOutput(let text):
            header.outputCount += UInt64(text.utf8.count)
            return header.outputCount <= Self.outputLimit
        case .reason, .earlier: return true
        }
    }

    // MARK: Numbers

    /// The number under a key, if there is one: how many have a name, which test had a label last.
    mutating func number(_ key: RecordKey) throws(ReportError) -> Int64? { try index.value(key.hash) }

    /// Stores a number under a key.
    mutating func set(_ key: RecordKey, to number: Int64) throws(ReportError) { try index.set(key.hash, to: number) }
}

extension RunRecorder {
    mutating func recordIssue(_ happening: Happening) throws(ReportError) {
        let note = IssueText.note(of: happening, at: options.location(happening.issue?.location))
        guard let id = happening.testID else { return try recordTestless(note, happening) }
        var test = try test(id)
        guard test.header.flags.contains(.parameterized) else { return try record(note, on: &test) }
        if var testCase = try runningCase(of: happening, test: test) { return try record(note, on: &testCase) }
        var marked = note
        if test.header.openCount > 1 {
            marked.details +=
                "\n    (\(test.header.openCount) cases were running; the event stream doesn't say in which)"
        }
        try record(marked, on: &test)
    }

    /// Adds an issue to a record, and what follows from it for the verdict.
    mutating func record(_ note: RecordNote.IssueNote, on entry: inout RecordStore.Entry) throws(ReportError) {
        if note.weight == .failure {
            let isBreaking = note.kind.isBreaking || entry.header.kind == .suite
            entry.header.flags.insert(isBreaking ? .broken : .failed)
        }
        try store.note(.issue(note), on: &entry)
    }

    mutating func attach(_ happening: Happening) throws(ReportError) {
        guard let id = happening.testID else { return }
        var entry = try test(id)
        if let testCase = try runningCase(of: happening, test: entry) { entry = testCase }
        let name = happening.attachment?.preferredName
        let text =
            happening.attachment?.path.map(Self.attachmentLine) ?? happening.messages.first?.text
            ?? "Attached '\(name ?? "something")'."
        try store.note(.output(text), on: &entry)
    }

    /// The convention of Jenkins' attachments plugin: a line for each file.
    private static func attachmentLine(_ path: String) -> String {
        let line = path.map { $0.isNewline ? "\\n" : String($0) }.joined()
        return "[[ATTACHMENT|\(line)]]"
    }

    /// An issue that belongs to no test, such as one of a detached task; the stream repeats it.
    private mutating func recordTestless(
        _ note: RecordNote.IssueNote, _ happening: Happening
    ) throws(ReportError) {
        let same = Testless(absolute: happening.absolute, details: note.details)
        guard lastTestless != same else { return }
        lastTestless = same
        let module = happening.issue?.location?.fileID?.split(separator: "/").first.map(String.init) ?? "Tests"
        let key = RecordKey("testless", module)
        var entry: RecordStore.Entry
        if let known = try store.find(key) {
            entry = known
        } else {
            let header = RecordHeader(.testless, attempt: attempt)
            let text = RecordText(name: "(issues of no test)")
            entry = try store.add(header, key: key, parent: suite(module)) { text.write(to: &$0) }
        }
        try record(note, on: &entry)
    }
}

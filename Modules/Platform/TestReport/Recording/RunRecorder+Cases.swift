/// Cases of parameterised tests.
///
/// Version 0 and the experimental versions identify a case in every event. Version 6.3 does not: a case is known there
/// by the message that says with which arguments it starts, and an event of a test belongs to the case that is running.
/// Where several run at once, the one that started first is taken to end first (only its time may be wrong), and an
/// issue goes to the test as a whole, in a result of its own, rather than to a case that may be innocent.
extension RunRecorder {
    mutating func startCase(_ happening: Happening) throws(ReportError) {
        guard let id = happening.testID else { return }
        var test = try test(id)
        let known = try arguments(of: happening, test: test.header)
        guard test.header.flags.contains(.parameterized) || known != nil else { return }
        var entry = try self.testCase(known ?? "", happening.testCase?.id, of: id, at: test.location)
        // Its record may have become the beginning or the end of the test's chain.
        test = try store.entry(at: test.location)
        entry.header.state = .running
        entry.header.started = happening.absolute
        entry.header.ended = happening.absolute
        entry.header.startedSince1970 = happening.since1970
        try store.update(entry)
        if happening.testCase == nil { try open(entry.location, of: &test) }
    }

    /// The record of a case that starts: a new one, or that of an earlier attempt made ready for this one.
    private mutating func testCase(
        _ arguments: String, _ caseID: String?, of id: String, at test: Int64
    ) throws(ReportError) -> RecordStore.Entry {
        var ordinal: UInt32 = 1
        var key = RecordKey("case", id, caseID ?? XMLSanitizer.of(arguments))
        var known = try store.find(key)
        if caseID != nil {
            ordinal = try self.ordinal(of: arguments, in: test)
        } else if let first = known, first.header.attempt == attempt {
            // Most arguments come once: only those that come again are counted.
            ordinal = try self.ordinal(of: arguments, in: test) + 1
            key = RecordKey("case again", id, XMLSanitizer.of(arguments), String(ordinal))
            known = try store.find(key)
        }
        var entry: RecordStore.Entry
        if let known {
            entry = known
            try renew(&entry)
        } else {
            let text = RecordText(name: arguments)
            let header = RecordHeader(.testCase, attempt: attempt)
            entry = try store.add(header, key: key, parent: test) { text.write(to: &$0) }
        }
        entry.header.ordinal = ordinal
        return entry
    }

    mutating func endCase(_ happening: Happening) throws(ReportError) {
        guard let id = happening.testID, var entry = try endingCase(of: happening, test: id) else { return }
        if entry.header.state == .running { entry.header.state = .ended }
        entry.header.ended = happening.absolute
        try store.update(entry)
    }

    mutating func cancelCase(_ happening: Happening) throws(ReportError) {
        guard let id = happening.testID, var entry = try runningCase(of: happening, test: test(id)) else { return }
        entry.header.state = .skipped
        entry.header.ended = happening.absolute
        if let reason = IssueText.reason(of: happening) { try store.note(.reason(reason), on: &entry) }
        try store.update(entry)
    }

    /// Returns the case of an event, if it is known.
    mutating func runningCase(of happening: Happening, test: RecordStore.Entry) throws(ReportError) -> RecordStore
        .Entry?
    {
        guard let id = happening.testID else { return nil }
        if let testCase = happening.testCase { return try store.find(RecordKey("case", id, testCase.id)) }
        guard test.header.openCount == 1 else { return nil }
        return try store.entry(at: test.header.firstOpen)
    }

    private mutating func endingCase(of happening: Happening, test id: String) throws(ReportError) -> RecordStore.Entry?
    {
        if let testCase = happening.testCase { return try store.find(RecordKey("case", id, testCase.id)) }
        var test = try test(id)
        guard test.header.openCount > 0 else { return nil }
        let entry = try store.entry(at: test.header.firstOpen)
        test.header.firstOpen = entry.header.nextOpen
        test.header.openCount -= 1
        try store.update(test)
        return entry
    }

    private mutating func open(_ location: Int64, of test: inout RecordStore.Entry) throws(ReportError) {
        if test.header.openCount == 0 {
            test.header.firstOpen = location
        } else {
            var last = try store.entry(at: test.header.lastOpen)
            last.header.nextOpen = location
            try store.update(last)
        }
        test.header.lastOpen = location
        test.header.openCount += 1
        try store.update(test)
    }

    /// The arguments as the stream shows them: "Test case passing 2 arguments a → 1, b → 2 to f(_:) started."
    ///
    /// A field has them in version 0 only, and without the parameters' names; it is for where the text is another.
    private mutating func arguments(of happening: Happening, test: RecordHeader) throws(ReportError) -> String? {
        guard var text = happening.messages.first?.text else { return happening.testCase?.displayName }
        let ending = try caseEnding(of: test)
        return text.withUTF8 { Self.arguments(in: $0, before: ending) } ?? happening.testCase?.displayName
    }

    /// What stands between the words of a message; bytes, since this is done for each case.
    private static func arguments(in text: UnsafeBufferPointer<UInt8>, before ending: [UInt8]) -> String? {
        guard text.starts(with: "Test case passing ".utf8) else { return nil }
        // Behind the number and the word "argument" or "arguments".
        let words = text.split(separator: 0x20, maxSplits: 5, omittingEmptySubsequences: false)
        guard let rest = words.last, words.count == 6, rest.count >= ending.count,
            rest.suffix(ending.count).elementsEqual(ending)
        else { return nil }
        return String(decoding: rest.dropLast(ending.count), as: UTF8.self)
    }

    /// How the message ends with which a case of a test starts; remembered, since cases of a test come together.
    private mutating func caseEnding(of test: RecordHeader) throws(ReportError) -> [UInt8] {
        if let lastCaseEnding, lastCaseEnding.text == test.text { return lastCaseEnding.ending }
        var bytes = try store.text(of: test)
        let text = RecordText(from: &bytes)
        let ending = Array(" to \(text.displayName.map { "\"\($0)\"" } ?? text.name) started.".utf8)
        lastCaseEnding = (test.text, ending)
        return ending
    }
}

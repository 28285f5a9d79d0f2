extension RunRecorder {
    /// Records an event.
    mutating func record(_ event: TestEvent) throws(ReportError) {
        switch event {
        case .test(let description): try announce(description)
        case .event(let happening): try happen(happening)
        case .other: break
        }
    }

    private mutating func happen(_ happening: Happening) throws(ReportError) {
        switch happening.kind {
        case .testStarted: try start(happening)
        case .testEnded: try end(happening)
        case .testSkipped, .testCancelled: try skip(happening)
        case .testCaseStarted: try startCase(happening)
        case .testCaseEnded: try endCase(happening)
        case .testCaseCancelled: try cancelCase(happening)
        case .issueRecorded: try recordIssue(happening)
        case .valueAttached: try attach(happening)
        case .runStarted: hasRunEnded = false
        case .runEnded: hasRunEnded = true
        case .unknown: break
        }
    }

    // MARK: Tests

    private mutating func announce(_ description: TestDescription) throws(ReportError) {
        let path = TestPath(description.id, isSuite: description.isSuite)
        var text = RecordText(
            name: path.function ?? path.className, displayName: description.displayName,
            location: options.location(description.location))
        text.tags = description.tags
        text.bugs = description.bugs
        guard let function = path.function else {
            var suite = try store.entry(at: self.suite(path.className))
            try renew(&suite)
            try store.setText(of: &suite.header) { text.write(to: &$0) }
            return try store.update(suite)
        }
        let key = RecordKey("test", description.id)
        if var known = try store.find(key) { return try renew(&known) }
        let suite = try self.suite(path.className)
        var header = RecordHeader(.function, attempt: attempt)
        if description.isParameterized { header.flags.insert(.parameterized) }
        header.ordinal = try ordinal(of: function, in: suite)
        _ = try store.add(header, key: key, parent: suite) { text.write(to: &$0) }
        unfinished += 1
    }

    /// The record of a test or a suite, made from its identifier alone if it was not announced.
    mutating func test(_ id: String) throws(ReportError) -> RecordStore.Entry {
        let key = RecordKey("test", id)
        if var entry = try store.find(key) {
            try renew(&entry)
            return entry
        }
        // A suite's identifier has no position at its end, and does not end like a function's.
        let isSuite = TestPath(id, isSuite: false).function?.hasSuffix(")") != true
        try announce(TestDescription(id: id, isSuite: isSuite, name: id))
        if let entry = try store.find(key) { return entry }
        return try store.entry(at: suite(TestPath(id, isSuite: true).className))
    }

    private mutating func start(_ happening: Happening) throws(ReportError) {
        guard let id = happening.testID else { return }
        var entry = try test(id)
        entry.header.state = .running
        entry.header.started = happening.absolute
        entry.header.ended = happening.absolute
        entry.header.startedSince1970 = happening.since1970
        try store.update(entry)
        if options.readsConsole, entry.header.kind == .function { try label(entry) }
    }

    private mutating func end(_ happening: Happening) throws(ReportError) {
        guard let id = happening.testID else { return }
        var entry = try test(id)
        if entry.header.state == .running || entry.header.state == .announced {
            entry.header.state = .ended
            entry.header.ended = happening.absolute
            finish(entry)
        } else if entry.header.state == .skipped {
            // Cancelled before: this is only when.
            entry.header.ended = happening.absolute
        }
        try store.update(entry)
    }

    private mutating func skip(_ happening: Happening) throws(ReportError) {
        guard let id = happening.testID else { return }
        var entry = try test(id)
        if entry.header.state == .running || entry.header.state == .announced { finish(entry) }
        entry.header.state = .skipped
        if entry.header.started > 0 { entry.header.ended = happening.absolute }
        if let reason = IssueText.reason(of: happening) { try store.note(.reason(reason), on: &entry) }
        try store.update(entry)
    }

    private mutating func finish(_ entry: RecordStore.Entry) {
        if entry.header.kind == .function { unfinished -= 1 }
    }

    private mutating func label(_ entry: RecordStore.Entry) throws(ReportError) {
        var bytes = try store.text(of: entry.header)
        let text = RecordText(from: &bytes)
        try store.set(RecordKey("label", text.displayName ?? text.name), to: entry.location)
    }

    // MARK: Suites and names

    /// The location of the suite of a class, made if there is none yet.
    mutating func suite(_ className: String) throws(ReportError) -> Int64 {
        let key = RecordKey("suite", className)
        if let known = try store.find(key) { return known.location }
        let header = RecordHeader(.suite, attempt: attempt)
        let text = RecordText(name: className)
        return try store.add(header, key: key, parent: RecordHeader.nowhere) { text.write(to: &$0) }.location
    }

    /// Which of its name in its class and attempt this one is, from 1.
    mutating func ordinal(of name: String, in parent: Int64) throws(ReportError) -> UInt32 {
        let key = RecordKey("name", String(parent), XMLSanitizer.of(name), String(attempt))
        let ordinal = (try store.number(key) ?? 0) + 1
        try store.set(key, to: ordinal)
        return UInt32(truncatingIfNeeded: ordinal)
    }
}

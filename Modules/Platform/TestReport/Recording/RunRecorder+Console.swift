import Foundation

extension RunRecorder {
    /// Records a fact of the console.
    public mutating func record(_ fact: ConsoleFact) throws(ReportError) {
        switch fact {
        case .result(let result): try record(result)
        case .output(let text, let label):
            guard var entry = try labelled(label) else { return runOutput.add(output: text) }
            try store.note(.output(text), on: &entry)
        case .errorOutput(let text, let label):
            guard var entry = try labelled(label) else { return runOutput.add(errorOutput: text) }
            try store.note(.errorOutput(text), on: &entry)
        case .note(let text): runOutput.add(note: text)
        }
    }

    private mutating func labelled(_ label: String?) throws(ReportError) -> RecordStore.Entry? {
        guard let label, let location = try store.number(RecordKey("label", label)) else { return nil }
        return try store.entry(at: location)
    }

    private mutating func record(_ result: TestResult) throws(ReportError) {
        let suite = try self.suite(result.className)
        let ordinal = try ordinal(of: result.name, in: suite)
        let key = RecordKey("result", result.className, result.name, String(ordinal))
        if var known = try store.find(key) {
            try renew(&known)
            set(result, on: &known.header)
            try store.setText(of: &known.header) { result.write(to: &$0) }
            return try store.update(known)
        }
        var header = RecordHeader(.result, attempt: attempt)
        header.ordinal = ordinal
        set(result, on: &header)
        _ = try store.add(header, key: key, parent: suite) { result.write(to: &$0) }
    }

    private func set(_ result: TestResult, on header: inout RecordHeader) {
        header.started = 0
        header.ended = result.seconds
        header.startedSince1970 = result.started?.timeIntervalSince1970 ?? 0
        header.state = .ended
        switch result.outcome {
        case .passed: break
        case .skipped: header.state = .skipped
        case .failed: header.flags.insert(.failed)
        case .broken: header.flags.insert(.broken)
        }
    }
}

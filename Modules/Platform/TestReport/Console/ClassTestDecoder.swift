import Foundation

/// Decodes what XCTest says of its tests, and finds those that a crash left without an end or without a start.
///
/// XCTest runs one test at a time, so that everything between a test's start and its end is the test's own.
struct ClassTestDecoder: Sendable {
    /// The maximum number of names kept to find the tests that did not run; SwiftPM itself fails with far fewer in a
    /// filter.
    private static let nameLimit = 100_000

    private let packagePath: String?
    private let times: Date.ParseStrategy
    /// The test that is running.
    private(set) var running: RunningClassTest?
    private var suite: String?
    private var seen: Set<String> = []
    private var chosen: Set<String> = []
    private var finishedInParallel: [String] = []
    private var lost: [(test: RunningClassTest, crash: CrashLog?)] = []
    private var signal: Int32?

    /// A decoder that makes paths below the package's folder relative to it, and reads times of a time zone.
    init(packagePath: String?, timeZone: TimeZone) {
        self.packagePath = packagePath.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        times = Date.ParseStrategy(
            format:
                "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits).\(secondFraction: .fractional(3))",
            locale: Locale(identifier: "en_US_POSIX"), timeZone: timeZone)
    }

    /// Parses a line, and returns the result of the test that ends in it; nil if the line is not XCTest's.
    mutating func take(_ line: String) -> [ConsoleFact]? {
        if takeProgress(line) { return [] }
        switch ClassTestLine(line) {
        case nil: return nil
        case .runStarted: loseRunning(nil)
        case .suiteStarted(let name) where running == nil: suite = name
        case .suiteEnded where running == nil: suite = nil
        case .executed where running == nil: break
        case .started(let test, let time) where running == nil:
            running = RunningClassTest(name: test, started: try? times.parse(String(time)))
            if seen.count < Self.nameLimit { seen.insert(test) }
        case .failure(let test, let location, let message) where running?.name == test:
            let location = location.map(relative)
            running?.fail(at: location, message)
        case .skip(let test, let reason) where running?.name == test: running?.skip(reason)
        case .ended(let test, let end, let seconds, let before) where running?.name == test:
            return finish(end, seconds: seconds, before: before)
        // Looks like XCTest's, but cannot be: a test wrote it.
        default: return nil
        }
        return []
    }

    /// Adds a line of the running test; returns false if none is running.
    mutating func write(_ line: String) -> Bool {
        running?.write(line)
        return running != nil
    }

    /// The process ended in the middle, with what the console said of it.
    mutating func loseRunning(_ crash: CrashLog?) {
        if let running {
            lost.append((running, crash))
        } else if let crash {
            lost.append((RunningClassTest(name: "\(suite ?? "XCTest").(outside of a test)"), crash))
        }
        running = nil
        suite = nil
    }

    /// Records SwiftPM's report that a signal ended a process, with the tests it had to run.
    mutating func takeSignal(_ number: Int32, tests: some StringProtocol) {
        signal = number
        for test in tests.split(separator: ",") where chosen.count < Self.nameLimit {
            if let name = ClassTestName.fromSpecifier(test) { chosen.insert(name) }
        }
    }

    /// Whether a process crashed without reporting which tests it had to run.
    var needsNames: Bool { chosen.isEmpty && !(lost.isEmpty && running == nil) }

    /// Records the names of all tests, as SwiftPM lists them.
    mutating func takeNames(_ specifiers: [String]) {
        // Swift Testing's have parentheses.
        for specifier in specifiers.prefix(Self.nameLimit) where !specifier.hasSuffix(")") {
            if let name = ClassTestName.fromSpecifier(specifier) { chosen.insert(name) }
        }
    }

    /// The results of the tests that did not get to say them.
    mutating func finish() -> [ConsoleFact] {
        loseRunning(nil)
        let crashed = lost.map { $0.test.result(of: $0.crash, signal: signal) }
        // In parallel SwiftPM shows the log of failed tests only.
        let passed = finishedInParallel.filter { !seen.contains($0) }.map { Self.result($0, .passed) }
        let notRun = chosen.subtracting(seen).sorted().map { Self.result($0, .broken(Self.notRun)) }
        return (crashed + passed + notRun).map(ConsoleFact.result)
    }

    private static let notRun = TestProblem(
        kind: .notRun, message: "not run: the process crashed before it",
        details: "not run: the process crashed before it")

    private static func result(_ name: String, _ outcome: TestResult.Outcome) -> TestResult {
        let (className, function) = ClassTestName.parts(of: name)
        return TestResult(name: function, className: className, outcome: outcome)
    }

    private mutating func finish(
        _ end: ClassTestLine.End, seconds: TimeInterval, before: Substring
    ) -> [ConsoleFact] {
        if !before.isEmpty { running?.write(before) }
        defer { running = nil }
        return (running?.result(end, seconds: seconds)).map { [.result($0)] } ?? []
    }

    // [3/16] Testing SampleClassTests.SampleClass/testFails
    private mutating func takeProgress(_ line: String) -> Bool {
        guard running == nil, line.hasPrefix("["), let mark = line.firstRange(of: "] Testing "),
            line[..<mark.lowerBound].dropFirst().allSatisfy({ $0.isNumber || $0 == "/" })
        else { return false }
        guard let name = ClassTestName.fromSpecifier(line[mark.upperBound...]) else { return false }
        if finishedInParallel.count < Self.nameLimit { finishedInParallel.append(name) }
        return true
    }

    private func relative(_ location: SourcePosition) -> SourcePosition {
        guard let packagePath, location.file.hasPrefix(packagePath) else { return location }
        return SourcePosition(file: String(location.file.dropFirst(packagePath.count)), line: location.line)
    }
}

public import struct Foundation.TimeZone

/// Decodes the console log of `swift test`: the tests of XCTest, crashes, and what tests wrote.
///
/// Of Swift Testing's tests the event stream tells more; of them only what they wrote is taken, and it is the run's:
/// they run side by side, and a pipe holds back what they print. Memory is bounded, whatever comes.
public struct ConsoleDecoder: Sendable {
    private enum Phase {
        case before, testing, after
    }

    private var outputLines = ConsoleLines()
    private var errorLines = ConsoleLines()
    private var classTests: ClassTestDecoder
    private var phase = Phase.before
    private var crash: (log: CrashLog, stream: ConsoleStream)?
    private var fatalError: String?
    private var testingCrash: CrashLog?
    private var testingSignal: Int32?

    /// Creates a decoder.
    ///
    /// - Parameters:
    ///   - packagePath: The package's folder; paths below it are reported relative to it.
    ///   - timeZone: Of the times in the log, which do not say.
    public init(packagePath: String? = nil, timeZone: TimeZone = .current) {
        classTests = ClassTestDecoder(packagePath: packagePath, timeZone: timeZone)
    }

    /// Decodes the next bytes of a stream, cut anywhere.
    ///
    /// - Returns: The facts in them, in order.
    public mutating func take(_ bytes: [UInt8], from stream: ConsoleStream) -> [ConsoleFact] {
        let lines =
            switch stream {
            case .output: outputLines.take(bytes)
            case .error: errorLines.take(bytes)
            }
        return lines.flatMap { take($0, from: stream) }
    }

    /// Whether a process of XCTest crashed without reporting which tests it had to run.
    ///
    /// They can be given by ``take(names:)`` before the end; otherwise those that had not begun are missing.
    public var needsNames: Bool { classTests.needsNames || (crash != nil && phase == .before) }

    /// Records the names of all tests of the package, as `swift test list` prints them: "Module.Class/testFunction".
    public mutating func take(names: [String]) {
        classTests.takeNames(names)
    }

    /// Ends the log, when the command has ended.
    ///
    /// - Parameter cause: How the command ended; of the tests' own process the console may know better.
    /// - Returns: What was left to tell, and how the process ended that ran Swift Testing's tests.
    public mutating func finish(_ cause: ProcessEnd.Cause) -> (facts: [ConsoleFact], end: ProcessEnd) {
        var facts = outputLines.finish().map { take($0, from: .output) } ?? []
        facts += errorLines.finish().map { take($0, from: .error) } ?? []
        endCrash()
        facts += classTests.finish()
        return (facts, end(cause))
    }

    private mutating func take(_ line: String, from stream: ConsoleStream) -> [ConsoleFact] {
        let plain = TerminalText.plain(line)
        if takeCrash(plain, from: stream) { return [] }
        if let signal = CrashLog.signal(in: plain) { takeSignal(signal, plain) }
        if stream == .error { return [.errorOutput(line, label: nil)] }
        if CrashLog.isFatalError(plain) { fatalError = plain }
        if phase == .testing { return takeTesting(line, plain) }
        if plain == "◇ Test run started." {
            classTests.loseRunning(nil)
            phase = .testing
            return []
        }
        if let facts = classTests.take(line) { return facts }
        if classTests.write(line) { return [] }
        return Self.isProgress(plain) ? [] : [.output(line, label: nil)]
    }

    // MARK: Swift Testing

    private mutating func takeTesting(_ line: String, _ plain: String) -> [ConsoleFact] {
        guard let symbol = plain.unicodeScalars.first, Self.symbols.contains(symbol) else {
            return [.output(line, label: nil)]
        }
        if plain.dropFirst(2).hasPrefix("Test run with "), plain.contains(" after ") { phase = .after }
        return []
    }

    // What Swift Testing begins its lines with on Linux.
    private static let symbols: Set<Unicode.Scalar> = ["◇", "✔", "✘", "➜", "↳", "⚠", "━", "⎙", "±"]

    // [12/34] Compiling …
    private static func isProgress(_ line: String) -> Bool {
        guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return line.isEmpty }
        return line[..<end].dropFirst().allSatisfy { $0.isNumber || $0 == "/" }
    }

    // MARK: Crashes

    private mutating func takeCrash(_ plain: String, from stream: ConsoleStream) -> Bool {
        if crash?.stream == stream {
            if ClassTestLine(plain) != .runStarted, plain != "◇ Test run started.", crash?.log.take(plain) == true {
                return true
            }
            endCrash()
        }
        guard crash == nil, CrashLog.begins(with: plain) else { return false }
        var log = CrashLog(after: fatalError)
        _ = log.take(plain)
        crash = (log, stream)
        return true
    }

    private mutating func endCrash() {
        guard let log = crash?.log else { return }
        crash = nil
        fatalError = nil
        if phase == .testing {
            testingCrash = log
            phase = .after
        } else {
            classTests.loseRunning(log)
        }
    }

    // error: Process '….xctest A,B --testing-library swift-testing' exited with unexpected signal code 4
    private mutating func takeSignal(_ signal: Int32, _ line: String) {
        let isOfTesting = line.contains("--testing-library swift-testing")
        let command = line.firstRange(of: ".xctest ")
        if isOfTesting || (command == nil && phase != .before) {
            testingSignal = signal
        } else {
            let rest = command.map { line[$0.upperBound...] } ?? ""
            classTests.takeSignal(signal, tests: rest.prefix { $0 != "'" })
        }
    }

    private func end(_ cause: ProcessEnd.Cause) -> ProcessEnd {
        let message = testingCrash?.message
        let backtrace = testingCrash?.backtrace ?? ""
        if case .interrupted = cause { return ProcessEnd(cause, message: message, backtrace: backtrace) }
        if let signal = testingCrash?.signal ?? testingSignal {
            return ProcessEnd(.signal(SignalName.of(signal)), message: message, backtrace: backtrace)
        }
        if testingCrash != nil { return ProcessEnd(.unknown, message: message, backtrace: backtrace) }
        if case .exited = cause, phase == .testing {
            // SwiftPM says nothing of a process that was killed.
            return ProcessEnd(.unknown, message: "it said nothing before, as when it is killed")
        }
        return ProcessEnd(cause)
    }
}

/// What a console says of a crash: the runtime's last words, and the backtrace that follows them.
///
/// The backtrace comes in parts: a head, the threads, registers, images. Only the head and the thread that crashed are
/// kept, and of those no more than 32 KB: the rest says nothing that helps, and may be very long.
struct CrashLog: Sendable {
    private static let limit = 32 * 1024

    private enum Part {
        case head, crashedThread, leftOut
    }

    /// The signal's number, where the console said it.
    private(set) var signal: Int32?
    /// One line on what happened.
    private(set) var message: String?
    private var lines = BoundedText(limit: limit)
    private var part = Part.head
    private var isOver = false

    /// The backtrace.
    var backtrace: String { lines.text }

    /// Creates a log after the runtime's message, such as "File.swift:7: Fatal error: Index out of range".
    init(after fatalError: String?) {
        message = fatalError
    }

    /// Returns whether a line, without colours, begins a backtrace.
    static func begins(with line: String) -> Bool {
        line.hasPrefix("*** Signal ") || line.hasPrefix("*** Program crashed: ")
            || line.hasPrefix("💣 Program crashed: ")
    }

    /// Returns whether a line, without colours, is what the runtime says before it gives up.
    static func isFatalError(_ line: String) -> Bool {
        line.contains(": Fatal error") || line.hasPrefix("Fatal error")
    }

    /// The signal in one of SwiftPM's messages on how a process ended: "… unexpected signal code 9".
    static func signal(in line: String) -> Int32? {
        guard line.hasPrefix("error: "), let mark = line.firstRange(of: "xited with unexpected signal code ") else {
            return nil
        }
        return Int32(line[mark.upperBound...])
    }

    /// Adds the next line, without colours; returns false if the backtrace has ended.
    mutating func take(_ line: String) -> Bool {
        guard !isOver else { return false }
        if line.hasPrefix("*** Signal ") {
            signal = Int32(line.dropFirst("*** Signal ".count).prefix { $0.isNumber })
        } else if message == nil, let mark = line.firstRange(of: "Program crashed: ") {
            message = String(line[mark.lowerBound...]).replacing(" ***", with: "")
        }
        if line.hasPrefix("Backtrace took ") {
            isOver = true
        } else if line.hasPrefix("Thread ") {
            part = line.contains("crashed") ? .crashedThread : .leftOut
        } else if line.hasPrefix("Registers:") || line.hasPrefix("Images ") {
            part = .leftOut
        }
        if part != .leftOut, !isOver, !line.isEmpty { lines.append(line) }
        return true
    }
}

import Glibc
import StoryCore
import Synchronization

/// Where a command writes to, what is there, and where a person answers.
struct Console: Sendable {
    /// What can be shown where results go to.
    var canvas: Canvas
    /// Whether progress may be drawn over itself.
    var isErrorTerminal: Bool
    /// Columns of the terminal that progress is drawn on.
    var errorWidth: Int
    /// Whether the terminal shows progress in its title or task bar (OSC 9;4).
    var knowsTaskBarProgress: Bool
    /// Whether a person can be asked: standard input and standard error are a terminal.
    var isInteractive: Bool
    /// Takes text for standard output.
    var output: @Sendable (String) -> Void
    /// Takes text for standard error.
    var errorOutput: @Sendable (String) -> Void
    /// The next line of standard input; nil at its end.
    var input: @Sendable () -> String?
    /// Why something for standard output was lost; nil if nothing was, or if its reader went away.
    var outputFault: @Sendable () -> String?
    /// Whether something for standard output was lost, for whatever reason.
    var isOutputLost: @Sendable () -> Bool

    /// The console of this process.
    static func standard(environment: [String: String]) -> Console {
        // Widths of characters depend on the locale's character set.
        setlocale(LC_CTYPE, "C.UTF-8")
        let isDumb = environment["TERM"] == "dumb"
        let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || isDumb
        let fault = FirstOutputError()
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let isErrorTerminal = isatty(STDERR_FILENO) == 1
        return Console(
            canvas: Canvas(
                width: width(of: STDOUT_FILENO, environment) ?? (isTerminal ? 80 : nil), canMove: isTerminal && !isDumb,
                hasColors: isTerminal && !isPlain),
            isErrorTerminal: isErrorTerminal && !isPlain, errorWidth: width(of: STDERR_FILENO, environment) ?? 80,
            knowsTaskBarProgress: Self.knowsTaskBarProgress(environment),
            isInteractive: isErrorTerminal && isatty(STDIN_FILENO) == 1,
            output: { if let number = write($0, to: STDOUT_FILENO) { fault.keep(number) } },
            // Nobody is left to tell that an error cannot be told.
            errorOutput: { _ = write($0, to: STDERR_FILENO) }, input: { readLine(strippingNewline: false) },
            outputFault: { fault.reason }, isOutputLost: { fault.isThere })
    }

    /// Opens those of the standard streams that the caller closed, so that no file of the library takes their place
    /// and receives what is written for people.
    static func openStandardStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDWR)
        }
    }

    /// Writes lines to standard output.
    ///
    /// Whatever a text comes from, such as a library that somebody else has written, an argument or a library of the
    /// system, nothing in it can steer the terminal: here and in ``writeError(_:)`` it becomes harmless.
    func write(_ lines: String) { output(PlainText.lines(lines) + "\n") }

    /// Writes lines to standard output of which parts may have a style.
    func write(_ lines: [StyledLine]) { output(lines.map { $0.text(on: canvas) + "\n" }.joined()) }

    /// Writes a table to standard output.
    func write(_ table: TextTable) { output(table.lines(on: canvas).joined(separator: "\n") + "\n") }

    /// Writes lines to standard error.
    func writeError(_ lines: String) { errorOutput(PlainText.lines(lines) + "\n") }

    /// Asks for an answer behind a question.
    func ask(_ question: String) -> String? {
        errorOutput(PlainText.lines(question) + " ")
        return input()
    }

    /// The console without colours and without anything that is drawn over itself.
    var plain: Console {
        var console = self
        console.canvas.hasColors = false
        console.isErrorTerminal = false
        return console
    }

    /// What the person wants, or else what the terminal has; nil if there is neither.
    private static func width(of descriptor: Int32, _ environment: [String: String]) -> Int? {
        if let wanted = environment["COLUMNS"].flatMap(Int.init), wanted > 0 { return wanted }
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    private static func knowsTaskBarProgress(_ environment: [String: String]) -> Bool {
        environment["WT_SESSION"] != nil || environment["ConEmuANSI"] == "ON"
            || environment["TERM_PROGRAM"] == "ghostty"
    }

    /// Writes all of a text.
    ///
    /// - Returns: The error's number if something was lost.
    private static func write(_ text: String, to descriptor: Int32) -> Int32? {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            let number = errno
            guard count > 0 || number == EINTR else { return number }
            rest = rest.dropFirst(max(0, count))
        }
        return nil
    }
}

/// Remembers the first error of writing.
private final class FirstOutputError: Sendable {
    private let number = Mutex<Int32?>(nil)

    var isThere: Bool { number.withLock { $0 != nil } }

    /// What the system says; nil if there is nobody to tell, since nobody reads any more.
    var reason: String? {
        number.withLock { $0 }.flatMap { $0 == EPIPE ? nil : String(cString: strerror($0)) }
    }

    func keep(_ error: Int32) {
        number.withLock { $0 = $0 ?? error }
    }
}

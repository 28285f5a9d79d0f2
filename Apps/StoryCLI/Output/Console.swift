import Glibc
import StoryCore
import Synchronization

/// The standard streams of a command, what they can show, and where a person answers.
public struct Console: Sendable {
    /// What standard output can show.
    var canvas: Canvas
    /// Whether progress can be redrawn in place.
    var isErrorTerminal: Bool
    /// The width of the terminal for progress, in columns.
    var errorWidth: Int
    /// Whether the terminal supports progress in its title or task bar (OSC 9;4).
    var knowsTaskBarProgress: Bool
    /// Whether a person can be asked: standard input and standard error are a terminal.
    var isInteractive: Bool
    /// Writes text to standard output.
    var output: @Sendable (String) -> Void
    /// Writes text to standard error.
    var errorOutput: @Sendable (String) -> Void
    /// Reads the next line of standard input; nil at its end.
    var input: @Sendable () -> String?
    /// Reads a line of standard input that nobody sees, once what asks for it has run; nil if there is none, or it was
    /// given up.
    var secretInput: @Sendable (_ ask: () -> Void) -> String?
    /// Returns why output was lost; nil if none was, or if its reader has closed it.
    var outputFault: @Sendable () -> String?
    /// Returns whether output was lost, for whatever reason.
    var isOutputLost: @Sendable () -> Bool

    /// The console of this process.
    static func standard(environment: [String: String]) -> Console {
        // The widths of characters depend on the locale's character set.
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
            // An error on standard error cannot be reported.
            errorOutput: { _ = write($0, to: STDERR_FILENO) }, input: { readLine(strippingNewline: false) },
            secretInput: { SecretLine.read(from: STDIN_FILENO, asking: $0) },
            outputFault: { fault.reason }, isOutputLost: { fault.isThere })
    }

    /// Opens standard streams that the caller closed, so that no file of the library gets their number and receives
    /// output.
    static func openStandardStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDWR)
        }
    }

    /// Writes lines to standard output.
    ///
    /// Text from any source, such as a foreign library, an argument or a system library, is made harmless for the
    /// terminal, here and in ``writeError(_:)``.
    public func write(_ lines: String) { output(PlainText.lines(lines) + "\n") }

    /// Writes lines with styled parts to standard output.
    func write(_ lines: [StyledLine]) { output(lines.map { $0.text(on: canvas) + "\n" }.joined()) }

    /// Writes a table to standard output.
    func write(_ table: TextTable) { output(table.lines(on: canvas).joined(separator: "\n") + "\n") }

    /// Writes lines to standard error.
    public func writeError(_ lines: String) { errorOutput(PlainText.lines(lines) + "\n") }

    /// Prints a question and reads the answer.
    func ask(_ question: String) -> String? {
        errorOutput(PlainText.lines(question) + " ")
        return input()
    }

    /// Prints a question and reads an answer that nobody sees.
    func askSecretly(_ question: String) -> String? {
        defer { errorOutput("\n") }
        return secretInput { errorOutput(PlainText.lines(question) + " ") }
    }

    /// The console without colours and redrawing.
    var plain: Console {
        var console = self
        console.canvas.hasColors = false
        console.isErrorTerminal = false
        return console
    }

    /// Returns the width that the environment requests, or else the terminal's; nil if there is neither.
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

    /// Writes a whole text.
    ///
    /// - Returns: The error number if something was lost.
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

/// Records the first error of writing.
private final class FirstOutputError: Sendable {
    private let number = Mutex<Int32?>(nil)

    var isThere: Bool { number.withLock { $0 != nil } }

    /// The system's reason; nil if the reader has closed the stream.
    var reason: String? {
        number.withLock { $0 }.flatMap { $0 == EPIPE ? nil : String(cString: strerror($0)) }
    }

    func keep(_ error: Int32) {
        number.withLock { $0 = $0 ?? error }
    }
}

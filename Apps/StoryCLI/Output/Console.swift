import Glibc

/// Where a command writes to, and what is there.
struct Console: Sendable {
    /// Whether progress may be drawn over itself.
    var isErrorTerminal: Bool
    /// Whether standard output is a terminal.
    var isOutputTerminal: Bool
    /// Columns of the terminal.
    var width: Int
    /// Whether the terminal shows progress in its title or task bar (OSC 9;4).
    var knowsTaskBarProgress: Bool
    /// Takes text for standard output.
    var output: @Sendable (String) -> Void
    /// Takes text for standard error.
    var errorOutput: @Sendable (String) -> Void

    /// The console of this process.
    static func standard(environment: [String: String]) -> Console {
        // Widths of characters depend on the locale's character set.
        setlocale(LC_CTYPE, "C.UTF-8")
        let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
        return Console(
            isErrorTerminal: isatty(STDERR_FILENO) == 1 && !isPlain, isOutputTerminal: isatty(STDOUT_FILENO) == 1,
            width: terminalWidth(), knowsTaskBarProgress: Self.knowsTaskBarProgress(environment),
            output: { write($0, to: STDOUT_FILENO) }, errorOutput: { write($0, to: STDERR_FILENO) })
    }

    /// Writes a line to standard output.
    func write(_ line: String) { output(line + "\n") }

    /// Writes a line to standard error.
    func writeError(_ line: String) { errorOutput(line + "\n") }

    private static func terminalWidth() -> Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    private static func knowsTaskBarProgress(_ environment: [String: String]) -> Bool {
        environment["WT_SESSION"] != nil || environment["ConEmuANSI"] == "ON"
            || environment["TERM_PROGRAM"] == "ghostty"
    }

    private static func write(_ text: String, to descriptor: Int32) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            // Nobody reads any more: there is nobody to tell.
            guard count > 0 || errno == EINTR else { return }
            rest = rest.dropFirst(max(0, count))
        }
    }
}

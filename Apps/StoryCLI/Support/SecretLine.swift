import Glibc

/// A line that is typed without being shown.
enum SecretLine {
    /// The longest that is read, in bytes; more is ignored.
    private static let limit = 200

    /// Reads a line from a terminal, byte by byte, so that Ctrl-C leaves the terminal as it was.
    ///
    /// - Parameter ask: Asks for it, once nothing that is typed is shown any more.
    /// - Returns: The line without its end; nil if there is none, or it was given up.
    static func read(from descriptor: Int32, asking ask: () -> Void) -> String? {
        var settings = termios()
        guard tcgetattr(descriptor, &settings) == 0 else { return nil }
        var hidden = settings
        hidden.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
        tcsetattr(descriptor, TCSAFLUSH, &hidden)
        defer { tcsetattr(descriptor, TCSADRAIN, &settings) }
        ask()
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while true {
            let count = Glibc.read(descriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return nil }
            switch byte {
            case 0x0A, 0x0D: return String(decoding: line, as: UTF8.self)
            // Ctrl-C, Ctrl-D, Escape.
            case 0x03, 0x04, 0x1B: return nil
            case 0x08, 0x7F: _ = line.popLast()
            // Ctrl-U.
            case 0x15: line = []
            default: if line.count < limit { line.append(byte) }
            }
        }
    }
}

import Glibc
import TerminalUI

/// A line that is typed without being shown.
enum SecretLine {
    /// The longest that is read, in bytes; more is ignored.
    private static let limit = 200
    /// How long the rest of a key's sequence may take, in milliseconds.
    private static let sequencePause: Int32 = 50

    /// Reads a line from a terminal, byte by byte, so that Ctrl-C leaves the terminal as it was.
    ///
    /// - Parameter ask: Asks for it, once nothing that is typed is shown any more.
    /// - Returns: The line without its end; nil if there is none, or it was given up.
    static func read(from descriptor: Int32, asking ask: () -> Void) -> String? {
        var settings = termios()
        guard tcgetattr(descriptor, &settings) == 0 else { return nil }
        var hidden = settings
        hidden.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
        let formerly = restoreAtEnd(settings)
        defer {
            tcsetattr(descriptor, TCSADRAIN, &settings)
            TerminalGuard.disarm()
            for (number, action) in formerly {
                var action = action
                sigaction(number, &action, nil)
            }
        }
        guard tcsetattr(descriptor, TCSAFLUSH, &hidden) == 0 else { return nil }
        ask()
        return line(from: descriptor)
    }

    private static func line(from descriptor: Int32) -> String? {
        var line: [UInt8] = []
        while let byte = nextByte(from: descriptor) {
            switch byte {
            case 0x0A, 0x0D: return String(decoding: line, as: UTF8.self)
            // Ctrl-C ends the program, as it does elsewhere.
            case 0x03:
                TerminalGuard.restore()
                exit(ExitStatus.cancelled.rawValue)
            // Ctrl-D.
            case 0x04: return nil
            // Escape, unless it begins the sequence of a key such as an arrow.
            case 0x1B: guard skipSequence(from: descriptor) else { return nil }
            case 0x08, 0x7F: _ = line.popLast()
            // Ctrl-U.
            case 0x15: line = []
            default: if line.count < limit { line.append(byte) }
            }
        }
        return nil
    }

    private static func nextByte(from descriptor: Int32) -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = Glibc.read(descriptor, &byte, 1)
            if count == 1 { return byte }
            guard count < 0, errno == EINTR else { return nil }
        }
    }

    /// Skips the rest of the sequence that Escape has begun: "[D", "[1;5C", "OP", or one character with Alt.
    ///
    /// - Returns: Whether there was one.
    private static func skipSequence(from descriptor: Int32) -> Bool {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&wait, 1, sequencePause) > 0, let first = nextByte(from: descriptor) else { return false }
        guard first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else { return true }
        while let byte = nextByte(from: descriptor), !(0x40...0x7E).contains(byte) {}
        return true
    }

    /// Has the terminal restored if a signal ends the program meanwhile.
    ///
    /// - Returns: What the signals did before.
    private static func restoreAtEnd(_ settings: termios) -> [(Int32, sigaction)] {
        TerminalGuard.arm(settings, farewell: "\n")
        return [SIGTERM, SIGHUP, SIGINT].map { number in
            var (action, former) = (sigaction(), sigaction())
            action.__sigaction_handler.sa_handler = { number in
                TerminalGuard.restore()
                signal(number, SIG_DFL)
                raise(number)
            }
            sigaction(number, &action, &former)
            return (number, former)
        }
    }
}

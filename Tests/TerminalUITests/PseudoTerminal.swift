import Foundation
import Glibc
import Testing

/// A real terminal of the system, on which this test program runs once more, in a role.
final class PseudoTerminal: Sendable {
    static let roleVariable = "STORY_TERMINAL_ROLE"

    // TIOCSPTLCK and TIOCGPTN of ioctl_tty(2): the C library's own calls (posix_openpt, ptsname) are out of Swift's
    // sight.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    private let control: Int32
    private let process: pid_t
    private let screen: Reading

    /// Starts the role on a terminal of 80×24.
    init(_ role: String) throws {
        control = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (lock, number) = (Int32(0), UInt32(0))
        try #require(ioctl(control, Self.setLock, &lock) == 0 && ioctl(control, Self.getNumber, &number) == 0)
        let side = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        try #require(side >= 0)
        defer { close(side) }
        var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        try #require(ioctl(control, UInt(TIOCSWINSZ), &size) == 0)
        let process = Process()
        // In a session of its own the program has the terminal to itself, and signals come from its keys.
        process.executableURL = URL(filePath: "/usr/bin/setsid")
        process.arguments = [
            "--ctty", "--wait", URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path, "--testing-library",
            "swift-testing", "--filter", "TerminalRoles",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging([
            Self.roleVariable: role, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
            "SWIFT_BACKTRACE": "enable=no",
        ]) { $1 }
        let handle = FileHandle(fileDescriptor: side)
        process.standardInput = handle
        process.standardOutput = handle
        process.standardError = FileHandle.nullDevice
        try process.run()
        self.process = process.processIdentifier
        screen = Reading(control)
    }

    deinit {
        close(control)
        kill(process, SIGKILL)
    }

    /// Waits until the program has written something, from where the last wait ended.
    @discardableResult
    func wait(for text: String) async throws -> String { try await screen.wait(for: text) }

    /// Types.
    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(control, bytes, bytes.count)
    }

    /// Makes the terminal larger or smaller.
    func resize(columns: Int, rows: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(control, UInt(TIOCSWINSZ), &size)
    }

    /// Whether lines are put together and shown by the terminal itself, as a shell finds it.
    var isAsBefore: Bool {
        var settings = termios()
        guard tcgetattr(control, &settings) == 0 else { return false }
        return settings.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
    }

    /// Waits until the terminal's settings are as wanted.
    func wait(untilAsBefore wanted: Bool) async throws {
        while isAsBefore != wanted {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    /// Waits until the process with a number is stopped.
    func waitUntilStopped(_ number: pid_t) async throws {
        while true {
            let status = try String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
            if status.split(separator: ") ").last?.first == "T" { return }
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}

/// Reads what is written on a terminal.
private actor Reading {
    private let descriptor: Int32
    private var unseen = ""

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }

    func wait(for text: String) async throws -> String {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let index = unseen.range(of: text, options: .literal) {
                defer { unseen = String(unseen[index.upperBound...]) }
                return String(unseen[..<index.upperBound])
            }
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 { unseen += String(decoding: buffer[..<count], as: UTF8.self) }
            try Task.checkCancellation()
            await Task.yield()
        }
    }
}

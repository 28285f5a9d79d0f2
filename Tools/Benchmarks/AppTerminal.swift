import Foundation
import Glibc

/// A real terminal of the system, on which a program runs that is measured.
final class AppTerminal {
    /// Why a program on a terminal could not be measured.
    enum Failure: Error {
        case noTerminal
        case cannotStart(code: Int32)
        /// It did not write what was waited for; what it wrote last.
        case silent(String)
    }

    // The C library's own calls (posix_openpt, ptsname) are out of Swift's sight: ioctl_tty(2).
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430
    /// `POSIX_SPAWN_SETSID`: the terminal that is opened first is the session's own then.
    private static let ownSession: Int16 = 0x80

    private let control: Int32
    private var process = pid_t()
    /// What was read and not yet waited for.
    private var unseen: [UInt8] = []
    let start: ContinuousClock.Instant

    /// Starts a program on a terminal of a size.
    init(
        _ program: String, _ arguments: [String], home: String, columns: Int, rows: Int
    ) throws {
        control = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        var (lock, number) = (Int32(0), UInt32(0))
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        guard control >= 0, ioctl(control, Self.setLock, &lock) == 0, ioctl(control, Self.getNumber, &number) == 0,
            ioctl(control, UInt(TIOCSWINSZ), &size) == 0
        else { throw Failure.noTerminal }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/pts/\(number)", O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Self.ownSession)
        let environment = [
            "STORY_HOME=\(home)", "PATH=/usr/bin:/bin", "HOME=\(home)", "TERM=xterm-256color", "LC_ALL=C.UTF-8",
        ]
        start = ContinuousClock.now
        let code = CStrings.with([program] + arguments) { arguments in
            CStrings.with(environment) { posix_spawn(&process, program, &actions, &attributes, arguments, $0) }
        }
        guard code == 0 else { throw Failure.cannotStart(code: code) }
    }

    deinit {
        close(control)
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// Types.
    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(control, bytes, bytes.count)
    }

    /// Waits until the program has written a text.
    ///
    /// - Returns: When that was.
    @discardableResult
    func wait(for text: String, seconds: Double = 30) throws -> ContinuousClock.Instant {
        let wanted = Array(text.utf8)
        let end = ContinuousClock.now + .seconds(seconds)
        while true {
            if let range = unseen.firstRange(of: wanted) {
                unseen.removeSubrange(..<range.upperBound)
                return ContinuousClock.now
            }
            guard read(until: end) > 0 else {
                throw Failure.silent(String(decoding: unseen.suffix(400), as: UTF8.self))
            }
        }
    }

    /// Returns how many bytes the program writes in a number of seconds.
    func bytes(in seconds: Double) -> Int {
        let end = ContinuousClock.now + .seconds(seconds)
        unseen = []
        while read(until: end) > 0 {}
        defer { unseen = [] }
        return unseen.count
    }

    /// Seconds that processors have worked for the program so far.
    func processorSeconds() throws -> Double {
        let text = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        // The name in parentheses may hold spaces; user and system time are the 14th and 15th value.
        let values = text.split(separator: ")").last?.split(separator: " ") ?? []
        guard values.count > 12, let user = Double(values[11]), let system = Double(values[12]) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// - Returns: How many bytes came; 0 if none did until then.
    private func read(until end: ContinuousClock.Instant) -> Int {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let left = (end - ContinuousClock.now) / .milliseconds(1)
            guard left > 0 else { return 0 }
            var waiting = pollfd(fd: control, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, Int32(left.rounded(.up))) > 0 else { return 0 }
            let count = Glibc.read(control, &buffer, buffer.count)
            if count > 0 {
                unseen += buffer[..<count]
                return count
            }
            guard count < 0, errno == EINTR || errno == EAGAIN else { return 0 }
        }
    }
}

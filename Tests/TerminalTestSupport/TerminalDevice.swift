import Dispatch
import Glibc
import Synchronization
import TerminalUI
import Testing

/// What a terminal does with what is typed and shown.
struct TerminalSettings: Hashable {
    let flags: [tcflag_t]
    let characters: [UInt8]

    init(_ settings: termios) {
        flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
        characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
    }
}

/// Both ends of a pair of devices (pty(7)): programs have the one with a path for their terminal, and the other one is
/// the screen and the keys.
final class TerminalDevice: Sendable {
    // TIOCSPTLCK and TIOCGPTN of ioctl_tty(2): the C library's own calls (posix_openpt, ptsname) are out of Swift's
    // sight.
    private static let setLock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    let path: String
    /// The end with screen and keys.
    let control: Int32
    private let pixels: Size?
    private let isClosed = Atomic(false)
    /// What is typed goes one after the other, and the end comes last.
    private let keys = DispatchQueue(label: "keys")

    init(size: Size, pixels: Size?) throws {
        control = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
        var (lock, number) = (Int32(0), UInt32(0))
        try #require(ioctl(control, Self.setLock, &lock) == 0 && ioctl(control, Self.getNumber, &number) == 0)
        path = "/dev/pts/\(number)"
        self.pixels = pixels
        try resize(size)
    }

    func resize(_ size: Size) throws {
        let (width, height) = (pixels?.width ?? 0, pixels?.height ?? 0)
        var window = winsize(
            ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: UInt16(size.width * width),
            ws_ypixel: UInt16(size.height * height))
        try #require(ioctl(control, UInt(TIOCSWINSZ), &window) == 0)
    }

    func settings() throws -> TerminalSettings {
        var settings = termios()
        try #require(tcgetattr(control, &settings) == 0)
        return TerminalSettings(settings)
    }

    /// Whether something was typed that nobody has read; changes how the terminal reads from then on.
    func hasUnreadInput() throws -> Bool {
        let side = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        try #require(side >= 0)
        defer { Glibc.close(side) }
        var settings = termios()
        try #require(tcgetattr(side, &settings) == 0)
        // Else only whole lines count.
        settings.c_lflag &= ~tcflag_t(ICANON)
        try #require(tcsetattr(side, TCSANOW, &settings) == 0)
        var count: Int32 = 0
        try #require(ioctl(side, UInt(FIONREAD), &count) == 0)
        return count > 0
    }

    /// Sends keys, which wait until the program has read those before them.
    func write(_ bytes: [UInt8]) {
        keys.async { [self] in
            var rest = bytes[...]
            while !rest.isEmpty, !isClosed.load(ordering: .sequentiallyConsistent) {
                let count = rest.withUnsafeBytes { Glibc.write(control, $0.baseAddress, $0.count) }
                if count > 0 { rest = rest.dropFirst(count) }
                guard count < 0 else { continue }
                guard errno == EAGAIN || errno == EINTR else { return }
                var room = pollfd(fd: control, events: Int16(POLLOUT), revents: 0)
                poll(&room, 1, -1)
            }
        }
    }

    /// Closes the end with screen and keys; the programs on the terminal are told by a signal.
    func close() {
        guard !isClosed.exchange(true, ordering: .sequentiallyConsistent) else { return }
        keys.async { [control] in _ = Glibc.close(control) }
    }
}

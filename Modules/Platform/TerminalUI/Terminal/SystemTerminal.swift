import Glibc

/// The terminal that the process was started on: standard input and standard output.
@MainActor
public final class SystemTerminal: TerminalDevice {
    // The alternate screen, no cursor, no automatic line breaks, bracketed paste, the mouse in SGR encoding.
    private static let entrance = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[2J"
    private static let departure =
        "\u{1B}[?2026l\u{1B}[0m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    private var hasScreen = false
    /// The settings from before; nil while the terminal is as it was.
    private var settings: termios?
    private var keyboard: Keyboard?
    private var signals: TerminalSignals?
    /// The sequence that removes pixels, sent before the screen is left; empty if leaving it suffices.
    public var pictureRemoval = "" {
        didSet {
            guard pictureRemoval != oldValue, let settings else { return }
            TerminalGuard.arm(settings, farewell: farewell)
        }
    }
    private var farewell: String { hasScreen ? pictureRemoval + Self.departure : "" }
    /// Receives keys and signals.
    private var tell: (@Sendable (TerminalEvent) -> Void)?

    /// Whether the process can take its terminal over: both sides are one, and it is in the foreground.
    nonisolated public static var isThere: Bool { Keyboard.isThere && isatty(STDOUT_FILENO) == 1 }

    /// Receives keys and signals from the closing of the terminal to its release; nil to restore it at once.
    private var background: (@Sendable (TerminalEvent) -> Void)?

    /// Creates a terminal without taking it over yet.
    ///
    /// - Parameter background: Receives keys and signals from the closing of the terminal to its release, while nothing
    ///   typed is echoed; nil to restore it at once.
    public init(background: (@Sendable (TerminalEvent) -> Void)? = nil) {
        self.background = background
    }

    /// The size in columns and rows; nil if unknown.
    public var size: Size? {
        window.map { Size(width: Int($0.ws_col), height: Int($0.ws_row)) }
    }

    /// The size of a cell in pixels; nil if unknown.
    public var cellSize: Size? {
        guard let window, window.ws_xpixel >= window.ws_col, window.ws_ypixel >= window.ws_row else { return nil }
        return Size(width: Int(window.ws_xpixel / window.ws_col), height: Int(window.ws_ypixel / window.ws_row))
    }

    private var window: winsize? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else { return nil }
        return size
    }

    /// Takes the terminal over; signals that end or stop the process are reported instead. Without a terminal there are
    /// no keys, and only signals are reported.
    public func open(hasScreen: Bool, tell: @escaping @Sendable (TerminalEvent) -> Void) {
        keyboard?.stop()
        signals?.stop()
        if settings != nil, self.hasScreen { _ = write(farewell) }
        (self.hasScreen, self.tell) = (hasScreen, tell)
        if let settings { TerminalGuard.arm(settings, farewell: farewell) }
        takeOver()
    }

    /// Writes to standard output; false if it is gone.
    public func write(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(STDOUT_FILENO, rest.baseAddress, rest.count)
                if count < 0 {
                    guard errno == EINTR || errno == EAGAIN else { return false }
                    // If the descriptor was set to non-blocking, wait here.
                    var descriptor = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
                    poll(&descriptor, 1, -1)
                }
                rest = rest.dropFirst(max(0, count))
            }
            return true
        }
    }

    /// Stops the process until it is continued.
    public func suspend() {
        leave()
        raise(SIGSTOP)
        if keyboard != nil { enter() }
    }

    /// Leaves the terminal as it was; signals do what they always did.
    public func lend() { letGo() }

    /// Takes the terminal over again, with its signals.
    public func takeBack() { takeOver() }

    /// Leaves the screen, and passes events to the background handler; without one, restores the terminal and the
    /// signals.
    public func close() {
        if let background { open(hasScreen: false, tell: background) } else { letGo() }
    }

    /// Restores the terminal and the signals, even with a background handler.
    public func release() {
        background = nil
        letGo()
    }

    private func takeOver() {
        guard let tell else { return }
        signals = TerminalSignals(tell)
        // The system stops a program in the background that changes its terminal.
        guard Keyboard.isThere else { return }
        enter()
        keyboard = Keyboard { tell(.bytes($0)) }
    }

    private func letGo() {
        keyboard?.stop()
        keyboard = nil
        leave()
        signals?.stop()
        signals = nil
    }

    private func enter() {
        if settings == nil { silence() }
        if hasScreen, settings != nil { _ = write(Self.entrance) }
    }

    /// Stops showing what is typed.
    private func silence() {
        var found = termios()
        guard tcgetattr(STDIN_FILENO, &found) == 0 else { return }
        settings = found
        TerminalGuard.arm(found, farewell: farewell)
        var raw = found
        // Signals such as that of Ctrl-C stay; Ctrl-S would stop everything that is drawn.
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        raw.c_iflag &= ~tcflag_t(IXON)
        withUnsafeMutableBytes(of: &raw.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    }

    private func leave() {
        guard var settings else { return }
        self.settings = nil
        if hasScreen { _ = write(farewell) }
        // Unread input is not for the shell.
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
        TerminalGuard.disarm()
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// The address of its first byte.
    fileprivate var baseAddress: UnsafePointer<UInt8>? { base.baseAddress.map { $0 + startIndex } }
}

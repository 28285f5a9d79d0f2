import Glibc
import TerminalPictures
import TerminalUI

/// The terminal while something is played on it: keys are read as they are pressed, and the screen is another one.
@MainActor
final class PlayerTerminal {
    private static let entrance = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J"
    private static let farewell = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    private let hasScreen: Bool
    private let output: @Sendable (String) -> Void
    /// The settings from before; nil while the terminal is as it was.
    private var settings: termios?
    /// What removes pictures from the screen, before it is another one again.
    var removal = "" {
        didSet {
            guard hasScreen, removal != oldValue, let settings else { return }
            TerminalGuard.arm(settings, farewell: farewell)
        }
    }
    private var farewell: String { hasScreen ? removal + Self.farewell : "" }

    /// - Parameter hasScreen: Whether a screen is drawn, too.
    init(hasScreen: Bool, output: @escaping @Sendable (String) -> Void) {
        self.hasScreen = hasScreen
        self.output = output
    }

    /// Takes the terminal over.
    func enter() {
        var found = termios()
        guard settings == nil, tcgetattr(STDIN_FILENO, &found) == 0 else { return }
        settings = found
        TerminalGuard.arm(found, farewell: farewell)
        var raw = found
        // Signals such as that of Ctrl-C stay; Ctrl-S would stop everything that is drawn.
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
        raw.c_iflag &= ~tcflag_t(IXON)
        withUnsafeMutableBytes(of: &raw.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
        if hasScreen { output(Self.entrance) }
    }

    /// Leaves it as it was.
    func leave() {
        guard var settings else { return }
        self.settings = nil
        output(farewell)
        // What was typed and not read is not for the shell.
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
        TerminalGuard.disarm()
    }

    /// Rows and columns; nil if nobody knows.
    static var size: (rows: Int, columns: Int)? {
        window.map { (Int($0.ws_row), Int($0.ws_col)) }
    }

    /// A cell in pixels; nil if nobody knows.
    static var cell: CellSize? {
        window.flatMap { CellSize(width: Int($0.ws_xpixel / $0.ws_col), height: Int($0.ws_ypixel / $0.ws_row)) }
    }

    private static var window: winsize? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else { return nil }
        return size
    }
}

/// The environment variables that describe the terminal.
///
/// They are a first guess: a terminal started from another one inherits them. See ``TerminalAnswers``.
public struct TerminalEnvironment: Hashable, Sendable {
    /// The variables that are looked at, here and by libchafa.
    public static let names = [
        "TERM", "COLORTERM", "TERM_PROGRAM", "TERM_NAME", "VTE_VERSION", "KONSOLE_VERSION", "KITTY_WINDOW_ID",
        "LC_TERMINAL", "CTX_BACKEND", "TMUX", "STY", "ZELLIJ", "NO_COLOR", "LC_ALL", "LC_CTYPE", "LANG",
    ]

    /// Those that are set and not empty.
    let values: [String: String]

    /// Creates the environment.
    ///
    /// - Parameter value: Returns the value of a variable; nil if it is not set.
    public init(_ value: (String) -> String?) {
        var values: [String: String] = [:]
        for name in Self.names {
            if let text = value(name), !text.isEmpty { values[name] = text }
        }
        self.values = values
    }

    private var terminal: String { values["TERM"] ?? "" }

    /// Whether the cursor can be placed at all.
    var isCapable: Bool { !["", "dumb", "unknown"].contains(terminal) }

    /// Whether another program (tmux, screen, zellij) is between us and the terminal: it passes text through, but drops
    /// or misplaces what it does not know.
    var isMultiplexed: Bool {
        ["TMUX", "STY", "ZELLIJ"].contains { values[$0] != nil } || terminal.hasPrefix("screen")
            || terminal.hasPrefix("tmux")
    }

    /// Whether colours are seen and wanted (https://no-color.org).
    var hasColors: Bool {
        values["NO_COLOR"] == nil && !terminal.hasPrefix("vt")
            && !["-m", "-mono", "-nc"].contains(where: terminal.hasSuffix)
    }

    /// Whether the terminal shows more than ASCII, by POSIX's order of the variables of the locale.
    public var hasUnicode: Bool {
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { values[$0] }.first?.uppercased() ?? ""
        return locale.contains("UTF-8") || locale.contains("UTF8")
    }

    /// Whether it is the Linux console, which shows unknown sequences instead of ignoring them.
    var isConsole: Bool { terminal == "linux" }
}

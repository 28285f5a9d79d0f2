import Glibc
import StoryCore

/// The environment variables that the program uses.
///
/// Each is looked up by name: copying all of them, as Foundation does, takes a twentieth of a short command's time.
enum ProcessEnvironment {
    private static let names = [
        "STORY_HOME", "STORY_PROFILE", "STORY_LOG", "STORY_VOICES", "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME",
        "XDG_CACHE_HOME", "XDG_STATE_HOME",
        "TERM", "NO_COLOR", "COLUMNS", "WT_SESSION", "ConEmuANSI", "TERM_PROGRAM", "DBUS_SESSION_BUS_ADDRESS",
        "XDG_RUNTIME_DIR",
    ]

    /// The variables that describe the terminal.
    private static let terminalNames = ["TERM", "COLORTERM", "NO_COLOR", "LC_ALL", "LC_CTYPE", "LANG", "COLORFGBG"]

    /// The variables that are set.
    static var values: [String: String] { values(of: names) }

    /// The variables that are set and describe the terminal.
    static var terminal: [String: String] { values(of: terminalNames) }

    /// Removes variables that could steer a terminal, and a home that is no path: system libraries, such as that of a
    /// sound server, write them to standard error.
    ///
    /// Must be called before there is a second thread, and after ``values`` was read.
    static func withholdHarm() {
        var harmful: [String] = []
        var entry = environ
        while let text = entry.pointee {
            let variable = String(cString: text)
            let parts = variable.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if let name = parts.first, !PlainText.isHarmless(variable) || name == "HOME" && parts.last?.first != "/" {
                harmful.append(String(name))
            }
            entry += 1
        }
        harmful.forEach { unsetenv($0) }
    }

    private static func values(of names: [String]) -> [String: String] {
        var values: [String: String] = [:]
        for name in names { values[name] = value(of: name) }
        return values
    }

    /// Returns another variable that only a few commands use; nil if it is not set.
    static func value(of name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}

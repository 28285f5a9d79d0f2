import Logging

/// How much a log takes.
public enum LogLevel: String, CaseIterable, Sendable {
    /// Everything.
    case debug
    /// What begins, ends and goes wrong.
    case info
    /// What goes wrong.
    case warning

    /// Reads a level, whatever the case of its letters; nil if there is none of this name.
    public init?(name: String) {
        self.init(rawValue: name.lowercased())
    }

    /// The level of the same name in swift-log.
    var swiftLogLevel: Logger.Level {
        switch self {
        case .debug: .debug
        case .info: .info
        case .warning: .warning
        }
    }
}

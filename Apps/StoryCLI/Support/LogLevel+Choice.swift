import ArgumentParser
import StoryCore

extension LogLevel {
    /// What turns the log off in spite of the variable.
    fileprivate static let off = "off"

    /// Returns the level of a command line, or else that of the environment; nil for no log.
    ///
    /// - Throws: `ValidationError` for an option, ``UnknownLogLevel`` for a variable that names no level.
    static func chosen(by arguments: [String], in environment: [String: String]) throws -> LogLevel? {
        if let name = try arguments.value(of: "--log-level", called: "a level") {
            guard name.lowercased() != off else { return nil }
            guard let level = LogLevel(name: name) else {
                throw ValidationError("'--log-level' can be \(names), not '\(PlainText.quotation(name))'.")
            }
            return level
        }
        guard let name = environment["STORY_LOG"], !name.isEmpty, name.lowercased() != off else { return nil }
        guard let level = LogLevel(name: name) else { throw UnknownLogLevel(name: name) }
        return level
    }

    /// What people can choose.
    private static var names: String { allCases.map(\.rawValue).joined(separator: ", ") + " or \(off)" }
}

/// The variable STORY_LOG names no level.
struct UnknownLogLevel: ExplainedError {
    let name: String

    var code: String { "log.unknownLevel" }
    var message: String { "STORY_LOG is '\(PlainText.quotation(name))', which is no level." }
    var reason: String? { nil }
    var recovery: RecoveryAction { .chooseOne(of: LogLevel.allCases.map(\.rawValue) + [LogLevel.off]) }
    var category: ErrorCategory { .configuration }
    var severity: ErrorSeverity { .error }
}

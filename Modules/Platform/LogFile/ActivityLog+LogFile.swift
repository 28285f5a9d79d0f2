public import Foundation
public import StoryCore

extension ActivityLog {
    /// Creates a log that writes to a file.
    ///
    /// - Parameters:
    ///   - level: The least important lines that it takes.
    ///   - now: The current date.
    public init(level: LogLevel, file: LogFile, now: @escaping @Sendable () -> Date = { Date() }) {
        self.init(level: level) { LogFileHandler(label: $0, file: file, now: now) }
    }
}

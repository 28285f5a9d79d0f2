public import Foundation
import Glibc
public import Logging
import StoryCore

/// Writes what a logger takes as lines of a ``LogFile``:
/// `2026-12-01T19:30:00.250Z info 4711 jobs: the work begins job=7h2k9c steps=3`.
///
/// The number is that of the process. A line has one moment, one message and no line break: control characters are
/// escaped.
public struct LogFileHandler: LogHandler {
    public var logLevel = Logger.Level.debug
    public var metadata: Logger.Metadata = [:]
    public var metadataProvider: Logger.MetadataProvider?
    private let label: String
    private let file: LogFile
    private let now: @Sendable () -> Date

    /// Creates a handler.
    ///
    /// - Parameters:
    ///   - label: What the lines are about.
    ///   - now: The current date.
    public init(label: String, file: LogFile, now: @escaping @Sendable () -> Date) {
        (self.label, self.file, self.now) = (label, file, now)
    }

    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    public func log(event: LogEvent) {
        let values = metadata.merging(metadataProvider?.get() ?? [:]) { $1 }.merging(event.metadata ?? [:]) { $1 }
        let details = values.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        let moment = now().formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        file.append("\(moment) \(event.level) \(getpid()) \(label): \(event.message)\(details)".escaped)
    }
}

extension String {
    /// The text with its control characters written as their numbers, so that it is one line that steers no terminal.
    fileprivate var escaped: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.flatMap { scalar in
                    scalar.properties.generalCategory.isVisible
                        ? [scalar] : Array("\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
                }))
    }
}

extension Unicode.GeneralCategory {
    /// Whether a character of this category neither ends a line nor steers a terminal.
    fileprivate var isVisible: Bool {
        ![.control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse].contains(self)
    }
}

import InMemoryLogging
import Logging
public import StoryCore

/// Keeps what is logged, for tests to look at.
public struct LogRecorder: Sendable {
    private let handler = InMemoryLogHandler()

    /// Creates a recorder without lines.
    public init() {}

    /// The log, which takes everything.
    public var log: ActivityLog {
        ActivityLog(level: .debug) { [handler] label in
            var own = handler
            own[metadataKey: Self.subject] = .string(label)
            return own
        }
    }

    /// The lines so far: "jobs: claimed attempt=1 job=…", with the details in alphabetical order. Those in seconds, which
    /// depend on the clock, are without their number.
    public var lines: [String] {
        handler.entries.map { entry in
            let details = entry.metadata.filter { $0.key != Self.subject }.sorted { $0.key < $1.key }
                .map { $0.key == "seconds" ? " seconds" : " \($0.key)=\($0.value)" }
            return "\(entry.metadata[Self.subject]?.description ?? ""): \(entry.message)\(details.joined())"
        }
    }

    private static let subject = "subject"
}

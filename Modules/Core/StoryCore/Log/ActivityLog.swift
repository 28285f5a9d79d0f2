public import Logging

/// A log of what happens out of sight: jobs, calls of providers, playback, storage. It is off unless somebody asks for it.
///
/// A family can show it to a stranger: a message is a literal, which nothing is put into, and a detail is a number, an
/// identifier or one of a few named cases. No name, no story and nothing that somebody typed can get in.
public struct ActivityLog: Sendable {
    /// What a line is about; the label of its logger.
    public enum Subject: String, CaseIterable, Sendable {
        /// Jobs, the queue, and workers.
        case jobs
        /// What authors, narrators and illustrators are asked for.
        case providers
        /// The player, its engine, and remotes.
        case playback
        /// The library on disk, its backups and repairs.
        case storage
    }

    /// One logger a subject; none while the log is off.
    private let loggers: [Subject: Logger]
    /// What all lines have in common.
    private var context: [ActivityDetail] = []

    /// Creates a log that is off: it writes nothing, and its details are not even made.
    public init() { loggers = [:] }

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - level: The least important lines that it takes.
    ///   - makeHandler: Returns what takes the lines of a subject, whose name it is given.
    public init(level: LogLevel, handler makeHandler: (String) -> any LogHandler) {
        loggers = Dictionary(
            uniqueKeysWithValues: Subject.allCases.map { subject in
                var logger = Logger(label: subject.rawValue, factory: makeHandler)
                logger.logLevel = level.swiftLogLevel
                return (subject, logger)
            })
    }

    /// Whether it takes lines.
    public var isOn: Bool { !loggers.isEmpty }

    /// Returns the same log, with details that all lines have in common.
    public func about(_ details: ActivityDetail...) -> ActivityLog {
        guard isOn else { return self }
        var log = self
        log.context += details
        return log
    }

    /// Writes what happened on the way, for those who look for a fault.
    public func debug(
        _ subject: Subject, _ message: StaticString, _ details: @autoclosure () -> [ActivityDetail] = []
    ) {
        write(.debug, subject, message, details)
    }

    /// Writes what has begun or ended.
    public func info(
        _ subject: Subject, _ message: StaticString, _ details: @autoclosure () -> [ActivityDetail] = []
    ) {
        write(.info, subject, message, details)
    }

    /// Writes what went wrong.
    public func warning(
        _ subject: Subject, _ message: StaticString, _ details: @autoclosure () -> [ActivityDetail] = []
    ) {
        write(.warning, subject, message, details)
    }

    private func write(
        _ level: LogLevel, _ subject: Subject, _ message: StaticString, _ details: () -> [ActivityDetail]
    ) {
        guard let logger = loggers[subject], logger.logLevel <= level.swiftLogLevel else { return }
        let values = (context + details()).map { ($0.key.description, Logger.MetadataValue.string($0.value)) }
        logger.log(
            level: level.swiftLogLevel, Logger.Message(stringLiteral: message.description),
            metadata: Logger.Metadata(values) { $1 })
    }
}

extension ActivityLog {
    /// Does something, and logs its beginning, its end with how long it took, and its failure.
    ///
    /// - Parameter details: What the last line says of the answer.
    public func around<Answer, Failure: ExplainedError>(
        _ subject: Subject, _ what: StaticString, _ work: () async throws(Failure) -> Answer,
        details: (Answer) -> [ActivityDetail] = { _ in [] }
    ) async throws(Failure) -> Answer {
        guard isOn else { return try await work() }
        let start = ContinuousClock.now
        info(subject, "begins", [.word("work", what)])
        do throws(Failure) {
            let answer = try await work()
            info(
                subject, "done",
                [.word("work", what), .seconds("seconds", start.duration(to: .now))] + details(answer))
            return answer
        } catch {
            warning(
                subject, "failed",
                [.word("work", what), .seconds("seconds", start.duration(to: .now)), .failure(error)])
            throw error
        }
    }
}

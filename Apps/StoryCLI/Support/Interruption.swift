import Dispatch
import Glibc

/// Turns Ctrl-C and its relatives into the cancellation of a task.
enum Interruption {
    /// Does something that a signal to the process cancels; a second signal ends the process at once.
    static func cancelling<Value: Sendable>(
        _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let task = Task { try await operation() }
        let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                if task.isCancelled { _exit(ExitStatus.cancelled.rawValue) }
                task.cancel()
            }
            source.resume()
            return source
        }
        defer { sources.forEach { $0.cancel() } }
        return try await task.value
    }
}

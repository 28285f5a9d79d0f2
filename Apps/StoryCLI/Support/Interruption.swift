import Glibc
import TerminalUI

/// Turns Ctrl-C and other signals into the cancellation of a task.
enum Interruption {
    /// Runs an operation that a signal cancels; a second signal ends the process at once.
    static func cancelling<Value: Sendable>(
        _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let task = Task { try await operation() }
        let watch = SignalWatch(SignalWatch.ends) { _ in
            if task.isCancelled { _exit(ExitStatus.cancelled.rawValue) }
            task.cancel()
        }
        defer { watch.stop() }
        return try await task.value
    }
}

import StoryCore

extension GenerationDependencies {
    /// Tells when to look at the queue again: after a change, and after a second, since a worker that dies tells nobody,
    /// and not every library can be watched.
    ///
    /// Changes are watched from now on, by one watch however often it is asked. It ends when the task is cancelled.
    func wakeUps() -> AsyncStream<Void> {
        let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let watching = Task { [changes = observation.changes()] in
            for await parts in changes where parts.contains(.jobs) { signal.yield() }
        }
        signal.onTermination = { _ in watching.cancel() }
        return AsyncStream { [clock] in
            let tick = Task {
                do { try await clock.sleep(for: .seconds(1)) } catch { return }
                signal.yield()
            }
            defer { tick.cancel() }
            for await _ in signals { return }
            return nil
        }
    }
}

/// Converts a terminal's output to events, and distinguishes a lone Escape from the beginning of a sequence by time.
@MainActor
public final class InputReader {
    private var decoder = InputDecoder()
    private let patience: Duration
    private let clock: any Clock<Duration>
    private let tell: @MainActor (InputEvent) -> Void
    private var wait: Task<Void, Never>?

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - patience: How long a sequence may pause before it counts as complete; terminals send one at once, networks
    ///     may divide it.
    ///   - tell: Called with each event, in order.
    public init(
        patience: Duration = .milliseconds(50), clock: any Clock<Duration>,
        tell: @escaping @MainActor (InputEvent) -> Void
    ) {
        (self.patience, self.clock, self.tell) = (patience, clock, tell)
    }

    /// Handles the terminal's input.
    public func take(_ bytes: [UInt8]) {
        wait?.cancel()
        wait = nil
        decoder.decode(bytes).forEach(tell)
        guard decoder.isWaiting else { return }
        wait = Task { [weak self, clock, patience] in
            do {
                try await clock.sleep(for: patience)
            } catch {
                // More came in time.
                return
            }
            self?.flush()
        }
    }

    private func flush() {
        guard wait?.isCancelled == false else { return }
        wait = nil
        decoder.flush().forEach(tell)
    }
}

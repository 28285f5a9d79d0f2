import StoryCore

/// Retries requests to providers, with exponential backoff and jitter.
struct RetryPolicy: Sendable {
    /// The maximum number of attempts, at least 1.
    var attempts = 3
    /// The delay before the second attempt; each further one is twice as long.
    var firstDelay = Duration.seconds(1)
    /// The maximum delay, whatever the provider requests.
    var longestDelay = Duration.seconds(30)
    var clock: any Clock<Duration>
    var random: @Sendable () -> UInt64
    /// The log of the requests.
    var log = ActivityLog()

    /// Makes a request until it succeeds, fails for good or has been made ``attempts`` times.
    ///
    /// Each delay is randomly shortened by up to half, so that requests that failed together are not repeated together.
    func run<Value>(
        _ request: () async throws(ProviderError) -> Value
    ) async throws(ProviderError) -> Value {
        var attempt = 1
        while true {
            guard !Task.isCancelled else { throw .cancelled }
            let start = ContinuousClock.now
            do throws(ProviderError) {
                log.debug(.providers, "asked", [.count("attempt", attempt)])
                let answer = try await request()
                log.debug(
                    .providers, "answered",
                    [.count("attempt", attempt), .seconds("seconds", start.duration(to: .now))])
                return answer
            } catch {
                log.warning(
                    .providers, "failed",
                    [.count("attempt", attempt), .seconds("seconds", start.duration(to: .now)), .failure(error)])
                guard error.isTransient, attempt < attempts, !Task.isCancelled else { throw error }
                await wait(after: error, attempt: attempt)
                attempt += 1
            }
        }
    }

    private func wait(after error: ProviderError, attempt: Int) async {
        let backoff = min(longestDelay, firstDelay * (1 << min(attempt - 1, 16)))
        var delay = backoff * (0.5 + 0.5 * Double(random() % 1024) / 1024)
        if let asked = error.retryDelay { delay = min(longestDelay, max(delay, .seconds(asked))) }
        log.debug(.providers, "waits before the next attempt", [.seconds("seconds", delay)])
        // A cancellation ends the delay early, and the loop then stops.
        try? await clock.sleep(for: delay)
    }
}

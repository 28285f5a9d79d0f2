import StoryCore

/// How often, and how patiently, a request to a provider is made again.
struct RetryPolicy: Sendable {
    /// How often a request is made in all; at least once.
    var attempts = 3
    /// The wait before the second attempt; each further one is twice as long.
    var firstDelay = Duration.seconds(1)
    /// The longest wait, whatever the provider asks for.
    var longestDelay = Duration.seconds(30)
    var clock: any Clock<Duration>
    var random: @Sendable () -> UInt64

    /// Makes a request until it succeeds, fails for good or has been made ``attempts`` times.
    ///
    /// Each wait is up to half shorter by chance, so that several requests that failed together do not come back together.
    func run<Value>(
        _ request: () async throws(ProviderError) -> Value
    ) async throws(ProviderError) -> Value {
        var attempt = 1
        while true {
            guard !Task.isCancelled else { throw .cancelled }
            do throws(ProviderError) {
                return try await request()
            } catch {
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
        // Being cancelled ends the wait early; the loop then sees it.
        try? await clock.sleep(for: delay)
    }
}

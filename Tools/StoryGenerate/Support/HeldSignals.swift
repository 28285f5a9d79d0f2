import Foundation

/// Blocks the signals that end a program.
struct HeldSignals: Sendable {
    private let before: sigset_t

    /// They wait from now on.
    init() {
        var (held, before) = (sigset_t(), sigset_t())
        sigemptyset(&held)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&held, signal) }
        pthread_sigmask(SIG_BLOCK, &held, &before)
        self.before = before
    }

    /// Those that have come do what they do.
    func release() {
        var before = before
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}

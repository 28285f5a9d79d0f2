import DynamicLibrary
import StoryCore
import Synchronization

/// The state that callers and the bus's thread share behind a lock; the newest state waits to be shown.
final class MprisSharedState: Sendable {
    private struct State {
        var newest: PlaybackRemoteState?
        var told = MprisNews()
        var life = ThreadLifecycle()
    }

    let wakeUp = WakeEventFD()
    private let state = Mutex(State())

    // MARK: - Callers

    /// Sets the state, and wakes the thread if the change has to be signalled.
    func show(_ new: PlaybackRemoteState) {
        let isNews = state.withLock { state in
            guard !state.life.isClosed else { return false }
            state.newest = new
            return state.life.isRunning && !state.life.isOver && state.told.isNews(new)
        }
        if isNews { wakeUp.signal() }
    }

    /// Whether the caller has to start the thread; true only once.
    func needsThread() -> Bool {
        // Without a descriptor the thread cannot be woken.
        state.withLock { wakeUp.descriptor >= 0 && $0.life.start() }
    }

    /// Closes the state, and returns whether the caller has to end what depends on it, since there is no thread.
    func close() -> Bool {
        let isFirst = state.withLock { $0.life.close() }
        wakeUp.signal()
        return isFirst
    }

    /// Waits until the thread is done.
    func waitUntilOver() async {
        await withCheckedContinuation { continuation in
            if state.withLock({ $0.life.isOver(orResume: continuation) }) { continuation.resume() }
        }
    }

    // MARK: - The bus's thread

    /// Whether the thread has to end.
    var isClosed: Bool { state.withLock { $0.life.isClosed } }

    /// The latest state.
    var newest: PlaybackRemoteState? { state.withLock { $0.newest } }

    /// Returns the change that has to be signalled now, and records it.
    func takeNews() -> MprisChange? {
        state.withLock { state in state.newest.flatMap { state.told.take($0) } }
    }

    /// Marks the thread as finished.
    func finish() {
        state.withLock { $0.life.finish() }.forEach { $0.resume() }
    }
}

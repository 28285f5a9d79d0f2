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

    /// Takes what is to be shown, and wakes the thread if others have to be told.
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
        // Without a descriptor nobody could wake it.
        state.withLock { wakeUp.descriptor >= 0 && $0.life.start() }
    }

    /// Takes nothing more; whether the caller is the one who has to end what depends on it, there being no thread.
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

    /// What was shown last.
    var newest: PlaybackRemoteState? { state.withLock { $0.newest } }

    /// What others have to be told now; it counts as told from then on.
    func takeNews() -> MprisChange? {
        state.withLock { state in state.newest.flatMap { state.told.take($0) } }
    }

    /// Says that the thread is done.
    func finish() {
        state.withLock { $0.life.finish() }.forEach { $0.resume() }
    }
}

import StoryCore
import Synchronization

/// Where callers and the bus's thread meet; nobody waits here for longer than it takes to put something down.
final class MprisDesk: Sendable {
    private struct State {
        var newest: PlaybackRemoteState?
        var told = MprisNews()
        var isRunning = false
        var isClosed = false
        var isOver = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    let bell = BusBell()
    private let state = Mutex(State())

    // MARK: - Callers

    /// Takes what is to be shown, and wakes the thread if others have to be told.
    func show(_ new: PlaybackRemoteState) {
        let isNews = state.withLock { state in
            guard !state.isClosed else { return false }
            state.newest = new
            return state.isRunning && !state.isOver && state.told.isNews(new)
        }
        if isNews { bell.ring() }
    }

    /// Whether the caller has to start the thread, which is so once.
    func needsThread() -> Bool {
        state.withLock { state in
            // Without a bell nobody could wake it.
            guard !state.isRunning, !state.isClosed, bell.descriptor >= 0 else { return false }
            state.isRunning = true
            return true
        }
    }

    /// Takes nothing more; whether the caller is the one who has to end what depends on it, there being no thread.
    func close() -> Bool {
        let isFirst = state.withLock { state in
            let isFirst = !state.isClosed && !state.isRunning
            state.isClosed = true
            if isFirst { state.isOver = true }
            return isFirst
        }
        bell.ring()
        return isFirst
    }

    /// Waits until the thread is done.
    func waitUntilOver() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if !state.isOver { state.waiting.append(continuation) }
                return state.isOver
            }
            if isOver { continuation.resume() }
        }
    }

    // MARK: - The bus's thread

    /// Whether the thread has to end.
    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// What was shown last.
    var newest: PlaybackRemoteState? { state.withLock { $0.newest } }

    /// What others have to be told now; it counts as told from then on.
    func takeNews() -> MprisChange? {
        state.withLock { state in state.newest.flatMap { state.told.take($0) } }
    }

    /// Says that the thread is done.
    func finish() {
        let waiting = state.withLock { state in
            state.isOver = true
            defer { state.waiting = [] }
            return state.waiting
        }
        waiting.forEach { $0.resume() }
    }
}

import DynamicLibrary
import Foundation
import StoryCore
import Synchronization

/// A command for the engine's thread.
enum PlaybackCommand: Sendable {
    case load(PlaybackRequest)
    case play
    case pause
    case seek(to: Double)
    case setSpeed(PlaybackSpeed)
    case setVolume(Double, over: Duration)
    case stop
}

/// A file to play.
struct PlaybackRequest: Sendable {
    var load: PlaybackLoad
    var source: PlaybackSource
    var start: Double
    var isPlaying: Bool
}

/// The command queue between callers and the engine's thread, with the state that both share behind a lock.
final class PlayerCommandQueue: Sendable {
    private struct State {
        var commands: [PlaybackCommand] = []
        var lastLoad = 0
        /// The number of positions set by callers; readings count only if the thread knows all of them.
        var placements = 0
        var position: PlaybackPosition?
        var duration: Double?
        var life = ThreadLifecycle()
    }

    let wakeUp = WakeSemaphore()
    private let state = Mutex(State())

    // MARK: - Callers

    /// The current position.
    var position: PlaybackPosition? {
        state.withLock { state in
            guard var position = state.position else { return nil }
            let now = SuspendingClock.now
            position.seconds = min(position.seconds(at: now), state.duration ?? .infinity)
            position.instant = now
            return position
        }
    }

    /// Adds a load; `start` is a number of 0 or more.
    func load(_ source: PlaybackSource, from start: Double, playing: Bool) -> PlaybackLoad {
        let load = state.withLock { state in
            state.lastLoad += 1
            let load = PlaybackLoad(rawValue: state.lastLoad)
            guard !state.life.isClosed else { return load }
            state.duration = nil
            Self.setPosition(of: &state, to: start)
            state.commands.append(
                .load(PlaybackRequest(load: load, source: source, start: start, isPlaying: playing)))
            return load
        }
        wakeUp.signal()
        return load
    }

    /// Adds a seek, clamped to 0 or more; ignored without a file.
    func seek(to seconds: Double) {
        state.withLock { state in
            guard !state.life.isClosed, state.position != nil else { return }
            let position = min(seconds, state.duration ?? .infinity)
            Self.setPosition(of: &state, to: position)
            state.commands.append(.seek(to: position))
        }
        wakeUp.signal()
    }

    /// Adds a command to stop.
    func stop() {
        state.withLock { state in
            guard !state.life.isClosed else { return }
            state.placements += 1
            state.position = nil
            state.commands.append(.stop)
        }
        wakeUp.signal()
    }

    /// Adds any other command.
    func post(_ command: PlaybackCommand) {
        state.withLock { if !$0.life.isClosed { $0.commands.append(command) } }
        wakeUp.signal()
    }

    /// Whether the caller has to start the thread; true only once.
    func needsThread() -> Bool {
        state.withLock { $0.life.start() }
    }

    /// Closes the queue, and returns whether the caller has to end what depends on it, since there is no thread.
    func close() -> Bool {
        let isFirst = state.withLock { state in
            state.position = nil
            return state.life.close()
        }
        wakeUp.signal()
        return isFirst
    }

    /// Waits until the thread is done.
    func waitUntilOver() async {
        await withCheckedContinuation { continuation in
            if state.withLock({ $0.life.isOver(orResume: continuation) }) { continuation.resume() }
        }
    }

    // MARK: - The engine's thread

    /// Returns the pending commands and the number of positions set until then; nil once it is closed.
    func takeCommands() -> (commands: [PlaybackCommand], placements: Int)? {
        state.withLock { state in
            guard !state.life.isClosed else { return nil }
            defer { state.commands = [] }
            return (state.commands, state.placements)
        }
    }

    /// Reports a position; returns false if a caller has set another one meanwhile.
    func report(_ position: PlaybackPosition, duration: Double?, placements: Int) -> Bool {
        state.withLock { state in
            guard state.placements == placements, !state.life.isClosed else { return false }
            state.position = position
            state.duration = duration
            return true
        }
    }

    /// Reports that a load has failed; returns false if the caller has stopped it already.
    func leave(_ load: PlaybackLoad) -> Bool {
        state.withLock { state in
            guard state.lastLoad == load.rawValue, state.position != nil else { return false }
            state.position = nil
            return true
        }
    }

    /// Marks the thread as finished.
    func finish() {
        state.withLock { $0.life.finish() }.forEach { $0.resume() }
    }

    private static func setPosition(of state: inout State, to seconds: Double) {
        state.placements += 1
        state.position = PlaybackPosition(seconds: seconds, instant: .now, rate: 0)
    }
}
